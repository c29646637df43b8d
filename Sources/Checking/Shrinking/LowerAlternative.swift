// Shrinking pass: takes a simpler alternative and fits what follows to it.

/// Takes a lower alternative and deletes, or fills with zeros, what belonged to the old one.
///
/// An operation drawn as `1: 7 9`, of which the simpler alternative 0 draws one number only: taking
/// 0 alone would hand the 9 to whatever is drawn next; taking 0 and deleting the 7 or the 9 does
/// not.
enum LowerAlternative: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index < shrinker.best.count {
      switch shrinker.best.kinds[index] {
      case .alternative, .command, .more: lower(index, shrinker)
      default: break
      }
      index += 1
    }
  }

  private static func lower(_ index: Int, _ shrinker: Shrinker) {
    let base = shrinker.best
    let value = base.values[index]
    guard value > 0 else { return }
    for simpler in Set([0, value / 2, value - 1]).sorted() where simpler < value {
      for count in 0...min(6, base.count - index - 1) {
        for zeros in 0...2 where zeros <= count {
          for start in index + 1...index + 2 where start + count <= base.count {
            var changed = base.values
            changed[index] = simpler
            let filling = Array(repeating: 0 as UInt64, count: zeros)
            changed.replaceSubrange(start..<start + count, with: filling)
            if shrinker.attempt(changed) { return }
          }
        }
      }
    }
  }
}
