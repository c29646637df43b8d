// Checking a property on several processors at once, with the same outcome as on one.

/// How many cases a block has at most: enough that to hand out a block costs nothing beside them, and few enough
/// that a run can be interrupted soon.
let blockSize = 64

/// Checks a property on many generated values, several of them at once.
///
/// The outcome is the one of ``check(_:_:settings:_:)``, whatever the number of jobs: cases depend on
/// their index only, what they show is added up in order, and failures are looked into one by one. The
/// observer is called after each block of cases rather than after each case.
///
/// ```swift
/// let outcome = await check("list.reverse", Gen.array(of: Gen.int(in: 0...9)), jobs: 4) { list in
///   list.reversed().reversed() == list
/// }
/// ```
///
/// - Parameters:
///   - name: names the property in replay tokens and in the store.
///   - generator: draws the values.
///   - jobs: how many cases may be run at once; no more are than there are processors.
///   - blocks: what cases have shown that were run before, of the same generator, seed and property,
///     in order from the first case on; ``caseBlocks(of:in:jobs:settings:_:)`` makes them. Cases in
///     which something is to be looked into are run again, and so are those of a block that does not
///     begin where the one before has ended.
///   - settings: how many cases, from which seed, and so on.
///   - property: a pure function of the value; an error that it throws is a failure.
/// - Returns: what was found.
public func check<Base: Generator & Sendable, Result: VerdictConvertible>(
  _ name: String, _ generator: Base, jobs: Int, taking blocks: [CaseBlock] = [],
  settings: Settings = Settings(),
  _ property: @escaping @Sendable (Base.Value) throws -> Result
) async -> Outcome<Base.Value> {
  guard jobs > 1 || !blocks.isEmpty else {
    return check(name, generator, settings: settings, property)
  }
  @Sendable func verdict(_ value: Base.Value) -> Verdict { Verdict { try property(value) } }
  let campaign = Campaign<Base>(name, generator, settings, property: verdict)
  guard campaign.prepare() else { return campaign.finished() }
  campaign.take(blocks)
  repeat {
    await campaign.runBlocks(jobs: jobs) {
      CaseBlock($0, of: generator, settings, property: verdict)
    }
  } while campaign.extendForRequirements()
  campaign.conclude()
  return campaign.finished()
}

extension Campaign {
  /// Takes in blocks that were run before, as far as each follows the one before it.
  fileprivate func take(_ blocks: [CaseBlock]) {
    for block in blocks where block.indices.lowerBound == nextIndex {
      if passed >= target || isStopped { return }
      take(block)
    }
  }

  /// Runs cases until as many have passed as are to, a few blocks ahead of those taken in.
  fileprivate func runBlocks(jobs: Int, _ run: @escaping @Sendable (Range<Int>) -> CaseBlock) async
  {
    await withTaskGroup(of: CaseBlock.self) { group in
      var finished: [Int: CaseBlock] = [:]
      var nextStart = nextIndex
      func startBlock() {
        // Without discards no more cases are needed than these; with some, the next block has more.
        let missing = target - passed - (nextStart - nextIndex)
        guard missing > 0 || nextStart == nextIndex else { return }
        // Towards the end blocks get smaller, so that all jobs end at nearly the same time.
        let size = min(blockSize, max(missing / (2 * jobs), 1))
        let indices = nextStart..<(nextStart + size)
        nextStart = indices.upperBound
        group.addTask { run(indices) }
      }
      for _ in 0..<(2 * jobs) { startBlock() }
      while passed < target && !isStopped, let block = await group.next() {
        finished[block.indices.lowerBound] = block
        while passed < target && !isStopped, let next = finished.removeValue(forKey: nextIndex) {
          take(next)
          startBlock()
        }
      }
      group.cancelAll()
    }
  }
}
