// Drags of a presented screen, and the backdrop behind it.

import Bounds
import Oracles
import Scenario
import Testing

@testable import Model

@Suite struct DraggingTests {
  /// Blurs for good; comes back without a backdrop.
  private static let foggy = Choreography(
    "foggy",
    entering: Timeline(
      duration: Flicks(10), phases: [Phase("only", share: 1)],
      backdrop: Backdrop(.blur(3), alpha: .constant(0.5), persists: true)),
    leaving: Timeline(duration: Flicks(10), phases: [Phase("only", share: 1)]),
    interaction: .drag(Drag(springBack: .zero)))

  /// A pane of 100 × 100 with two screens to present, and a button beside it in the window.
  private func scene(_ style: PresentationStyle = .over) throws -> Scene {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    return try Scene(
      views: [
        ViewDeclaration(
          "main", kind: .window, frame: Rect(x: 0, y: 0, width: 200, height: 100)),
        ViewDeclaration("pane", in: "main", frame: frame),
        ViewDeclaration("root", kind: .screen, in: "pane", frame: frame),
        ViewDeclaration("photo", kind: .screen, frame: Rect(x: 7, y: 8, width: 9, height: 10)),
        ViewDeclaration("label", in: "photo", frame: Rect(x: 1, y: 2, width: 3, height: 4)),
        ViewDeclaration("next", kind: .screen, frame: frame),
        ViewDeclaration("desk", in: "main", frame: Rect(x: 100, y: 0, width: 100, height: 100)),
        ViewDeclaration("page", kind: .screen, in: "desk", frame: frame),
        ViewDeclaration("other", kind: .screen, frame: frame),
      ],
      stages: [
        StageDeclaration("modal", kind: .modal(style), in: "pane", root: "root"),
        StageDeclaration("pages", kind: .navigation, in: "desk", root: "page"),
      ], choreographies: [Self.foggy])
  }

  private func present(_ screen: Name, _ choreography: Name = "imageZoom") -> [Event] {
    [
      .present(screen, on: "modal", .animated(Animation(choreography))),
      .advance(.milliseconds(350)),
    ]
  }

  private func pan(_ pan: Pan) -> Event { .pan("modal", pan) }

  private func move(_ x: Double, _ y: Double) -> Event { pan(.changed(Point(x: x, y: y))) }

  private func seen(_ events: [Event]) throws -> Model.Expectation {
    let seen = expectation(of: try scene(), after: events)
    #expect(seen.discrepancies(from: seen.representative).isEmpty)
    return seen
  }

  private func alpha(_ seen: Model.Expectation) -> Envelope? {
    seen.views.first { $0.name == "modal.backdrop" }?.alpha
  }

  private func center(_ seen: Model.Expectation) -> PointEnvelope? {
    seen.views.first { $0.name == "photo" }?.center
  }

  private var dragged: [Event] { present("photo") + [pan(.began), move(10, -4)] }

  @Test func `the screen follows the finger, and the backdrop dims`() throws {
    let resting = try seen(present("photo"))
    #expect(alpha(resting) == Envelope(exactly: 1))
    #expect(resting.stages[0].drag == nil && resting.drags["modal"] == nil)
    let seen = try seen(dragged)
    #expect(seen.stages[0].drag == DragObservation(offset: Point(x: 10, y: -4), state: .dragging))
    #expect(seen.drags["modal"]?.x.width == 0)
    #expect(center(seen)?.value == Point(x: 60, y: 46))
    #expect(alpha(seen)?.contains(0.9) == true)
    #expect(alpha(try self.seen(dragged + [move(0, 150)]))?.value == 0)
  }

