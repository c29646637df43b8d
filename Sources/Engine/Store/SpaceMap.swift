// Affine maps between the spaces of views.

import Scenario

/// A point or an extent as one register.
typealias Pair = SIMD2<Double>

extension Pair {
  init(_ point: Point) { self.init(point.x, point.y) }

  init(_ size: Size) { self.init(size.width, size.height) }
}

extension Point {
  init(_ pair: Pair) { self.init(x: pair.x, y: pair.y) }
}

/// A 2×2 matrix by its columns: p ↦ x·p.x + y·p.y.
struct Linear {
  /// The image of (1, 0), in Core Graphics' letters (a, b).
  var x: Pair
  /// The image of (0, 1), likewise (c, d).
  var y: Pair

  static var identity: Linear { Linear(x: Pair(1, 0), y: Pair(0, 1)) }

  init(x: Pair, y: Pair) { (self.x, self.y) = (x, y) }

  /// The linear part of a transform.
  init(_ transform: Transform) {
    self.init(x: Pair(transform.a, transform.b), y: Pair(transform.c, transform.d))
  }

  /// The image of a difference of two points.
  func callAsFunction(_ difference: Pair) -> Pair { x * difference.x + y * difference.y }

  /// First the second map, then the first.
  static func * (outer: Linear, inner: Linear) -> Linear {
    Linear(x: outer(inner.x), y: outer(inner.y))
  }

  /// The inverse.
  var inverse: Linear {
    if x.y == 0 && y.x == 0 { return Linear(x: Pair(1 / x.x, 0), y: Pair(0, 1 / y.y)) }
    let determinant = determinant
    return Linear(x: Pair(y.y, -x.y) / determinant, y: Pair(-y.x, x.x) / determinant)
  }

  /// The determinant, to two roundings.
  ///
  /// Two products that are added, as a rotation's are, lose no more. When they are subtracted, the
  /// rounding error of one is made good (Kahan): the difference may be as small as 2⁻²⁰ of them (V-1), and
  /// its relative error is that of the inverse.
  private var determinant: Double {
    let product = y.x * x.y
    if (x.x * y.y < 0) != (product < 0) { return x.x * y.y - product }
    let error = product.addingProduct(-y.x, x.y)
    return (-product).addingProduct(x.x, y.y) + error
  }
}

/// An affine map that is anchored: p ↦ linear·(p − from) + to.
///
/// Anchored at the middle of a view's bounds, differences of nearby points are taken before they
/// are mapped, so large scroll offsets and centres do not cost accuracy.
struct SpaceMap {
  var linear: Linear
  var from: Pair
  var to: Pair

  /// The image of a point.
  func callAsFunction(_ point: Pair) -> Pair { linear(point - from) + to }

  /// The image of a point.
  func callAsFunction(_ point: Point) -> Point { Point(self(Pair(point))) }

  /// The box of the images of a rectangle's corners (V-7): its middle is the image of the middle,
  /// and half its extents are the sums of magnitudes of what half the rectangle's extents become.
  func box(of rect: Rect) -> Rect {
    let half = halfExtents(of: rect.size)
    let origin = self(rect.middlePair) - half
    return Rect(x: origin.x, y: origin.y, width: 2 * half.x, height: 2 * half.y)
  }

  /// Half the extents of the box of a rectangle of that size.
  func halfExtents(of size: Size) -> Pair {
    let half = Pair(size) * 0.5
    let (x, y) = (linear.x, linear.y)
    return Pair(x.x.magnitude, x.y.magnitude) * half.x + Pair(y.x.magnitude, y.y.magnitude) * half.y
  }
}

extension Rect {
  /// The middle (V-3).
  var middle: Point { Point(middlePair) }

  /// The middle (V-3).
  var middlePair: Pair { Pair(origin) + Pair(size) * 0.5 }
}
