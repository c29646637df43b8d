// Shrinking pass: puts the simplest element of one list in the place of an element of another.

/// Deletes an element and adds the simplest one to some list, this one or another.
///
/// Two lists are drawn, of words and of numbers, and anything at all in either of them fails: nothing is
/// between one word and one number, though the number takes fewer choices. References to the deleted
/// element go with it, as in ``DeleteReferredTo``.
enum ExchangeElement: ShrinkPass {
  /// How many choices the simplest element may take.
  private static let longestElement = 24

  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index < shrinker.best.spans.count {
      if exchange(index, shrinker) { return }
      index += 1
    }
  }

  private static func exchange(_ index: Int, _ shrinker: Shrinker) -> Bool {
    let base = shrinker.best
    guard let span = DeleteReferredTo.element(index, base), span.count > 1 else { return false }
    let surplus = [[]] + DeleteReferredTo.surplusReferences(behind: span.end, base)
    for flag in base.values.indices
    where base.kinds[flag] == .more && base.values[flag] == 0 && !span.range.contains(flag) {
      guard let element = simplestElement(at: flag, shrinker) else { continue }
      for references in surplus where element.count <= span.count + references.count {
        var changed = base.values
        // From behind, so that earlier positions stay what they are.
        let edits =
          references.map { ($0..<$0 + 1, [UInt64]()) } + [
            (span.range, []), (flag..<flag, element),
          ]
        for (range, values) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
          changed.replaceSubrange(range, with: values)
        }
        if shrinker.attempt(changed) { return true }
      }
    }
    return false
  }

  /// The choices of the simplest element that a list can have in the place of its end.
  private static func simplestElement(at flag: Int, _ shrinker: Shrinker) -> [UInt64]? {
    var grown = shrinker.best.values
    let zeros = [UInt64](repeating: 0, count: longestElement)
    grown.insert(contentsOf: [1] + zeros, at: flag)
    guard let tape = shrinker.replayed(grown), flag < tape.count,
      let span = tape.spans.last(where: { $0.start == flag }), tape.kinds[flag] == .more,
      tape.values[flag] == 1, span.count <= longestElement
    else { return nil }
    return Array(tape.values[span.range])
  }
}
