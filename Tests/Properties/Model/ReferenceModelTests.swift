// The reference model on hand-made scenarios.

import Bounds
import Scenario
import Testing

@testable import Model

@Suite struct ReferenceModelTests {
  private static let kinds: [StageKind] = [.modal(.fullScreen), .modal(.over), .navigation]

  private func enter(_ kind: StageKind, _ arrival: Arrival = .animated(posterFlight)) -> Event {
    kind == .navigation
      ? .push("detail", on: "stage", arrival) : .present("detail", on: "stage", arrival)
  }

  private func leave(_ kind: StageKind, _ departure: Departure = .asEntered) -> Event {
    kind == .navigation ? .pop("stage", departure) : .dismiss("detail", departure)
  }

  /// Document 000: the poster (20, 138, 80, 124), swollen to 1.2 at 5/16 of 1.6 s.
  @Test(arguments: kinds)
  func `the traveller ends its flight swollen over the poster`(kind: StageKind) throws {
    let seen = expectation(
      of: try posterScene(kind), after: [enter(kind), .advance(.milliseconds(500))])
    let traveller = try #require(seen.views.first { $0.role == .traveller })
    #expect(traveller.box.x.contains(12))
    #expect(traveller.box.y.contains(125.6))
    #expect(traveller.box.width.contains(96))
    #expect(traveller.box.height.contains(148.8))
    #expect(traveller.shadow == Envelope(exactly: 0.8))
    #expect(seen.flights.map(\.phase) == [1])
  }

  /// √(315² + 467²) = √317314.
  @Test func `the circle opens from the inscribed to the covering one`() throws {
    let scene = try posterScene(.modal(.over))
    var model = ReferenceModel(scene, after: [enter(.modal(.over))])
    let closed = try #require(model.observe().view("detail")?.mask)
    #expect(closed.shape == Ellipse(center: Point(x: 60, y: 200), rx: 40, ry: 40))
    _ = model.handle(.advance(.milliseconds(1_600) - Flicks(1)))
    let opened = try #require(model.observe().view("detail")?.mask)
    #expect((563.306...563.307).contains(opened.shape.rx))
    _ = model.handle(.advance(Flicks(1)))
    #expect(model.observe().view("detail")?.mask == nil)
  }

  @Test(arguments: kinds)
  func `a round trip ends where it began, and the second is as the first`(kind: StageKind) throws {
    var model = ReferenceModel(try posterScene(kind))
    let before = model.observe()
    for _ in 0..<2 {
      #expect(model.handle(enter(kind)) == .accepted)
      #expect(model.handle(.advance(.milliseconds(1_600))) == .accepted)
      #expect(model.observe().view("poster")?.isVisible == true)
      #expect(model.handle(leave(kind)) == .accepted)
      #expect(model.handle(.advance(.milliseconds(1_300))) == .accepted)
      #expect(model.observe().views == before.views)
      #expect(model.observe().stages == before.stages)
    }
  }

  @Test(arguments: kinds)
  func `a cancelled flight leaves everything as it was`(kind: StageKind) throws {
    let before = ReferenceModel(try posterScene(kind)).observe()
    var model = ReferenceModel(
      try posterScene(kind),
      after: [enter(kind), .advance(.milliseconds(900)), .cancel("stage")])
    #expect(model.handle(.finish("stage")) == .rejected(.settling("stage")))
    _ = model.handle(.advance(.milliseconds(900)))
    #expect(model.observe().views == before.views)
    #expect(model.observe().log.last?.callback == .didEnd("stage", 1))
    #expect(model.observe().log.contains { $0.callback == .complete("stage", 1, false) })
  }

  @Test(arguments: kinds)
  func `unanimated changes come to the same places`(kind: StageKind) throws {
    let scene = try posterScene(kind)
    let animated = expectation(
      of: scene, after: [enter(kind), .advance(.milliseconds(1_600))])
    var model = ReferenceModel(scene, after: [enter(kind, .unanimated)])
    #expect(model.observe().views == animated.representative.views)
    _ = model.handle(leave(kind))
    #expect(model.observe().views == ReferenceModel(scene).observe().views)
  }

  @Test func `no duration takes no time`() throws {
    var flight = posterFlight
    flight.duration = .zero
    let model = ReferenceModel(
      try posterScene(.navigation), after: [enter(.navigation, .animated(flight))])
    #expect(model.observe().stage("stage")?.transition == nil)
    let phases = model.observe().log.filter { if case .phase = $0.callback { true } else { false } }
    #expect(phases.count == 3)
  }

  @Test func `a reaction acts inside its callback, once`() throws {
    var model = ReferenceModel(
      try posterScene(.modal(.over)),
      after: [.upon(.didAppear("detail"), .dismiss("detail", .unanimated)), enter(.modal(.over))])
    _ = model.handle(.upon(.phase("stage", 1), .advance(Flicks(1))))
    _ = model.handle(.advance(.milliseconds(1_600)))
    #expect(model.observe().stage("stage")?.stack == ["list"])
    #expect(model.observe().lastRejection == .insideCallback)
  }

  @Test func `a flight whose window is lost ends at once`() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let scene = try Scene(
      views: [
        ViewDeclaration("main", kind: .window, frame: frame),
        ViewDeclaration("pane", in: "main", frame: frame),
        ViewDeclaration("root", kind: .screen, in: "pane", frame: frame),
        ViewDeclaration("next", kind: .screen, frame: frame),
      ], stages: [StageDeclaration("stage", kind: .navigation, in: "pane", root: "root")])
    let seen = expectation(
      of: scene,
      after: [.push("next", on: "stage", .animated(Animation("imageMask"))), .remove("pane")])
    #expect(seen.flights.isEmpty)
    #expect(seen.stages[0].stack == ["root", "next"])
  }

  @Test func `without endpoints the flight is from a point in the middle to itself`() throws {
    let seen = expectation(
      of: try posterScene(.modal(.over)),
      after: [enter(.modal(.over), .animated(Animation("imageMask")))])
    #expect(seen.flights[0].sourceRect.value == Rect(x: 187, y: 333, width: 1, height: 1))
    #expect(!seen.flights[0].isSourceConnected)
    #expect(seen.flights[0].lower == nil)
  }

  @Test func `the last rectangle is kept when the source goes away`() throws {
    let seen = expectation(
      of: try posterScene(.modal(.over)),
      after: [enter(.modal(.over)), .setCenter("thumb", Point(x: 100, y: 200)), .remove("thumb")])
    #expect(seen.flights[0].sourceRect.value == Rect(x: 60, y: 138, width: 80, height: 124))
  }

  @Test func `every event has an answer in an empty world`() {
    var model = ReferenceModel(.empty)
    #expect(model.handle(.advance(Flicks(.max))) == .rejected(.timeOutOfRange))
    #expect(model.handle(.advance(Flicks(.min))) == .rejected(.timeOutOfRange))
    #expect(model.handle(.advance(Limits.time)) == .accepted)
    #expect(model.handle(.advance(Flicks(1))) == .rejected(.timeOutOfRange))
    #expect(model.handle(.interrupt(nil)) == .accepted)
    #expect(model.handle(.insert("a", into: "b", at: .max)) == .rejected(.unknownView("a")))
    #expect(model.observe().views.isEmpty)
  }
}
