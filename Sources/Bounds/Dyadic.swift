// Dyadic numbers: exact sums, products and comparisons of binary64 numbers.

/// ±limbs·2⁶⁴ˢ for a whole number s, with limbs a natural number in base 2⁶⁴, least digit first.
///
/// No digit at either end is 0, so that products do not grow by zeros and every number has one form.
package struct Dyadic: Comparable {
  private let isNegative: Bool
  private let limbs: [UInt64]
  private let scale: Int

  /// The exact value of a finite number.
  package init(_ number: Double) {
    let (digits, exponent) = Self.parts(of: number)
    self.init(isNegative: number < 0, digits: UInt128(digits), exponent: exponent)
  }

  /// The exact square of a finite number.
  package init(squareOf number: Double) {
    let (digits, exponent) = Self.parts(of: number)
    self.init(
      isNegative: false, digits: UInt128(digits) * UInt128(digits), exponent: 2 * exponent)
  }

  /// The magnitude of a finite number as digits·2ᵉˣᵖᵒⁿᵉⁿᵗ.
  private static func parts(of number: Double) -> (digits: UInt64, exponent: Int) {
    let isNormal = number.exponentBitPattern > 0
    return (
      number.significandBitPattern + (isNormal ? 1 << 52 : 0),
      max(1, Int(number.exponentBitPattern)) - 1_075
    )
  }

  /// whole·2ᵉˣᵖᵒⁿᵉⁿᵗ for a whole number that is not negative.
  package init(whole: Int64, exponent: Int = 0) {
    self.init(isNegative: false, digits: UInt128(whole), exponent: exponent)
  }

  /// ±digits·2ᵉˣᵖᵒⁿᵉⁿᵗ.
  private init(isNegative: Bool, digits: UInt128, exponent: Int) {
    let scale = exponent >> 6
    let shift = UInt128(exponent & 63)
    let shifted = digits << shift
    self.init(
      isNegative: isNegative,
      limbs: [
        UInt64(truncatingIfNeeded: shifted), UInt64(truncatingIfNeeded: shifted >> 64),
        UInt64(truncatingIfNeeded: digits >> (128 - shift)),
      ], scale: scale)
  }

  /// Zeros at both ends are dropped.
  private init(isNegative: Bool, limbs: [UInt64], scale: Int) {
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
    var product = (0..<first.limbs.count + second.limbs.count).map { _ in UInt64(0) }
    for (i, one) in first.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, two) in second.limbs.enumerated() {
        // At most (2⁶⁴ − 1)² + 2·(2⁶⁴ − 1) = 2¹²⁸ − 1.
        let sum = UInt128(one) &* UInt128(two) + UInt128(product[i + j]) + UInt128(carry)
        product[i + j] = UInt64(truncatingIfNeeded: sum)
        carry = UInt64(truncatingIfNeeded: sum >> 64)
      }
      product[i + second.limbs.count] = carry
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

  // Comparable's own are generic, which other modules pay for at each call.
  package static func >= (first: Dyadic, second: Dyadic) -> Bool { !(first < second) }

  package static func <= (first: Dyadic, second: Dyadic) -> Bool { !(second < first) }

  /// The digits from the least of both numbers to beyond the greatest, added, or subtracted where
  /// the first number is not less; a digit that comes out negative borrows.
  private static func combined(
    _ first: Dyadic, _ second: Dyadic, _ operation: (Int128, Int128) -> Int128
  ) -> [UInt64] {
    var carry: Int128 = 0
    return (min(first.scale, second.scale)...max(first.end, second.end)).map { place in
      carry += operation(first.digit(at: place), second.digit(at: place))
      defer { carry >>= 64 }
      return UInt64(truncatingIfNeeded: carry)
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

  private func digit(at place: Int) -> Int128 {
    scale <= place && place < end ? Int128(limbs[place - scale]) : 0
  }
}
