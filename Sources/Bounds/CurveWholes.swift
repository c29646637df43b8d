// Whole parts of a curve's values, exactly: V-17.

import Scenario

extension TimingCurve {
  /// V-17: ⌊way·e(part/length) + ¼⌋ for a curve with ordinates in [0, 1], 0 ≤ part < length and
  /// 0 ≤ way ≤ 2⁵³.
  ///
  /// The envelope leaves one whole number or few; between these exact arithmetic decides.
  package func wholes(of way: Flicks, at part: Flicks, of length: Flicks) -> Flicks {
    if x1 == y1 && x2 == y2 { return proportion(of: way, at: part, of: length) }
    let range = range(of: way, at: part, of: length)
    func whole(_ value: Double) -> Int64 { Int64(min(max(0, value), Double(way.count))) }
    var (least, greatest) = (whole(range.least), whole(range.greatest))
    while least < greatest {
      let middle = (least + greatest + 1) / 2
      if decide(middle, of: way, at: part, of: length) {
        least = middle
      } else {
        greatest = middle - 1
      }
    }
    return Flicks(least)
  }

  /// Whether that number is at least `whole`, for 1 ≤ whole ≤ way.
  package func reaches(
    _ whole: Flicks, of way: Flicks, at part: Flicks, of length: Flicks
  ) -> Bool {
    if x1 == y1 && x2 == y2 { return proportion(of: way, at: part, of: length) >= whole }
    let range = range(of: way, at: part, of: length)
    if range.least >= Double(whole.count) { return true }
    if range.greatest < Double(whole.count) { return false }
    return decide(whole.count, of: way, at: part, of: length)
  }

  /// Bounds of way·e(part/length) + ¼.
  private func range(
    of way: Flicks, at part: Flicks, of length: Flicks
  ) -> (least: Double, greatest: Double) {
    let eased = envelope(at: part, of: length)
    let (least, greatest) = (Double(way.count) * eased.lower, Double(way.count) * eased.upper)
    return ((least.nextDown + 0.25).nextDown, (greatest.nextUp + 0.25).nextUp)
  }

  /// The same where e(x) = x: the quotient in 128 bits, and one more where the rest is ¾ at least.
  private func proportion(of way: Flicks, at part: Flicks, of length: Flicks) -> Flicks {
    let product = UInt64(way.count).multipliedFullWidth(by: UInt64(part.count))
    let (quotient, rest) = UInt64(length.count).dividingFullWidth(product)
    return Flicks(Int64(quotient) + (4 * rest >= 3 * UInt64(length.count) ? 1 : 0))
  }

  /// Whether way·e(part/length) + ¼ ≥ whole, for whole ≥ 1.
  ///
  /// X and Y do not fall, so a t with X(t) ≤ part/length and Y(t) high enough says yes, one with
  /// both the other way round says no, and otherwise the t looked for lies on one side. After 256
  /// halvings the two sides are equal.
  private func decide(
    _ whole: Int64, of way: Flicks, at part: Flicks, of length: Flicks
  ) -> Bool {
    let (abscissa, span) = (Dyadic(whole: part.count), Dyadic(whole: length.count))
    let (ordinate, height) = (Dyadic(whole: 4 * whole - 1), Dyadic(whole: 4 * way.count))
    var t = Dyadic(whole: 1, exponent: -1)
    for bit in 2...256 {
      let isBefore = cubic(x1, x2, at: t) * span <= abscissa
      let isReached = cubic(y1, y2, at: t) * height >= ordinate
      if isBefore == isReached { return isReached }
      let step = Dyadic(whole: 1, exponent: -bit)
      t = isBefore ? t + step : t - step
    }
    return true
  }

  /// 3(1−t)²t·first + 3(1−t)t²·second + t³.
  private func cubic(_ first: Double, _ second: Double, at t: Dyadic) -> Dyadic {
    let rest = Dyadic(whole: 1) - t
    return Dyadic(whole: 3) * rest * t * (rest * Dyadic(first) + t * Dyadic(second)) + t * t * t
  }
}
