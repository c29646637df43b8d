// What the overlay makes of choreographies of the user's own.

import Bounds
import Oracles
import Scenario
import Testing

@testable import Model

@Suite struct OverlayTests {
  /// Ten flicks in halves: fades, a mask on the lower screen from an oval, a travel beyond its ends.
  private static let fade = Choreography(
    "fade",
    entering: Timeline(
      duration: Flicks(10), phases: [Phase("first", share: 1), Phase("second", share: 1)],
      holds: [Hold(.screen(.lower), during: 1...1)],
      backdrop: Backdrop(.grey(0.5), alpha: .constant(0.5)),
      upperAlpha: Track(from: 0, [.init(0...1, to: 1, .linear)]), lowerAlpha: .constant(0.25),
      mask: Mask(
        .lower, closed: .oval(.source), opened: .disc(.destination, radius: 9),
        openness: .constant(0))),
    leaving: Timeline(
      duration: Flicks(10), phases: [Phase("only", share: 1)],
      traveller: Traveller(travel: .constant(2), alpha: .constant(0.5))))

  private func seen(_ kind: StageKind, _ events: [Event]) throws -> Model.Expectation {
    let fade = Animation("fade", from: .view("thumb"), to: .view("poster"))
    let way = Arrival.animated(fade)
    let enter: Event =
      kind == .navigation
      ? .push("detail", on: "stage", way) : .present("detail", on: "stage", way)
    return expectation(
      of: try posterScene(kind, choreographies: [Self.fade]), after: [enter] + events)
  }

  @Test func `both screens fade, and the lower one is masked by the oval of the source`() throws {
    let seen = try seen(.navigation, [.advance(Flicks(5))])
    let (list, detail) = (seen.views[1], seen.views[3])
    #expect(list.alpha.contains(0.25))
    #expect(detail.alpha.contains(0.5))
    #expect(list.isHidden && !detail.isHidden)
    #expect(
      list.mask?.shape.value == Ellipse(center: Point(x: 60, y: 182), rx: 40, ry: 62))
    #expect(list.mask?.opened?.rx == Envelope(exactly: 9))
    var observation = seen.representative
    #expect(seen.discrepancies(from: observation).isEmpty)
    observation.views[1].mask?.opened?.ry = 8
    #expect(seen.discrepancies(from: observation).map(\.clause) == [.maskEnvelope])
    #expect(seen.flights[0].openness == Envelope(exactly: 0))
    let backdrop = try #require(seen.views.first { $0.role == .backdrop })
    #expect(backdrop.alpha == Envelope(exactly: 0.5))
    #expect(backdrop.blur == Envelope(exactly: 0))
  }

  @Test func `under over the lower screen is not touched`() throws {
    let seen = try seen(.modal(.over), [.advance(Flicks(5))])
    let list = seen.views[1]
    #expect(list.alpha == Envelope(exactly: 1))
    #expect(!list.isHidden)
    #expect(list.mask == nil)
    #expect(list.superview == "main")
    #expect(seen.flights[0].openness == nil)
    #expect(seen.flights[0].travel == nil)
  }

  @Test func `travel beyond 1 goes beyond the destination`() throws {
    let fade = Animation("fade", from: .view("poster"), to: .view("thumb"))
    let seen = try seen(.navigation, [.advance(Flicks(10)), .pop("stage", .animated(fade))])
    let traveller = try #require(seen.views.first { $0.role == .traveller })
    #expect(traveller.center.value == Point(x: 60, y: 164))
    #expect(traveller.alpha == Envelope(exactly: 0.5))
    #expect(traveller.picture == "movie")
  }

  @Test func `an endpoint in another window is connected over the screen`() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let scene = try Scene(
      views: [
        ViewDeclaration("main", kind: .window, frame: frame),
        ViewDeclaration("root", kind: .screen, in: "main", frame: frame),
        ViewDeclaration("next", kind: .screen, frame: frame),
        ViewDeclaration(
          "beside", kind: .window, frame: Rect(x: 100, y: 10, width: 100, height: 100)),
        ViewDeclaration("label", in: "beside", frame: Rect(x: 1, y: 2, width: 3, height: 4)),
      ], stages: [StageDeclaration("stage", kind: .navigation, in: "main", root: "root")])
    let seen = expectation(
      of: scene,
      after: [
        .push(
          "next", on: "stage",
          .animated(Animation("imageMask", from: .view("label"), to: .view("next"))))
      ])
    #expect(seen.flights[0].isSourceConnected)
    #expect(seen.flights[0].sourceRect.value == Rect(x: 101, y: 12, width: 3, height: 4))
  }

  @Test func `a stage in a screen out of the tree is still below its host`() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let scene = try Scene(
      views: [
        ViewDeclaration("main", kind: .window, frame: frame),
        ViewDeclaration("pane", in: "main", frame: frame),
        ViewDeclaration("root", kind: .screen, in: "pane", frame: frame),
        ViewDeclaration("label", in: "root", frame: frame),
        ViewDeclaration("next", kind: .screen, frame: frame),
      ], stages: [StageDeclaration("stage", kind: .navigation, in: "pane", root: "root")])
    var model = ReferenceModel(scene, after: [.push("next", on: "stage", .unanimated)])
    #expect(model.observe().view("root")?.superview == nil)
    #expect(model.handle(.add("pane", to: "label")) == .rejected(.cycle("pane", "label")))
  }

  @Test func `a laid out screen follows its host, and keeps its last layout`() throws {
    let scene = try posterScene(.modal(.over))
    var model = ReferenceModel(
      scene,
      after: [
        .present("extra", on: "stage", .unanimated), .resize("main", Size(width: 667, height: 375)),
      ])
    let laidOut = try #require(model.observe().view("extra"))
    #expect(laidOut.bounds == Rect(x: 3, y: 4, width: 667, height: 375))
    #expect(laidOut.center == Point(x: 333.5, y: 187.5))
    _ = model.handle(.dismiss("extra", .asEntered))
    #expect(model.observe().view("extra")?.bounds == laidOut.bounds)
    let cancelled = expectation(
      of: scene,
      after: [.present("extra", on: "stage", .animated(Animation("imageMask"))), .cancel("stage")])
    #expect(cancelled.views[5].bounds.value == Rect(x: 3, y: 4, width: 10, height: 20))
    #expect(cancelled.views[5].center.value == Point(x: 1, y: 2))
  }
}
