// Events drawn at random: every one gets an answer, and the model's numbers lie in its envelopes.

import Bounds
import Oracles
import Scenario
import Testing

@testable import Model

@Suite struct GarbageTests {
  private static let screens: [Name] = ["root", "page", "one", "two", "three"]
  private static let names: [Name] = screens + ["main", "pane", "label", "picture", "nobody"]
  private static let stages: [Name] = ["modal", "pages", "nowhere"]

  private func scene(_ style: PresentationStyle) throws -> Scene {
    let frame = Rect(x: 0, y: 0, width: 100, height: 160)
    func screen(_ name: Name, in superview: Name? = nil) -> ViewDeclaration {
      ViewDeclaration(name, kind: .screen, in: superview, frame: frame)
    }
    let own = Choreography(
      "own",
      entering: Timeline(
        duration: Flicks(100), phases: (0..<4).map { Phase(Self.names[$0], share: $0 + 1) },
        backdrop: Backdrop(.blur(2), alpha: .constant(0.5), persists: true), isLowerOnTop: true),
      leaving: Timeline(
        duration: Flicks(7), phases: (0..<9).map { Phase(Name("p\($0)") ?? "p", share: 1) }),
      interaction: .percent(Percent(speed: 3)))
    return try Scene(
      views: [
        ViewDeclaration("main", kind: .window, frame: frame), screen("root", in: "main"),
        ViewDeclaration("pane", in: "root", frame: frame), screen("page", in: "pane"),
        ViewDeclaration("label", in: "page", frame: Rect(x: 5, y: 6, width: 44, height: 44)),
        screen("one"),
        ViewDeclaration(
          "picture", kind: .image, in: "one", frame: Rect(x: 7, y: 9, width: 50, height: 20),
          picture: Picture(name: "movie", size: Size(width: 320, height: 496))),
        screen("two"), screen("three"),
      ],
      stages: [
        StageDeclaration("modal", kind: .modal(style), in: "main", root: "root"),
        StageDeclaration("pages", kind: .navigation, in: "pane", root: "page"),
      ], choreographies: [own])
  }

  private func number(_ stream: inout Stream) -> Double {
    stream.pick([0, -0.0, 1, -3, 26, 50, 99, 0x1p32, -1e-300, .nan, .infinity, 1_001])
  }

  private func point(_ stream: inout Stream) -> Point {
    Point(x: number(&stream), y: number(&stream))
  }

  private func animation(_ stream: inout Stream) -> Animation {
    let ends: [Endpoint?] = [nil, .view("label"), .view("picture"), .item("key")]
    return Animation(
      stream.pick([
        "own", "own", "imageMask", "imageZoom", "imageZoom", "circularReveal", "circularReveal",
        "photoBrowser", "dance",
      ]), lasting: stream.pick([nil, nil, .zero, Flicks(1), Limits.time, Flicks(-1)]),
      from: stream.pick(ends), to: stream.pick(ends),
      isInteractive: .random(using: &stream))
  }

  private func event(_ stream: inout Stream, depth: Int = 0) -> Event {
    let name = stream.pick(Self.names)
    let stage = stream.pick(Self.stages)
    let animation = animation(&stream)
    switch Int.random(in: 0..<24, using: &stream) {
    case 0...1: return .push(stream.pick(Self.screens), on: "pages", .animated(animation))
    case 2...4: return .present(stream.pick(Self.screens), on: "modal", .animated(animation))
    case 5: return .present(stream.pick(Self.screens), on: "modal", .unanimated)
    case 6: return .pop("pages", stream.pick([.asEntered, .unanimated, .animated(animation)]))
    case 7...8:
      return .dismiss(
        stream.pick(["one", "two", "three"]),
        stream.pick([.asEntered, .unanimated, .animated(animation)]))
    case 9: return stream.pick([.discard(name), .interrupt(stage), .interrupt(nil)])
    case 10: return .finish(stage)
    case 11: return .cancel(stage)
    case 12: return .start(stage)
    case 13...14: return .pan(stage, .began)
    case 15...16: return .pan(stage, .changed(point(&stream)))
    case 17: return .pan(stage, stream.pick([.ended(point(&stream)), .cancelled, .failed]))
    case 18...20:
      return .advance(
        stream.pick([Flicks(1), Flicks(13), .milliseconds(100), .milliseconds(900), .zero]))
    case 21: return stream.pick([.add(name, to: "pane"), .remove(name), .hide(name), .show(name)])
    case 22: return .resize("main", Size(width: number(&stream), height: number(&stream)))
    default:
      let triggers: [Trigger] = [.phase(stage, 1), .ends(stage), .begins(stage), .didAppear(name)]
      return depth > 2
        ? .setCenter(name, point(&stream))
        : .upon(stream.pick(triggers), event(&stream, depth: depth + 1))
    }
  }

  @Test(arguments: PresentationStyle.allCases)
  func `every event gets an answer, and a refusal changes nothing`(style: PresentationStyle) throws
  {
    let scene = try scene(style)
    for seed in 0..<25 {
      var stream = Stream(state: UInt64(seed))
      var model = ReferenceModel(scene)
      for _ in 0..<40 {
        var before = model.observe()
        let event = event(&stream)
        let response = model.handle(event)
        let expectation = model.expectation()
        let after = expectation.representative
        if case .rejected(let reason) = response {
          before.lastRejection = reason
          try #require(after == before, "seed \(seed), \(event)")
        }
        let found = expectation.discrepancies(from: after)
        try #require(found.isEmpty, "seed \(seed), \(event): \(found)")
        for flight in expectation.flights {
          try #require((Flicks.zero...(flight.boundaries.last ?? .zero)).contains(flight.elapsed))
        }
        _ = hit(point(&stream), in: after, of: scene)
      }
    }
  }
}
