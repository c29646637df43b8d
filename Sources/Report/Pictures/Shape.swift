// Shapes as SVG attributes: each in its own space, with the map to the picture.

import Scenario

enum Shape {
  /// A rectangle that is a view's bounds, with its corner radius.
  static func attributes(of view: ViewObservation, _ map: Transform) -> [(String, String)] {
    let bounds = view.bounds
    let limit = min(bounds.size.width, bounds.size.height) / 2
    let corner = view.cornerRadius.isFinite ? max(0, min(view.cornerRadius, limit)) : 0
    var attributes = [
      ("x", SVG.number(bounds.origin.x)), ("y", SVG.number(bounds.origin.y)),
      ("width", SVG.number(bounds.size.width)), ("height", SVG.number(bounds.size.height)),
    ]
    if corner > 0 { attributes.append(("rx", SVG.number(corner))) }
    return attributes + [("transform", map.svg)]
  }

  /// An ellipse.
  static func attributes(of ellipse: Ellipse, _ map: Transform) -> [(String, String)] {
    [
      ("cx", SVG.number(ellipse.center.x)), ("cy", SVG.number(ellipse.center.y)),
      ("rx", SVG.number(ellipse.rx)), ("ry", SVG.number(ellipse.ry)), ("transform", map.svg),
    ]
  }
}
