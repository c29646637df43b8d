// Points, rectangles and ellipses of quantities.

import Scenario

/// A point of quantities.
package struct QuantityPoint: Hashable, Sendable {
  package var x: Quantity
  package var y: Quantity

  package init(x: Quantity, y: Quantity) {
    (self.x, self.y) = (x, y)
  }

  package var envelope: PointEnvelope { PointEnvelope(x: x.envelope, y: y.envelope) }

  package static func + (first: QuantityPoint, second: QuantityPoint) -> QuantityPoint {
    QuantityPoint(x: first.x + second.x, y: first.y + second.y)
  }

  package static func * (point: QuantityPoint, factor: Quantity) -> QuantityPoint {
    QuantityPoint(x: point.x * factor, y: point.y * factor)
  }

  package static func between(
    _ start: QuantityPoint, _ end: QuantityPoint, at u: Quantity
  ) -> QuantityPoint {
    QuantityPoint(x: .between(start.x, end.x, at: u), y: .between(start.y, end.y, at: u))
  }
}

extension QuantityPoint {
  package init(_ point: Point) {
    self.init(x: Quantity(point.x), y: Quantity(point.y))
  }
}

/// A rectangle of quantities.
package struct QuantityRect: Hashable, Sendable {
  package var x: Quantity
  package var y: Quantity
  package var width: Quantity
  package var height: Quantity

  package init(x: Quantity, y: Quantity, width: Quantity, height: Quantity) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// V-3: x + w/2, or (x + (x + w))/2: two roundings, and the terms of neither exceed |x| + w/2.
  package var middle: QuantityPoint {
    QuantityPoint(x: (x + width.half).rounded(1), y: (y + height.half).rounded(1))
  }

  package var envelope: RectEnvelope {
    RectEnvelope(
      x: x.envelope, y: y.envelope, width: width.nonnegativeEnvelope,
      height: height.nonnegativeEnvelope)
  }

  package static func between(_ start: QuantityRect, _ end: QuantityRect, at u: Quantity)
    -> QuantityRect
  {
    QuantityRect(
      x: .between(start.x, end.x, at: u), y: .between(start.y, end.y, at: u),
      width: .between(start.width, end.width, at: u),
      height: .between(start.height, end.height, at: u))
  }
}

extension QuantityRect {
  package init(_ rect: Rect) {
    self.init(
      x: Quantity(rect.origin.x), y: Quantity(rect.origin.y), width: Quantity(rect.size.width),
      height: Quantity(rect.size.height))
  }
}

/// An ellipse of quantities.
package struct QuantityEllipse: Sendable {
  package var center: QuantityPoint
  package var rx: Quantity
  package var ry: Quantity

  package init(center: QuantityPoint, rx: Quantity, ry: Quantity) {
    (self.center, self.rx, self.ry) = (center, rx, ry)
  }

  package var envelope: EllipseEnvelope {
    EllipseEnvelope(
      center: center.envelope, rx: rx.nonnegativeEnvelope, ry: ry.nonnegativeEnvelope)
  }

  package static func between(
    _ start: QuantityEllipse, _ end: QuantityEllipse, at u: Quantity
  ) -> QuantityEllipse {
    QuantityEllipse(
      center: .between(start.center, end.center, at: u), rx: .between(start.rx, end.rx, at: u),
      ry: .between(start.ry, end.ry, at: u))
  }
}

extension QuantityEllipse {
  package init(_ ellipse: Ellipse) {
    self.init(
      center: QuantityPoint(ellipse.center), rx: Quantity(ellipse.rx), ry: Quantity(ellipse.ry))
  }
}
