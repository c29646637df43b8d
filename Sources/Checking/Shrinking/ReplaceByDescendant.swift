// Shrinking pass: puts a part in the place of the whole.

/// Replaces a span by one inside it that has the same label.
///
/// In a tree of expressions where `(0 + (1 / 0))` fails for its division, it puts `1 / 0` in the
/// place of the sum; the sum itself cannot be deleted, as an expression has to be there.
enum ReplaceByDescendant: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index < shrinker.best.spans.count {
      if !replace(index, shrinker) { index += 1 }
    }
  }

  private static func replace(_ index: Int, _ shrinker: Shrinker) -> Bool {
    let base = shrinker.best
    let span = base.spans[index]
    var inner = index + 1
    while inner < base.spans.count, base.spans[inner].start < span.end {
      let candidate = base.spans[inner]
      if candidate.label == span.label, candidate.count < span.count, candidate.end <= span.end,
        shrinker.attempt(replacing: span.range, with: base.values[candidate.range])
      {
        return true
      }
      inner += 1
    }
    return false
  }
}
