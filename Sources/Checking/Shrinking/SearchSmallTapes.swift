// Shrinking pass: looks through all short tapes made of few values, in order.

/// Enumerates the tapes that are simpler than the best one, made of values that occur in it and of
/// the simplest ones, until one fails.
///
/// Three trees of four nodes may break the same property, none of them an exchange or a deletion
/// away from another; this pass always ends with the first one in order. It runs last, on tapes of
/// at most sixteen choices, and up to a limit of its own.
enum SearchSmallTapes: ShrinkPass {
  static let longestTape = 16
  static let maximumEvaluations = 1000
  static let maximumReplays = 20_000

  static func run(_ shrinker: Shrinker) {
    let base = shrinker.best
    guard base.count <= longestTape else { return }
    let candidates = Set(base.values + [0, 1]).sorted()
    let limit = shrinker.evaluations + maximumEvaluations
    var current = shrinker.replay([]).tape
    for _ in 0..<maximumReplays {
      guard !shrinker.isExhausted, shrinker.evaluations < limit else { return }
      if shrinker.attempt(current.values) { return }
      guard let next = successor(of: current, candidates, base.count, shrinker) else {
        shrinker.isLeast = true
        return
      }
      current = next
    }
  }

  /// The next tape in lexicographic order, its tail as simple as possible.
  private static func successor(
    of tape: Tape, _ candidates: [UInt64], _ longest: Int, _ shrinker: Shrinker
  ) -> Tape? {
    var position = min(tape.count, longest) - 1
    while position >= 0 {
      let value = tape.values[position]
      for larger in candidates where larger > value && larger <= tape.bounds[position] {
        let prefix = tape.values[..<position] + [larger]
        let next = shrinker.replay(Array(prefix)).tape
        // A tail of zeros is as good as the shortest one: if it is too long, all are.
        if next.count <= longest, next.count > position { return next }
      }
      position -= 1
    }
    return nil
  }
}
