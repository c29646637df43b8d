// Work on a list by several jobs at once.

import Synchronization

/// Does something with the blocks of a list on several processors.
///
/// Each job has a part of the list of its own, so that most of what it frees it has made itself; when it
/// is done, it helps with the others'.
///
/// - Parameters:
///   - list: the list.
///   - size: how many of its items are done at once.
///   - jobs: how many blocks are worked on at a time; below 1 is 1.
///   - body: what is done with a block.
/// - Returns: the results, in the order of the list.
func mapBlocks<Item: Sendable, Result: Sendable>(
  of list: ArraySlice<Item>, _ size: Int, jobs: Int,
  _ body: @escaping @Sendable (ArraySlice<Item>) -> [Result]
) async -> [Result] {
  let blocks = stride(from: list.startIndex, to: list.endIndex, by: size).map {
    list[$0..<min($0 + size, list.endIndex)]
  }
  let jobs = max(1, jobs)
  let parts = (0..<jobs).map { Part(blocks.count * $0 / jobs..<blocks.count * ($0 + 1) / jobs) }
  return await withTaskGroup(of: [(Int, [Result])].self) { group in
    for job in 0..<jobs {
      group.addTask {
        var done: [(Int, [Result])] = []
        for part in (parts[job...] + parts[..<job]) {
          while let index = part.next() { done.append((index, body(blocks[index]))) }
        }
        return done
      }
    }
    var results = [[Result]](repeating: [], count: blocks.count)
    for await done in group {
      for (index, items) in done { results[index] = items }
    }
    return Array(results.joined())
  }
}

/// Numbers of blocks, each given to one job.
private final class Part: Sendable {
  private let end: Int
  private let following: Atomic<Int>

  init(_ range: Range<Int>) {
    end = range.upperBound
    following = Atomic(range.lowerBound)
  }

  func next() -> Int? {
    let index = following.add(1, ordering: .relaxed).oldValue
    return index < end ? index : nil
  }
}
