// Shrinking pass: moves the elements of a list into a later one.

/// Moves an element of a list to a list behind it.
///
/// Of `[1]` and `[-1]`, two lists of which only the elements matter, it makes `[]` and `[1, -1]`:
/// the flag that ends the first list then comes earlier, which is simpler. If the lists are
/// elements of a list themselves, the emptied one can then be deleted.
enum MergeLists: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index < shrinker.best.spans.count {
      move(index, shrinker)
      index += 1
    }
  }

  private static func move(_ index: Int, _ shrinker: Shrinker) {
    let base = shrinker.best
    let span = base.spans[index]
    guard span.count > 0, base.kinds[span.start] == .more else { return }
    let element = Array(base.values[span.range])
    var target = span.end
    var tries = 0
    // An element may be put wherever a list asks whether it goes on.
    while target < base.count, tries < 16 {
      if base.kinds[target] == .more, base.values[target] == 0 {
        tries += 1
        var changed = base.values
        let end = endsBehind(target, base)
        changed.insert(contentsOf: element, at: end)
        changed.removeSubrange(span.range)
        if shrinker.attempt(changed) { return }
      }
      target += 1
    }
  }

  /// Where to insert to lengthen the list behind the one that ends at `flag`: before the next flag.
  private static func endsBehind(_ flag: Int, _ base: Tape) -> Int {
    var position = flag + 1
    while position < base.count && base.kinds[position] != .more { position += 1 }
    return position
  }
}
