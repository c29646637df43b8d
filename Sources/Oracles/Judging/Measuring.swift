// Measuring what was observed: chains of maps with a bound of the rounding, and comparisons by it.

import Model
import Scenario

/// Half an ulp of 1: 2⁻⁵³.
let roundoff = 0x1p-53

/// A point with a bound of how far rounding may have taken it, in each coordinate.
struct Measured {
  var point: Point
  /// The sum of the magnitudes that were added up, per coordinate.
  var magnitude: Point
  /// How many maps the point has gone through.
  var levels: Int

  /// A point that is exactly what it says.
  init(_ point: Point) {
    self.point = point
    magnitude = Point(x: point.x.magnitude, y: point.y.magnitude)
    levels = 0
  }

  /// The bound.
  ///
  /// Each map has at most 8 roundings a coordinate, on terms that the magnitudes bound; both sides
  /// of a comparison round, and the first-order bound is doubled to cover the higher orders
  /// (Higham, Accuracy and Stability, §3.1: γₙ = n·u/(1 − n·u)).
  var error: Double {
    let terms = Double(16 * (levels + 1)) * roundoff
    return 2 * terms * max(magnitude.x, magnitude.y)
  }

  /// The point in the superview's space (V-5).
  func up(through view: ViewObservation) -> Measured {
    let (transform, middle) = (view.transform, view.bounds.middle)
    let moved = Point(x: point.x - middle.x, y: point.y - middle.y)
    let size = Point(
      x: magnitude.x + middle.x.magnitude, y: magnitude.y + middle.y.magnitude)
    var result = self
    result.point = Point(
      x: transform.a * moved.x + transform.c * moved.y + transform.tx + view.center.x,
      y: transform.b * moved.x + transform.d * moved.y + transform.ty + view.center.y)
    result.magnitude = Point(
      x: transform.a.magnitude * size.x + transform.c.magnitude * size.y
        + transform.tx.magnitude + view.center.x.magnitude,
      y: transform.b.magnitude * size.x + transform.d.magnitude * size.y
        + transform.ty.magnitude + view.center.y.magnitude)
    result.levels += 1
    return result
  }
}

extension Rect {
  /// The middle (V-3).
  var middle: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// The four corners.
  var corners: [Point] {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    return [
      origin, Point(x: right, y: origin.y), Point(x: origin.x, y: bottom),
      Point(x: right, y: bottom),
    ]
  }

  /// Whether no number of the two differs by more than `error`.
  func isNear(_ other: Rect, within error: Double) -> Bool {
    (origin.x - other.origin.x).magnitude <= error && (origin.y - other.origin.y).magnitude <= error
      && (size.width - other.size.width).magnitude <= 2 * error
      && (size.height - other.size.height).magnitude <= 2 * error
  }

  /// The least rectangle around points; of none, the empty one.
  init(around points: [Point]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// As text, for reports.
  var spelled: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension Observation {
  /// The box of a view in screen space, measured through its chain, and the bound of its rounding.
  func measuredBox(of view: ViewObservation) -> (box: Rect, error: Double) {
    view.measuredBox(through: chain(of: view))
  }

  /// Whether all views of a chain from `view` to its root only move.
  func isUpright(from view: ViewObservation) -> Bool {
    chain(of: view).allSatisfy { $0.transform == .identity }
  }
}

extension ViewObservation {
  /// The box of the view's bounds, measured through its chain, and the bound of its rounding.
  func measuredBox(through chain: [ViewObservation]) -> (box: Rect, error: Double) {
    let corners = bounds.corners.map { corner in
      chain.reduce(Measured(corner)) { $0.up(through: $1) }
    }
    let error = corners.map(\.error).max() ?? 0
    return (Rect(around: corners.map(\.point)), error)
  }
}
