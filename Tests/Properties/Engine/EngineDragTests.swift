// Dragging a presented screen: document 001's figures, springing back, and who ends a drag.

import Scenario
import Testing

@testable import Engine

@Suite struct EngineDragTests {
  private func presented(
    _ animation: Animation = engineZoom, _ kind: StageKind = .modal(.over)
  ) throws -> TransitionEngine {
    var engine = TransitionEngine(try EngineWorlds.gallery(kind))
    #expect(engine.enter(animation, "large") == .accepted)
    _ = engine.handle(.advance(.milliseconds(350)))
    return engine
  }

  private func drag(_ engine: TransitionEngine) -> DragObservation? {
    engine.observe().stage("stage")?.drag
  }

  private func held(_ engine: inout TransitionEngine, _ x: Double, _ y: Double = 0) {
    #expect(engine.handle(.pan("stage", .began)) == .accepted)
    #expect(engine.handle(.pan("stage", .changed(Point(x: x, y: y)))) == .accepted)
  }

  private func letGo(_ engine: inout TransitionEngine, _ velocity: Point = .zero) {
    #expect(engine.handle(.pan("stage", .ended(velocity))) == .accepted)
  }

  @Test func `taking hold on the way back keeps the place of rest`() throws {
    var engine = try presented()
    held(&engine, 10)
    #expect(drag(engine) == DragObservation(offset: Point(x: 10, y: 0), state: .dragging))
    #expect(engine.seen("large").center == Point(x: 60, y: 50))
    #expect(engine.seen("stage.backdrop").alpha == 0.9)
    letGo(&engine)
    #expect(drag(engine)?.state == .springing && drag(engine)?.offset.x == 10)
    _ = engine.handle(.advance(.milliseconds(150)))
    #expect(drag(engine)?.offset.x == 5 && engine.seen("large").center.x == 55)
    #expect(engine.seen("stage.backdrop").alpha == 0.95)
    held(&engine, 2)
    #expect(drag(engine)?.offset.x == 7)
    // The moment at which the first way back would have ended.
    _ = engine.handle(.advance(.milliseconds(150)))
    #expect(drag(engine)?.offset.x == 7 && engine.seen("stage.backdrop").alpha == 1 - 7.0 / 100)
    letGo(&engine)
    #expect(engine.observe().stage("stage")?.transition == nil)
    _ = engine.handle(.advance(Flicks(211_680_000 - 1)))
    #expect(drag(engine)?.state == .springing)
    _ = engine.handle(.advance(Flicks(1)))
    #expect(drag(engine) == nil && engine.seen("large").center == Point(x: 50, y: 50))
    #expect(engine.seen("stage.backdrop").alpha == 1)
    #expect(engine.springs.count == 0)
  }

  @Test func `both thresholds are strict`() throws {
    let up = 25.0.nextUp
    let cases: [(Point, Point, Bool)] = [
      (Point(x: 25, y: -25), .zero, false), (Point(x: 0, y: -up), .zero, true),
      (Point(x: up, y: 0), .zero, true), (.zero, Point(x: 600, y: -800), false),
      (Point(x: 1, y: 0), Point(x: 600, y: -801), true),
    ]
    for (offset, velocity, isFar) in cases {
      var engine = try presented()
      held(&engine, offset.x, offset.y)
      letGo(&engine, velocity)
      #expect((engine.observe().stage("stage")?.transition != nil) == isFar)
      #expect(drag(engine)?.state == (isFar ? .released : offset == .zero ? nil : .springing))
    }
  }

  @Test func `a dim is never less than nothing, and a screen without extent has no progress`()
    throws
  {
    var engine = try presented()
    held(&engine, 150, 20)
    #expect(engine.seen("stage.backdrop").alpha == 0)
    #expect(engine.handle(.pan("stage", .began)) == .rejected(.settling("stage")))
    _ = engine.handle(.resize("main", .zero))
    #expect(engine.seen("stage.backdrop").alpha == 1)
    #expect(engine.seen("large").center == Point(x: 150, y: 20))
    letGo(&engine)
    #expect(drag(engine)?.state == .springing)
  }

  @Test func `a dismissal keeps the offset and loses it with the screen`() throws {
    for kind in [StageKind.modal(.over), .modal(.fullScreen)] {
      var engine = try presented(engineZoom, kind)
      held(&engine, 0, 40)
      letGo(&engine)
      #expect(drag(engine) == DragObservation(offset: Point(x: 0, y: 40), state: .released))
      #expect(engine.handle(.pan("stage", .began)) == .rejected(.noGesture("stage")))
      // The image flies from where the screen was let go.
      #expect(engine.seen("stage.traveller").box == Rect(x: 0, y: 65, width: 100, height: 50))
      _ = engine.handle(.advance(.milliseconds(100)))
      #expect(engine.seen("large").center == Point(x: 50, y: 90))
      _ = engine.handle(.advance(.milliseconds(250)))
      #expect(drag(engine) == nil && engine.seen("large").center == Point(x: 50, y: 50))
      #expect(engine.observe().stage("stage")?.stack == ["wall"])
    }
  }

