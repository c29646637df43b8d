// Flights on document 000's screens: figures, holds, targets that move, and what is left behind.

import Scenario
import Testing

@testable import Engine

@Suite struct EngineFlightTests {
  @Test(arguments: EngineWorlds.kinds)
  func `document 000's figures appear at its boundaries`(kind: StageKind) throws {
    var engine = TransitionEngine(try EngineWorlds.demo(kind))
    #expect(engine.enter(engineFlight) == .accepted)
    #expect(engine.seen("stage.traveller").box == Rect(x: 20, y: 120, width: 80, height: 124))
    #expect(engine.seen("stage.backdrop").blur == 3)
    _ = engine.handle(.advance(.milliseconds(500)))
    // 1.2 times (20, 138, 80, 124) about its middle.
    let swollen = engine.seen("stage.traveller")
    #expect(abs(swollen.box.origin.x - 12) < 1e-12 && abs(swollen.box.origin.y - 125.6) < 1e-12)
    #expect(abs(swollen.box.size.width - 96) < 1e-12)
    #expect(abs(swollen.box.size.height - 148.8) < 1e-12)
    #expect(swollen.shadow == 0.8 && swollen.picture == "movie")
    _ = engine.handle(.advance(.milliseconds(300)))
    let inscribed = Ellipse(center: Point(x: 60, y: 200), rx: 40, ry: 40)
    #expect(engine.seen("detail").mask?.shape == inscribed)
    #expect(!engine.seen("detail").isHidden)
    _ = engine.handle(.advance(.milliseconds(800)))
    #expect(engine.seen("detail").mask == nil)
    #expect(engine.observe().stage("stage")?.transition == nil)
    #expect(engine.observe().views.allSatisfy { !$0.isHidden })
  }

  @Test(arguments: EngineWorlds.kinds)
  func `a second round looks as the first`(kind: StageKind) throws {
    var engine = TransitionEngine(try EngineWorlds.demo(kind))
    var rounds: [[[ViewObservation]]] = []
    for _ in 0..<3 {
      var frames: [[ViewObservation]] = []
      #expect(engine.enter(engineFlight) == .accepted)
      for _ in 0..<5 {
        frames.append(engine.observe().views)
        _ = engine.handle(.advance(.milliseconds(400)))
      }
      #expect(engine.leave() == .accepted)
      for _ in 0..<5 {
        frames.append(engine.observe().views)
        _ = engine.handle(.advance(.milliseconds(325)))
      }
      rounds.append(frames)
      // The first entering lays the detail screen out, for good (S-21).
      #expect(engine.observe().views.count == 8)
    }
    #expect(rounds[0] == rounds[1] && rounds[1] == rounds[2])
    #expect(engine.flights.slots.count == 1)
    #expect(engine.reactions.isEmpty && engine.queue.isEmpty)
    #expect(engine.store.holds.allSatisfy { $0 == 0 })
    #expect(engine.store.watchers.allSatisfy { $0 == 0 })
  }

  @Test(arguments: EngineWorlds.kinds)
  func `cancelling restores everything`(kind: StageKind) throws {
    for time in [0, 1, 352_800_000, 564_479_999, 1_128_959_999] as [Int64] {
      var engine = TransitionEngine(try EngineWorlds.demo(kind))
      let before = engine.observe()
      #expect(engine.enter(engineFlight) == .accepted)
      _ = engine.handle(.advance(Flicks(time)))
      #expect(engine.handle(.cancel("stage")) == .accepted)
      #expect(time == 0 || engine.handle(.finish("stage")) == .rejected(.settling("stage")))
      _ = engine.handle(.advance(Flicks(time)))
      #expect(engine.observe().views == before.views)
      #expect(engine.observe().stages == before.stages)
      #expect(engine.observe().log.last?.callback == .didEnd("stage", 1))
    }
  }

