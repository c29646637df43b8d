// Shrinking pass: rounds a number up to a whole one.

/// Moves a number with digits behind its point to the next whole one.
///
/// For "x is above 7.5" it gets from 7.75 to 8: dropping the digits gives 7, which passes, and no
/// other pass raises one choice to get rid of another.
enum RoundFractions: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index + 1 < shrinker.best.count {
      let base = shrinker.best
      // The whole part comes first, then the form, then the digits.
      if base.kinds[index] == .signed || base.kinds[index] == .integer,
        base.kinds[index + 1] == .alternative, base.values[index + 1] > 0,
        base.bounds[index + 1] == 3
      {
        for step in [1, base.stride(at: index)] where base.values[index] <= .max - step {
          var changed = base.values
          changed[index] += step
          changed[index + 1] = 0
          if base.values[index + 1] < 3, index + 2 < changed.count { changed.remove(at: index + 2) }
          if shrinker.attempt(changed) { break }
        }
      }
      index += 1
    }
  }
}
