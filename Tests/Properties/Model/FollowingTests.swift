// Transitions that follow a finger.

import Bounds
import Oracles
import Scenario
import Testing

@testable import Model

@Suite struct FollowingTests {
  /// A hundred flicks in halves, at a speed of 2.
  private static let scrub = Choreography(
    "scrub", entering: halves, leaving: halves,
    interaction: .percent(Percent(completion: .linear, speed: 2)))

  private static let halves = Timeline(
    duration: Flicks(100), phases: [Phase("first", share: 1), Phase("second", share: 1)])

  private func push(_ name: Name = "scrub", lasting duration: Flicks? = nil) -> Event {
    .push(
      "detail", on: "stage",
      .animated(Animation(name, lasting: duration, isInteractive: true)))
  }

  private func pan(_ pan: Pan) -> Event { .pan("stage", pan) }

  /// A pan to this part of the width.
  private func move(_ part: Double) -> Event { pan(.changed(Point(x: 375 * part, y: 9))) }

  private func model(_ events: [Event], _ kind: StageKind = .navigation) throws -> ReferenceModel {
    ReferenceModel(try posterScene(kind, choreographies: [Self.scrub]), after: events)
  }

  private func transition(_ events: [Event]) throws -> TransitionObservation? {
    try model(events).observe().stages[0].transition
  }

  private func callbacks(_ events: [Event]) throws -> [Callback] {
    try model(events).observe().log.map(\.callback)
  }

  private func check(_ event: Event, after events: [Event], _ rejection: Rejection?) throws {
    var model = try model(events)
    let before = model.observe()
    #expect(model.handle(event) == rejection.map(Response.rejected) ?? .accepted)
    if let rejection {
      var expected = before
      expected.lastRejection = rejection
      #expect(model.observe() == expected)
    }
  }

  @Test func `it waits, keeps the finger's progress, and starts there`() throws {
    #expect(try transition([push()])?.drive == .pending)
    #expect(try transition([push(), move(0.3)])?.elapsed == .zero)
    let started = try #require(try transition([push(), move(0.3), .start("stage")]))
    #expect(started.drive == .tracking && started.elapsed == Flicks(30))
    let advanced = try #require(try transition([push(), move(0.3), .advance(Flicks(500))]))
    #expect(advanced.drive == .tracking && advanced.elapsed == Flicks(30))
  }

