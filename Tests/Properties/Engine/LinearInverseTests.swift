// The inverse of a linear map, where its determinant is small beside the products that it is made of.

import Testing

@testable import Engine

@Suite struct LinearInverseTests {
  /// A determinant that is some 2⁻²⁰ of its products, taken from rounded ones, has lost 20 bits.
  ///
  /// Entries of 41 bits have products of 82, so in `Int128` it is exact. Of 2⁻⁵³ each, two roundings are
  /// allowed for the determinant and one for the quotient; what is wanted has two itself.
  @Test(arguments: [(1, 1), (1, -1), (-1, 1), (-1, -1)] as [(Int128, Int128)])
  func `it is good to three roundings whatever the products cancel`(_ signs: (Int128, Int128)) {
    for step in 1..<2_000 as Range<Int128> {
      let (a, d) = ((1 << 40) + 7 * step, ((1 << 40) + 12_345 * step) * signs.0)
      let (b, c) = ((1 << 40) + 2_097_151 * step, ((1 << 40) - 3 * step) * signs.1)
      let exact = a * d - b * c
      let inverse = Linear(
        x: Pair(Double(a), Double(b)), y: Pair(Double(c), Double(d))
      ).inverse
      for (found, entry) in [
        (inverse.x.x, d), (inverse.x.y, -b), (inverse.y.x, -c), (inverse.y.y, a),
      ] {
        let wanted = Double(entry) / Double(exact)
        #expect((found - wanted).magnitude <= 5 * 0x1p-53 * wanted.magnitude, "\(a) \(b) \(c) \(d)")
      }
    }
  }

  @Test func `without shear each scale is inverted by itself`() {
    let inverse = Linear(x: Pair(4, 0), y: Pair(0, 0.5)).inverse
    #expect(inverse.x == Pair(0.25, 0) && inverse.y == Pair(0, 2))
  }
}
