// Shrinking pass: takes another alternative, simpler or not, if it needs fewer choices.

/// Takes any other alternative and deletes the choices that it does not need.
///
/// A number is drawn as `0: 7`, or as the alternative `1`, which is 0 and has no digits. Of two tapes the
/// shorter one is the simpler, so `0: 0` is not the end: `1` is. Lowering alone never gets there.
enum ShorterAlternative: ShrinkPass {
  /// How many alternatives are tried.
  private static let mostAlternatives: UInt64 = 32
  /// How many choices are deleted.
  private static let mostDeleted = 4

  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index < shrinker.best.count {
      let kind = shrinker.best.kinds[index]
      if kind == .alternative || kind == .command { shorten(index, shrinker) }
      index += 1
    }
  }

  private static func shorten(_ index: Int, _ shrinker: Shrinker) {
    let base = shrinker.best
    let bound = min(base.bounds[index], mostAlternatives)
    for count in (1...mostDeleted).reversed() where index + 1 + count <= base.count {
      for other in 0...bound where other != base.values[index] {
        var changed = base.values
        changed[index] = other
        changed.removeSubrange(index + 1..<index + 1 + count)
        if shrinker.attempt(changed) { return }
      }
    }
  }
}
