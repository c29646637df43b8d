// Shrinking pass: deletes an element together with the choices among what is left when one is left.

/// Deletes an element of a list, and later references that had two things to choose from.
///
/// Of two screens an event names the first: `screen screen, event: 0 of 2, …`. With one screen nothing
/// is chosen any more, and nothing is on the tape for it: deleting the second screen alone hands the 0
/// to whatever the event draws next. Here it is deleted with it.
enum DeleteReferredTo: ShrinkPass {
  /// How many references are tried in all combinations.
  private static let mostCombined = 6

  static func run(_ shrinker: Shrinker) {
    var index = shrinker.best.spans.count - 1
    while index >= 0 {
      if index < shrinker.best.spans.count { delete(index, shrinker) }
      index -= 1
    }
  }

  private static func delete(_ index: Int, _ shrinker: Shrinker) {
    let base = shrinker.best
    guard let span = element(index, base) else { return }
    for surplus in surplusReferences(behind: span.end, base) {
      var changed = base.values
      for position in surplus.reversed() { changed.remove(at: position) }
      changed.removeSubrange(span.range)
      if shrinker.attempt(changed) { return }
    }
  }

  /// The span of a number, if it is an element of a list that can be shorter.
  static func element(_ index: Int, _ base: Tape) -> Span? {
    let span = base.spans[index]
    guard span.count > 0, base.kinds[span.start] == .more, base.values[span.start] == 1 else {
      return nil
    }
    return span
  }

  /// Sets of references behind a position that may be too many when an element is deleted.
  static func surplusReferences(behind position: Int, _ base: Tape) -> [[Int]] {
    let pairs = (position..<base.count).filter {
      base.kinds[$0] == .reference && base.bounds[$0] == 1
    }
    return sets(of: pairs, base)
  }

  /// Which of the references to delete: any of them where they are few, else all, or the same ones of
  /// each part of the case that has some.
  private static func sets(of pairs: [Int], _ base: Tape) -> [[Int]] {
    if pairs.isEmpty { return [] }
    if pairs.count <= mostCombined {
      return (1..<(1 << pairs.count)).map { set in
        pairs.indices.filter { set >> $0 & 1 == 1 }.map { pairs[$0] }
      }
    }
    var parts: [Int: [Int]] = [:]
    for position in pairs {
      let part = base.spans.lastIndex { $0.range.contains(position) } ?? -1
      parts[part, default: []].append(position)
    }
    let most = parts.values.map(\.count).max() ?? 0
    let columns = (0..<most).map { column in
      parts.values.compactMap { column < $0.count ? $0[column] : nil }.sorted()
    }
    return [pairs] + columns
  }
}
