// Whole numbers of any size, for the few decisions that fixed point leaves open.

/// A whole number that is not negative.
struct WideInteger {
  /// The digits in base 2⁶⁴, least first; no zeros at the end.
  private var digits: [UInt64]

  init(_ value: UInt64) {
    digits = value == 0 ? [] : [value]
  }

  private init(trimming digits: [UInt64]) {
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    self.digits = Array(digits.dropLast(zeros))
  }

  static func + (first: WideInteger, second: WideInteger) -> WideInteger {
    let (long, short) =
      first.digits.count >= second.digits.count
      ? (first.digits, second.digits) : (second.digits, first.digits)
    var sum = long
    var carry: UInt64 = 0
    for index in long.indices {
      let addend = index < short.count ? short[index] : 0
      let (partial, first) = long[index].addingReportingOverflow(addend)
      let (digit, second) = partial.addingReportingOverflow(carry)
      sum[index] = digit
      carry = first || second ? 1 : 0
    }
    return WideInteger(trimming: sum + [carry])
  }

  static func * (first: WideInteger, second: WideInteger) -> WideInteger {
    var product = [UInt64](repeating: 0, count: first.digits.count + second.digits.count)
    for (low, digit) in first.digits.enumerated() {
      var carry: UInt64 = 0
      for (high, factor) in second.digits.enumerated() {
        // (2⁶⁴ − 1)² + 2·(2⁶⁴ − 1) is below 2¹²⁸: neither sum carries out of the upper half.
        let wide = digit.multipliedFullWidth(by: factor)
        let (partial, first) = wide.low.addingReportingOverflow(product[low + high])
        let (sum, second) = partial.addingReportingOverflow(carry)
        product[low + high] = sum
        carry = wide.high + (first ? 1 : 0) + (second ? 1 : 0)
      }
      product[low + second.digits.count] = carry
    }
    return WideInteger(trimming: product)
  }

  /// Twice the number, plus 0 or 1.
  func doubled(plus bit: UInt64) -> WideInteger {
    WideInteger(2) * self + WideInteger(bit)
  }

  /// The number times 2 to the power of `bits`.
  func shifted(up bits: Int) -> WideInteger {
    let (zeros, shift) = bits.quotientAndRemainder(dividingBy: 64)
    let power = WideInteger(1 << UInt64(shift))
    return WideInteger(trimming: [UInt64](repeating: 0, count: zeros) + (self * power).digits)
  }

  /// The number by 2 to the power of `bits`, without the fraction.
  func shifted(down bits: Int) -> WideInteger {
    let digit = (bits + 63) / 64
    return WideInteger(trimming: Array(shifted(up: digit * 64 - bits).digits.dropFirst(digit)))
  }

  /// The number modulo 2⁶⁴.
  var lowDigit: UInt64 { digits.first ?? 0 }

  static func <= (first: WideInteger, second: WideInteger) -> Bool {
    if first.digits.count != second.digits.count {
      return first.digits.count < second.digits.count
    }
    for (one, other) in zip(first.digits.reversed(), second.digits.reversed()) where one != other {
      return one < other
    }
    return true
  }
}
