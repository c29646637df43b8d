// Envelopes: what the model says about a number that an implementation may round in its own way.

import Scenario

/// The numbers that a correct implementation may give for one quantity: a closed interval.
public struct Envelope: Hashable, Sendable {
  /// The model's own number, inside the interval.
  public let value: Double
  /// The least number allowed.
  public let lower: Double
  /// The greatest number allowed.
  public let upper: Double

  /// Makes the envelope of a number that is only copied: nothing but it is allowed.
  public init(exactly value: Double) {
    self.init(value: value, error: 0)
  }

  /// Makes the envelope value ± error, bounds rounded outwards.
  ///
  /// Where one of the two is not finite nothing is claimed: every number is allowed.
  public init(value: Double, error: Double) {
    let isClaimed = value.isFinite && error.isFinite
    self.value = value.isFinite ? value : 0
    lower = !isClaimed ? -.infinity : error > 0 ? (value - error).nextDown : value
    upper = !isClaimed ? .infinity : error > 0 ? (value + error).nextUp : value
  }

  /// Makes the least interval that contains both bounds and the value between them.
  package init(value: Double, from lower: Double, to upper: Double) {
    self.lower = lower
    self.upper = upper
    self.value = min(max(value, lower), upper)
  }

  /// Whether an implementation may give this number.
  public func contains(_ number: Double) -> Bool {
    (lower <= number && number <= upper) || (lower == -.infinity && upper == .infinity)
  }

  /// The distance between the bounds; 0 for a number that is only copied.
  public var width: Double { upper - lower }

  /// What is left of the interval after clamping, which an implementation does last of all; where
  /// nothing is claimed, nothing is claimed afterwards.
  package func clamped(to range: ClosedRange<Double>) -> Envelope {
    if width == .infinity { return self }
    func clamp(_ number: Double) -> Double {
      min(max(number, range.lowerBound), range.upperBound)
    }
    return Envelope(value: clamp(value), from: clamp(lower), to: clamp(upper))
  }
}

/// An envelope for each coordinate of a point.
public struct PointEnvelope: Hashable, Sendable {
  /// The horizontal coordinate.
  public let x: Envelope
  /// The vertical coordinate.
  public let y: Envelope

  /// The model's own point.
  public var value: Point { Point(x: x.value, y: y.value) }
}

/// An envelope for each number of a rectangle.
public struct RectEnvelope: Hashable, Sendable {
  /// The smallest horizontal coordinate.
  public let x: Envelope
  /// The smallest vertical coordinate.
  public let y: Envelope
  /// The horizontal extent.
  public let width: Envelope
  /// The vertical extent.
  public let height: Envelope

  /// The model's own rectangle.
  public var value: Rect {
    Rect(x: x.value, y: y.value, width: width.value, height: height.value)
  }
}

/// An envelope for each entry of a transform.
public struct TransformEnvelope: Hashable, Sendable {
  /// How much of x goes into x′.
  public let a: Envelope
  /// How much of x goes into y′.
  public let b: Envelope
  /// How much of y goes into x′.
  public let c: Envelope
  /// How much of y goes into y′.
  public let d: Envelope
  /// What is added to x′.
  public let tx: Envelope
  /// What is added to y′.
  public let ty: Envelope

  /// The model's own transform.
  public var value: Transform {
    Transform(a: a.value, b: b.value, c: c.value, d: d.value, tx: tx.value, ty: ty.value)
  }
}

/// An envelope for each number of an ellipse.
public struct EllipseEnvelope: Hashable, Sendable {
  /// The centre.
  public let center: PointEnvelope
  /// The horizontal semi-axis.
  public let rx: Envelope
  /// The vertical semi-axis.
  public let ry: Envelope

  /// The model's own ellipse.
  public var value: Ellipse { Ellipse(center: center.value, rx: rx.value, ry: ry.value) }
}
