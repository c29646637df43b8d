// Shrinking pass: lowers a choice that decides a length, and deletes what is then too much.

/// Lowers a choice on which the number of later choices depends, and deletes as much behind it.
///
/// A count drawn first and then as many numbers: `4: 0 0 0 950` fails for its last number. Lowering
/// the count alone cuts off the 950; lowering it and deleting one of the zeros gives `3: 0 0 950`,
/// and so on to `1: 950`.
enum LowerAndDelete: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var index = 0
    while index < shrinker.best.count {
      if !lower(index, shrinker) { index += 1 }
    }
  }

  /// Whether something simpler was found at a choice.
  private static func lower(_ index: Int, _ shrinker: Shrinker) -> Bool {
    let base = shrinker.best
    guard base.values[index] > 0 else { return false }
    var lowered = base.values
    lowered[index] -= 1
    // Only choices that change how much is drawn are of interest; a replay tells, and is free.
    guard let tape = shrinker.replayed(lowered), tape.count < base.count else { return false }
    let surplus = base.count - tape.count
    let position = base.spans.firstIndex { $0.start > index } ?? base.spans.count
    for span in base.spans[position...] where span.count > 0 {
      if deleteRun(index, span.range, base, shrinker) { return true }
    }
    var start = index + 1
    while start + surplus <= base.count {
      if deleteRun(index, start..<start + surplus, base, shrinker) { return true }
      start += 1
    }
    return false
  }

  /// Lowers by k and deletes k stretches of the same length, for as large a k as will go.
  private static func deleteRun(
    _ index: Int, _ range: Range<Int>, _ base: Tape, _ shrinker: Shrinker
  ) -> Bool {
    let longest = UInt64((base.count - range.lowerBound) / range.count)
    return findInteger(min(base.values[index], longest)) { count in
      var changed = base.values
      changed[index] -= count
      let end = range.lowerBound + range.count * Int(count)
      changed.removeSubrange(range.lowerBound..<end)
      return shrinker.attempt(changed)
    } > 0
  }
}
