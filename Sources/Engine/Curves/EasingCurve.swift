// Timing curves, solved in 62-bit fixed point.

import Scenario

/// A timing curve made ready for evaluation (V-14).
///
/// X(t) = x is solved from a first guess by one or two steps of the third order; where the curve is
/// steep, by Newton's method inside a bracket, with bisection where that does not help (vertical
/// tangents, degenerate curves). t, X and x are whole multiples of 2⁻⁶², which resolves the
/// neighbourhood of 1 as finely as that of 0: X misses x by some ten units at most, which is far inside
/// the backward envelope of 2⁻⁵², and no cancellation in 1 − t or in the residual can add to it. Y is kept in
/// multiples of 2⁻⁵⁸, with room for ordinates up to 8, and rounded to `Double` once: the error of a
/// value is below 0.6 units in its last place, or 2⁻⁵⁶ if that is more.
package struct EasingCurve {
  private let x1: UInt64
  private let x2: UInt64
  private let y1: Int64
  private let y2: Int64
  /// X′/3 = first·s² + middle·2st + last·t².
  private let first: Double
  private let middle: Double
  private let last: Double
  private let isIdentity: Bool
  private let guess: FirstGuess

  private static let one: UInt64 = 1 << 62

  /// Makes a curve ready.
  package init(_ curve: TimingCurve) {
    x1 = UInt64((curve.x1 * 0x1p62).rounded())
    x2 = UInt64((curve.x2 * 0x1p62).rounded())
    y1 = Int64((curve.y1 * 0x1p58).rounded())
    y2 = Int64((curve.y2 * 0x1p58).rounded())
    first = curve.x1
    middle = curve.x2 - curve.x1
    last = 1 - curve.x2
    isIdentity = curve.x1 == curve.y1 && curve.x2 == curve.y2
    guess = FirstGuess(curve.x1, curve.x2)
  }

  /// The value at a progress from 0 to 1.
  package func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if isIdentity { return progress }
    return Double(ordinate(solve(UInt64(Int64(progress * 0x1p62)), near: progress))) * 0x1p-58
  }

  /// Bounds of ⌊distance·e(time/length) + ¼⌋, the way of a settling (V-17), for 0 ≤ distance ≤ 2⁵³,
  /// 0 < time < length ≤ 2⁵⁹ and ordinates in [0, 1]; nearly always equal.
  ///
  /// No `Double` takes part. The t of the time lies between two whose abscissas differ from it by more
  /// than X errs; the ordinates of these, and what Y errs, bound the value; product and floor are
  /// exact. For the identity all is.
  func parts(
    of distance: Int64, at time: Int64, outOf length: Int64
  ) -> (least: Int64, greatest: Int64) {
    let (way, time, length) = (UInt64(distance), UInt64(time), UInt64(length))
    if isIdentity {
      // (4·way·time + length) / (4·length)
      let product = (4 * way).multipliedFullWidth(by: time)
      let (low, carries) = product.low.addingReportingOverflow(length)
      let dividend = (high: product.high + (carries ? 1 : 0), low: low)
      let part = Int64((4 * length).dividingFullWidth(dividend).quotient)
      return (part, part)
    }
    let target = length.dividingFullWidth(time.multipliedFullWidth(by: Self.one)).quotient
    let middle = solve(target, near: Double(target) * 0x1p-62)
    // A few units suffice where the curve is not steep.
    for bits in stride(from: 9 as UInt64, through: 59, by: 10) {
      let before = middle - min(middle, 1 << bits)
      let after = middle + min(Self.one - middle, 1 << bits)
      if before == 0 || abscissa(before) + Self.slack <= target,
        after == Self.one || abscissa(after) > target + Self.slack
      {
        return (
          Self.part(of: way, ordinate(before) - Int64(Self.slack)),
          Self.part(of: way, ordinate(after) + Int64(Self.slack))
        )
      }
    }
    return (0, distance)
  }

  /// More than abscissas err in multiples of 2⁻⁶², and ordinates in multiples of 2⁻⁵⁸.
  ///
  /// What is cut off each product is below a unit, and each control value is rounded by half a unit at
  /// most: an abscissa errs by less than t·(3·(2½·s + 1) + 1) + 1 ≤ 5½. Products of ordinates are rounded,
  /// so these err by less than t·(3·(1½·s + ½) + ½) + ½ ≤ 3.
  private static let slack: UInt64 = 8

  /// ⌊way·ordinate + ¼⌋ for an ordinate in multiples of 2⁻⁵⁸.
  private static func part(of way: UInt64, _ ordinate: Int64) -> Int64 {
    let product = way.multipliedFullWidth(by: UInt64(min(max(0, ordinate), 1 << 58)))
    let (low, carries) = product.low.addingReportingOverflow(1 << 56)
    return Int64((product.high + (carries ? 1 : 0)) << 6 | low >> 58)
  }

  /// The t with X(t) = target, which is about `progress`.
  ///
  /// A step c of Newton's method that is below 2⁻²⁶ where the slope is a tenth at least is the last one:
  /// c + X″/2X′·c² (Chebyshev's method) leaves |X‴/6X′ − 2·(X″/2X′)²|·c³, and as |X″| ≤ 12 and |X‴| ≤ 24
  /// that is below a quarter of a unit, which cutting it to whole units makes one and a quarter. Mostly it
  /// is the first step; one below 2⁻¹⁴ makes the next one the last.
  private func solve(_ target: UInt64, near progress: Double) -> UInt64 {
    var t = min(max(0, Int64(guess.t(at: progress) * 0x1p62)), Int64(Self.one) - 1)
    for _ in 0..<2 {
      let miss = Int64(bitPattern: abscissa(UInt64(t)) &- target)
      let (slope, bend) = derivatives(at: Double(t) * 0x1p-62)
      let rate = 1 / slope
      let step = Double(miss) * rate
      guard slope >= 0.1 && step.magnitude < 0x1p48 else { break }
      let correction = step + 0x1p-62 * bend * rate * (step * step)
      t = min(max(0, t - Int64(correction)), Int64(Self.one) - 1)
      if step.magnitude < 0x1p36 { return UInt64(t) }
    }
    return solve(target, from: UInt64(t))
  }

  /// The same where the curve is steep: inside a bracket, by ten steps of Newton's method at most, then by
  /// halving only.
  private func solve(_ target: UInt64, from guess: UInt64) -> UInt64 {
    var (low, high) = (UInt64(0), Self.one)
    var t = guess
    var steps = 0
    while high - low > 1 {
      let miss = Int64(bitPattern: abscissa(t) &- target)
      if miss == 0 { break }
      if miss > 0 { high = t } else { low = t }
      var next = low + (high - low) / 2
      if steps < 10 {
        let correction = Double(miss) / derivatives(at: Double(t) * 0x1p-62).slope
        if correction.magnitude < 1 { break }
        if correction.magnitude < 0x1p62 {
          let candidate = Int64(t) - Int64(correction)
          if candidate > Int64(low) && candidate < Int64(high) { next = UInt64(candidate) }
        }
      }
      t = next
      steps += 1
    }
    return t
  }

  /// X(t) = t·(3s·(s·x1 + t·x2) + t²) for a t below 1; all terms are positive and none exceeds 4.
  ///
  /// With t and s in multiples of 2⁻⁶⁴, the upper half of a product is the product.
  private func abscissa(_ t: UInt64) -> UInt64 {
    let t = t << 2
    let s = 0 &- t
    let inner = Self.upper(s, x1) + Self.upper(t, x2)
    return Self.upper(3 * Self.upper(inner, s) + Self.upper(t, t) >> 2, t)
  }

  /// Y(t) in multiples of 2⁻⁵⁸.
  private func ordinate(_ t: UInt64) -> Int64 {
    let s = Self.one - t
    let inner = Self.multiply(y1, s) + Self.multiply(y2, t)
    let square = Int64((Self.upper(t << 1, t << 1) + 8) >> 4)
    return Self.multiply(3 * Self.multiply(inner, s) + square, t)
  }

  /// X′(t) and X″(t)/2.
  private func derivatives(at t: Double) -> (slope: Double, bend: Double) {
    let s = 1 - t
    let (start, end) = (first * s + middle * t, middle * s + last * t)
    return (3 * (start * s + end * t), 3 * (end - start))
  }

  /// The upper half of a product.
  private static func upper(_ first: UInt64, _ second: UInt64) -> UInt64 {
    first.multipliedFullWidth(by: second).high
  }

  /// The product of a multiple of 2⁻⁵⁸ and one of 2⁻⁶², rounded to one of 2⁻⁵⁸.
  private static func multiply(_ value: Int64, _ factor: UInt64) -> Int64 {
    let product = value.multipliedFullWidth(by: Int64(factor))
    let (low, carries) = product.low.addingReportingOverflow(1 << 61)
    return (product.high &+ (carries ? 1 : 0)) << 2 | Int64(low >> 62)
  }
}
