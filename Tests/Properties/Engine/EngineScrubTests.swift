// Transitions that follow a finger: start, latch, scrubbing, settling, taking hold again.

import Scenario
import Testing

@testable import Engine

extension TransitionEngine {
  /// Pans the gallery's stage to the right by so many points.
  mutating func pan(_ x: Double) -> Response { handle(.pan("stage", .changed(Point(x: x, y: 7)))) }

  fileprivate var flightNow: TransitionObservation? { observe().stage("stage")?.transition }

  /// The callbacks since an entry of the log, with their times.
  fileprivate func phases() -> [[Int64]] {
    observe().log.compactMap { entry in
      if case .phase(_, _, let index) = entry.callback { return [entry.time.count, Int64(index)] }
      return nil
    }
  }
}

@Suite struct EngineScrubTests {
  private let scrub = Animation("scrub", from: .view("thumb"), isInteractive: true)

  private func started() throws -> TransitionEngine {
    var engine = TransitionEngine(try EngineWorlds.gallery(.modal(.fullScreen)))
    #expect(engine.enter(scrub, "large") == .accepted)
    #expect(engine.flightNow?.drive == .pending)
    #expect(engine.handle(.start("stage")) == .accepted)
    #expect(engine.flightNow?.drive == .tracking)
    return engine
  }

  private func refused(_ engine: inout TransitionEngine, _ pan: Pan, _ reason: Rejection) {
    let before = engine.observe()
    #expect(engine.handle(.pan("stage", pan)) == .rejected(reason), "\(pan)")
    var now = engine.observe()
    now.lastRejection = before.lastRejection
    #expect(now == before)
  }

