// Affine maps for drawing: from a view's own space to the picture.

import Scenario

extension Transform {
  /// The map from a view's space to its superview's (specification V-5).
  init(from view: ViewObservation) {
    let own = view.transform
    let middle = Point(
      x: view.bounds.origin.x + view.bounds.size.width / 2,
      y: view.bounds.origin.y + view.bounds.size.height / 2)
    self = own
    tx = view.center.x + own.tx - own.a * middle.x - own.c * middle.y
    ty = view.center.y + own.ty - own.b * middle.x - own.d * middle.y
  }

  /// This map, then another.
  func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Where a point goes.
  func image(of point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// How much a length grows on average; 0 for a map that cannot be drawn.
  var magnification: Double {
    let area = (a * d - b * c).magnitude
    let isFinite = area.isFinite && tx.isFinite && ty.isFinite
    return isFinite ? area.squareRoot() : 0
  }
}

extension Rect {
  /// The four corners, clockwise from the origin.
  var corners: [Point] {
    let (left, top) = (origin.x, origin.y)
    let (right, bottom) = (left + size.width, top + size.height)
    return [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The least rectangle that contains this one and another.
  func union(_ other: Rect) -> Rect {
    let left = min(origin.x, other.origin.x)
    let top = min(origin.y, other.origin.y)
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
