// The colours of a filmstrip: screens and pictures each have their own, the same in every frame.

import Scenario

/// Colours by name, in the order in which the scene declares what they are for.
struct Palette {
  /// A fill and the stroke and text that go with it.
  struct Pair {
    let fill: String
    let stroke: String
  }

  /// The traveller's outline.
  static let traveller = "#e8590c"
  /// A mask's outline.
  static let mask = "#862e9c"
  /// The outline of what is expected.
  static let expected = "#1864ab"
  /// A corner that the mask covers.
  static let covered = "#2b8a3e"
  /// A corner that the fully open mask does not cover.
  static let missed = "#e03131"
  /// Lines and text that do not matter.
  static let quiet = "#868e96"
  /// Text.
  static let ink = "#212529"

  private static let screens = [
    Pair(fill: "#e7f1fb", stroke: "#4a7fb5"), Pair(fill: "#fdf3d7", stroke: "#b08a28"),
    Pair(fill: "#e6f5e9", stroke: "#4f9460"), Pair(fill: "#f7e8f4", stroke: "#a35a93"),
    Pair(fill: "#fbe9e4", stroke: "#b5674a"), Pair(fill: "#e6f6f6", stroke: "#3f8f8f"),
  ]
  private static let pictures = [
    Pair(fill: "#b8d4f0", stroke: "#2f6196"), Pair(fill: "#ffd79a", stroke: "#8a5a00"),
    Pair(fill: "#bfe3c2", stroke: "#2d6e36"), Pair(fill: "#e4c1e0", stroke: "#7c3a72"),
    Pair(fill: "#f6c3b4", stroke: "#93412a"), Pair(fill: "#b5e2e2", stroke: "#1f6b6b"),
    Pair(fill: "#e3dc9c", stroke: "#6d6410"), Pair(fill: "#cfc8f2", stroke: "#4f4396"),
  ]

  private var screenColours: [Name: Pair] = [:]
  private var pictureColours: [Name: Pair] = [:]

  /// The colours of a scene.
  init(_ scene: Scene) {
    for view in scene.views {
      if view.kind == .screen, screenColours[view.name] == nil {
        screenColours[view.name] = Self.screens[screenColours.count % Self.screens.count]
      }
      if let picture = view.picture?.name, pictureColours[picture] == nil {
        pictureColours[picture] = Self.pictures[pictureColours.count % Self.pictures.count]
      }
    }
  }

  /// The colours of a screen; `nil` for other views.
  func screen(_ name: Name) -> Pair? { screenColours[name] }

  /// The colours of a picture.
  func picture(_ name: Name) -> Pair {
    pictureColours[name] ?? Pair(fill: "#dee2e6", stroke: "#495057")
  }
}