  @Test func `a dismissal that is cancelled lets the screen spring back`() throws {
    var engine = try presented()
    held(&engine, 40)
    letGo(&engine)
    _ = engine.handle(.advance(.milliseconds(100)))
    _ = engine.handle(.cancel("stage"))
    _ = engine.handle(.advance(.milliseconds(100)))
    #expect(drag(engine) == DragObservation(offset: Point(x: 40, y: 0), state: .springing))
    // Dismissed by the app on its way, it stays where it is.
    _ = engine.handle(.advance(.milliseconds(150)))
    #expect(engine.leave("large") == .accepted)
    #expect(drag(engine) == DragObservation(offset: Point(x: 20, y: 0), state: .released))
    _ = engine.handle(.advance(.milliseconds(340)))
    #expect(drag(engine)?.offset.x == 20)
    _ = engine.handle(.interrupt(nil))
    #expect(drag(engine) == nil && engine.seen("large").center.x == 50)
  }

  @Test func `a spring of no length is back at once`() throws {
    var engine = try presented(Animation("hold"))
    held(&engine, 40)
    #expect(engine.seen("stage.backdrop").alpha == 0.75 * (1 - 0.4))
    #expect(engine.handle(.pan("stage", .cancelled)) == .accepted)
    #expect(drag(engine) == nil && engine.seen("large").center.x == 50)
    held(&engine, 60)
    letGo(&engine)
    #expect(drag(engine)?.state == .released)
    _ = engine.handle(.cancel("stage"))
    #expect(drag(engine) == nil && engine.seen("large").center.x == 50)
  }

  @Test func `what comes between ends a drag`() throws {
    let between: [Event] = [
      .present("other", on: "stage", .unanimated),
      .present("other", on: "stage", .animated(engineZoom)),
      .dismiss("large", .unanimated), .discard("large"), .interrupt("stage"), .interrupt(nil),
    ]
    for event in between {
      for isSpringing in [false, true] {
        var engine = try presented(engineZoom, .modal(.fullScreen))
        held(&engine, 10)
        if isSpringing { letGo(&engine) }
        #expect(engine.handle(event) == .accepted)
        #expect(drag(engine) == nil && engine.springs.count == 0)
        #expect(engine.seen("large").center == Point(x: 50, y: 50))
      }
    }
  }

  @Test func `only a hand that holds can move or let go`() throws {
    var engine = try presented()
    let nothing: [Pan] = [.changed(.zero), .ended(.zero), .cancelled, .failed]
    for _ in 0..<2 {
      for pan in nothing {
        #expect(engine.handle(.pan("stage", pan)) == .rejected(.noGesture("stage")))
      }
      for pan in [Pan.changed(Point(x: .nan, y: 0)), .ended(Point(x: 0, y: .infinity))] {
        #expect(engine.handle(.pan("stage", pan)) == .rejected(.valueOutOfRange))
      }
      held(&engine, 3)
      #expect(engine.handle(.pan("stage", .failed)) == .accepted)
    }
    // Off screen there is nobody to dismiss for.
    #expect(engine.handle(.interrupt("stage")) == .accepted)
    #expect(engine.handle(.interrupt("stage")) == .rejected(.notInFlight("stage")))
    var pushed = TransitionEngine(try EngineWorlds.gallery(.navigation))
    #expect(pushed.enter(engineZoom, "large") == .accepted)
    _ = pushed.handle(.interrupt(nil))
    #expect(pushed.handle(.pan("stage", .began)) == .rejected(.noGesture("stage")))
  }

  @Test func `time may pass in one step or in many`() throws {
    var one = try presented()
    held(&one, 13, -7)
    letGo(&one)
    let next = Animation("imageZoom", lasting: .milliseconds(300))
    _ = one.handle(.upon(.completes("stage"), .hide("thumb")))
    var many = one
    _ = one.handle(.advance(.milliseconds(280)))
    for _ in 0..<28 { _ = many.handle(.advance(.milliseconds(10))) }
    #expect(one.observe() == many.observe())
    #expect(one.leave("large", .animated(next)) == .accepted)
    #expect(many.leave("large", .animated(next)) == .accepted)
    _ = one.handle(.advance(.milliseconds(301)))
    for _ in 0..<301 { _ = many.handle(.advance(.milliseconds(1))) }
    #expect(one.observe() == many.observe())
  }

  @Test func `a flight into a screen that springs back follows it`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    let zoom = Animation("imageZoom", lasting: .zero)
    #expect(engine.handle(.present("s1", on: "aside", .animated(zoom))) == .accepted)
    let push = Animation("imageMask", from: .view("c"))
    #expect(engine.handle(.push("s2", on: "deep", .animated(push))) == .accepted)
    #expect(engine.handle(.pan("aside", .began)) == .accepted)
    #expect(engine.handle(.pan("aside", .changed(Point(x: 20, y: 0)))) == .accepted)
    #expect(engine.handle(.pan("aside", .ended(.zero))) == .accepted)
    for _ in 0..<40 {
      _ = engine.handle(.advance(.milliseconds(10)))
      var fresh = engine
      fresh.overlays = fresh.overlays.map { _ in Overlay() }
      #expect(fresh.observe() == engine.observe())
    }
    #expect(engine.observe().stage("aside")?.drag == nil)
  }
}
