// Shrinking pass: deletes runs of neighbouring spans.

/// Deletes spans, as many neighbours at once as will go.
///
/// In `[3, 1, 4, 1, 5, 9, 2, 6]` with only the 9 to blame, it cuts out the elements behind and then
/// those before the 9 in a few attempts each; lowering choices would leave eight elements.
enum DeleteSpans: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var parent = -1
    while parent < shrinker.best.spans.count {
      deleteChildren(of: parent, shrinker)
      parent += 1
    }
  }

  private static func deleteChildren(of parent: Int, _ shrinker: Shrinker) {
    // From the last to the first: later elements depend on earlier ones more often than not.
    var position = shrinker.best.children(of: parent).count - 1
    while position >= 0 {
      let base = shrinker.best
      let children = base.children(of: parent)
      guard position < children.count else {
        position = children.count - 1
        continue
      }
      let deleted = findInteger(UInt64(position + 1)) { count in
        let run = children[(position + 1 - Int(count))...position]
        return shrinker.attempt(base.removing(run))
      }
      position -= max(Int(deleted), 1)
      if parent >= shrinker.best.spans.count { return }
    }
  }
}

extension Tape {
  /// The choices without those of some spans, given in order.
  func removing(_ removed: ArraySlice<Int>) -> [UInt64] {
    var result = values
    for index in removed.reversed() { result.removeSubrange(spans[index].range) }
    return result
  }
}
