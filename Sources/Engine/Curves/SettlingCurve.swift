// The way of a settling in whole flicks: by fixed point between bounds, exactly where these differ.

import Scenario

/// A timing curve with ordinates from 0 to 1, made ready for settlings (V-17).
struct SettlingCurve {
  private let easing: EasingCurve
  private let x: Coordinate
  private let y: Coordinate

  init(_ curve: TimingCurve) {
    easing = EasingCurve(curve)
    x = Coordinate(curve.x1, curve.x2)
    y = Coordinate(curve.y1, curve.y2)
  }

  /// ⌊distance·e(time/length) + ¼⌋, for 0 ≤ distance ≤ 2⁵³ and length ≤ 2⁵⁹.
  ///
  /// Fixed point leaves one whole number nearly always. Where a curve stands as near to the next one as
  /// fixed point errs, whole numbers of any size decide.
  func part(of distance: Int64, at time: Int64, outOf length: Int64) -> Int64 {
    if time <= 0 { return 0 }
    if time >= length { return distance }
    var (least, greatest) = easing.parts(of: distance, at: time, outOf: length)
    while least < greatest {
      let middle = least + (greatest - least + 1) / 2
      if reaches(middle, of: distance, at: time, outOf: length) {
        least = middle
      } else {
        greatest = middle - 1
      }
    }
    return least
  }

  /// Whether distance·e(time/length) + ¼ ≥ whole, for whole ≥ 1.
  ///
  /// Neither coordinate turns back between t = 0 and 1. So a t at which the time is not passed and the
  /// height is reached says yes; one with both the other way round says no; and any other lies to one
  /// side of where the two happen. What 256 halvings do not part happens at once.
  private func reaches(
    _ whole: Int64, of distance: Int64, at time: Int64, outOf length: Int64
  ) -> Bool {
    let (time, length) = (WideInteger(UInt64(time)), WideInteger(UInt64(length)))
    let height = WideInteger(UInt64(4 * whole - 1))
    let top = WideInteger(UInt64(4 * distance))
    // The t in question lies between before/2ⁿ and 1 − after/2ⁿ, which are 2⁻ⁿ apart.
    var (before, after) = (WideInteger(0), WideInteger(0))
    for bits in 1...256 {
      let (t, rest) = (before.doubled(plus: 1), after.doubled(plus: 1))
      let unit = { (exponent: Int) in 3 * bits + exponent }
      let isPassed =
        !(x.value(at: t, rest, bits) * length <= time.shifted(by: unit(x.exponent)))
      let isReached =
        height.shifted(by: unit(y.exponent)) <= y.value(at: t, rest, bits) * top
      if isPassed != isReached { return isReached }
      before = isPassed ? before.doubled(plus: 0) : t
      after = isPassed ? rest : after.doubled(plus: 0)
    }
    return true
  }
}

/// One coordinate of a curve: 3(1−t)²t·first + 3(1−t)t²·second + t³, exactly.
private struct Coordinate {
  private let first: WideInteger
  private let second: WideInteger
  /// How many bits behind the point both control values have at most.
  let exponent: Int

  /// Takes the control values, which are in [0, 1].
  init(_ first: Double, _ second: Double) {
    exponent = max(Self.bitsBehindPoint(first), Self.bitsBehindPoint(second))
    self.first = Self.whole(first, exponent)
    self.second = Self.whole(second, exponent)
  }

  /// The value at t/2ⁿ, where rest = 2ⁿ − t, in multiples of 2⁻³ⁿ⁻ᵉ.
  func value(at t: WideInteger, _ rest: WideInteger, _ bits: Int) -> WideInteger {
    WideInteger(3) * t * rest * (rest * first + t * second) + (t * t * t).shifted(by: exponent)
  }

  private static func bitsBehindPoint(_ value: Double) -> Int {
    value == 0 ? 0 : max(0, value.significandWidth - Int(value.exponent))
  }

  private static func whole(_ value: Double, _ exponent: Int) -> WideInteger {
    guard value > 0 else { return WideInteger(0) }
    let significand = UInt64(
      Double(sign: .plus, exponent: value.significandWidth, significand: value.significand))
    return WideInteger(significand).shifted(
      by: exponent - value.significandWidth + Int(value.exponent))
  }
}