  @Test func `phases are entered as the finger crosses them, there and back`() throws {
    let crossing = [push(), .start("stage"), move(0.8), move(0.2)]
    let phases = try callbacks(crossing).filter { if case .phase = $0 { true } else { false } }
    #expect(phases == [.phase("stage", 1, 0), .phase("stage", 1, 1), .phase("stage", 1, 0)])
    #expect(
      try callbacks([push(), move(0.8), .start("stage")]).last == .phase("stage", 1, 1))
  }

  @Test func `progress is clamped, and no width moves nothing`() throws {
    #expect(try transition([push(), .start("stage"), move(7)])?.elapsed == Flicks(100))
    #expect(try transition([push(), .start("stage"), move(-7)])?.elapsed == .zero)
    let flat = [Event.resize("main", .zero), push(), .start("stage"), move(0.5)]
    #expect(try transition(flat)?.elapsed == .zero)
    let longest = Limits.time - Flicks(1)
    #expect(
      try transition([push(lasting: longest), .start("stage"), move(1)])?.elapsed == longest)
  }

  /// 20 flicks of way in 10 flicks of time.
  @Test func `it settles to the end at its speed`() throws {
    let lifted = [push(), .start("stage"), move(0.8), pan(.ended(Point(x: 1, y: 0)))]
    #expect(try transition(lifted)?.drive == .finishing)
    #expect(try transition(lifted + [.advance(Flicks(4))])?.elapsed == Flicks(88))
    #expect(try transition(lifted + [.advance(Flicks(9))])?.elapsed == Flicks(98))
    let log = try model(lifted + [.advance(Flicks(50))]).observe().log
    #expect(
      log.suffix(4) == [
        LogEntry(Flicks(10), .complete("stage", 1, true)),
        LogEntry(Flicks(10), .didDisappear("list")), LogEntry(Flicks(10), .didAppear("detail")),
        LogEntry(Flicks(10), .didEnd("stage", 1)),
      ])
  }

  /// 80 flicks of way in 40: position 49 is passed at 48, after 16.
  @Test func `it settles back, over the phases, to where it began`() throws {
    let lifted = [push(), .start("stage"), move(0.8), pan(.ended(.zero))]
    let log = try model(lifted + [.advance(Flicks(50))]).observe().log
    #expect(
      log.suffix(7) == [
        LogEntry(.zero, .willDisappear("detail")), LogEntry(.zero, .willAppear("list")),
        LogEntry(Flicks(16), .phase("stage", 1, 0)),
        LogEntry(Flicks(40), .complete("stage", 1, false)),
        LogEntry(Flicks(40), .didDisappear("detail")), LogEntry(Flicks(40), .didAppear("list")),
        LogEntry(Flicks(40), .didEnd("stage", 1)),
      ])
    #expect(try transition(lifted + [.advance(Flicks(16))])?.elapsed == Flicks(48))
  }

  @Test func `where it is already it ends at once`() throws {
    let whole = [push(), .start("stage"), move(1), .finish("stage")]
    #expect(try callbacks(whole).last == .didEnd("stage", 1))
    let nothing = [push(), .start("stage"), pan(.cancelled)]
    #expect(try callbacks(nothing).contains(.complete("stage", 1, false)))
    let nearly = [push(lasting: Flicks(2)), .start("stage"), move(0.5), .cancel("stage")]
    #expect(try transition(nearly + [.advance(Flicks(1))]) == nil)
  }

  @Test func `an outcome before the start is latched`() throws {
    try check(.finish("stage"), after: [push(), .cancel("stage")], .settling("stage"))
    try check(pan(.failed), after: [push(), .finish("stage")], .settling("stage"))
    #expect(try transition([push(), .cancel("stage")])?.drive == .pending)
    let cancelled = [push(), pan(.cancelled), .advance(.zero)]
    #expect(try callbacks(cancelled).contains(.complete("stage", 1, false)))
    let finished = [push(), move(0.5), pan(.ended(Point(x: 1, y: 0))), .start("stage")]
    #expect(try transition(finished)?.drive == .finishing)
    #expect(try transition(finished)?.elapsed == Flicks(50))
  }

  @Test func `it can be grabbed again where it is`() throws {
    let settling = [push(), .start("stage"), move(0.8), .finish("stage"), .advance(Flicks(5))]
    let grabbed = try #require(try transition(settling + [pan(.began)]))
    #expect(grabbed.drive == .tracking && grabbed.elapsed == Flicks(90))
    #expect(
      try transition(settling + [pan(.began), .advance(Flicks(5)), move(-0.5)])?.elapsed
        == Flicks(40))
    let turned = [push(), .start("stage"), move(0.8), .cancel("stage"), pan(.began), move(0)]
    #expect(try transition(turned)?.elapsed == Flicks(80))
    #expect(try callbacks(turned).suffix(2) == [.willDisappear("list"), .willAppear("detail")])
    #expect(try transition(turned + [.cancel("stage")])?.drive == .cancelling)
  }

  @Test func `refusals`() throws {
    let tracking = [push(), .start("stage"), move(0.5)]
    let settling = tracking + [.finish("stage")]
    try check(.start("nowhere"), after: [], .unknownStage("nowhere"))
    try check(.start("stage"), after: [], .notInFlight("stage"))
    try check(.start("stage"), after: tracking, .settling("stage"))
    try check(.pan("nowhere", .began), after: [], .unknownStage("nowhere"))
    try check(pan(.began), after: tracking, .settling("stage"))
    try check(pan(.began), after: [push()], .settling("stage"))
    try check(pan(.changed(Point(x: .nan, y: 0))), after: settling, .valueOutOfRange)
    try check(move(0.5), after: settling, .settling("stage"))
    try check(pan(.ended(Point(x: 0, y: 0x1p33))), after: tracking, .valueOutOfRange)
    try check(pan(.ended(.zero)), after: settling, .settling("stage"))
    try check(.cancel("stage"), after: settling, .settling("stage"))
    let running = Event.push("detail", on: "stage", .animated(Animation("circularReveal")))
    try check(pan(.began), after: [running], .noGesture("stage"))
    try check(pan(.began), after: [], .noGesture("stage"))
  }

  @Test func `interrupted while a finger leads, it is cancelled`() throws {
    for events in [[push()], [push(), .start("stage"), move(0.9)]] {
      let log = try callbacks(events + [.interrupt("stage")])
      #expect(
        log.suffix(6) == [
          .willDisappear("detail"), .willAppear("list"), .complete("stage", 1, false),
          .didDisappear("detail"), .didAppear("list"), .didEnd("stage", 1),
        ])
    }
    let finishing = [push(), .start("stage"), move(0.9), .finish("stage"), .interrupt(nil)]
    #expect(try callbacks(finishing).contains(.complete("stage", 1, true)))
  }

  @Test func `without time it ends when it starts, as it was told`() throws {
    let event = push(lasting: .zero)
    #expect(try transition([event])?.drive == .pending)
    #expect(try callbacks([event, .advance(.zero)]).contains(.complete("stage", 1, true)))
    #expect(
      try callbacks([event, .cancel("stage"), .start("stage")]).contains(
        .complete("stage", 1, false)))
  }

  @Test func `the start of one may end another that waits`() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    func screen(_ name: Name, in superview: Name? = nil) -> ViewDeclaration {
      ViewDeclaration(name, kind: .screen, in: superview, frame: frame)
    }
    let scene = try Scene(
      views: [
        ViewDeclaration("main", kind: .window, frame: frame), screen("root", in: "main"),
        screen("page", in: "root"), screen("next"), screen("over"),
      ],
      stages: [
        StageDeclaration("outer", kind: .navigation, in: "main", root: "root"),
        StageDeclaration("inner", kind: .navigation, in: "root", root: "page"),
      ])
    let way = Animation("circularReveal", lasting: .zero, isInteractive: true)
    let model = ReferenceModel(
      scene,
      after: [
        .push("next", on: "outer", .animated(way)), .push("over", on: "inner", .animated(way)),
        .advance(.zero),
      ])
    let outcomes = model.observe().log.map(\.callback).filter {
      if case .complete = $0 { true } else { false }
    }
    #expect(outcomes == [.complete("outer", 1, true), .complete("inner", 2, false)])
  }

  @Test func `a difference in position or drive is the finger's`() throws {
    let expectation = try model([push(), .start("stage"), move(0.4)]).expectation()
    #expect(expectation.flights[0].isInteractive)
    var observation = expectation.representative
    observation.stages[0].transition?.elapsed = Flicks(41)
    observation.stages[0].transition?.drive = .running
    #expect(
      expectation.discrepancies(from: observation).map(\.clause) == [.driveClamped, .driveSettled])
  }
}
