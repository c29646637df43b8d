// Shrinking pass: the last sweep over everything close to the best tape.

/// Lowers one choice a little and changes one behind it a little, for all pairs.
///
/// For "a·b is at least 12", (3, 4) is left for (1, 12): no pass before moves two numbers by
/// different amounts. It runs where all else has ended, and only on short tapes, as it costs the
/// most.
enum SweepNeighbours: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var first = 0
    while first < shrinker.best.count {
      if lowerALittle(first, shrinker) { return }
      let reach = shrinker.best.count <= 24 ? 24 : shrinker.best.count <= 60 ? 4 : 1
      var second = first + 1
      while first < shrinker.best.count, second < shrinker.best.count, second - first <= reach {
        if sweep(first, second, shrinker) { return }
        second += 1
      }
      first += 1
    }
  }

  /// A number that cannot be lowered by one may still be lowered by a few.
  private static func lowerALittle(_ index: Int, _ shrinker: Shrinker) -> Bool {
    let value = shrinker.best.values[index]
    for step in 1...8 as ClosedRange<UInt64> where step < value {
      if shrinker.attempt(setting: index, to: value - step) { return true }
    }
    return false
  }

  private static func sweep(_ first: Int, _ second: Int, _ shrinker: Shrinker) -> Bool {
    let base = shrinker.best
    let value = base.values[first]
    let other = base.values[second]
    let bound = base.bounds[second]
    guard value > 0 else { return false }
    var targets: [UInt64] = [0, bound]
    for step in [1, 2, 3] as [UInt64] {
      if other >= step { targets.append(other - step) }
      if bound - other >= step { targets.append(other + step) }
    }
    if other <= bound / 2 { targets.append(other * 2) }
    for lowered in Set([0, value / 2, value - 1, value - min(value, 2)]).sorted() {
      for target in targets where target != other {
        var changed = base.values
        changed[first] = lowered
        changed[second] = target
        if shrinker.attempt(changed) { return true }
      }
    }
    return false
  }
}
