// Quantities: numbers with what is needed to bound the rounding of every reasonable evaluation.

import Scenario

/// u, the relative error of one rounding in binary64: 2⁻⁵³.
package let unitRoundoff = 0x1p-53

/// γₖ = k·u/(1 − k·u): the relative error of k roundings.
///
/// Source: Higham, Accuracy and Stability of Numerical Algorithms, lemma 3.1.
package func gamma(_ roundings: Double) -> Double {
  roundings * unitRoundoff / (1 - roundings * unitRoundoff)
}

/// A real number that implementations compute: |computed − value| ≤ γₖ·magnitude + spread.
///
/// The magnitude is the same expression with every term made positive, and k the most roundings
/// that a term goes through; so the bound holds in whatever order the terms are summed.
package struct Quantity: Hashable, Sendable {
  package var value: Double
  package var magnitude: Double
  package var roundings = 0.0
  package var spread = 0.0

  /// A number that is only copied.
  package init(_ value: Double) {
    self.value = value
    magnitude = value.magnitude
  }

  package init(value: Double, magnitude: Double, roundings: Double, spread: Double = 0) {
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
  package var error: Double {
    (gamma(roundings) * (magnitude + 0x1p-900) + spread) * (1 + 0x1p-20)
  }

  package var envelope: Envelope { Envelope(value: value, error: error) }

  /// The same number where an implementation may round more often than the model does.
  package func rounded(_ times: Double) -> Quantity {
    Quantity(
      value: value, magnitude: magnitude, roundings: roundings + times, spread: spread)
  }

  /// max(0, x), which moves no two numbers apart.
  package var nonnegative: Quantity {
    Quantity(value: max(0, value), magnitude: magnitude, roundings: roundings, spread: spread)
  }

  /// |x|, which is exact.
  package var absolute: Quantity { value < 0 ? -self : self }

  /// x/2, which is exact.
  package var half: Quantity {
    Quantity(
      value: value / 2, magnitude: magnitude / 2, roundings: roundings, spread: spread / 2)
  }

  package static prefix func - (number: Quantity) -> Quantity {
    Quantity(
      value: -number.value, magnitude: number.magnitude, roundings: number.roundings,
      spread: number.spread)
  }

  package static func + (first: Quantity, second: Quantity) -> Quantity {
    Quantity(
      value: first.value + second.value, magnitude: first.magnitude + second.magnitude,
      roundings: max(first.roundings, second.roundings) + 1, spread: first.spread + second.spread)
  }

  package static func - (first: Quantity, second: Quantity) -> Quantity {
    first + -second
  }

  package static func * (first: Quantity, second: Quantity) -> Quantity {
    Quantity(
      value: first.value * second.value, magnitude: first.magnitude * second.magnitude,
      roundings: first.roundings + second.roundings + 1,
      spread: first.magnitude * second.spread + second.magnitude * first.spread
        + first.spread * second.spread)
  }

  /// x/|divisor| for an exact divisor: a division, or a reciprocal and a product; 1 rounds nothing.
  package func divided(byMagnitudeOf divisor: Double) -> Quantity {
    Quantity(
      value: value / divisor.magnitude, magnitude: magnitude / divisor.magnitude,
      roundings: roundings + (divisor.magnitude == 1 ? 0 : 2))
  }

  /// x/y for a divisor that is not 0.
  ///
  /// |x̃/ỹ − x/y| ≤ (|x̃ − x| + |x/y|·|ỹ − y|)/|ỹ|, with |ỹ| at least |y| less its error; nothing is
  /// claimed where that is not positive.
  package func divided(by divisor: Quantity) -> Quantity {
    let least = max(0, divisor.value.magnitude - divisor.error)
    let quotient = value / divisor.value
    return Quantity(
      value: quotient, magnitude: value.magnitude / least, roundings: 2,
      spread: (error + quotient.magnitude * divisor.error) / least)
  }

  /// The one of the two that `choose` takes, with the worse of their bounds.
  package static func either(
    _ first: Quantity, _ second: Quantity, _ choose: (Double, Double) -> Double
  ) -> Quantity {
    Quantity(
      value: choose(first.value, second.value), magnitude: max(first.magnitude, second.magnitude),
      roundings: max(first.roundings, second.roundings), spread: max(first.spread, second.spread))
  }

  /// start + (end − start)·u, or start·(1 − u) + end·u: three roundings and the same terms.
  package static func between(_ start: Quantity, _ end: Quantity, at u: Quantity) -> Quantity {
    start + (end - start) * u
  }
}

extension Quantity {
  /// The envelope of an extent, which no implementation may make negative.
  package var nonnegativeEnvelope: Envelope {
    envelope.clamped(to: 0...(.infinity))
  }
}

extension Quantity {
  /// The number clamped to [0, 1], which moves no two numbers apart.
  package var unit: Quantity {
    Quantity(
      value: min(max(value, 0), 1), magnitude: magnitude, roundings: roundings, spread: spread)
  }

  /// The envelope of a number that every implementation clamps to [0, 1].
  package var unitEnvelope: Envelope { envelope.clamped(to: 0...1) }
}