  @Test func `a scroll and a resize in flight move both ends`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    #expect(engine.enter(engineFlight) == .accepted)
    _ = engine.handle(.scroll("list", to: Point(x: 0, y: 50)))
    #expect(engine.seen("stage.traveller").box.origin == Point(x: 20, y: 70))
    _ = engine.handle(.advance(.milliseconds(800)))
    _ = engine.handle(.setCenter("poster", Point(x: 100, y: 100)))
    #expect(engine.seen("stage.traveller").center == Point(x: 100, y: 100))
    _ = engine.handle(.resize("main", Size(width: 667, height: 375)))
    let container = engine.seen("stage.container")
    #expect(container.bounds == Rect(x: 0, y: 0, width: 667, height: 375))
    #expect(engine.seen("stage.backdrop").bounds == container.bounds)
    #expect(engine.seen("detail").bounds.size == container.bounds.size)
    let radius = TransitionEngine.coveringRadius(
      of: container.bounds, from: Point(x: 100, y: 100))
    #expect(engine.seen("detail").mask?.opened?.rx == radius)
  }

  @Test func `an end that vanishes leaves its last rectangle`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.navigation))
    #expect(engine.enter(engineFlight) == .accepted)
    _ = engine.handle(.scroll("list", to: Point(x: 5, y: 0)))
    _ = engine.handle(.remove("thumb"))
    #expect(engine.seen("stage.traveller").box.origin == Point(x: 15, y: 120))
    _ = engine.handle(.scroll("list", to: .zero))
    #expect(engine.seen("stage.traveller").box.origin == Point(x: 15, y: 120))
    _ = engine.handle(.add("thumb", to: "main"))
    #expect(engine.seen("stage.traveller").box.origin == Point(x: 20, y: 120))
  }

  @Test func `an end that was never there is one point in the middle`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.over)))
    _ = engine.handle(.unbind("seven"))
    let animation = Animation("imageMask", from: .item("seven"), to: .view("loose"))
    #expect(engine.enter(animation) == .accepted)
    let point = Rect(x: 187, y: 333, width: 1, height: 1)
    #expect(engine.seen("stage.traveller").box == point)
    _ = engine.handle(.advance(.milliseconds(800)))
    #expect(engine.seen("stage.traveller").box == point)
    #expect(engine.seen("loose").isHidden && engine.seen("stage.traveller").picture == nil)
    _ = engine.handle(.advance(.milliseconds(800)))
    #expect(!engine.seen("loose").isHidden)
  }

  @Test func `two flights share a view and the count lets go at the last`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    let long = Animation("imageMask", lasting: Flicks(100), from: .view("a"), to: .item("k"))
    let short = Animation("imageMask", lasting: Flicks(10), from: .view("a"))
    #expect(engine.handle(.push("s1", on: "nav", .animated(long))) == .accepted)
    #expect(engine.handle(.present("s2", on: "aside", .animated(short))) == .accepted)
    #expect(engine.store.holds[engine.store.handles["a"] ?? 0] == 3)
    _ = engine.handle(.advance(Flicks(10)))
    #expect(engine.seen("a").isHidden)
    _ = engine.handle(.hide("a"))
    _ = engine.handle(.advance(Flicks(90)))
    #expect(engine.seen("a").isHidden)
    _ = engine.handle(.show("a"))
    #expect(!engine.seen("a").isHidden)
  }

  @Test func `screens hosted by screens follow the window`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    #expect(engine.handle(.push("s1", on: "nav", .unanimated)) == .accepted)
    #expect(engine.handle(.push("s2", on: "deep", .unanimated)) == .accepted)
    _ = engine.handle(.setBounds("base", Rect(x: 1, y: 2, width: 30, height: 50)))
    for name in ["s1", "s2"] as [Name] {
      #expect(engine.seen(name).bounds.size == Size(width: 30, height: 50))
    }
    #expect(engine.seen("s1").center == Point(x: 16, y: 27))
    #expect(engine.seen("s2").center == Point(x: 15, y: 25))
    _ = engine.handle(.scroll("s1", to: Point(x: 100, y: 0)))
    #expect(engine.seen("s2").center == Point(x: 115, y: 25))
  }

  @Test func `looks are mixed on the way`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    let animation = Animation("reveal", lasting: Flicks(8), from: .view("a"), to: .view("b"))
    #expect(engine.handle(.push("s1", on: "nav", .animated(animation))) == .accepted)
    #expect(engine.seen("s1").alpha == 0 && engine.seen("home").alpha == 1)
    #expect(engine.seen("nav.backdrop").alpha == 0.25 && engine.seen("nav.backdrop").blur == 0)
    #expect(engine.seen("nav.traveller").picture == "sea")
    // travel starts at 2: the source's 6 and the destination's 0 make −6, and no corner is inward.
    #expect(engine.seen("nav.traveller").cornerRadius == 0)
    _ = engine.handle(.advance(Flicks(4)))
    #expect(engine.seen("s1").alpha == 0.5 && engine.seen("home").alpha == 0.5)
    #expect(engine.seen("a").isHidden && engine.seen("home").isHidden)
    #expect(
      engine.seen("a").mask
        == MaskObservation(shape: Ellipse(center: .zero, rx: 3, ry: 4), opened: nil))
    _ = engine.handle(.interrupt("nav"))
    #expect(engine.handle(.pop("nav", .asEntered)) == .accepted)
    #expect(engine.seen("home").mask?.shape.rx ?? -1 > 0)
    let over = Animation("reveal")
    #expect(engine.handle(.dismiss("s3", .animated(over))) == .rejected(.notPresented("s3")))
    #expect(engine.handle(.present("s3", on: "tabs", .unanimated)) == .accepted)
    _ = engine.handle(.interrupt(nil))
    #expect(engine.handle(.dismiss("s3", .animated(over))) == .accepted)
    #expect(engine.seen("tab").mask == nil)
  }

  @Test func `phases of no length are entered at once`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    #expect(engine.handle(.push("s2", on: "nav", .unanimated)) == .accepted)
    let plain = Animation("reveal", lasting: Flicks(3))
    #expect(engine.handle(.pop("nav", .animated(plain))) == .accepted)
    // Seven phases 1 : 2 : … : 7 of 28 in 3 flicks: boundaries 0 0 0 1 1 2 2 3, halves to even.
    #expect(engine.observe().stage("nav")?.transition?.phase == 2)
    _ = engine.handle(.advance(Flicks(2)))
    #expect(engine.observe().stage("nav")?.transition?.phase == 6)
    #expect(engine.handle(.cancel("nav")) == .accepted)
    _ = engine.handle(.advance(Flicks(2)))
    let phases = engine.observe().log.compactMap { entry -> Int? in
      if case .phase(_, _, let index) = entry.callback { return index }
      return nil
    }
    #expect(phases == [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2])
    #expect(engine.observe().log.last?.callback == .didEnd("nav", 1))
    let instant = Animation("plain")
    #expect(engine.handle(.pop("nav", .animated(instant))) == .accepted)
    _ = engine.handle(.advance(Flicks(10)))
    #expect(engine.handle(.push("s2", on: "nav", .animated(instant))) == .accepted)
    #expect(engine.observe().stage("nav")?.transition == nil)
  }

  @Test func `a flight whose container leaves the screen ends, and those under it`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    let animation = Animation("imageMask", from: .view("a"))
    #expect(engine.handle(.present("s2", on: "tabs", .animated(animation))) == .accepted)
    #expect(engine.handle(.push("s1", on: "nav", .animated(animation))) == .accepted)
    #expect(engine.handle(.present("s3", on: "aside", .animated(animation))) == .accepted)
    // When the push ends, home leaves the tree, and the presentation in it with it.
    _ = engine.handle(.interrupt("nav"))
    #expect(engine.observe().stage("tabs")?.transition == nil)
    #expect(engine.observe().stage("aside")?.transition != nil)
    _ = engine.handle(.push("inner", on: "nav", .unanimated))
    _ = engine.handle(.remove("base"))
    #expect(engine.handle(.pop("nav", .asEntered)) == .rejected(.offScreen("nav")))
  }

  @Test func `time may pass in one step or in many`() throws {
    var one = TransitionEngine(try EngineWorlds.demo(.modal(.over)))
    var many = one
    _ = one.enter(engineFlight)
    _ = many.enter(engineFlight)
    _ = one.handle(.advance(Flicks(1_200_000_000)))
    for _ in 0..<1_200 { _ = many.handle(.advance(Flicks(1_000_000))) }
    #expect(one.observe() == many.observe())
  }
}
