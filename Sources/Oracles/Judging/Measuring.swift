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

/// The four corners of a rectangle, on their way up.
struct MeasuredCorners {
  private var corners: (Measured, Measured, Measured, Measured)

  /// The corners of a view's bounds.
  init(_ bounds: Rect) {
    let (p, q, r, s) = bounds.corners
    corners = (Measured(p), Measured(q), Measured(r), Measured(s))
  }

  /// Takes them to the superview's space.
  mutating func rise(through view: ViewObservation) {
    let (p, q, r, s) = corners
    corners = (
      p.up(through: view), q.up(through: view), r.up(through: view), s.up(through: view)
    )
  }

  /// Their box.
  var box: Rect {
    let (p, q, r, s) = corners
    return Rect(around: (p.point, q.point, r.point, s.point))
  }

  /// The greatest of their bounds.
  var error: Double {
    greatest((corners.0.error, corners.1.error, corners.2.error, corners.3.error))
  }
}

/// The least of four numbers.
func least(_ numbers: (Double, Double, Double, Double)) -> Double {
  min(min(min(numbers.0, numbers.1), numbers.2), numbers.3)
}

/// The greatest of four numbers.
func greatest(_ numbers: (Double, Double, Double, Double)) -> Double {
  max(max(max(numbers.0, numbers.1), numbers.2), numbers.3)
}

extension Rect {
  /// The middle (V-3).
  var middle: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// The four corners.
  var corners: (Point, Point, Point, Point) {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    return (
      origin, Point(x: right, y: origin.y), Point(x: origin.x, y: bottom),
      Point(x: right, y: bottom)
    )
  }

  /// Whether no number of the two differs by more than `error`.
  func isNear(_ other: Rect, within error: Double) -> Bool {
    (origin.x - other.origin.x).magnitude <= error && (origin.y - other.origin.y).magnitude <= error
      && (size.width - other.size.width).magnitude <= 2 * error
      && (size.height - other.size.height).magnitude <= 2 * error
  }

  /// The least rectangle around four points.
  init(around points: (Point, Point, Point, Point)) {
    let xs = (points.0.x, points.1.x, points.2.x, points.3.x)
    let ys = (points.0.y, points.1.y, points.2.y, points.3.y)
    let (left, top) = (least(xs), least(ys))
    self.init(x: left, y: top, width: greatest(xs) - left, height: greatest(ys) - top)
  }

  /// As text, for reports.
  var spelled: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension Observation {
  /// The position of the first view of that name, declared or helper.
  func position(of name: Name) -> Int? {
    views.indices.first { views[$0].name == name }
  }

  /// The same, where it is mostly at a place that is known, as from another look.
  func position(of name: Name, near place: Int) -> Int? {
    place < views.count && views[place].name == name ? place : position(of: name)
  }

  /// The box of a view in screen space, measured through its chain, and the bound of its rounding.
  func measuredBox(at position: Int) -> (box: Rect, error: Double) {
    measuredBox(at: position, through: chain(from: position))
  }

  /// The box of a view in the space outside the last view of a chain, and the bound of its rounding.
  func measuredBox(at position: Int, through chain: [Int]) -> (box: Rect, error: Double) {
    var corners = MeasuredCorners(views[position].bounds)
    for ancestor in chain { corners.rise(through: views[ancestor]) }
    return (corners.box, corners.error)
  }

  /// Whether all views from one to its root only move.
  func isUpright(from position: Int) -> Bool {
    chain(from: position).allSatisfy { views[$0].transform == .identity }
  }
}
