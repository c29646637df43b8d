// Shrinking pass: brings sibling spans into order.

/// Sorts neighbouring spans of the same label, simplest first.
///
/// `[1, 0]` and `[0, 1]` are equally long; where the order does not matter this pass settles for
/// the second, so that the same fault always ends in the same counterexample.
enum SortSiblings: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    var number = 0
    while true {
      let runs = shrinker.best.siblingRuns(atLeast: 2)
      guard number < runs.count else { return }
      sort(number, shrinker)
      number += 1
    }
  }

  private static func sort(_ number: Int, _ shrinker: Shrinker) {
    let base = shrinker.best
    let run = base.siblingRuns(atLeast: 2)[number]
    let sorted = run.map { Array(base.values[base.spans[$0].range]) }.sorted {
      isSimpler($0, than: $1)
    }
    if shrinker.attempt(base.rearranged(run, sorted)) { return }
    // One exchange at a time, the far ones too; few enough, or only neighbours.
    let reach = run.count <= 12 ? run.count : 2
    for first in run.indices {
      for second in run.indices where second > first && second - first < reach {
        let now = shrinker.best
        let runs = now.siblingRuns(atLeast: 2)
        guard number < runs.count, runs[number].count == run.count else { return }
        var contents = runs[number].map { Array(now.values[now.spans[$0].range]) }
        guard isSimpler(contents[second], than: contents[first]) else { continue }
        contents.swapAt(first, second)
        shrinker.attempt(now.rearranged(runs[number], contents))
      }
    }
  }
}

extension Tape {
  /// The choices with the contents of some spans, given in order, replaced.
  func rearranged(_ run: [Int], _ contents: [[UInt64]]) -> [UInt64] {
    var result: [UInt64] = []
    var position = 0
    for (index, content) in zip(run, contents) {
      result += values[position..<spans[index].start]
      result += content
      position = spans[index].end
    }
    return result + values[position...]
  }
}
