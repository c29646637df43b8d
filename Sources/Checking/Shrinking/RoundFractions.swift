// Shrinking pass: rounds a number up to a whole one, or to one of fewer digits.

/// Moves a number with digits behind its point to the next one with fewer digits.
///
/// For "x is above 7.5" it gets from 7.75 to 8: dropping the digits gives 7, which passes, and no
/// other pass raises one choice to get rid of another. Long fractions become short ones in the same
/// way: 2.2500000000000004 becomes 2.25390625.
enum RoundFractions: ShrinkPass {
  /// Digits of the long form behind those of the short form.
  private static let droppedBits: UInt64 = 44

  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index + 1 < shrinker.best.count {
      let base = shrinker.best
      // The form comes before the digits, and the whole part, if there is a choice, before the
      // form.
      if base.kinds[index] == .alternative, base.kinds[index + 1] == .fraction {
        if !roundToWhole(index, base, shrinker), base.values[index] == 2 {
          shorten(index, base, shrinker)
        }
      }
      index += 1
    }
  }

  private static func roundToWhole(_ form: Int, _ base: Tape, _ shrinker: Shrinker) -> Bool {
    guard form > 0, base.isNumber(at: form - 1) else { return false }
    let whole = base.values[form - 1]
    for step in [1, base.stride(at: form - 1)] where base.bounds[form - 1] - whole >= step {
      if shrinker.attempt(replacing: form - 1..<form + 2, with: [whole + step, 0]) { return true }
    }
    return false
  }

  private static func shorten(_ form: Int, _ base: Tape, _ shrinker: Shrinker) {
    let digits = base.values[form + 1] >> droppedBits
    for shorter in [digits, digits + 1] {
      if shrinker.attempt(replacing: form..<form + 2, with: [1, shorter]) { return }
    }
  }
}
