// Outcomes decided before the start, and which transitions follow a finger at all.

import Scenario
import Testing

@testable import Engine

@Suite struct EngineLatchTests {
  @Test func `an outcome before the start is latched`() throws {
    for (event, isFinished) in [(Event.finish("stage"), true), (.cancel("stage"), false)] {
      for opening in [Event.start("stage"), .advance(.zero), .advance(Flicks(3_000))] {
        var engine = TransitionEngine(try EngineWorlds.gallery())
        #expect(engine.handle(.start("stage")) == .rejected(.notInFlight("stage")))
        #expect(engine.enter(Animation("scrub", isInteractive: true), "large") == .accepted)
        #expect(engine.handle(.pan("stage", .began)) == .rejected(.settling("stage")))
        #expect(engine.pan(50) == .accepted)
        #expect(engine.handle(event) == .accepted)
        #expect(engine.observe().stage("stage")?.transition?.drive == .pending)
        #expect(engine.handle(.finish("stage")) == .rejected(.settling("stage")))
        #expect(engine.handle(.pan("stage", .failed)) == .rejected(.settling("stage")))
        #expect(engine.handle(opening) == .accepted)
        let drive = engine.observe().stage("stage")?.transition?.drive
        if opening != .advance(Flicks(3_000)) {
          #expect(drive == (isFinished ? .finishing : .cancelling))
        }
        _ = engine.handle(.advance(Flicks(250)))
        let log = engine.observe().log
        #expect(log.contains(LogEntry(Flicks(250), .complete("stage", 1, isFinished))))
        #expect(engine.pendingCount == 0)
      }
    }
  }

  @Test func `without a length it ends when it starts`() throws {
    var engine = TransitionEngine(try EngineWorlds.gallery())
    let none = Animation("scrub", lasting: .zero, isInteractive: true)
    for (event, isFinished) in [(Event.advance(.zero), true), (.cancel("stage"), false)] {
      #expect(engine.enter(none, "large") == .accepted)
      #expect(engine.observe().stage("stage")?.transition?.phase == 2)
      _ = engine.handle(event)
      _ = engine.handle(.start("stage"))
      #expect(engine.observe().stage("stage")?.stack.count == (isFinished ? 2 : 1))
      _ = engine.handle(.discard("large"))
    }
  }

  @Test func `interrupting cancels what waits for the finger or is in its hands`() throws {
    for isStarted in [false, true] {
      var engine = TransitionEngine(try EngineWorlds.gallery(.modal(.fullScreen)))
      let before = engine.observe().views
      #expect(engine.enter(Animation("scrub", isInteractive: true), "large") == .accepted)
      if isStarted { _ = engine.handle(.start("stage")) }
      #expect(engine.handle(.interrupt("stage")) == .accepted)
      #expect(engine.observe().views == before)
      let calls = engine.observe().log.suffix(6).map(\.callback)
      #expect(
        calls == [
          .willDisappear("large"), .willAppear("wall"), .complete("stage", 1, false),
          .didDisappear("large"), .didAppear("wall"), .didEnd("stage", 1),
        ])
    }
  }

  @Test func `all that wait start in the order of their numbers, one inside another too`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    let none = Animation("scrub", lasting: .zero, isInteractive: true)
    let later = Animation("scrub", isInteractive: true)
    #expect(engine.handle(.push("s1", on: "nav", .animated(none))) == .accepted)
    #expect(engine.handle(.present("s2", on: "tabs", .animated(later))) == .accepted)
    #expect(engine.handle(.present("s3", on: "aside", .animated(later))) == .accepted)
    #expect(engine.pendingCount == 3)
    _ = engine.handle(.upon(.ends("nav"), .start("aside")))
    _ = engine.handle(.advance(.zero))
    // When the push ends, home leaves the tree, and the presentation in it with it.
    #expect(engine.observe().stage("tabs")?.transition == nil)
    #expect(engine.observe().stage("aside")?.transition?.drive == .tracking)
    #expect(engine.observe().lastRejection == .settling("aside"))
    #expect(engine.pendingCount == 0)
  }

  @Test(arguments: Choreography.shipped.map(\.name))
  func `every shipped choreography follows a finger, forwards and backwards`(_ name: Name) throws {
    var engine = TransitionEngine(try EngineWorlds.gallery())
    let animation = Animation(name, from: .view("thumb"), isInteractive: true)
    #expect(engine.handle(.present("large", on: "stage", .animated(animation))) == .accepted)
    _ = engine.handle(.start("stage"))
    let width = engine.observe().view("stage.container")?.bounds.size.width ?? 0
    for quarters in [3, 1] {
      #expect(engine.pan(width * Double(quarters) / 4) == .accepted)
      let transition = try #require(engine.observe().stage("stage")?.transition)
      #expect(transition.elapsed.count * 4 == transition.duration.count * Int64(quarters))
    }
    #expect(engine.handle(.cancel("stage")) == .accepted)
    _ = engine.handle(.advance(.milliseconds(3_000)))
    #expect(engine.observe().stage("stage")?.stack == ["wall"])
  }

  @Test func `what is not in flight, or not asked for interactively, does not follow a finger`()
    throws
  {
    var engine = TransitionEngine(try EngineWorlds.gallery())
    #expect(engine.handle(.pan("x", .began)) == .rejected(.unknownStage("x")))
    #expect(engine.handle(.pan("stage", .began)) == .rejected(.noGesture("stage")))
    #expect(engine.enter(Animation("scrub"), "large") == .accepted)
    #expect(engine.pan(.nan) == .rejected(.noGesture("stage")))
    _ = engine.handle(.interrupt(nil))
    #expect(engine.pan(1) == .rejected(.noGesture("stage")))
    let back = Animation("scrub", isInteractive: true)
    #expect(engine.leave("large", .animated(back)) == .accepted)
    _ = engine.handle(.start("stage"))
    #expect(engine.pan(100) == .accepted)
    #expect(engine.handle(.finish("stage")) == .accepted)
    #expect(engine.observe().stage("stage")?.stack == ["wall"])
  }
}
