// Quantities: numbers with what is needed to bound the rounding of every reasonable evaluation.

import Scenario

/// u, the relative error of one rounding in binary64: 2⁻⁵³.
let unitRoundoff = 0x1p-53

/// γₖ = k·u/(1 − k·u): the relative error of k roundings.
///
/// Source: Higham, Accuracy and Stability of Numerical Algorithms, lemma 3.1.
func gamma(_ roundings: Double) -> Double {
  roundings * unitRoundoff / (1 - roundings * unitRoundoff)
}

/// A real number that implementations compute: |computed − value| ≤ γₖ·magnitude + spread.
///
/// The magnitude is the same expression with every term made positive, and k the most roundings
/// that a term goes through; so the bound holds in whatever order the terms are summed.
struct Quantity: Hashable, Sendable {
  var value: Double
  var magnitude: Double
  var roundings = 0.0
  var spread = 0.0

  /// A number that is only copied.
  init(_ value: Double) {
    self.value = value
    magnitude = value.magnitude
  }

  init(value: Double, magnitude: Double, roundings: Double, spread: Double = 0) {
    self.value = value
    self.magnitude = magnitude
    self.roundings = roundings
    self.spread = spread
  }

  /// The bound.
  ///
  /// 2⁻⁹⁰⁰ stands for what underflow loses, at most 2⁻¹⁰⁷⁵ an operation, with room for
  /// magnification by 2¹²⁰ before u·2⁻⁹⁰⁰ is reached; the factor 1 + 2⁻²⁰ for the rounding of the
  /// bound itself and for products of errors, which are below 2⁻²⁰ of the errors.
  var error: Double {
    (gamma(roundings) * (magnitude + 0x1p-900) + spread) * (1 + 0x1p-20)
  }

  var envelope: Envelope { Envelope(value: value, error: error) }

  /// The same number where an implementation may round more often than the model does.
  func rounded(_ times: Double) -> Quantity {
    Quantity(
      value: value, magnitude: magnitude, roundings: roundings + times, spread: spread)
  }

  /// max(0, x), which moves no two numbers apart.
  var nonnegative: Quantity {
    Quantity(value: max(0, value), magnitude: magnitude, roundings: roundings, spread: spread)
  }

  /// x/2, which is exact.
  var half: Quantity {
    Quantity(
      value: value / 2, magnitude: magnitude / 2, roundings: roundings, spread: spread / 2)
  }

  static prefix func - (number: Quantity) -> Quantity {
    Quantity(
      value: -number.value, magnitude: number.magnitude, roundings: number.roundings,
      spread: number.spread)
  }

  static func + (first: Quantity, second: Quantity) -> Quantity {
    Quantity(
      value: first.value + second.value, magnitude: first.magnitude + second.magnitude,
      roundings: max(first.roundings, second.roundings) + 1, spread: first.spread + second.spread)
  }

  static func - (first: Quantity, second: Quantity) -> Quantity {
    first + -second
  }

  static func * (first: Quantity, second: Quantity) -> Quantity {
    Quantity(
      value: first.value * second.value, magnitude: first.magnitude * second.magnitude,
      roundings: first.roundings + second.roundings + 1,
      spread: first.magnitude * second.spread + second.magnitude * first.spread
        + first.spread * second.spread)
  }

  /// x/|divisor| for an exact divisor: a division, or a reciprocal and a product; 1 rounds nothing.
  func divided(byMagnitudeOf divisor: Double) -> Quantity {
    Quantity(
      value: value / divisor.magnitude, magnitude: magnitude / divisor.magnitude,
      roundings: roundings + (divisor.magnitude == 1 ? 0 : 2))
  }

  /// The one of the two that `choose` takes, with the worse of their bounds.
  static func either(
    _ first: Quantity, _ second: Quantity, _ choose: (Double, Double) -> Double
  ) -> Quantity {
    Quantity(
      value: choose(first.value, second.value), magnitude: max(first.magnitude, second.magnitude),
      roundings: max(first.roundings, second.roundings), spread: max(first.spread, second.spread))
  }

  /// start + (end − start)·u, or start·(1 − u) + end·u: three roundings and the same terms.
  static func between(_ start: Quantity, _ end: Quantity, at u: Quantity) -> Quantity {
    start + (end - start) * u
  }
}

/// A point of quantities.
struct QuantityPoint: Hashable, Sendable {
  var x: Quantity
  var y: Quantity

  var envelope: PointEnvelope { PointEnvelope(x: x.envelope, y: y.envelope) }

  static func between(
    _ start: QuantityPoint, _ end: QuantityPoint, at u: Quantity
  ) -> QuantityPoint {
    QuantityPoint(x: .between(start.x, end.x, at: u), y: .between(start.y, end.y, at: u))
  }
}

extension QuantityPoint {
  init(_ point: Point) {
    self.init(x: Quantity(point.x), y: Quantity(point.y))
  }
}

/// A rectangle of quantities.
struct QuantityRect: Hashable, Sendable {
  var x: Quantity
  var y: Quantity
  var width: Quantity
  var height: Quantity

  /// V-3: x + w/2, or (x + (x + w))/2: two roundings, and the terms of neither exceed |x| + w/2.
  var middle: QuantityPoint {
    QuantityPoint(x: (x + width.half).rounded(1), y: (y + height.half).rounded(1))
  }

  var envelope: RectEnvelope {
    RectEnvelope(
      x: x.envelope, y: y.envelope, width: width.nonnegativeEnvelope,
      height: height.nonnegativeEnvelope)
  }

  static func between(_ start: QuantityRect, _ end: QuantityRect, at u: Quantity) -> QuantityRect {
    QuantityRect(
      x: .between(start.x, end.x, at: u), y: .between(start.y, end.y, at: u),
      width: .between(start.width, end.width, at: u),
      height: .between(start.height, end.height, at: u))
  }
}

extension QuantityRect {
  init(_ rect: Rect) {
    self.init(
      x: Quantity(rect.origin.x), y: Quantity(rect.origin.y), width: Quantity(rect.size.width),
      height: Quantity(rect.size.height))
  }
}

extension Quantity {
  /// The envelope of an extent, which no implementation may make negative.
  var nonnegativeEnvelope: Envelope {
    envelope.clamped(to: 0...(.infinity))
  }
}

extension Quantity {
  /// The number clamped to [0, 1], which moves no two numbers apart.
  var unit: Quantity {
    Quantity(
      value: min(max(value, 0), 1), magnitude: magnitude, roundings: roundings, spread: spread)
  }

  /// The envelope of a number that every implementation clamps to [0, 1].
  var unitEnvelope: Envelope { envelope.clamped(to: 0...1) }
}
