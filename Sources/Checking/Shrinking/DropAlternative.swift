// Shrinking pass: takes the simplest alternative, and deletes the parts that belonged to the old one.

/// Takes the simplest alternative and deletes the spans that follow it, and a few choices behind them.
///
/// A flag says that there is a part of two lists and a number: `1 [1 5 0] [1 7 1 8 0] 3`. Lowering the
/// flag alone leaves the choices of the part to what is drawn next; here they go with it, however long
/// the lists are.
enum DropAlternative: ShrinkPass {
  /// How many choices are deleted behind the spans.
  private static let mostLoose = 3
  /// How many spans are deleted.
  private static let mostSpans = 4

  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index < shrinker.best.count {
      let kind = shrinker.best.kinds[index]
      if kind == .alternative || kind == .command || kind == .more { drop(index, shrinker) }
      index += 1
    }
  }

  private static func drop(_ index: Int, _ shrinker: Shrinker) {
    let base = shrinker.best
    guard base.values[index] > 0 else { return }
    var end = index + 1
    for _ in 0..<mostSpans {
      guard let next = base.spans.filter({ $0.start == end && $0.count > 0 }).map(\.end).max()
      else { return }
      end = next
      for loose in 0...mostLoose where end + loose <= base.count {
        var changed = base.values
        changed[index] = 0
        changed.removeSubrange(index + 1..<end + loose)
        if shrinker.attempt(changed) { return }
      }
    }
  }
}
