// Shrinking pass: a whole span at its simplest.

/// Makes a whole span as simple as it can be, in one step.
///
/// A tree of a thousand choices in which only the left half matters: no deletion of single elements
/// and no lowering of single choices gets rid of the right half, since each intermediate tree is
/// malformed; this pass makes it a leaf at once. It tries the empty tape first.
enum TrivialSpans: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    shrinker.attempt([])
    var index = 0
    while index < shrinker.best.spans.count {
      let span = shrinker.best.spans[index]
      simplify(span, shrinker)
      index += 1
    }
  }

  private static func simplify(_ span: Span, _ shrinker: Shrinker) {
    let isTrivial = shrinker.best.values[span.range].allSatisfy { $0 == 0 }
    if span.count > 1 {
      // Mostly the simplest form of a part is one choice: the empty list, the first alternative.
      if shrinker.attempt(replacing: span.range, with: [0]) { return }
      if shrinker.attempt(replacing: span.range, with: [0, 0]) { return }
    }
    if !isTrivial {
      // What a flag or an alternative guards stays, if it does.
      var zeros = Array(repeating: 0 as UInt64, count: span.count)
      if shrinker.attempt(replacing: span.range, with: zeros) { return }
      guard shrinker.best.kinds[span.start] == .more, span.count > 1 else { return }
      zeros[0] = shrinker.best.values[span.start]
      shrinker.attempt(replacing: span.range, with: zeros)
    }
  }
}
