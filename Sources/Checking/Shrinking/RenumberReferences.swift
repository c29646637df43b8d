// Shrinking pass: deletes an element and renumbers the references to those behind it.

/// Deletes an element of a list and lowers by one the numbers that refer to elements behind it.
///
/// In `[2, 0, 0]` elements 0 and 2 refer to each other. Deleting the idle one in the middle leaves
/// `[2, 0]`, which refers to nothing; with the 2 renumbered it is `[1, 0]`. Drawn references are
/// renumbered wherever they are, plain integers within the list too.
enum RenumberReferences: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var number = 0
    while true {
      let runs = shrinker.best.siblingRuns(atLeast: 2)
      let places = runs.flatMap { run in run.indices.map { (run, $0) } }
      guard number < places.count else { return }
      let (run, position) = places[places.count - 1 - number]
      let hasDeleted = Scope.allCases.contains { delete(position, of: run, $0, shrinker) }
      if !hasDeleted { number += 1 }
    }
  }

  /// Which numbers are taken for references.
  private enum Scope: CaseIterable {
    case references, integersOfList, allIntegers
  }

  private static func delete(
    _ position: Int, of run: [Int], _ scope: Scope, _ shrinker: Shrinker
  ) -> Bool {
    let base = shrinker.best
    var changed = base.values
    var hasRenumbered = false
    let list = base.spans[run[0]].start..<base.spans[run[run.count - 1]].end
    for index in base.values.indices {
      let isReference = base.kinds[index] == .reference
      let isInteger = base.kinds[index] == .integer || base.kinds[index] == .signed
      switch scope {
      case .references: if !isReference { continue }
      case .integersOfList: if !isReference && !(isInteger && list.contains(index)) { continue }
      case .allIntegers: if !isReference && !isInteger { continue }
      }
      if let lowered = renumbered(base, index, position) {
        changed[index] = lowered
        hasRenumbered = true
      }
    }
    // Without a reference to renumber it would be a plain deletion, which another pass tries.
    guard hasRenumbered else { return false }
    changed.removeSubrange(base.spans[run[position]].range)
    // Where something else took the deleted place, lowering the numbers would go on one by one.
    guard let tape = shrinker.replayed(changed), tape.count < base.count else { return false }
    return shrinker.attempt(changed)
  }

  /// The index of the number less one, if the number lies above the deleted position.
  private static func renumbered(_ base: Tape, _ index: Int, _ position: Int) -> UInt64? {
    let value = base.values[index]
    if base.kinds[index] == .signed {
      let isAbove = value & 1 == 1 && value / 2 + 1 > UInt64(position)
      return isAbove ? (value > 1 ? value - 2 : 0) : nil
    }
    return value > UInt64(position) ? value - 1 : nil
  }
}
