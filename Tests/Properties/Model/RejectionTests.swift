// Rejections: each check of the specification, in its order.

import Scenario
import Testing

@testable import Model

@Suite struct RejectionTests {
  private static let flight = Arrival.animated(Animation("imageMask"))

  /// Two modal levels, a navigation stage in a pane of the presenter, a second window.
  private func scene() throws -> Scene {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    func screen(_ name: Name, in superview: Name? = nil) -> ViewDeclaration {
      ViewDeclaration(name, kind: .screen, in: superview, frame: frame)
    }
    return try Scene(
      views: [
        ViewDeclaration("main", kind: .window, frame: frame), screen("root", in: "main"),
        ViewDeclaration("pane", in: "root", frame: frame), screen("page", in: "pane"),
        ViewDeclaration("label", in: "page", frame: frame), screen("one"), screen("two"),
        screen("three"), ViewDeclaration("loose", frame: frame),
        ViewDeclaration("inner", in: "three", frame: frame), screen("deep", in: "inner"),
      ],
      stages: [
        StageDeclaration("modal", kind: .modal(.fullScreen), in: "main", root: "root"),
        StageDeclaration("pages", kind: .navigation, in: "pane", root: "page"),
        StageDeclaration("hidden", kind: .modal(.over), in: "inner", root: "deep"),
      ])
  }

