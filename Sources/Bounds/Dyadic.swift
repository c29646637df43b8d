// Dyadic numbers: exact sums, products and comparisons of binary64 numbers.

/// ±limbs·2³²ˢ for a whole number s, with limbs a natural number in base 2³², least digit first.
///
/// No digit at either end is 0, so that products do not grow by zeros and every number has one form.
package struct Dyadic: Comparable {
  private let isNegative: Bool
  private let limbs: [UInt32]
  private let scale: Int

  /// The exact value of a finite number.
  package init(_ number: Double) {
    let isNormal = number.exponentBitPattern > 0
    self.init(
      isNegative: number < 0,
      digits: number.significandBitPattern + (isNormal ? 1 << 52 : 0),
      exponent: max(1, Int(number.exponentBitPattern)) - 1_075)
  }

  /// whole·2ᵉˣᵖᵒⁿᵉⁿᵗ for a whole number that is not negative.
  package init(whole: Int64, exponent: Int = 0) {
    self.init(isNegative: false, digits: UInt64(whole), exponent: exponent)
  }

  /// ±digits·2ᵉˣᵖᵒⁿᵉⁿᵗ.
  private init(isNegative: Bool, digits: UInt64, exponent: Int) {
    let scale = exponent >> 5
    let shifted = digits.multipliedFullWidth(by: 1 << UInt64(exponent - 32 * scale))
    self.init(
      isNegative: isNegative,
      limbs: [
        UInt32(truncatingIfNeeded: shifted.low), UInt32(truncatingIfNeeded: shifted.low >> 32),
        UInt32(truncatingIfNeeded: shifted.high),
      ], scale: scale)
  }

  /// Zeros at both ends are dropped.
  private init(isNegative: Bool, limbs: [UInt32], scale: Int) {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    let zeros = limbs.prefix { $0 == 0 }.count
    if zeros > 0 { limbs.removeFirst(zeros) }
    self.isNegative = isNegative && !limbs.isEmpty
    self.limbs = limbs
    self.scale = limbs.isEmpty ? 0 : scale + zeros
  }

  /// The square.
  package var squared: Dyadic { self * self }

  package static func * (first: Dyadic, second: Dyadic) -> Dyadic {
    var product = [UInt32](repeating: 0, count: first.limbs.count + second.limbs.count)
    for (i, one) in first.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, two) in second.limbs.enumerated() {
        // At most (2³² − 1)² + 2·(2³² − 1) = 2⁶⁴ − 1.
        carry += UInt64(one) * UInt64(two) + UInt64(product[i + j])
        product[i + j] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[i + second.limbs.count] = UInt32(carry)
    }
    return Dyadic(
      isNegative: first.isNegative != second.isNegative, limbs: product,
      scale: first.scale + second.scale)
  }

  package static func + (first: Dyadic, second: Dyadic) -> Dyadic {
    if first.isNegative == second.isNegative {
      return Dyadic(
        isNegative: first.isNegative, limbs: combined(first, second, &+),
        scale: min(first.scale, second.scale))
    }
    let (greater, less) = isLess(first, second) ? (second, first) : (first, second)
    return Dyadic(
      isNegative: greater.isNegative, limbs: combined(greater, less, &-),
      scale: min(first.scale, second.scale))
  }

  package static func - (first: Dyadic, second: Dyadic) -> Dyadic { first + -second }

  package static prefix func - (number: Dyadic) -> Dyadic {
    Dyadic(isNegative: !number.isNegative, limbs: number.limbs, scale: number.scale)
  }

  package static func < (first: Dyadic, second: Dyadic) -> Bool {
    if first.isNegative != second.isNegative { return first.isNegative }
    return first.isNegative ? isLess(second, first) : isLess(first, second)
  }

  /// The digits from the least of both numbers to beyond the greatest, added, or subtracted where
  /// the first number is not less; a digit that comes out negative borrows.
  private static func combined(
    _ first: Dyadic, _ second: Dyadic, _ operation: (Int64, Int64) -> Int64
  ) -> [UInt32] {
    var carry: Int64 = 0
    return (min(first.scale, second.scale)...max(first.end, second.end)).map { place in
      carry += operation(first.digit(at: place), second.digit(at: place))
      defer { carry >>= 32 }
      return UInt32(truncatingIfNeeded: carry)
    }
  }

  /// Whether the first number is less, signs aside.
  private static func isLess(_ first: Dyadic, _ second: Dyadic) -> Bool {
    if first.limbs.isEmpty || second.limbs.isEmpty { return first.limbs.count < second.limbs.count }
    if first.end != second.end { return first.end < second.end }
    for place in (min(first.scale, second.scale)..<first.end).reversed() {
      let (one, two) = (first.digit(at: place), second.digit(at: place))
      if one != two { return one < two }
    }
    return false
  }

  /// The place beyond that of the first digit.
  private var end: Int { scale + limbs.count }

  private func digit(at place: Int) -> Int64 {
    scale <= place && place < end ? Int64(limbs[place - scale]) : 0
  }
}
