// Affine maps between the spaces of views.

import Scenario

/// A 2×2 matrix in Core Graphics' layout: x′ = a·x + c·y, y′ = b·x + d·y.
struct Linear {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  static let identity = Linear(a: 1, b: 0, c: 0, d: 1)

  init(a: Double, b: Double, c: Double, d: Double) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// The linear part of a transform.
  init(_ transform: Transform) {
    self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
  }

  /// The image of a difference of two points.
  func callAsFunction(_ x: Double, _ y: Double) -> Point {
    Point(x: a * x + c * y, y: b * x + d * y)
  }

  /// First the second map, then the first.
  static func * (outer: Linear, inner: Linear) -> Linear {
    Linear(
      a: outer.a * inner.a + outer.c * inner.b, b: outer.b * inner.a + outer.d * inner.b,
      c: outer.a * inner.c + outer.c * inner.d, d: outer.b * inner.c + outer.d * inner.d)
  }

  /// The inverse.
  ///
  /// The determinant is computed with the rounding error of one product made good (Kahan), because
  /// it may be as small as 2⁻²⁰ of the products (V-1) and its relative error is that of the result.
  var inverse: Linear {
    if b == 0 && c == 0 { return Linear(a: 1 / a, b: 0, c: 0, d: 1 / d) }
    let product = b * c
    let error = product.addingProduct(-b, c)
    let determinant = (-product).addingProduct(a, d) + error
    return Linear(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant)
  }
}

/// An affine map that is anchored: p ↦ linear·(p − from) + to.
///
/// Anchored at the middle of a view's bounds, differences of nearby points are taken before they
/// are mapped, so large scroll offsets and centres do not cost accuracy.
struct SpaceMap {
  var linear: Linear
  var from: Point
  var to: Point

  /// The image of a point.
  func callAsFunction(_ point: Point) -> Point {
    let offset = linear(point.x - from.x, point.y - from.y)
    return Point(x: offset.x + to.x, y: offset.y + to.y)
  }

  /// The box of the images of a rectangle's corners (V-7): its middle is the image of the middle,
  /// and half its extents are the sums of magnitudes of what half the rectangle's extents become.
  func box(of rect: Rect) -> Rect {
    let (middle, half) = (self(rect.middle), halfExtents(of: rect.size))
    return Rect(
      x: middle.x - half.width, y: middle.y - half.height, width: 2 * half.width,
      height: 2 * half.height)
  }

  /// Half the extents of the box of a rectangle of that size.
  func halfExtents(of size: Size) -> Size {
    let (width, height) = (size.width / 2, size.height / 2)
    return Size(
      width: linear.a.magnitude * width + linear.c.magnitude * height,
      height: linear.b.magnitude * width + linear.d.magnitude * height)
  }
}

extension Rect {
  /// The middle (V-3).
  var middle: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}
