// Any events at all: nothing stops, copies are independent, and what is counted is what is there.

import Scenario
import Testing

@testable import Engine

/// Draws events from everything that can be written, sense or not.
private struct EngineEvents {
  var dice: EngineDice
  let views: [Name]
  let stages: [Name]
  let keys: [Name] = ["k", "seven", "none"]

  private mutating func view() -> Name { dice.pick(views) }
  private mutating func stage() -> Name { dice.pick(stages) }

  private mutating func number() -> Double {
    let least = Double.leastNonzeroMagnitude
    let odd = [0, -0.0, 1, -1, 0.5, .nan, .infinity, 0x1p32, -0x1p32, 0x1p33, least, 0x1p-16]
    let isOdd = Int.random(in: 0..<4, using: &dice) == 0
    return isOdd ? dice.pick(odd) : Double.random(in: -200...600, using: &dice).rounded()
  }

  private mutating func time() -> Int64 {
    let odd = [Int64.min, -1, 0, 1, 2, 9, 700, 352_800_000, 1_128_960_000, 1 << 53, .max]
    return dice.pick(odd)
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number().magnitude, height: number().magnitude)
  }

  private mutating func endpoint() -> Endpoint? {
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: nil
    case 1: .item(dice.pick(keys))
    default: .view(view())
    }
  }

  private mutating func animation() -> Animation {
    let name: Name = dice.pick(["imageMask", "reveal", "plain", "unheard-of"])
    let duration = Int.random(in: 0..<3, using: &dice) == 0 ? nil : Flicks(time())
    return Animation(name, lasting: duration, from: endpoint(), to: endpoint())
  }

  private mutating func trigger() -> Trigger {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: .willAppear(view())
    case 1: .didAppear(view())
    case 2: .willDisappear(view())
    case 3: .didDisappear(view())
    case 4: .begins(stage())
    case 5: .phase(stage(), dice.pick([0, 1, 2, .max, .min]))
    case 6: .completes(stage())
    default: .ends(stage())
    }
  }

  mutating func next() -> Event {
    switch Int.random(in: 0..<14, using: &dice) {
    case 0..<4: tree()
    case 4..<7: property()
    case 7: .advance(Flicks(time()))
    case 8: .advance(Flicks(Int64.random(in: 0...400_000_000, using: &dice)))
    case 9: .upon(trigger(), next())
    default: transition()
    }
  }

  private mutating func tree() -> Event {
    let index = dice.pick([0, 1, 2, .max, .min, -1])
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: return .add(view(), to: view())
    case 1: return .insert(view(), into: view(), at: index)
    case 2: return .remove(view())
    case 3: return .front(view())
    case 4: return .back(view())
    default: return .bind(dice.pick(keys), to: view())
    }
  }

  private mutating func property() -> Event {
    switch Int.random(in: 0..<10, using: &dice) {
    case 0: return .setFrame(view(), rect())
    case 1: return .setBounds(view(), rect())
    case 2: return .setCenter(view(), point())
    case 3:
      return .setTransform(
        view(), Transform(a: number(), b: number(), c: number(), d: number(), tx: 0, ty: number()))
    case 4: return .scroll(view(), to: point())
    case 5: return .hide(view())
    case 6: return .show(view())
    case 7: return .setAlpha(view(), number())
    case 8: return .unbind(dice.pick(keys))
    default: return .resize(view(), rect().size)
    }
  }

  private mutating func transition() -> Event {
    let arrival: Arrival =
      Int.random(in: 0..<3, using: &dice) == 0 ? .unanimated : .animated(animation())
    let departure: Departure = dice.pick([.asEntered, .unanimated, .animated(animation())])
    switch Int.random(in: 0..<12, using: &dice) {
    case 0..<2: return .push(view(), on: stage(), arrival)
    case 2..<5: return .present(view(), on: stage(), arrival)
    case 5: return .pop(stage(), departure)
    case 6: return .dismiss(view(), departure)
    case 7: return .discard(view())
    case 8: return .finish(stage())
    case 9: return .cancel(stage())
    case 10: return .interrupt(stage())
    default: return .interrupt(nil)
    }
  }
}

@Suite struct EngineTotalityTests {
  #if DEBUG
    private static let runs: UInt64 = 60
  #else
    private static let runs: UInt64 = 2_000
  #endif

  private func worlds() throws -> [Scene] {
    try EngineWorlds.kinds.map(EngineWorlds.demo)
      + [EngineWorlds.city(), EngineWorlds.city(), EngineWorlds.city(), .empty]
  }

  private func events(_ scene: Scene, seed: UInt64) -> EngineEvents {
    let screens = scene.views.filter { $0.kind == .screen }.map(\.name)
    return EngineEvents(
      dice: EngineDice(seed: seed),
      views: scene.views.map(\.name) + screens + screens + ["nobody", "nav.container", "x.y"],
      stages: scene.stages.map(\.name) + scene.stages.map(\.name) + ["nowhere"])
  }

