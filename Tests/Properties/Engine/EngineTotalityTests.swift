// Any events at all: nothing stops, copies are independent, and what is counted is what is there.

import Scenario
import Testing

@testable import Engine

@Suite struct EngineTotalityTests {
  #if DEBUG
    private static let runs: UInt64 = 32
  #else
    private static let runs: UInt64 = 1_000
  #endif

  private func worlds() throws -> [Scene] {
    try EngineWorlds.kinds.map(EngineWorlds.demo)
      + EngineWorlds.kinds.map(EngineWorlds.gallery)
      + [EngineWorlds.city(), EngineWorlds.city(), EngineWorlds.gallery(), .empty]
  }

  private func events(_ scene: Scene, seed: UInt64) -> EngineEvents {
    let screens = scene.views.filter { $0.kind == .screen }.map(\.name)
    return EngineEvents(
      dice: EngineDice(seed: seed),
      views: scene.views.map(\.name) + screens + screens + screens + [
        "nobody", "nav.container", "x.y",
      ],
      stages: scene.stages.map(\.name) + scene.stages.map(\.name) + ["nowhere"], screens: screens,
      known: scene.stages.map(\.name))
  }

  @Test func `whatever happens gets a response and keeps the books in order`() throws {
    var accepted = 0
    var drives: Set<TransitionObservation.Drive> = []
    var drags: Set<DragObservation.State> = []
    for seed in 0..<Self.runs {
      for scene in try worlds() {
        var source = events(scene, seed: seed)
        var engine = TransitionEngine(scene)
        for _ in 0..<60 {
          if engine.handle(source.next()) == .accepted { accepted += 1 }
          check(engine)
          for stage in engine.observe().stages {
            if let drive = stage.transition?.drive { drives.insert(drive) }
            if let state = stage.drag?.state { drags.insert(state) }
          }
        }
      }
    }
    #expect(accepted > Int(Self.runs) * 60)
    #expect(drives.count == TransitionObservation.Drive.allCases.count)
    #expect(drags.count == DragObservation.State.allCases.count)
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

  @Test func `time may pass in one step or in two, from anywhere`() throws {
    for seed in 0..<Self.runs / 12 {
      for scene in try worlds() {
        var source = events(scene, seed: seed &+ 1 << 32)
        var engine = TransitionEngine(scene)
        for _ in 0..<50 {
          let event = source.next()
          // A transition that is begun inside a callback would wait for the second step.
          if case .upon = event { continue }
          _ = engine.handle(event)
          var (one, two) = (engine, engine)
          let first = Int64.random(in: 0...300_000_000, using: &source.dice)
          let second = Int64.random(in: 0...300_000_000, using: &source.dice)
          guard one.handle(.advance(Flicks(first + second))) == .accepted else { continue }
          _ = two.handle(.advance(Flicks(first)))
          _ = two.handle(.advance(Flicks(second)))
          #expect(same(one.observe(), two.observe()))
        }
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
    var pending = 0
    while slot.exists {
      let flight = engine.flights[slot]
      #expect(flight.course.number > last)
      last = flight.course.number
      let timeline = engine.timelines.compiled[flight.course.timeline]
      let position = engine.position(of: slot)
      // At the end stands only what the finger has there, or has just let go of to be cancelled.
      let isOnItsWay = flight.drive == .running || flight.drive == .finishing
      #expect((0..<flight.duration).contains(position) || position == 0 || !isOnItsWay)
      #expect((0...flight.duration).contains(position))
      if flight.drive == .pending { pending += 1 }
      let boundaries = (1..<max(2, timeline.phaseCount)).filter {
        $0 < timeline.phaseCount
          && engine.timelines.boundary($0, at: flight.course.boundaries) <= position
      }
      #expect(flight.course.phase == boundaries.count)
      for hold in engine.timelines.compiled.holds[timeline.holds]
      where hold.phases.contains(flight.course.phase) {
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
    #expect(engine.pendingCount == pending)
    checkDrags(engine)
    #expect(store.holds == holds)
    #expect(store.watchers == watchers)
    #expect(engine.hostsToLayOut.isEmpty && engine.queue.isEmpty)
    checkForest(observation)
    var fresh = engine
    fresh.overlays = fresh.overlays.map { _ in Overlay() }
    let anew = fresh.observe()
    #expect(anew == observation || same(anew, observation))
  }

  /// Screens are where their stages and the finger have them, and what springs back has an instant.
  private func checkDrags(_ engine: TransitionEngine) {
    var springing = 0
    for (index, stage) in engine.stages.enumerated() {
      for level in 1..<max(1, stage.stack.count) {
        let screen = engine.store.placements[stage.stack[level].screen]
        var center = engine.store.placements[stage.host].bounds.middle
        if let drag = stage.drag, level == stage.topLevel {
          let offset = engine.dragOffset(of: Handle(index))
          center = Point(x: center.x + offset.x, y: center.y + offset.y)
          #expect(drag.state == .released ? stage.flight.exists : !stage.flight.exists)
          if drag.state == .springing { springing += 1 }
        }
        #expect("\(screen.center)" == "\(center)")
        let isResting =
          stage.stack[level].rest != nil && !(stage.flight.exists && level == stage.topLevel)
        let container = stage.isNavigation ? Handle.none : stage.containers[level - 1]
        if isResting {
          #expect(engine.store.links[container].firstChild == stage.backdrops[level - 1])
        }
      }
      if stage.topLevel == 0 { #expect(stage.drag == nil) }
    }
    #expect(engine.springs.count == springing)
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
