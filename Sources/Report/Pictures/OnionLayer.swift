// What one instant adds to an onion skin, and the numbers beside that.

import Scenario

/// The views of an instant that are elsewhere or otherwise than when they were seen last.
struct OnionLayer {
  /// The lines of the drawing.
  let lines: [String]
  /// For each shape the places where its number may stand, best first.
  let places: [[Point]]

  /// The layer of the views that were drawn, after those that were seen last under their names.
  init(_ views: [DrawnView], after seen: [Name: DrawnView], _ scene: Scene) {
    let palette = Palette(scene)
    let windows = Set(scene.views.filter { $0.kind == .window }.map(\.name))
    var svg = SVG()
    var places: [[Point]] = []
    for drawn in views where !windows.contains(drawn.view.name) {
      if let other = seen[drawn.view.name], Self.looksAlike(drawn, other) { continue }
      guard let colours = Self.colours(of: drawn.view, palette) else { continue }
      let (view, map) = (drawn.view, drawn.map)
      let isFaint = drawn.opacity < 1
      if isFaint { svg.open("g", [("opacity", SVG.number(drawn.opacity))]) }
      if let mask = view.mask {
        svg.element(
          "ellipse",
          Shape.attributes(of: mask.shape, map) + [
            ("fill", colours.fill), ("fill-opacity", SVG.number(colours.opacity)),
            ("stroke", Palette.mask),
            ("stroke-width", SVG.number(1.6 / map.magnification)),
          ])
        places.append(Self.rim(of: mask.shape, map))
      } else {
        svg.fill(
          view, map, colours.fill, opacity: colours.opacity, stroke: colours.stroke,
          width: colours.width)
        if view.name.role == .traveller || colours.isScreen {
          places.append(Self.corners(of: view, map))
        }
      }
      if isFaint { svg.close("g") }
    }
    (lines, self.places) = (svg.lines, places)
  }

  private static func looksAlike(_ one: DrawnView, _ other: DrawnView) -> Bool {
    one.map == other.map && one.opacity == other.opacity && one.view.bounds == other.view.bounds
      && one.view.mask == other.view.mask && one.view.picture == other.view.picture
      && one.view.cornerRadius == other.view.cornerRadius
  }

  private struct Colours {
    let fill: String
    let stroke: String
    let width: Double
    /// The opacity of the fill: little, as one instant must not hide the others.
    let opacity: Double
    var isScreen = false
  }

  /// The colours of what is worth a skin: flying images, screens and images.
  private static func colours(of view: ViewObservation, _ palette: Palette) -> Colours? {
    if view.name.role == .traveller {
      let fill = view.picture.map { palette.picture($0).fill } ?? "#e9ecef"
      return Colours(fill: fill, stroke: Palette.traveller, width: 2, opacity: 0.3)
    }
    if let screen = palette.screen(view.name) {
      return Colours(
        fill: screen.fill, stroke: screen.stroke, width: 1.2, opacity: 0.12, isScreen: true)
    }
    guard let picture = view.picture.map(palette.picture) else { return nil }
    return Colours(fill: picture.fill, stroke: picture.stroke, width: 0.9, opacity: 0.2)
  }

  /// The corners of a view, a little inside.
  private static func corners(of view: ViewObservation, _ map: Transform) -> [Point] {
    let middle = map.image(of: view.bounds.middle)
    return view.bounds.corners.map { corner in
      let place = map.image(of: corner)
      return Point(
        x: place.x + (place.x < middle.x ? 9 : -9), y: place.y + (place.y < middle.y ? 8 : -8))
    }
  }

  /// Eight places on the rim of an ellipse, from its top on.
  private static func rim(of ellipse: Ellipse, _ map: Transform) -> [Point] {
    // Sines and cosines of eighths of a turn, without a library for them.
    let half = 0.7071
    let ways = [(0.0, -1.0), (half, -half), (1, 0), (half, half)]
    return (ways + ways.map { (-$0.0, -$0.1) }).map { x, y in
      map.image(
        of: Point(x: ellipse.center.x + x * ellipse.rx, y: ellipse.center.y + y * ellipse.ry))
    }
  }
}

extension Rect {
  /// The point in the middle.
  var middle: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}

/// Numbers beside shapes, none over another and none outside the frame.
struct OnionNumbers {
  private let frame: Size
  private var taken: [Point] = []
  private var svg = SVG()

  /// No numbers yet, in a frame of a size.
  init(in frame: Size) {
    self.frame = frame
  }

  /// The lines of the drawing.
  var lines: [String] { svg.lines }

  /// Puts a number at the first of these places where there is room; leaves it out if there is none.
  mutating func put(_ number: Int, at places: [Point]) {
    let place = places.first { place in
      place.x >= 6 && place.y >= 6 && place.x <= frame.width - 6 && place.y <= frame.height - 6
        && taken.allSatisfy { ($0.x - place.x).magnitude >= 16 || ($0.y - place.y).magnitude >= 11 }
    }
    guard let place else { return }
    taken.append(place)
    svg.element(
      "text",
      [
        ("x", SVG.number(place.x)), ("y", SVG.number(place.y + 3.5)), ("text-anchor", "middle"),
        ("font-weight", "bold"), ("stroke", "#ffffff"), ("stroke-width", "3"),
        ("stroke-linejoin", "round"), ("paint-order", "stroke"),
      ], text: "\(number)")
  }
}