  @Test func `whatever happens gets a response and keeps the books in order`() throws {
    var accepted = 0
    for seed in 0..<Self.runs {
      for scene in try worlds() {
        var source = events(scene, seed: seed)
        var engine = TransitionEngine(scene)
        for _ in 0..<60 {
          if engine.handle(source.next()) == .accepted { accepted += 1 }
          check(engine)
        }
      }
    }
    #expect(accepted > Int(Self.runs) * 60)
  }

  @Test func `copies go on independently and runs repeat`() throws {
    for seed in 0..<Self.runs / 4 {
      for scene in try worlds() {
        var source = events(scene, seed: seed)
        var engine = TransitionEngine(scene)
        var twin = TransitionEngine(scene)
        for _ in 0..<40 {
          let event = source.next()
          let copy = engine
          let before = copy.observe()
          #expect(engine.handle(event) == twin.handle(event))
          #expect(copy.observe() == before)
          for stage in scene.stages { twin.keepConversion(of: stage.root) }
        }
        #expect(same(engine.observe(), twin.observe()))
      }
    }
  }

  /// Equal, where a number that is none equals another that is none.
  private func same(_ first: Observation, _ second: Observation) -> Bool {
    "\(first)" == "\(second)"
  }

  /// What is counted or kept, against what a search finds.
  private func check(_ engine: TransitionEngine) {
    let store = engine.store
    let observation = engine.observe()
    var holds = [Int32](repeating: 0, count: store.names.count)
    var watchers = holds
    var slot = engine.flights.first
    var last = 0
    while slot.exists {
      let flight = engine.flights[slot]
      #expect(flight.number > last)
      last = flight.number
      let timeline = engine.timelines.timelines[flight.timeline]
      let position = flight.position(at: engine.clock)
      #expect((0..<flight.duration).contains(position) || position == 0)
      let boundaries = (1..<max(2, timeline.phaseCount)).filter {
        $0 < timeline.phaseCount
          && engine.timelines.boundary($0, at: flight.boundaries) <= position
      }
      #expect(flight.phase == boundaries.count)
      for hold in engine.timelines.holds[timeline.holds]
      where hold.phases.contains(flight.phase) {
        switch hold.target {
        case .endpoint(let role) where flight[role].view.exists: holds[flight[role].view] += 1
        case .screen(let role) where flight[role].exists: holds[flight[role]] += 1
        default: break
        }
      }
      for view in [flight.container, flight.source.view, flight.destination.view] {
        var current = view
        while current.exists {
          watchers[current] += 1
          current = store.links[current].parent
        }
      }
      #expect(store.isOnScreen(flight.container))
      slot = flight.next
    }
    #expect(store.holds == holds)
    #expect(store.watchers == watchers)
    #expect(engine.hostsToLayOut.isEmpty && engine.queue.isEmpty)
    checkForest(observation)
    var fresh = engine
    fresh.overlays = fresh.overlays.map { _ in Overlay() }
    let anew = fresh.observe()
    #expect(anew == observation || same(anew, observation))
  }

  /// `tree.forest`, but for cycles, which `observe` would not come back from.
  private func checkForest(_ observation: Observation) {
    var counts: [Name: Int] = [:]
    var sums: [Name: Int] = [:]
    for view in observation.views {
      guard let superview = view.superview else {
        #expect(view.index == 0)
        continue
      }
      counts[superview, default: 0] += 1
      sums[superview, default: 0] += view.index
    }
    for view in observation.views {
      let count = counts[view.name] ?? 0
      #expect(sums[view.name] ?? 0 == count * (count - 1) / 2)
    }
  }
}

@Suite struct EngineIdleTests {
  @Test func `an idle frame visits no view`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    _ = engine.handle(.scroll("list", to: Point(x: 0, y: 9)))
    for _ in 0..<10 { _ = engine.handle(.advance(.milliseconds(16))) }
    #expect(engine.counters == Counters())
  }

  @Test func `a frame of a flight over a still scene visits no view either`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    #expect(engine.enter(engineFlight) == .accepted)
    _ = engine.handle(.advance(.milliseconds(16)))
    let first = engine.counters
    #expect(first.squareRoots == 1)
    for _ in 0..<90 { _ = engine.handle(.advance(.milliseconds(16))) }
    #expect(engine.counters == first)
    _ = engine.handle(.scroll("list", to: Point(x: 0, y: 9)))
    _ = engine.handle(.advance(.milliseconds(16)))
    #expect(engine.counters.squareRoots == 2)
  }

  @Test func `the earliest instant is on top whatever comes and goes`() {
    var dice = EngineDice(seed: 9)
    var heap = DueHeap()
    var times: [Handle: Int64] = [:]
    for _ in 0..<2_000 {
      let slot = Handle(Int.random(in: 0..<40, using: &dice))
      if times[slot] == nil, Bool.random(using: &dice) {
        let time = Int64.random(in: 0..<30, using: &dice)
        times[slot] = time
        heap.insert(DueHeap.Entry(time: time, number: Int(slot), slot: slot))
      } else {
        times[slot] = nil
        heap.remove(slot)
      }
      let earliest = times.map { ($0.value, $0.key) }.min { $0 < $1 }
      #expect(heap.first?.slot == earliest?.1)
    }
    heap.remove(77)
  }
}
