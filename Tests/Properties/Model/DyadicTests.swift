// Dyadic numbers: exact where binary64 numbers are not, across the edges of their digits.

import Bounds
import Testing

@Suite struct DyadicTests {
  /// Whole numbers beside the edges of one digit and of two, which are 64 bits long.
  private static let edges: [Int128] = {
    var edges: [Int128] = []
    for bits in [0, 31, 32, 52, 53, 63, 64, 65, 100, 124] as [Int128] {
      let power: Int128 = 1 << bits
      for offset in [-1, 0, 1, 12_345] as [Int128] { edges += [power + offset, -power - offset] }
    }
    return edges
  }()

  /// A whole number, put together of parts that are exact in binary64.
  private func dyadic(_ number: Int128) -> Dyadic {
    let magnitude = number.magnitude
    let parts = stride(from: 0, to: 128, by: 32).map { shift in
      Dyadic(whole: Int64((magnitude >> UInt128(shift)) & 0xffff_ffff), exponent: shift)
    }
    let sum = parts.reduce(Dyadic(0), +)
    return number < 0 ? Dyadic(0) - sum : sum
  }

  @Test func `sums, differences and comparisons are those of whole numbers`() {
    for one in Self.edges {
      for two in Self.edges {
        let (first, second) = (dyadic(one), dyadic(two))
        #expect((first < second) == (one < two) && (first >= second) == (one >= two))
        #expect((first == second) == (one == two) && (first <= second) == (one <= two))
        #expect(first + second == dyadic(one + two), "\(one) + \(two)")
        #expect(first - second == dyadic(one - two), "\(one) - \(two)")
      }
    }
  }

  @Test func `products are those of whole numbers, and distribute where these have no room`() {
    for one in Self.edges {
      for two in Self.edges {
        let product = dyadic(one) * dyadic(two)
        let (whole, overflow) = one.multipliedReportingOverflow(by: two)
        if !overflow { #expect(product == dyadic(whole), "\(one) · \(two)") }
        #expect(product == dyadic(one) * dyadic(two - 7) + dyadic(one) * Dyadic(7))
        #expect(product.squared == dyadic(one).squared * dyadic(two).squared)
      }
    }
  }

  /// For every exponent, so that a square lies across the edges of digits in every way.
  @Test func `a square is the product of a number with itself`() {
    for exponent in -1_074...971 {
      for digits in [1, 0x1p52 + 1, 0x1p53 - 1] {
        let number = Double(sign: .minus, exponent: exponent, significand: digits)
        let product = Dyadic(number) * Dyadic(number)
        #expect(Dyadic(squareOf: number) == product, "\(number)")
      }
    }
    #expect(Dyadic(squareOf: 3) == Dyadic(9))
    #expect(Dyadic(squareOf: -0.0) == Dyadic(0))
  }

  @Test func `nothing is lost between the greatest and the least number`() {
    let great = Dyadic(.greatestFiniteMagnitude)
    let least = Dyadic(.leastNonzeroMagnitude)
    #expect(great + least > great)
    #expect(great + least - great == least)
    #expect(great * least == least * great)
    #expect((great + least).squared > great.squared)
    #expect(Dyadic(-0.0) == Dyadic(0))
  }
}
