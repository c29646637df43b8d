// Shrinking pass: lowers two numbers by a common offset.

/// Lowers two numbers by the same amount.
///
/// For "a and b differ by one" it gets from (1001, 1000) to (1, 0) in a few attempts. Lowering one
/// at a time moves them past each other in steps of one, a thousand of them.
enum LowerPairs: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    forNumberPairs(shrinker) { first, second in
      let base = shrinker.best
      for (firstStride, secondStride) in strides(base, first, second) {
        let limit = min(base.values[first] / firstStride, base.values[second] / secondStride)
        let lowered = findInteger(limit) { count in
          var changed = base.values
          changed[first] -= count * firstStride
          changed[second] -= count * secondStride
          return shrinker.attempt(changed)
        }
        if lowered > 0 { return }
      }
    }
  }

  /// Steps by which two numbers can keep their signs and their distance.
  static func strides(_ base: Tape, _ first: Int, _ second: Int) -> [(UInt64, UInt64)] {
    let strides = (base.stride(at: first), base.stride(at: second))
    return strides == (1, 1) ? [(1, 1)] : [strides, (1, 1)]
  }

  /// Visits pairs of numbers, all if there are few, else those near each other.
  static func forNumberPairs(_ shrinker: Shrinker, _ visit: (Int, Int) -> Void) {
    var first = 0
    while first < shrinker.best.count {
      var second = first + 1
      var seen = 0
      let reach = shrinker.best.count <= 80 ? 80 : 6
      while second < shrinker.best.count, first < shrinker.best.count, seen < reach {
        if shrinker.best.isNumber(at: first), shrinker.best.isNumber(at: second) {
          visit(first, second)
          seen += 1
        }
        second += 1
      }
      first += 1
    }
  }
}
