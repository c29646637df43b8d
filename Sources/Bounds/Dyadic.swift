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
    let zeros = digits == 0 ? 0 : digits.trailingZeroBitCount
    let scale = (exponent + zeros) >> 5
    // The last bit that is set stands in the first limb.
    let shifted = UInt128(digits >> UInt64(zeros)) << UInt128((exponent + zeros) & 31)
    let count = (128 - shifted.leadingZeroBitCount + 31) / 32
    self.init(
      isNegative: isNegative,
      limbs: (0..<count).map { UInt32(truncatingIfNeeded: shifted >> UInt128(32 * $0)) },
      scale: scale)
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
    let (one, two) = (first.limbs, second.limbs)
    // Fewer than 2³² products of less than 2⁶⁴ each, and what is carried, are less than 2¹²⁸.
    var sum: UInt128 = 0
    let product = (0..<one.count + two.count).map { place in
      for i in max(0, place + 1 - two.count)..<min(place + 1, one.count) {
        sum += UInt128(UInt64(one[i]) * UInt64(two[place - i]))
      }
      defer { sum >>= 32 }
      return UInt32(truncatingIfNeeded: sum)
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
