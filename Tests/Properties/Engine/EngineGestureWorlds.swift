// Choreographies and a scene for gestures.

import Scenario

extension EngineWorlds {
  /// Three phases that a finger scrubs, and a curve of its own for the rest of the way.
  static let scrub = Choreography(
    "scrub",
    entering: Timeline(
      duration: Flicks(1_000),
      phases: [Phase("x", share: 2), Phase("y", share: 3), Phase("z", share: 5)],
      holds: [Hold(.endpoint(.source), during: 1...1), Hold(.screen(.lower), during: 2...2)],
      traveller: Traveller(travel: Track(from: 0, [.init(0...2, to: 1, .linear)])),
      backdrop: Backdrop(.blur(4), alpha: .constant(0.5), persists: true), isLowerOnTop: true),
    leaving: Timeline(duration: Flicks(400), phases: [Phase("only", share: 1)]),
    interaction: .percent(Percent(completion: .linear, speed: 2)))

  /// As `scrub`, but what is left when the finger lets go takes next to no time.
  static let snap = Choreography(
    "snap", entering: scrub.entering, leaving: scrub.leaving,
    interaction: .percent(Percent(speed: 64)))

  /// A drag that springs back at once, and a backdrop that the leaving knows nothing of.
  static let hold = Choreography(
    "hold",
    entering: Timeline(
      duration: Flicks(10), phases: [Phase("only", share: 1)],
      backdrop: Backdrop(
        .grey(0), alpha: Track(from: 0, [.init(0...0, to: 0.75, .linear)]), persists: true)),
    leaving: Timeline(duration: Flicks(10), phases: [Phase("only", share: 1)]),
    interaction: .drag(Drag(distance: 0.5, velocity: 50, springBack: .zero)))

  /// A stage of 100×100 on a screen, so that a drag of 10 is a progress of .1; its second level's
  /// picture is wide.
  static func gallery(_ kind: StageKind = .modal(.over)) throws -> Scene {
    let square = Rect(x: 0, y: 0, width: 100, height: 100)
    return try Scene(
      views: [
        ViewDeclaration("main", kind: .window, frame: square),
        ViewDeclaration("wall", kind: .screen, in: "main", frame: square),
        ViewDeclaration(
          "thumb", kind: .image, in: "wall", frame: Rect(x: 10, y: 20, width: 30, height: 10),
          picture: Picture(name: "sea", size: Size(width: 40, height: 20))),
        ViewDeclaration("large", kind: .screen, frame: square),
        ViewDeclaration("picture", kind: .image, in: "large", frame: square),
        ViewDeclaration("other", kind: .screen, frame: square),
      ],
      stages: [StageDeclaration("stage", kind: kind, in: "main", root: "wall")],
      choreographies: [scrub, hold, snap])
  }
}

let engineZoom = Animation("imageZoom", from: .view("thumb"), to: .view("picture"))
