// Scenes, random numbers and short spellings for the tests of the engine's own parts.

import Scenario

@testable import Engine

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for the same seed.
struct EngineDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}

enum EngineWorlds {
  /// Document 000's screens on 375×667, with a stage of that kind.
  static func demo(_ kind: StageKind) throws -> Scene {
    let picture = Picture(name: "movie", size: Size(width: 320, height: 496))
    return try Scene(
      views: [
        ViewDeclaration("main", kind: .window, frame: screen),
        ViewDeclaration("list", kind: .screen, in: "main", frame: screen),
        ViewDeclaration(
          "thumb", kind: .image, in: "list", frame: Rect(x: 20, y: 120, width: 80, height: 124),
          picture: picture),
        ViewDeclaration("label", in: "main", frame: Rect(x: 0, y: 0, width: 9, height: 9)),
        ViewDeclaration(
          "detail", kind: .screen, frame: Rect(x: 0, y: 0, width: 300, height: 600)),
        ViewDeclaration(
          "poster", kind: .image, in: "detail", frame: Rect(x: 20, y: 138, width: 80, height: 124)),
        ViewDeclaration("more", kind: .screen, frame: screen),
        ViewDeclaration("loose", frame: Rect(x: 0, y: 0, width: 30, height: 30)),
      ],
      bindings: [Binding("seven", to: "thumb")],
      stages: [StageDeclaration("stage", kind: kind, in: "main", root: "list")])
  }

  static let screen = Rect(x: 0, y: 0, width: 375, height: 667)
  static let kinds: [StageKind] = [.navigation, .modal(.fullScreen), .modal(.over)]

  /// Several stages, one inside another's screen, choreographies of the user's own, and transforms.
  static func city() throws -> Scene {
    let turn = Transform(a: 0.5, b: 0.25, c: -0.75, d: 2, tx: 3, ty: -4)
    return try Scene(
      views: [
        ViewDeclaration("w1", kind: .window, frame: screen),
        ViewDeclaration("w2", kind: .window, frame: Rect(x: 0, y: 0, width: 200, height: 100)),
        ViewDeclaration(
          "base", in: "w1", bounds: Rect(x: 5, y: 7, width: 300, height: 500),
          center: Point(x: 150, y: 250), transform: turn),
        ViewDeclaration("home", kind: .screen, in: "base", frame: screen),
        ViewDeclaration("tab", kind: .screen, in: "home", frame: screen),
        ViewDeclaration("side", kind: .screen, in: "w2", frame: screen),
        ViewDeclaration(
          "a", kind: .image, in: "tab", bounds: Rect(x: 0, y: 0, width: 40, height: 50),
          center: Point(x: 90, y: 80), transform: .scale(1.5), alpha: 0.5, cornerRadius: 6,
          mask: Ellipse(center: .zero, rx: 3, ry: 4)),
        ViewDeclaration(
          "b", kind: .image, in: "side", frame: Rect(x: 1, y: 2, width: 3, height: 4),
          picture: Picture(name: "sea", size: .zero)),
        ViewDeclaration("s1", kind: .screen, frame: screen),
        ViewDeclaration("s2", kind: .screen, frame: screen),
        ViewDeclaration("s3", kind: .screen, frame: screen),
        ViewDeclaration("c", in: "s1", frame: Rect(x: 9, y: 9, width: 0, height: 20)),
        ViewDeclaration("inner", kind: .screen, in: "s1", frame: screen),
      ],
      bindings: [Binding("k", to: "a")],
      stages: [
        StageDeclaration("nav", kind: .navigation, in: "base", root: "home"),
        StageDeclaration("tabs", kind: .modal(.over), in: "home", root: "tab"),
        StageDeclaration("aside", kind: .modal(.fullScreen), in: "w2", root: "side"),
        StageDeclaration("deep", kind: .navigation, in: "s1", root: "inner"),
      ], choreographies: [reveal, plain, scrub, hold])
  }

  /// Masks of every shape on both screens, screen alphas, and uneven shares.
  static let reveal = Choreography(
    "reveal",
    entering: Timeline(
      duration: Flicks(1_001), phases: [Phase("x", share: 1), Phase("y", share: 3)],
      holds: [Hold(.endpoint(.source), during: 1...1), Hold(.screen(.lower), during: 0...1)],
      traveller: Traveller(travel: Track(from: 2, [.init(1...1, to: -1, .easeOut)])),
      backdrop: Backdrop(.grey(0.5), alpha: .constant(0.25)),
      upperAlpha: Track(from: 0, [.init(0...1, to: 1, .linear)]),
      lowerAlpha: Track(from: 1, [.init(0...0, to: 0.5, .easeIn)]),
      mask: Mask(
        .upper, closed: .oval(.source), opened: .covering(.destination),
        openness: Track(from: 0, [.init(0...1, to: 1, .systemDefault)]))),
    leaving: Timeline(
      duration: Flicks(3), phases: (0..<7).map { Phase(Name("p\($0)") ?? "p", share: $0 + 1) },
      mask: Mask(
        .lower, closed: .disc(.source, radius: 2), opened: .inscribed(.destination),
        openness: .constant(0.5))))

  static let plain = Choreography(
    "plain", entering: Timeline(duration: .zero, phases: [Phase("only", share: 1)]),
    leaving: Timeline(duration: Flicks(10), phases: [Phase("only", share: 1)]))
}

extension TransitionEngine {
  /// Brings the detail screen of the demo in, on whichever kind of stage it is.
  mutating func enter(_ animation: Animation?, _ screen: Name = "detail") -> Response {
    let arrival = animation.map(Arrival.animated) ?? .unanimated
    let response = handle(.present(screen, on: "stage", arrival))
    return response == .accepted ? response : handle(.push(screen, on: "stage", arrival))
  }

  /// Lets the top screen of the demo leave.
  mutating func leave(_ screen: Name = "detail", _ departure: Departure = .asEntered) -> Response {
    let response = handle(.dismiss(screen, departure))
    return response == .accepted ? response : handle(.pop("stage", departure))
  }

  /// The record of a view that must be there.
  func seen(_ name: Name) -> ViewObservation {
    observe().view(name)
      ?? ViewObservation(
        name: name, superview: nil, index: -1, isHidden: true, isVisible: false, bounds: .zero,
        center: .zero, transform: .identity, box: .zero, alpha: .nan)
  }

  /// The names of a view's subviews, back to front.
  func subviews(of parent: Name) -> [Name] {
    observe().views.filter { $0.superview == parent }.sorted { $0.index < $1.index }.map(\.name)
  }
}

let engineFlight = Animation("imageMask", from: .view("thumb"), to: .view("poster"))
