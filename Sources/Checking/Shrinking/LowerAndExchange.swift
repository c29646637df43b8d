// Shrinking pass: lowers one alternative, and takes any other for a later one.

/// Makes one decision simpler and another one, behind it, whatever it takes.
///
/// A flag and a command fail together, `1 … 5 0`, and without the flag another command does, `0 … 3`: no
/// change of one choice alone leads from the one to the other.
enum LowerAndExchange: ShrinkPass {
  private static let mostAlternatives: UInt64 = 32
  /// How many choices the new alternative may need less.
  private static let mostDeleted = 2

  static func run(_ shrinker: Shrinker) {
    var first = 0
    while first < shrinker.best.count {
      if isDecision(first, shrinker.best), shrinker.best.values[first] > 0 {
        var second = first + 1
        while second < shrinker.best.count {
          if shrinker.best.kinds[second] == .command, exchange(first, second, shrinker) { return }
          second += 1
        }
      }
      first += 1
    }
  }

  private static func isDecision(_ index: Int, _ tape: Tape) -> Bool {
    tape.kinds[index] == .alternative || tape.kinds[index] == .command
  }

  private static func exchange(_ first: Int, _ second: Int, _ shrinker: Shrinker) -> Bool {
    let base = shrinker.best
    // A flag may also save a choice close behind it, which is there again without it.
    for zeros in 0...(second - first <= 3 ? 1 : 0) {
      for count in (0...mostDeleted).reversed() where second + 1 + count <= base.count {
        for other in 0...min(base.bounds[second], mostAlternatives) {
          var changed = base.values
          changed[second] = other
          changed.removeSubrange(second + 1..<second + 1 + count)
          changed[first] = 0
          changed.insert(contentsOf: [UInt64](repeating: 0, count: zeros), at: first + 1)
          if shrinker.attempt(changed) { return true }
        }
      }
    }
    return false
  }
}
