// Fingerprints: 122 bits that stand for a list of numbers.

/// A list of numbers as two residues modulo the prime 2⁶¹ − 1.
///
/// Each residue is the value of a polynomial whose coefficients are the numbers, at a point of its
/// own. Two different lists of at most L coefficients are two polynomials that agree at no more than
/// L of the 2⁶¹ − 1 points; so with points drawn at random both residues agree with a probability
/// of at most (L/(2⁶¹ − 1))², and any two of n lists with at most n²/2 of that: for 10⁷ lists of
/// 2000 below 10⁻¹⁶. (The points are fixed, so that runs repeat; nothing depends on their choice.)
struct Fingerprint: Hashable, Sendable {
  private let first: UInt64
  private let second: UInt64

  private static let prime: UInt64 = 1 << 61 - 1
  /// The binary fractions of √2 and √3, as far as they are below the prime.
  private static let points: (UInt64, UInt64) = (
    0x6A09_E667_F3BC_C908 & prime, 0xBB67_AE85_84CA_A73B & prime
  )

  /// The fingerprint of a list.
  ///
  /// A number from 2⁶⁰ on is two coefficients, the first of which is from 2⁶⁰ on too; so different
  /// lists have different coefficients. The leading 1 tells lists of different lengths apart.
  init(_ words: [UInt64]) {
    var (one, two) = (UInt64(1), UInt64(1))
    func take(_ coefficient: UInt64) {
      one = Self.residue(one, Self.points.0, coefficient)
      two = Self.residue(two, Self.points.1, coefficient)
    }
    for word in words {
      if word < 1 << 60 {
        take(word)
      } else {
        take(1 << 60 + word >> 32)
        take(word & 0xFFFF_FFFF)
      }
    }
    (first, second) = (one, two)
  }

  /// a·x + c modulo the prime, for a, x, c below it: 2⁶¹ is 1.
  private static func residue(_ a: UInt64, _ x: UInt64, _ c: UInt64) -> UInt64 {
    let (high, low) = a.multipliedFullWidth(by: x)
    var sum = low & prime + (high << 3 | low >> 61)
    if sum >= prime { sum -= prime }
    sum += c
    return sum >= prime ? sum - prime : sum
  }
}