  private func check(
    _ event: Event, after events: [Event] = [], _ rejection: Rejection?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var model = ReferenceModel(try scene(), after: events)
    let before = model.observe()
    let response = model.handle(event)
    #expect(
      response == rejection.map(Response.rejected) ?? .accepted, sourceLocation: sourceLocation)
    var after = model.observe()
    if rejection != nil {
      #expect(after.lastRejection == rejection, sourceLocation: sourceLocation)
      after.lastRejection = before.lastRejection
      #expect(after == before, sourceLocation: sourceLocation)
    }
  }

  @Test func `the tree`() throws {
    try check(.add("modal.container", to: "main"), .helperView("modal.container"))
    try check(.add("label", to: "nobody"), .unknownView("nobody"))
    try check(.add("main", to: "loose"), .windowView("main"))
    try check(.add("page", to: "loose"), .managedScreen("page"))
    try check(.add("pane", to: "label"), .cycle("pane", "label"))
    try check(.add("three", to: "deep"), .cycle("three", "deep"))
    try check(.insert("label", into: "main", at: 2), .indexOutOfRange(2))
    try check(.insert("label", into: "page", at: -1), .indexOutOfRange(-1))
    try check(.insert("label", into: "page", at: 0), nil)
    try check(.insert("loose", into: "main", at: 0), nil)
    try check(.remove("root"), .managedScreen("root"))
    try check(.remove("loose"), nil)
    try check(.front("loose"), .noSuperview("loose"))
    try check(.back("main"), .windowView("main"))
    try check(.front("label"), nil)
    try check(.back("label"), nil)
  }

  @Test func `properties`() throws {
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    let bad = Rect(x: .nan, y: 0, width: 1, height: 1)
    let pushed = [Event.push("one", on: "pages", .unanimated)]
    let turned = [
      Event.setTransform("label", Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    ]
    try check(.setFrame("label", bad), .valueOutOfRange)
    try check(.setFrame("one", rect), after: pushed, .managedLayout("one"))
    try check(.setFrame("label", rect), after: turned, .frameUndefined("label"))
    try check(.setBounds("label", bad), .valueOutOfRange)
    try check(.setBounds("label", rect), nil)
    try check(.setCenter("one", .zero), after: pushed, .managedLayout("one"))
    try check(.setCenter("label", Point(x: 0, y: .infinity)), .valueOutOfRange)
    try check(.setTransform("label", .scale(.nan)), .valueOutOfRange)
    try check(.setTransform("label", .scale(0)), .singularTransform)
    try check(.scroll("label", to: Point(x: 0x1p33, y: 0)), .valueOutOfRange)
    try check(.scroll("one", to: Point(x: 3, y: 0)), after: pushed, nil)
    try check(.hide("nobody"), .unknownView("nobody"))
    try check(.hide("label"), nil)
    try check(.show("label"), nil)
    try check(.setAlpha("label", -0.5), .valueOutOfRange)
    try check(.setAlpha("label", 0), nil)
    try check(.bind("key", to: "nobody"), .unknownView("nobody"))
    try check(.unbind("key"), .notBound("key"))
    try check(.unbind("key"), after: [.bind("key", to: "label")], nil)
    try check(.resize("label", .zero), .notAWindow("label"))
    try check(.resize("main", Size(width: -1, height: 0)), .valueOutOfRange)
    try check(.resize("main", Size(width: 7, height: 5)), nil)
  }

  @Test func `a frame set under a scale is the frame that is there`() throws {
    let stretched = Transform(a: -2, b: 0, c: 0, d: 0.5, tx: 3, ty: 4)
    let seen = expectation(
      of: try scene(),
      after: [
        .setTransform("label", stretched),
        .setFrame("label", Rect(x: 10, y: 20, width: 30, height: 40)),
      ])
    let label = try #require(seen.views.first { $0.name == "label" })
    #expect(label.bounds.value == Rect(x: 0, y: 0, width: 15, height: 80))
    #expect(label.box.value == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `entering`() throws {
    let running = [Event.present("one", on: "modal", Self.flight)]
    func present(_ screen: Name, _ animation: Animation) -> Event {
      .present(screen, on: "modal", .animated(animation))
    }
    try check(.push("one", on: "nowhere", .unanimated), .unknownStage("nowhere"))
    try check(.push("one", on: "modal", .unanimated), .wrongStage("modal"))
    try check(.present("one", on: "pages", .unanimated), .wrongStage("pages"))
    try check(.present("loose", on: "modal", .unanimated), .notAScreen("loose"))
    try check(present("one", Animation("dance")), .unknownChoreography("dance"))
    try check(present("one", Animation("imageMask", lasting: Flicks(-1))), .timeOutOfRange)
    try check(
      present("one", Animation("imageMask", from: .view("nobody"))), .unknownView("nobody"))
    try check(
      present("one", Animation("imageMask", from: .view("one"), to: .view("modal.traveller"))),
      .helperView("modal.traveller"))
    try check(.present("two", on: "modal", .unanimated), after: running, .busy("modal"))
    try check(.present("page", on: "modal", .unanimated), .screenInUse("page"))
    try check(
      .present("one", on: "modal", .unanimated), after: [.add("one", to: "loose")],
      .screenInUse("one"))
    try check(.present("three", on: "hidden", .unanimated), .cycle("three", "inner"))
    try check(.present("one", on: "hidden", Self.flight), .offScreen("hidden"))
    try check(.present("one", on: "hidden", .unanimated), nil)
  }

  @Test func `leaving`() throws {
    let stack = [
      Event.present("one", on: "modal", .unanimated), .present("two", on: "modal", .unanimated),
    ]
    let running = [Event.present("one", on: "modal", Self.flight)]
    try check(.pop("modal", .asEntered), .wrongStage("modal"))
    try check(.pop("pages", .animated(Animation("dance"))), .unknownChoreography("dance"))
    try check(
      .pop("pages", .unanimated), after: [.push("one", on: "pages", Self.flight)], .busy("pages"))
    try check(.pop("pages", .asEntered), .atRoot("pages"))
    try check(
      .pop("pages", .animated(Animation("imageMask"))),
      after: [.push("one", on: "pages", .unanimated), .present("two", on: "modal", .unanimated)],
      .offScreen("pages"))
    try check(.dismiss("one", .animated(Animation("dance"))), .unknownChoreography("dance"))
    try check(.dismiss("root", .asEntered), .notPresented("root"))
    try check(
      .dismiss("one", .asEntered), after: [.push("one", on: "pages", .unanimated)],
      .notPresented("one"))
    try check(.dismiss("one", .unanimated), after: running, .busy("modal"))
    try check(.dismiss("one", .unanimated), after: stack, .notOnTop("one"))
    try check(.dismiss("two", .asEntered), after: stack, nil)
    try check(.dismiss("two", .animated(Animation("imageMask"))), after: stack, nil)
    try check(.discard("root"), .notPresented("root"))
    try check(.discard("one"), after: stack, nil)
    try check(.discard("one"), after: running, nil)
  }

  @Test func `steering`() throws {
    let running = [Event.present("one", on: "modal", Self.flight)]
    try check(.finish("nowhere"), .unknownStage("nowhere"))
    try check(.finish("modal"), .notInFlight("modal"))
    try check(.cancel("modal"), after: running + [.finish("modal")], .settling("modal"))
    try check(.cancel("modal"), after: running, nil)
    try check(.interrupt("modal"), .notInFlight("modal"))
    try check(.interrupt("modal"), after: running, nil)
    try check(.interrupt(nil), after: running, nil)
    try check(.upon(.didAppear("loose"), .hide("loose")), .notAScreen("loose"))
    try check(.upon(.begins("nowhere"), .hide("loose")), .unknownStage("nowhere"))
    try check(.upon(.ends("modal"), .hide("loose")), nil)
  }

  @Test func `a flight that the end of another interrupts at the same instant ends with it`() throws
  {
    let model = ReferenceModel(
      try scene(),
      after: [
        .present("one", on: "modal", Self.flight), .push("two", on: "pages", Self.flight),
        .advance(.milliseconds(1_600)),
      ])
    let ends = model.observe().log.filter { $0.time == .milliseconds(1_600) }.map(\.callback)
    #expect(
      ends == [
        .complete("modal", 1, true), .didDisappear("root"), .didAppear("one"), .didEnd("modal", 1),
        .complete("pages", 2, true), .didDisappear("page"), .didAppear("two"), .didEnd("pages", 2),
      ])
    #expect(model.observe().view("two")?.superview == "pane")
  }

  @Test func `triggers wait for their own callbacks`() {
    let callbacks: [Callback] = [
      .willBegin("s", 1), .phase("s", 1, 2), .complete("s", 1, true), .didEnd("s", 1),
      .willAppear("s"), .didAppear("s"), .willDisappear("s"), .didDisappear("s"),
    ]
    let triggers: [Trigger] = [
      .begins("s"), .phase("s", 2), .completes("s"), .ends("s"), .willAppear("s"), .didAppear("s"),
      .willDisappear("s"), .didDisappear("s"),
    ]
    for (row, trigger) in triggers.enumerated() {
      for (column, callback) in callbacks.enumerated() {
        #expect(trigger.matches(callback) == (row == column))
      }
    }
    #expect(!Trigger.phase("s", 1).matches(.phase("s", 1, 2)))
    #expect(!Trigger.ends("t").matches(.didEnd("s", 1)))
  }
}
