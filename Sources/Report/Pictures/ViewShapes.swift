// Drawing views as shapes: filled, outlined, dotted, with a word.

import Scenario

extension SVG {
  /// A hidden image as a dotted outline, so that one sees where it will be.
  mutating func drawHidden(_ view: ViewObservation, _ map: Transform) {
    let unit = 1 / map.magnification
    element(
      "rect",
      Shape.attributes(of: view, map) + [
        ("fill", "none"), ("stroke", "#495057"), ("stroke-width", SVG.number(unit)),
        ("stroke-dasharray", "\(SVG.number(1.5 * unit)) \(SVG.number(2 * unit))"),
      ])
  }

  /// A view's rectangle, filled; lines are as wide in the picture as they are said to be.
  mutating func fill(
    _ view: ViewObservation, _ map: Transform, _ colour: String, opacity: Double = 1,
    stroke: String = "none", width: Double = 0.7
  ) {
    let filling = opacity < 1 ? [("fill-opacity", SVG.number(opacity))] : []
    element(
      "rect",
      Shape.attributes(of: view, map) + [("fill", colour)] + filling + [
        ("stroke", stroke), ("stroke-width", SVG.number(width / map.magnification)),
      ])
  }

  /// A view's rectangle as an outline.
  mutating func outline(
    _ view: ViewObservation, _ map: Transform, _ colour: String, width: Double
  ) {
    fill(view, map, "none", stroke: colour, width: width)
  }

  /// A word in the middle or the upper left corner of a view; left out where it would not fit.
  mutating func label(
    _ word: String, _ view: ViewObservation, _ map: Transform, _ colour: String, isCentred: Bool
  ) {
    let bounds = view.bounds
    let unit = 1 / map.magnification
    let fitting = 0.9 * bounds.size.width / (0.62 * Double(max(1, word.count)))
    let size = min(8.5 * unit, fitting, 0.8 * bounds.size.height)
    if size < 3.5 * unit { return }
    let place =
      isCentred
      ? Point(
        x: bounds.origin.x + bounds.size.width / 2,
        y: bounds.origin.y + bounds.size.height / 2 + 0.35 * size)
      : Point(x: bounds.origin.x + 4 * unit, y: bounds.origin.y + 4 * unit + 0.75 * size)
    element(
      "text",
      [
        ("x", SVG.number(place.x)), ("y", SVG.number(place.y)), ("transform", map.svg),
        ("font-size", SVG.number(size)), ("fill", colour),
        ("text-anchor", isCentred ? "middle" : "start"),
      ], text: word)
  }
}
