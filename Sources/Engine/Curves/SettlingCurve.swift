// The way of a settling in whole flicks: by fixed point between bounds, exactly where these differ.

import Scenario

/// A timing curve with ordinates from 0 to 1, made ready for settlings (V-17).
struct SettlingCurve {
  private let easing: EasingCurve
  private let x: Coordinate
  private let y: Coordinate

  /// Makes a curve ready for settlings that is ready as `easing` already.
  init(_ curve: TimingCurve, _ easing: EasingCurve) {
    self.easing = easing
    x = Coordinate(curve.x1, curve.x2)
    y = Coordinate(curve.y1, curve.y2)
  }

  /// ⌊distance·e(time/length) + ¼⌋, for 0 ≤ distance ≤ 2⁵³ and length ≤ 2⁵⁹.
  ///
  /// The bounds of fixed point agree nearly always. Where a curve stands as near to the next whole
  /// number as fixed point errs, a wider one goes on.
  func part(of distance: Int64, at time: Int64, outOf length: Int64) -> Int64 {
    if time <= 0 { return 0 }
    if time >= length { return distance }
    let (least, greatest) = easing.parts(of: distance, at: time, outOf: length)
    return least == greatest ? least : exactPart(of: distance, at: time, outOf: length)
  }

  /// The same, with the t of the time bracketed ever closer, 64 more bits at a time, until the parts
  /// at both of its ends agree; they do not if the value is itself whole, and then it is the upper one.
  private func exactPart(of distance: Int64, at time: Int64, outOf length: Int64) -> Int64 {
    let span = WideInteger(UInt64(length))
    // t lies in [low, low + 1)/2ⁿ; what is missing from the upper end to 1 is beyond/2ⁿ.
    var (low, beyond, bits) = (WideInteger(0), WideInteger(0), 0)
    while true {
      for _ in 0..<64 {
        bits += 1
        let (middle, rest) = (low.doubled(plus: 1), beyond.doubled(plus: 1))
        let now = WideInteger(UInt64(time)).shifted(up: 3 * bits + x.exponent)
        if x.value(at: middle, rest, bits) * span <= now {
          (low, beyond) = (middle, beyond.doubled(plus: 0))
        } else {
          (low, beyond) = (low.doubled(plus: 0), rest)
        }
      }
      let one = WideInteger(1)
      let lower = part(of: distance, y.value(at: low, beyond + one, bits), bits)
      let upper = part(of: distance, y.value(at: low + one, beyond, bits), bits)
      if lower == upper || bits == 256 { return upper }
    }
  }

  /// ⌊distance·ordinate + ¼⌋ for an ordinate in multiples of 2⁻³ⁿ⁻ᵉ.
  private func part(of distance: Int64, _ ordinate: WideInteger, _ bits: Int) -> Int64 {
    let unit = 3 * bits + y.exponent
    let quadruple = WideInteger(UInt64(4 * distance)) * ordinate + WideInteger(1).shifted(up: unit)
    return Int64(quadruple.shifted(down: unit + 2).lowDigit)
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
    WideInteger(3) * t * rest * (rest * first + t * second) + (t * t * t).shifted(up: exponent)
  }

  private static func bitsBehindPoint(_ value: Double) -> Int {
    value == 0 ? 0 : max(0, value.significandWidth - Int(value.exponent))
  }

  private static func whole(_ value: Double, _ exponent: Int) -> WideInteger {
    guard value > 0 else { return WideInteger(0) }
    let significand = UInt64(
      Double(sign: .plus, exponent: value.significandWidth, significand: value.significand))
    return WideInteger(significand).shifted(
      up: exponent - value.significandWidth + Int(value.exponent))
  }
}
