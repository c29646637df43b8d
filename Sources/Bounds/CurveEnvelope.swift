// Timing curves: V-14 with its backward envelope.

import Scenario

extension TimingCurve {
  /// e(x) for an exact x; see `envelope(at:)` for an envelope.
  public func envelope(at x: Double) -> Envelope {
    envelope(at: Envelope(exactly: x))
  }

  /// V-14, the backward envelope: all values of the curve within 2⁻⁵² of x, widened by 2·2⁻⁵³.
  ///
  /// Exact up to 0 and from 1 on. Near 1 it is solved from 1 − x, which is exact there, because the
  /// `Double`s near 1 are too far apart for the answer.
  public func envelope(at x: Envelope) -> Envelope {
    if x.upper <= 0 { return Envelope(exactly: 0) }
    if x.lower >= 1 { return Envelope(exactly: 1) }
    if x.value <= 0.5 {
      return Cubic(first: y1, second: y2).values(over: x, of: Cubic(first: x1, second: x2))
    }
    let reflected = Cubic(first: 1 - y2, second: 1 - y1).values(
      over: Envelope(value: 1 - x.value, from: 1 - x.upper, to: 1 - x.lower),
      of: Cubic(first: 1 - x2, second: 1 - x1))
    return Envelope(
      value: 1 - reflected.value, from: (1 - reflected.upper).nextDown,
      to: (1 - reflected.lower).nextUp)
  }
}

extension TimingCurve {
  /// e(part/whole) for whole numbers with 0 ≤ part ≤ whole and whole > 0.
  ///
  /// Either is rounded once as a `Double` from 2⁵³ on, and their quotient once, or twice by a
  /// reciprocal.
  package func envelope(at part: Flicks, of whole: Flicks) -> Envelope {
    let fraction = Double(part.count) / Double(whole.count)
    let roundings = whole > Limits.time ? 4.0 : 2
    return envelope(at: Envelope(value: fraction, error: gamma(roundings) * fraction))
  }

  /// e(part/whole) as a quantity.
  package func quantity(at part: Flicks, of whole: Flicks) -> Quantity {
    let eased = envelope(at: part, of: whole)
    return Quantity(
      value: eased.value, magnitude: eased.value.magnitude, roundings: 0,
      spread: max(eased.upper - eased.value, eased.value - eased.lower))
  }
}

/// The cubic from 0 to 1 with these inner Bernstein coefficients.
private struct Cubic {
  let first: Double
  let second: Double

  /// The blossom: symmetric, affine in each argument, and f(t, t, t) the cubic at t.
  ///
  /// Over [t₀, t₁] the cubic lies between the least and the greatest of f(t₀, t₀, t₀), f(t₀, t₀, t₁),
  /// f(t₀, t₁, t₁) and f(t₁, t₁, t₁), extrema inside included. Source: Ramshaw, Blossoms are polar
  /// forms, 1989.
  func blossom(_ r: Double, _ s: Double, _ t: Double) -> Double {
    let (p, q, v) = (1 - r, 1 - s, 1 - t)
    return (p * q * t + p * s * v + r * q * v) * first
      + (p * s * t + r * q * t + r * s * v) * second + r * s * t
  }

  /// The blossom's four values over an interval, each with at most ten roundings: three differences,
  /// two products, two sums, the coefficient, two sums.
  func hull(_ start: Double, _ end: Double) -> [Double] {
    [
      blossom(start, start, start), blossom(start, start, end), blossom(start, end, end),
      blossom(end, end, end),
    ]
  }

  /// The neighbouring `Double`s between which this cubic, computed, passes `target`, found by halving
  /// the way between two others; it increases.
  func crossing(
    _ target: Double, between way: (before: Double, after: Double)
  ) -> (before: Double, after: Double) {
    halved(way) { $0 <= target }
  }

  /// The way from 0 to 1, halved as long as it is for all targets between these two alike.
  func way(to least: Double, and greatest: Double) -> (before: Double, after: Double) {
    halved((0, 1)) { value in
      let isBefore = value <= least
      return isBefore == (value <= greatest) ? isBefore : nil
    }
  }

  /// A way halved until it has no middle, or until nobody knows which half to take: the second one,
  /// if the value in the middle is before what is looked for.
  private func halved(
    _ way: (before: Double, after: Double), _ isBefore: (Double) -> Bool?
  ) -> (before: Double, after: Double) {
    var (before, after) = way
    while true {
      let middle = before + (after - before) / 2
      guard before < middle && middle < after,
        let isBefore = isBefore(blossom(middle, middle, middle))
      else { return (before, after) }
      if isBefore { before = middle } else { after = middle }
    }
  }

  /// The values of this cubic where `abscissa` is within 2⁻⁵² of x.
  ///
  /// The window is wider by the error of
  /// the abscissa as computed here: ten roundings, and one of each reflected coefficient, of terms
  /// that are all positive; the values by 2·2⁻⁵³ and the errors of theirs, here and in an
  /// implementation: ten roundings each, and one of each reflected coefficient.
  func values(over x: Envelope, of abscissa: Cubic) -> Envelope {
    let window = 0x1p-52 + gamma(11) * max(x.upper, 0x1p-52) + 0x1p-54
    let (least, greatest) = (x.lower - window, x.upper + window)
    let way = abscissa.way(to: least, and: greatest)
    let start = abscissa.crossing(least, between: way).before
    let end = abscissa.crossing(greatest, between: way).after
    let middle = abscissa.crossing(x.value, between: way).before
    let terms = Cubic(first: first.magnitude, second: second.magnitude).hull(start, end)
    let slack = 2 * unitRoundoff + 2 * gamma(11) * terms.reduce(0, max)
    let values = hull(start, end)
    return Envelope(
      value: blossom(middle, middle, middle),
      from: values.reduce(.infinity, min) - slack, to: values.reduce(-.infinity, max) + slack)
  }
}
