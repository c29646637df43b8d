// A level of a chain of views, converted in binary64: the other order of evaluation that envelopes must hold.

import Scenario

/// A view's bounds, centre and transform.
struct ChainLevel {
  let bounds: Rect
  let center: Point
  let transform: Transform

  /// V-5, point by point.
  func up(_ point: Point) -> Point {
    let x = point.x - (bounds.origin.x + bounds.size.width / 2)
    let y = point.y - (bounds.origin.y + bounds.size.height / 2)
    return Point(
      x: transform.a * x + transform.c * y + transform.tx + center.x,
      y: transform.b * x + transform.d * y + transform.ty + center.y)
  }

  /// The inverse of V-5, point by point.
  func down(_ point: Point) -> Point {
    let determinant = transform.a * transform.d - transform.b * transform.c
    let x = point.x - center.x - transform.tx
    let y = point.y - center.y - transform.ty
    return Point(
      x: (transform.d * x - transform.c * y) / determinant
        + (bounds.origin.x + bounds.size.width / 2),
      y: (transform.a * y - transform.b * x) / determinant
        + (bounds.origin.y + bounds.size.height / 2))
  }
}
