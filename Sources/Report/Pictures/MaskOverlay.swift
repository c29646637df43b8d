// The outlines of masks, now and fully open, and the corners that they cover.

import Model
import Scenario

/// Draws on top of a frame what a mask lets through.
struct MaskOverlay {
  private var svg = SVG()

  /// The lines of the drawing.
  var lines: [String] { svg.lines }

  /// Outlines the mask of a view and marks the corners of the view: green where the mask covers them
  /// now, hollow where it does not yet, red where it will not even when it is fully open.
  mutating func draw(_ view: ViewObservation, map: Transform) {
    guard let mask = view.mask else { return }
    if let opened = mask.opened { outline(opened, map, isDashed: true) }
    outline(mask.shape, map, isDashed: false)
    let now = Self.covered(view.bounds, by: mask.shape)
    let fully = mask.opened.map { Self.covered(view.bounds, by: $0) }
    for (index, corner) in view.bounds.corners.enumerated() {
      let place = map.image(of: corner)
      let isMissed = fully.map { !$0[index] } ?? false
      let colour = isMissed ? Palette.missed : now[index] ? Palette.covered : Palette.quiet
      svg.element(
        "circle",
        [
          ("cx", SVG.number(place.x)), ("cy", SVG.number(place.y)), ("r", "3.5"),
          ("fill", isMissed || now[index] ? colour : "#ffffff"), ("stroke", colour),
          ("stroke-width", "1.2"),
        ])
    }
  }

  private mutating func outline(_ ellipse: Ellipse, _ map: Transform, isDashed: Bool) {
    let unit = 1 / map.magnification
    var attributes = Shape.attributes(of: ellipse, map)
    attributes += [("fill", "none"), ("stroke", Palette.mask)]
    attributes.append(("stroke-width", SVG.number((isDashed ? 0.8 : 1.6) * unit)))
    if isDashed {
      attributes.append(("stroke-dasharray", "\(SVG.number(4 * unit)) \(SVG.number(3 * unit))"))
    }
    svg.element("ellipse", attributes)
  }

  /// Which corners an ellipse covers: exactly for a circle that covers all of them; to the rounding
  /// of the computation otherwise, which no eye can see.
  private static func covered(_ bounds: Rect, by shape: Ellipse) -> [Bool] {
    if shape.rx == shape.ry, Coverage.covers(bounds, center: shape.center, radius: shape.rx) {
      return bounds.corners.map { _ in true }
    }
    let distances = bounds.corners.map { corner in
      let (dx, dy) = (corner.x - shape.center.x, corner.y - shape.center.y)
      return (dx * dx) / (shape.rx * shape.rx) + (dy * dy) / (shape.ry * shape.ry)
    }
    let isCircle = shape.rx == shape.ry
    // A circle that does not cover all corners misses the farthest one, however narrowly.
    let farthest = distances.max() ?? 0
    return distances.map { $0 <= 1 && !(isCircle && $0 == farthest) }
  }
}