  /// Document 001, TC-2: 10 points of 100, let go, grabbed again at .1 s, moved 2 points more.
  @Test func `let go it springs back, and a grab on the way measures from there`() throws {
    let lifted = dragged + [pan(.ended(.zero))]
    let half = try seen(lifted + [.advance(.milliseconds(150))])
    #expect(half.stages[0].drag?.state == .springing)
    #expect(half.drags["modal"]?.x.contains(5) == true)
    #expect(half.drags["modal"]?.y.contains(-2) == true)
    let grabbed = lifted + [.advance(.milliseconds(100)), pan(.began)]
    let at = try #require(try seen(grabbed).stages[0].drag?.offset)
    #expect((7...8.5).contains(at.x))
    let moved = try seen(grabbed + [move(2, 0), .advance(.milliseconds(900))])
    #expect(moved.stages[0].drag?.state == .dragging)
    #expect(moved.drags["modal"]?.x.contains(at.x + 2) == true)
    let back = try seen(grabbed + [move(2, 0), pan(.cancelled), .advance(.milliseconds(300))])
    #expect(back.stages[0].drag == nil)
    #expect(center(back)?.value == Point(x: 50, y: 50))
    #expect(alpha(back) == Envelope(exactly: 1))
  }

  /// Document 001: .25 of the extent, 1000 points a second; (600, 800) is exactly as fast.
  @Test func `distance and velocity must be exceeded`() throws {
    let held = present("photo") + [pan(.began)]
    func state(_ x: Double, _ velocity: Point) throws -> DragObservation.State? {
      try seen(held + [move(x, 0), pan(.ended(velocity))]).stages[0].drag?.state
    }
    #expect(try state(25, Point(x: 600, y: 800)) == .springing)
    #expect(try state(25.0.nextUp, .zero) == .released)
    #expect(try state(-26, .zero) == .released)
    #expect(try state(1, Point(x: -600, y: 801)) == .released)
    #expect(try state(0, .zero) == nil)
  }

  @Test func `let go far enough it is dismissed from where it is, and is as before`() throws {
    let lifted = dragged + [move(0, 60), pan(.ended(.zero))]
    let flying = try seen(lifted + [.advance(.milliseconds(200))])
    #expect(flying.stages[0].transition?.isEntering == false)
    #expect(flying.stages[0].drag == DragObservation(offset: Point(x: 0, y: 60), state: .released))
    #expect(center(flying)?.value == Point(x: 50, y: 110))
    let gone = try seen(lifted + [.advance(.milliseconds(350))])
    #expect(gone.stages[0].drag == nil && alpha(gone) == nil)
    #expect(center(gone)?.value == Point(x: 50, y: 50))
    let again = try seen(lifted + [.advance(.milliseconds(350))] + present("photo"))
    #expect(center(again)?.value == Point(x: 50, y: 50))
    let cancelled = lifted + [.advance(.milliseconds(20)), .cancel("modal")]
    let springing = try seen(cancelled + [.advance(.milliseconds(170))])
    #expect(springing.stages[0].drag?.state == .springing)
    #expect(springing.drags["modal"]?.y.contains(30) == true)
    #expect(alpha(try seen(cancelled + [.advance(.milliseconds(320))])) == Envelope(exactly: 1))
  }

  @Test func `a leaving of another kind takes the drag as it is`() throws {
    let lifted = dragged + [pan(.failed), .advance(.milliseconds(150))]
    let seen = try seen(lifted + [.dismiss("photo", .animated(Animation("photoBrowser")))])
    #expect(seen.stages[0].drag?.state == .released)
    #expect(seen.drags["modal"]?.x.contains(5) == true)
    #expect(try self.seen(lifted + [.dismiss("photo", .unanimated)]).stages[0].drag == nil)
    #expect(try self.seen(lifted + [.discard("photo")]).stages[0].drag == nil)
  }

