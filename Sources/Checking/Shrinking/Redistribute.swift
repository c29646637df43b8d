// Shrinking pass: moves an amount from an earlier number to a later one.

/// Lowers a number and raises a later one by the same amount.
///
/// For "the sum is at least 100" it gets from (60, 40) to (0, 100), which is simpler; lowering
/// either alone loses the sum.
enum Redistribute: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    LowerPairs.forNumberPairs(shrinker) { first, second in
      let base = shrinker.best
      for (firstStride, secondStride) in LowerPairs.strides(base, first, second) {
        let room = (base.bounds[second] - base.values[second]) / secondStride
        let limit = min(base.values[first] / firstStride, room)
        guard limit > 0 else { continue }
        func attempt(_ count: UInt64) -> Bool {
          var changed = base.values
          changed[first] -= count * firstStride
          changed[second] += count * secondStride
          return shrinker.attempt(changed)
        }
        if attempt(limit) || findInteger(limit, attempt) > 0 { return }
      }
    }
  }
}
