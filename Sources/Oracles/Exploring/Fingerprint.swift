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

  /// The fingerprint of a list.
  init(_ words: [UInt64]) {
    var taking = Taking()
    for word in words { taking.take(word) }
    self = taking.fingerprint
  }

  private init(_ first: UInt64, _ second: UInt64) {
    (self.first, self.second) = (first, second)
  }

  /// One residue is as good a hash as both.
  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

extension Fingerprint {
  /// A fingerprint of numbers that come one by one.
  ///
  /// The lower 60 bits of a number are a coefficient, the upper four of any fifteen numbers are one
  /// behind them, and those of the rest are the last; so different lists have different
  /// coefficients. The leading 1 tells lists of different lengths apart.
  struct Taking {
    private var one: UInt64 = 1
    private var two: UInt64 = 1
    private var upper: UInt64 = 0
    private var count = 0

    private static let prime: UInt64 = 1 << 61 - 1
    private static let lower: UInt64 = 1 << 60 - 1
    /// The binary fractions of √2 and √3, as far as they are below the prime.
    private static let points: (UInt64, UInt64) = (
      0x6A09_E667_F3BC_C908 & prime, 0xBB67_AE85_84CA_A73B & prime
    )

    /// Takes one more number.
    @inline(__always)
    mutating func take(_ word: UInt64) {
      put(word & Self.lower)
      upper = upper << 4 | word >> 60
      count += 1
      if count == 15 {
        put(upper)
        (upper, count) = (0, 0)
      }
    }

    /// The fingerprint of the numbers so far.
    var fingerprint: Fingerprint {
      var whole = self
      whole.put(upper)
      return Fingerprint(whole.one, whole.two)
    }

    private mutating func put(_ coefficient: UInt64) {
      one = Self.residue(one, Self.points.0, coefficient)
      two = Self.residue(two, Self.points.1, coefficient)
    }

    /// a·x + c modulo the prime, for a, x, c below it: 2⁶¹ is 1.
    private static func residue(_ a: UInt64, _ x: UInt64, _ c: UInt64) -> UInt64 {
      let (high, low) = a.multipliedFullWidth(by: x)
      // At most 3·2⁶¹: the product's parts are below 2⁶¹ each.
      let sum = (low & prime) &+ (high << 3 | low >> 61) &+ c
      let folded = (sum & prime) &+ sum >> 61
      return folded >= prime ? folded &- prime : folded
    }
  }
}