  @Test func `the finger moves it across the phases, both ways`() throws {
    var engine = try started()
    _ = engine.handle(.advance(Flicks(77)))
    #expect(engine.pan(60) == .accepted)
    #expect(engine.flightNow?.elapsed == Flicks(600) && engine.flightNow?.phase == 2)
    #expect(engine.seen("wall").isHidden && !engine.seen("thumb").isHidden)
    #expect(engine.pan(30.04) == .accepted)
    #expect(engine.flightNow?.elapsed == Flicks(300) && engine.flightNow?.phase == 1)
    #expect(!engine.seen("wall").isHidden && engine.seen("thumb").isHidden)
    for (x, elapsed) in [(-4.0, 0), (0.05, 1), (1_000, 1_000), (99.94, 999)] {
      #expect(engine.pan(x) == .accepted)
      #expect(engine.flightNow?.elapsed == Flicks(Int64(elapsed)))
    }
    _ = engine.handle(.advance(Flicks(1_000_000)))
    #expect(engine.flightNow?.elapsed == Flicks(999))
    #expect(
      engine.phases() == [
        [0, 0], [77, 1], [77, 2], [77, 1], [77, 0], [77, 1], [77, 2],
      ])
    refused(&engine, .changed(Point(x: .nan, y: 0)), .valueOutOfRange)
    refused(&engine, .ended(Point(x: 0, y: .infinity)), .valueOutOfRange)
    refused(&engine, .began, .settling("stage"))
    #expect(engine.handle(.start("stage")) == .rejected(.settling("stage")))
    _ = engine.handle(.resize("main", .zero))
    #expect(engine.pan(60) == .accepted)
    #expect(engine.flightNow?.elapsed == .zero)
  }

  @Test func `the rest of the way takes its own time, forwards`() throws {
    var engine = try started()
    #expect(engine.pan(10.1) == .accepted)
    #expect(engine.handle(.pan("stage", .ended(Point(x: 1, y: 0)))) == .accepted)
    #expect(engine.flightNow?.drive == .finishing)
    // 899 flicks at twice the speed, and linear: 450 of them. b(1) = 200 is 99 on the way.
    for (time, elapsed) in [(49, 199), (1, 201), (100, 400), (299, 998), (1, -1)] {
      let before = engine
      _ = engine.handle(.advance(Flicks(Int64(time - 1))))
      #expect(engine.flightNow != nil)
      _ = engine.handle(.advance(Flicks(1)))
      #expect(engine.flightNow?.elapsed.count ?? -1 == Int64(elapsed))
      var other = before
      _ = other.handle(.advance(Flicks(Int64(time))))
      #expect(other.observe() == engine.observe())
    }
    #expect(engine.phases() == [[0, 0], [50, 1], [200, 2]])
    #expect(engine.observe().log.contains(LogEntry(Flicks(450), .complete("stage", 1, true))))
    #expect(engine.handle(.finish("stage")) == .rejected(.notInFlight("stage")))
  }

  @Test func `the rest of the way takes its own time, backwards`() throws {
    var engine = try started()
    let before = TransitionEngine(try EngineWorlds.gallery(.modal(.fullScreen))).observe()
    #expect(engine.pan(60) == .accepted)
    #expect(engine.handle(.pan("stage", .ended(Point(x: 0, y: 9)))) == .accepted)
    #expect(engine.flightNow?.drive == .cancelling)
    for pan in [Pan.changed(.zero), .ended(.zero), .cancelled, .failed] {
      refused(&engine, pan, .settling("stage"))
    }
    #expect(engine.handle(.cancel("stage")) == .rejected(.settling("stage")))
    _ = engine.handle(.advance(Flicks(300)))
    // 600 flicks in 300: b(2) − 1 = 499 and b(1) − 1 = 199 are first behind at 51 and 201.
    #expect(engine.phases() == [[0, 0], [0, 1], [0, 2], [51, 1], [201, 0]])
    #expect(engine.observe().views == before.views)
    #expect(engine.observe().log.contains(LogEntry(Flicks(300), .complete("stage", 1, false))))
  }

  @Test func `the shipped reveal settles along its curve`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.navigation))
    #expect(engine.enter(Animation("circularReveal", isInteractive: true)) == .accepted)
    #expect(engine.pan(187.5) == .accepted)
    #expect(engine.flightNow?.elapsed == .zero)
    _ = engine.handle(.start("stage"))
    #expect(engine.flightNow?.elapsed == Flicks(176_400_000))
    _ = engine.handle(.finish("stage"))
    _ = engine.handle(.advance(Flicks(88_200_000)))
    // Ease-in-ease-out is ½ at ½.
    #expect(engine.flightNow?.elapsed == Flicks(264_600_000))
    #expect(engine.handle(.pan("stage", .began)) == .accepted)
    #expect(engine.flightNow?.drive == .tracking)
    #expect(engine.pan(0) == .accepted)
    #expect(engine.flightNow?.elapsed == Flicks(264_600_000))
    #expect(engine.pan(-93.75) == .accepted)
    #expect(engine.flightNow?.elapsed == Flicks(176_400_000))
    _ = engine.handle(.pan("stage", .failed))
    _ = engine.handle(.advance(Flicks(88_200_000)))
    #expect(engine.flightNow?.elapsed == Flicks(88_200_000))
    _ = engine.handle(.advance(Flicks(88_200_000)))
    #expect(engine.flightNow == nil)
  }

  @Test func `an eased rest ends with its last whole flick`() throws {
    for event in [Event.finish("stage"), .cancel("stage")] {
      var engine = TransitionEngine(try EngineWorlds.demo(.navigation))
      #expect(engine.enter(Animation("circularReveal", isInteractive: true)) == .accepted)
      _ = engine.handle(.start("stage"))
      _ = engine.pan(187.5)
      _ = engine.handle(event)
      // The least s with 176 400 000·e(s/176 400 000) + ¼ ≥ 176 400 000, in 50 decimals.
      _ = engine.handle(.advance(Flicks(176_395_169)))
      #expect(engine.flightNow != nil)
      _ = engine.handle(.advance(Flicks(1)))
      #expect(engine.flightNow == nil)
    }
  }

  @Test func `what is taken hold of again is not being cancelled any more`() throws {
    var engine = try started()
    _ = engine.pan(50)
    _ = engine.handle(.cancel("stage"))
    _ = engine.handle(.advance(Flicks(100)))
    #expect(engine.flightNow?.elapsed == Flicks(300))
    #expect(engine.handle(.pan("stage", .began)) == .accepted)
    let calls = engine.observe().log.suffix(2).map(\.callback)
    #expect(calls == [.willDisappear("wall"), .willAppear("large")])
    #expect(engine.pan(20) == .accepted)
    #expect(engine.flightNow?.elapsed == Flicks(500))
    _ = engine.pan(70)
    // At the end already: it ends at once.
    #expect(engine.handle(.pan("stage", .ended(Point(x: 0.5, y: 0)))) == .accepted)
    #expect(engine.observe().log.contains(LogEntry(Flicks(100), .complete("stage", 1, true))))
  }

  @Test func `a rest too short to take time is gone at once, phases and all`() throws {
    var engine = TransitionEngine(try EngineWorlds.gallery(.navigation))
    let short = Animation("scrub", lasting: Flicks(2), isInteractive: true)
    #expect(engine.enter(short, "large") == .accepted)
    _ = engine.pan(50)
    _ = engine.handle(.start("stage"))
    #expect(engine.flightNow?.elapsed == Flicks(1))
    // One flick at twice the speed rounds to one.
    _ = engine.handle(.finish("stage"))
    #expect(engine.flightNow != nil)
    _ = engine.handle(.advance(Flicks(1)))
    #expect(engine.flightNow == nil)
    let snap = Animation("snap", lasting: Flicks(31), isInteractive: true)
    #expect(engine.leave("large", .unanimated) == .accepted)
    for (event, start, phases): (Event, Double, [Int64]) in [
      (.finish("stage"), 0, [0, 1, 2]), (.cancel("stage"), 99.0, [0, 1, 2, 1, 0]),
    ] {
      let seen = engine.phases().count
      #expect(engine.enter(snap, "large") == .accepted)
      _ = engine.handle(.start("stage"))
      _ = engine.pan(start)
      #expect(engine.handle(event) == .accepted)
      #expect(engine.flightNow == nil)
      #expect(engine.phases().dropFirst(seen) == ArraySlice(phases.map { [1, $0] }))
      _ = engine.handle(.discard("large"))
    }
  }
}