  @Test func `another screen and an interruption end a drag`() throws {
    let over = try seen(dragged + present("next"))
    #expect(over.stages[0].drag == nil)
    #expect(
      over.views.compactMap { $0.role == .backdrop ? $0.name : nil }
        == ["modal.backdrop", "modal.backdrop2"])
    #expect(over.views.map(\.name).suffix(4).first == "modal.container")
    let lower = try seen(dragged + present("next") + [pan(.began), move(50, 0)])
    #expect(alpha(lower) == Envelope(exactly: 1))
    #expect(lower.views.last?.alpha.contains(0.5) == true)
    for interruption in [Event.interrupt("modal"), .interrupt(nil)] {
      let seen = try seen(dragged + [interruption])
      #expect(seen.stages[0].drag == nil && seen.lastRejection == nil)
      #expect(center(seen)?.value == Point(x: 50, y: 50))
    }
  }

  @Test func `off the screen it springs back however far it was`() throws {
    let lost = try seen(dragged + [.remove("pane"), move(80, 0), pan(.ended(.zero))])
    #expect(lost.stages[0].drag?.state == .springing)
  }

  @Test func `an extent of nothing makes no progress`() throws {
    let flat = try seen(
      dragged + [.setBounds("pane", Rect(x: 0, y: 0, width: 0, height: 100)), move(80, 10)])
    #expect(alpha(flat)?.contains(0.9) == true)
  }

  @Test func `without time it is back at once`() throws {
    let back = try seen(present("photo", "foggy") + [pan(.began), move(9, 9), pan(.cancelled)])
    #expect(back.stages[0].drag == nil)
  }

  @Test(arguments: PresentationStyle.allCases)
  func `a leaving without a backdrop takes it out, and puts it back if cancelled`(
    style: PresentationStyle
  ) throws {
    let scene = try scene(style)
    let leaving = present("photo", "foggy") + [.dismiss("photo", .asEntered), .advance(Flicks(3))]
    let before = expectation(of: scene, after: present("photo", "foggy")).views.last
    #expect(before?.blur == Envelope(exactly: 3) && before?.alpha == Envelope(exactly: 0.5))
    #expect(before?.index == 0)
    #expect(!expectation(of: scene, after: leaving).views.contains { $0.role == .backdrop })
    let cancelled = expectation(
      of: scene, after: leaving + [.cancel("modal"), .advance(Flicks(3))])
    #expect(cancelled.views.last?.name == "modal.backdrop" && cancelled.views.last?.index == 0)
  }

  @Test func `refusals`() throws {
    func check(_ event: Event, after events: [Event], _ rejection: Rejection) throws {
      var model = ReferenceModel(try scene(), after: events)
      var before = model.observe()
      #expect(model.handle(event) == .rejected(rejection))
      before.lastRejection = rejection
      #expect(model.observe() == before)
    }
    let far = Point(x: 0, y: .infinity)
    try check(pan(.began), after: [], .noGesture("modal"))
    try check(.pan("pages", .began), after: [], .noGesture("pages"))
    try check(pan(.began), after: present("photo", "ping"), .noGesture("modal"))
    try check(
      pan(.began), after: [.present("photo", on: "modal", .unanimated)], .noGesture("modal"))
    try check(pan(.began), after: dragged, .settling("modal"))
    try check(pan(.changed(far)), after: dragged, .valueOutOfRange)
    try check(pan(.ended(far)), after: dragged, .valueOutOfRange)
    for event in [move(1, 1), pan(.ended(.zero)), pan(.cancelled), pan(.failed)] {
      try check(event, after: present("photo"), .noGesture("modal"))
      try check(event, after: dragged + [pan(.cancelled)], .noGesture("modal"))
    }
    try check(.interrupt("modal"), after: present("photo"), .notInFlight("modal"))
  }

  /// The label's rectangle in the other stage's container, taken when the spring-back ended.
  @Test func `the end of a spring-back is an instant`() throws {
    let flight = Animation("photoBrowser", lasting: .milliseconds(1_000), from: .view("label"))
    let seen = try seen(
      dragged + [
        pan(.cancelled), .push("other", on: "pages", .animated(flight)),
        .advance(.milliseconds(400)), .remove("label"),
      ])
    #expect(seen.flights[0].sourceRect.value == Rect(x: -99, y: 2, width: 3, height: 4))
  }

  @Test func `differences of a drag are told apart`() throws {
    let expectation = try seen(dragged)
    func clauses(_ change: (inout Observation) -> Void) -> [Clause] {
      var observation = expectation.representative
      change(&observation)
      return expectation.discrepancies(from: observation).map(\.clause)
    }
    #expect(clauses { $0.stages[0].drag?.offset.x = 11 } == [.driveSpringBack])
    #expect(clauses { $0.stages[0].drag?.state = .springing } == [.driveThreshold])
    #expect(clauses { $0.stages[0].drag = nil } == [.driveThreshold])
    let index = expectation.views.count - 1
    #expect(clauses { $0.views[index].alpha = 1 } == [.driveDim])
  }
}
