// Conversions between views: laws, exact cases, and what they must not depend on.

import Scenario
import Testing

@testable import Engine

@Suite struct EngineConversionTests {
  private let names: [Name] = ["w1", "w2", "base", "home", "tab", "side", "a", "b", "s1", "c"]

  @Test func `converting there and back returns the point`() throws {
    let engine = TransitionEngine(try EngineWorlds.city())
    let point = Point(x: 12.25, y: -7.5)
    for source in names {
      for target in names {
        let there = try #require(engine.convert(point, from: source, to: target))
        let back = try #require(engine.convert(there, from: target, to: source))
        // A chain of at most eight maps with entries up to 2 and points below 2¹⁰.
        #expect(abs(back.x - point.x) < 1e-11 && abs(back.y - point.y) < 1e-11)
      }
    }
  }

  @Test func `a view maps into itself without a rounding`() throws {
    let engine = TransitionEngine(try EngineWorlds.city())
    let point = Point(x: 0.1, y: 1e-300)
    #expect(engine.convert(point, from: "a", to: "a") == point)
    #expect(engine.box(of: "a", in: "a") == Rect(x: 0, y: 0, width: 40, height: 50))
  }

  @Test func `going up is the map of V-5 and going down its inverse`() throws {
    let engine = TransitionEngine(try EngineWorlds.city())
    // base: T·((15, 27) − mid(5, 7, 300, 500)) + (150, 250), T = (.5, .25, −.75, 2, 3, −4).
    let up = try #require(engine.convert(Point(x: 15, y: 27), from: "base", to: "w1"))
    #expect(up == Point(x: -140 * 0.5 + 230 * 0.75 + 3 + 150, y: -35 - 460 - 4 + 250))
    let down = try #require(engine.convert(up, from: "w1", to: "base"))
    #expect(abs(down.x - 15) < 1e-12 && abs(down.y - 27) < 1e-12)
  }

  @Test func `the box of a turned view contains its corners and touches them`() throws {
    let engine = TransitionEngine(try EngineWorlds.city())
    let box = try #require(engine.box(of: "base", in: "w1"))
    var xs: [Double] = []
    var ys: [Double] = []
    for (x, y) in [(5.0, 7.0), (305, 7), (5, 507), (305, 507)] {
      let corner = try #require(engine.convert(Point(x: x, y: y), from: "base", to: "w1"))
      xs.append(corner.x)
      ys.append(corner.y)
    }
    #expect(box.origin == Point(x: xs.min() ?? .nan, y: ys.min() ?? .nan))
    #expect(box.size.width == (xs.max() ?? .nan) - (xs.min() ?? .nan))
    #expect(box.size.height == (ys.max() ?? .nan) - (ys.min() ?? .nan))
  }

  @Test func `names that nobody has convert to nothing`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    #expect(engine.convert(.zero, from: "nobody", to: nil) == nil)
    #expect(engine.convert(.zero, from: "a", to: "nobody") == nil)
    #expect(engine.box(of: "nobody", in: nil) == nil)
    #expect(engine.box(of: "a", in: "nav.container") == nil)
    #expect(engine.box(of: "nav.traveller", in: nil) == nil)
    engine.keepConversion(of: "nobody")
    #expect(engine.counters == Counters())
  }

  @Test func `kept maps are those composed afresh, through scrolls and moves`() throws {
    var kept = TransitionEngine(try EngineWorlds.city())
    let events: [Event] = [
      .scroll("home", to: Point(x: 3, y: 4)), .setCenter("b", Point(x: 1, y: 1)),
      .add("a", to: "base"), .setTransform("base", .scale(2)), .add("a", to: "tab"),
      .remove("a"), .resize("w1", Size(width: 10, height: 20)), .add("a", to: "side"),
    ]
    for name in names { kept.keepConversion(of: name) }
    for event in events {
      #expect(kept.handle(event) == .accepted)
      for name in names { kept.keepConversion(of: name) }
      let boxes = kept.observe().views.map(\.box)
      #expect(boxes == kept.observe().views.map { kept.box(of: $0.name, in: nil) ?? .zero })
    }
  }

  @Test func `below maps that are still good a map is composed with theirs`() throws {
    var kept = TransitionEngine(try EngineWorlds.city())
    kept.keepConversion(of: "a")
    for event in [Event.setCenter("a", Point(x: 5, y: 7)), .scroll("tab", to: Point(x: 3, y: 2))] {
      #expect(kept.handle(event) == .accepted)
      kept.keepConversion(of: "a")
      #expect(kept.box(of: "a", in: nil) == kept.seen("a").box)
    }
  }

  @Test func `a change elsewhere composes no map again`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    engine.keepConversion(of: "a")
    #expect(engine.counters.transformsComposed == 5)
    engine.keepConversion(of: "a")
    #expect(engine.counters.viewsVisited == 5)
    _ = engine.handle(.scroll("side", to: Point(x: 1, y: 1)))
    engine.keepConversion(of: "a")
    #expect(engine.counters.transformsComposed == 5)
    _ = engine.handle(.scroll("tab", to: Point(x: 1, y: 1)))
    engine.keepConversion(of: "a")
    #expect(engine.counters.transformsComposed == 7)
  }

  @Test func `unrelated views change no box`() throws {
    let scene = try EngineWorlds.city()
    let more = ViewDeclaration("stranger", frame: Rect(x: 0, y: 0, width: 1, height: 1))
    let larger = try Scene(
      views: [more] + scene.views, bindings: scene.bindings, stages: scene.stages,
      choreographies: scene.choreographies)
    let views = TransitionEngine(larger).observe().views
    #expect(Array(views.dropFirst()) == TransitionEngine(scene).observe().views)
  }

  @Test func `a traveller converts as it is seen`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    #expect(engine.enter(engineFlight) == .accepted)
    _ = engine.handle(.advance(.milliseconds(500)))
    let box = engine.seen("stage.traveller").box
    #expect(engine.box(of: "stage.traveller", in: nil) == box)
    #expect(engine.box(of: "stage.traveller", in: "stage.container") == box)
    let corner = try #require(
      engine.convert(Point(x: 12, y: 126), from: "main", to: "stage.traveller"))
    #expect(abs(corner.x) < 1e-12 && abs(corner.y - 1.0 / 3) < 1e-12)
    #expect(engine.box(of: "stage.backdrop", in: nil) == EngineWorlds.screen)
  }
}
