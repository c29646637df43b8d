// A shard: a share of the cases of a run, for one machine of several.

/// One of several shares into which the cases of a run are cut.
public struct Shard: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// Which share it is, from 1 to ``count``.
  public let number: Int
  /// How many shares there are.
  public let count: Int

  /// The share of this number; nil unless the number is one from 1 to `count`.
  public init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// `number/count`.
  public var description: String { "\(number)/\(count)" }

  /// The indices of its cases in a run of so many: ⌊cases·(number−1)/count⌋ up to, not including,
  /// ⌊cases·number/count⌋.
  ///
  /// The shares of all numbers have each index once, and differ in size by one case at most.
  public func indices(ofCases cases: Int) -> Range<Int> {
    func start(_ number: Int) -> Int {
      // The product may exceed 64 bits; the quotient is at most `cases`.
      count.dividingFullWidth(max(cases, 0).multipliedFullWidth(by: number)).quotient
    }
    return start(number - 1)..<start(number)
  }
}

/// Runs some cases of a property, for a run elsewhere to take in.
///
/// Failures are only noted; to have them looked into, hand the blocks of all shards to
/// ``check(_:_:jobs:taking:settings:_:)``. Neither the store nor the requirements of the settings
/// are used.
///
/// - Parameters:
///   - generator: draws the values.
///   - indices: which cases, as ``Shard/indices(ofCases:)`` says.
///   - jobs: how many blocks may be run at once; 1 at least.
///   - settings: from which seed, and so on; its observer is called after each block.
///   - property: a pure function of the value; an error that it throws is a failure.
/// - Returns: the blocks in order, those without failures that follow one another added up. They end
///   before the last index only if the observer has ended the run.
public func caseBlocks<Base: Generator & Sendable, Result: VerdictConvertible>(
  of generator: Base, in indices: Range<Int>, jobs: Int, settings: Settings = Settings(),
  _ property: @escaping @Sendable (Base.Value) throws -> Result
) async -> [CaseBlock] {
  @Sendable func verdict(_ value: Base.Value) -> Verdict { Verdict { try property(value) } }
  return await withTaskGroup(of: CaseBlock.self) { group in
    var blocks: [CaseBlock] = []
    var finished: [Int: CaseBlock] = [:]
    var nextStart = indices.lowerBound
    func startBlock() {
      guard nextStart < indices.upperBound else { return }
      let some = nextStart..<(nextStart + min(blockSize, indices.upperBound - nextStart))
      nextStart = some.upperBound
      group.addTask { CaseBlock(some, of: generator, settings, property: verdict) }
    }
    for _ in 0..<max(jobs, 1) { startBlock() }
    var tally = BlockTally()
    var nextIndex = indices.lowerBound
    while let block = await group.next() {
      finished[block.indices.lowerBound] = block
      while let next = finished.removeValue(forKey: nextIndex) {
        nextIndex = next.indices.upperBound
        tally.take(next, into: &blocks)
        startBlock()
        if let observer = settings.observer, !observer(tally.progress) {
          group.cancelAll()
          return blocks
        }
      }
    }
    return blocks
  }
}

/// How far the blocks of a shard are.
private struct BlockTally {
  private var last = 0
  private var passed = 0
  private var failures: Set<String> = []

  /// Takes in the block that comes next.
  mutating func take(_ block: CaseBlock, into blocks: inout [CaseBlock]) {
    last = block.indices.upperBound - 1
    passed += block.passed
    failures.formUnion(block.failures)
    if let end = blocks.indices.last, blocks[end].failures.isEmpty, block.failures.isEmpty {
      blocks[end].add(block)
    } else {
      blocks.append(block)
    }
  }

  var progress: Progress {
    Progress(caseIndex: last, passed: passed, failures: failures.count, shrinkEvaluations: nil)
  }
}
