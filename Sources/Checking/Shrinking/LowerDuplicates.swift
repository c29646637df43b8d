// Shrinking pass: lowers equal choices together.

/// Lowers all choices of the same value at once.
///
/// For "two elements are equal" it gets from `[271, 271]` to `[0, 0]`: lowering either one alone
/// makes them differ.
enum LowerDuplicates: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index < shrinker.best.count {
      let base = shrinker.best
      let value = base.values[index]
      let equal = base.values.indices.filter {
        base.values[$0] == value && base.kinds[$0] == base.kinds[index]
      }
      if value > 0, equal.count > 1, equal[0] == index { lower(equal, base, shrinker) }
      index += 1
    }
  }

  private static func lower(_ equal: [Int], _ base: Tape, _ shrinker: Shrinker) {
    let value = base.values[equal[0]]
    func attempt(_ lowered: UInt64) -> Bool {
      var changed = base.values
      for index in equal { changed[index] = lowered }
      return shrinker.attempt(changed)
    }
    if attempt(0) { return }
    for stride in Set([1, base.stride(at: equal[0])]).sorted(by: >) {
      findInteger(value / stride) { attempt(value - $0 * stride) }
    }
  }
}
