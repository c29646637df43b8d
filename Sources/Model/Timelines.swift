// Timelines: V-12, V-13 and V-15.

import Bounds
import Scenario

/// V-12: the boundaries b(0) … b(n), D·Q(k)/S in 128 bits, rounded to nearest, halves to even.
///
/// The duration is acceptable, and the shares are from 1 to `Limits.share`, as in every timeline.
public func boundaries(of duration: Flicks, shares: [Int]) -> [Flicks] {
  let total = UInt64(shares.reduce(0, +))
  var reached: UInt64 = 0
  return [.zero]
    + shares.map { share in
      reached += UInt64(share)
      let product = UInt64(duration.count).multipliedFullWidth(by: reached)
      let (quotient, remainder) = total.dividingFullWidth(product)
      let isAbove = 2 * remainder > total || (2 * remainder == total && quotient % 2 == 1)
      return Flicks(Int64(quotient) + (isAbove ? 1 : 0))
    }
}

/// V-13: the number of inner boundaries that the position has reached.
func phase(at elapsed: Flicks, boundaries: [Flicks]) -> Int {
  boundaries.dropFirst().dropLast().count { $0 <= elapsed }
}

extension Track {
  /// V-15: the value at a position.
  ///
  /// e(0) = 0 leaves the previous value as it is.
  func value(at elapsed: Flicks, boundaries: [Flicks]) -> Quantity {
    let begun = segments.prefix { boundaries[$0.phases.lowerBound] <= elapsed }
    guard let segment = begun.last else { return Quantity(start) }
    let begin = boundaries[segment.phases.lowerBound]
    let end = boundaries[segment.phases.upperBound + 1]
    let previous = begun.dropLast().last?.end ?? start
    if elapsed >= end { return Quantity(segment.end) }
    if elapsed == begin { return Quantity(previous) }
    return .between(
      Quantity(previous), Quantity(segment.end),
      at: segment.curve.quantity(at: elapsed - begin, of: end - begin))
  }

  /// V-15 at the end of the timeline.
  var last: Double { segments.last?.end ?? start }
}
