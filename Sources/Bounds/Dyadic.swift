// Dyadic numbers: exact sums, products and comparisons of binary64 numbers.

/// ±limbs·2ᵉˣᵖᵒⁿᵉⁿᵗ with limbs a natural number in base 2³², least digit first.
package struct Dyadic: Comparable {
  private let isNegative: Bool
  private let limbs: [UInt32]
  private let exponent: Int

  /// The exact value of a finite number.
  package init(_ number: Double) {
    let isNormal = number.exponentBitPattern > 0
    let digits = number.significandBitPattern + (isNormal ? 1 << 52 : 0)
    self.init(
      isNegative: number < 0,
      limbs: [UInt32(truncatingIfNeeded: digits), UInt32(truncatingIfNeeded: digits >> 32)],
      exponent: max(1, Int(number.exponentBitPattern)) - 1_075)
  }

  /// whole·2ᵉˣᵖᵒⁿᵉⁿᵗ for a whole number that is not negative.
  package init(whole: Int64, exponent: Int = 0) {
    self.init(
      isNegative: false,
      limbs: [UInt32(truncatingIfNeeded: whole), UInt32(truncatingIfNeeded: whole >> 32)],
      exponent: exponent)
  }

  /// Zeros at both ends are dropped, so that products do not grow by them.
  private init(isNegative: Bool, limbs: [UInt32], exponent: Int) {
    self.isNegative = isNegative
    let zeros = limbs.prefix { $0 == 0 }.count
    let end = limbs.lastIndex { $0 != 0 } ?? -1
    self.limbs = Array(limbs.prefix(end + 1).dropFirst(zeros))
    self.exponent = end < 0 ? 0 : exponent + 32 * zeros
  }

  /// The square.
  package var squared: Dyadic { self * self }

  package static func * (first: Dyadic, second: Dyadic) -> Dyadic {
    Dyadic(
      isNegative: first.isNegative != second.isNegative,
      limbs: product(first.limbs, second.limbs), exponent: first.exponent + second.exponent)
  }

  package static func + (first: Dyadic, second: Dyadic) -> Dyadic {
    let exponent = min(first.exponent, second.exponent)
    let (one, two) = (first.limbs(for: exponent), second.limbs(for: exponent))
    if first.isNegative == second.isNegative {
      return Dyadic(isNegative: first.isNegative, limbs: sum(one, two), exponent: exponent)
    }
    return isLess(one, two)
      ? Dyadic(isNegative: second.isNegative, limbs: difference(two, one), exponent: exponent)
      : Dyadic(isNegative: first.isNegative, limbs: difference(one, two), exponent: exponent)
  }

  package static func - (first: Dyadic, second: Dyadic) -> Dyadic {
    first + Dyadic(isNegative: !second.isNegative, limbs: second.limbs, exponent: second.exponent)
  }

  package static func < (first: Dyadic, second: Dyadic) -> Bool {
    let difference = first - second
    return difference.isNegative && difference.limbs.contains { $0 != 0 }
  }

  package static func == (first: Dyadic, second: Dyadic) -> Bool {
    !(first - second).limbs.contains { $0 != 0 }
  }

  /// The digits of the same number for a smaller exponent.
  private func limbs(for exponent: Int) -> [UInt32] {
    let shift = self.exponent - exponent
    let zeros = [UInt32](repeating: 0, count: shift / 32)
    return zeros + Self.product(limbs, [1 << UInt32(shift % 32)])
  }

  private static func product(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: first.count + second.count)
    for (i, one) in first.enumerated() {
      var carry: UInt64 = 0
      for (j, two) in second.enumerated() {
        // At most (2³² − 1)² + 2·(2³² − 1) = 2⁶⁴ − 1.
        carry += UInt64(one) * UInt64(two) + UInt64(result[i + j])
        result[i + j] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      result[i + second.count] = UInt32(carry)
    }
    return result
  }

  private static func sum(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
    var carry: UInt64 = 0
    return (0...max(first.count, second.count)).map { position in
      carry += digit(first, position) + digit(second, position)
      defer { carry >>= 32 }
      return UInt32(truncatingIfNeeded: carry)
    }
  }

  /// first − second, for first ≥ second.
  private static func difference(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
    var borrow: UInt64 = 0
    return (0..<max(first.count, second.count)).map { position in
      let digit = digit(first, position) &- digit(second, position) &- borrow
      borrow = digit >> 63
      return UInt32(truncatingIfNeeded: digit)
    }
  }

  private static func isLess(_ first: [UInt32], _ second: [UInt32]) -> Bool {
    let positions = (0..<max(first.count, second.count)).reversed()
    let differing = positions.first { digit(first, $0) != digit(second, $0) } ?? 0
    return digit(first, differing) < digit(second, differing)
  }

  private static func digit(_ limbs: [UInt32], _ position: Int) -> UInt64 {
    position < limbs.count ? UInt64(limbs[position]) : 0
  }
}
