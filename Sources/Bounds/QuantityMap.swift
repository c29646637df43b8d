// Affine maps of quantities: V-5, V-6 and V-7.

import Scenario

/// An affine map whose entries are quantities: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
package struct QuantityMap: Hashable, Sendable {
  package var a, b, c, d, tx, ty: Quantity

  package var envelope: TransformEnvelope {
    TransformEnvelope(
      a: a.envelope, b: b.envelope, c: c.envelope, d: d.envelope, tx: tx.envelope, ty: ty.envelope)
  }

  /// V-5: the map to the superview, x′ = T·x + (center + t − T·mid).
  ///
  /// An implementation that maps point by point rounds a term six times a level (mid, p − mid,
  /// product, two sums, centre). Composing and applying charge five of n levels' six each and one
  /// more for the last, if the entries themselves are charged four.
  package init(bounds: QuantityRect, center: QuantityPoint, transform: QuantityMap) {
    let middle = bounds.middle
    a = transform.a.rounded(4)
    b = transform.b.rounded(4)
    c = transform.c.rounded(4)
    d = transform.d.rounded(4)
    tx = center.x + transform.tx - (a * middle.x + c * middle.y)
    ty = center.y + transform.ty - (b * middle.x + d * middle.y)
  }

  package init(_ transform: Transform) {
    self.init(
      a: Quantity(transform.a), b: Quantity(transform.b), c: Quantity(transform.c),
      d: Quantity(transform.d), tx: Quantity(transform.tx), ty: Quantity(transform.ty))
  }

  private init(
    a: Quantity, b: Quantity, c: Quantity, d: Quantity, tx: Quantity, ty: Quantity
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The image of a point.
  package func image(of point: QuantityPoint) -> QuantityPoint {
    QuantityPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// First `first`, then this map.
  package func after(_ first: QuantityMap) -> QuantityMap {
    let origin = image(of: QuantityPoint(x: first.tx, y: first.ty))
    return QuantityMap(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
      d: b * first.c + d * first.d, tx: origin.x, ty: origin.y)
  }

  /// The inverse, through the adjugate.
  ///
  /// With computed entries L + E, |E| ≤ γ·M: (L + E)⁻¹ − L⁻¹ is at most |L⁻¹|·γM·|L⁻¹|/(1 − γρ),
  /// where ρ bounds |L⁻¹|·M in the row-sum norm. The adjugate adds two roundings of the determinant,
  /// magnified by (|ad| + |bc|)/|ad − bc|, which the diagonal of |L⁻¹|·|L| is, and two of the
  /// quotient. Where 1 − γρ is not positive nothing can be claimed.
  package var inverse: QuantityMap {
    let determinant = a.value * d.value - b.value * c.value
    let (ia, ib) = (d.value / determinant, -b.value / determinant)
    let (ic, id) = (-c.value / determinant, a.value / determinant)
    let (ma, mb) = (ia.magnitude, ib.magnitude)
    let (mc, md) = (ic.magnitude, id.magnitude)
    // |L⁻¹|·M, then the row-sum norm of it, then |L⁻¹|·M·|L⁻¹|.
    let pa = ma * a.magnitude + mc * b.magnitude
    let pb = mb * a.magnitude + md * b.magnitude
    let pc = ma * c.magnitude + mc * d.magnitude
    let pd = mb * c.magnitude + md * d.magnitude
    let roundings = max(max(a.roundings, b.roundings), max(c.roundings, d.roundings)) + 4
    let series = 1 / max(0, 1 - gamma(roundings) * max(pa + pc, pb + pd))
    func entry(_ value: Double, _ magnitude: Double) -> Quantity {
      Quantity(value: value, magnitude: magnitude * series, roundings: roundings)
    }
    let linear = QuantityMap(
      a: entry(ia, pa * ma + pc * mb), b: entry(ib, pb * ma + pd * mb),
      c: entry(ic, pa * mc + pc * md), d: entry(id, pb * mc + pd * md), tx: Quantity(0),
      ty: Quantity(0))
    let origin = linear.image(of: QuantityPoint(x: -tx, y: -ty))
    return QuantityMap(
      a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: origin.x, ty: origin.y)
  }

  /// This map, allowing for implementations that come to it as `other` is made.
  package func allowing(_ other: QuantityMap) -> QuantityMap {
    func join(_ first: Quantity, _ second: Quantity) -> Quantity {
      .either(first, second) { value, _ in value }
    }
    return QuantityMap(
      a: join(a, other.a), b: join(b, other.b), c: join(c, other.c), d: join(d, other.d),
      tx: join(tx, other.tx), ty: join(ty, other.ty))
  }

  /// V-7: the box of the images of the four corners.
  ///
  /// Middle and half extents, mapped instead of corners, have the same terms and round at most twice
  /// more.
  package func box(of rect: QuantityRect) -> QuantityRect {
    let right = rect.x + rect.width
    let bottom = rect.y + rect.height
    func corner(_ x: Quantity, _ y: Quantity) -> QuantityPoint {
      image(of: QuantityPoint(x: x, y: y))
    }
    let (p, q) = (corner(rect.x, rect.y), corner(right, rect.y))
    let (r, s) = (corner(rect.x, bottom), corner(right, bottom))
    func extreme(
      _ axis: (QuantityPoint) -> Quantity, _ choose: (Double, Double) -> Double
    ) -> Quantity {
      Quantity.either(
        .either(.either(axis(p), axis(q), choose), axis(r), choose), axis(s), choose
      ).rounded(2)
    }
    let (x, y) = (extreme({ $0.x }, min), extreme({ $0.y }, min))
    return QuantityRect(
      x: x, y: y, width: extreme({ $0.x }, max) - x, height: extreme({ $0.y }, max) - y)
  }
}
