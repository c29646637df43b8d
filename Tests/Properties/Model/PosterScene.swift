// The scene that the model's tests share: the demonstration of document 000.

import Model
import Scenario

/// A list with a thumbnail, and a screen with the poster that it flies to; 375 × 667 points.
func posterScene(_ kind: StageKind, choreographies: [Choreography] = []) throws -> Scene {
  let screen = Rect(x: 0, y: 0, width: 375, height: 667)
  let movie = Picture(name: "movie", size: Size(width: 320, height: 496))
  return try Scene(
    views: [
      ViewDeclaration("main", kind: .window, frame: screen),
      ViewDeclaration("list", kind: .screen, in: "main", frame: screen),
      ViewDeclaration(
        "thumb", kind: .image, in: "list", frame: Rect(x: 20, y: 120, width: 80, height: 124),
        picture: movie),
      ViewDeclaration("detail", kind: .screen, frame: screen),
      ViewDeclaration(
        "poster", kind: .image, in: "detail", frame: Rect(x: 20, y: 138, width: 80, height: 124),
        picture: movie),
      ViewDeclaration(
        "extra", kind: .screen, bounds: Rect(x: 3, y: 4, width: 10, height: 20),
        center: Point(x: 1, y: 2), mask: Ellipse(center: .zero, rx: 1, ry: 2)),
    ], bindings: [Binding("film", to: "thumb")],
    stages: [StageDeclaration("stage", kind: kind, in: "main", root: "list")],
    choreographies: choreographies)
}

/// The flight of document 000.
let posterFlight = Animation("imageMask", from: .item("film"), to: .view("poster"))

extension ReferenceModel {
  /// A model of the scene after these events.
  init(_ scene: Scene, after events: [Event]) {
    self.init(scene)
    for event in events { _ = handle(event) }
  }
}
