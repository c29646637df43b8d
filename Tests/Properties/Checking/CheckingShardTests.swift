// Tests of shards and of the blocks that they are made of.

import Checking
import Synchronization
import Testing

@Suite struct CheckingShardTests {
  @Test func `blocks that do not follow one another are run again`() async throws {
    let generator = Gen.int(in: 0...999)
    @Sendable func property(_ number: Int) -> Verdict {
      Verdict.passed.classified(number > 500, as: "large")
    }
    let settings = Settings(cases: 400)
    let last = try #require(Shard(4, of: 4)).indices(ofCases: 400)
    let blocks = await caseBlocks(of: generator, in: last, jobs: 2, settings: settings, property)
    #expect(blocks.map(\.indices) == [300..<400])
    let alone = check("gap", generator, settings: settings, property)
    let together = await check(
      "gap", generator, jobs: 2, taking: blocks, settings: settings, property)
    #expect("\(together)" == "\(alone)")
  }

  @Test func `what a block counts is taken as it is, unless it fails`() async throws {
    let generator = Gen.int(in: 0...999)
    let told = try CaseBlock(first: 0, end: 400, passed: 400, discards: 0, labels: ["told": 7])
    let taken = await check(
      "told", generator, jobs: 1, taking: [told], settings: Settings(cases: 400)
    ) { _ in false }
    #expect(taken.isSuccess && taken.count(of: "told") == 7)
    let failing = try CaseBlock(first: 0, end: 400, passed: 400, discards: 0, failures: [""])
    let looked = await check(
      "told", generator, jobs: 1, taking: [failing], settings: Settings(cases: 400)
    ) { _ in false }
    #expect(looked.counterexamples.map(\.value) == [0])
  }

  @Test func `shares have each case once, and differ by one at most`() throws {
    for cases in [0, 1, 5, 64, 10_000, .max] {
      for count in [1, 2, 3, 7, 100] {
        var end = 0
        var sizes: Set<Int> = []
        for number in 1...count {
          let indices = try #require(Shard(number, of: count)).indices(ofCases: cases)
          #expect(indices.lowerBound == end)
          end = indices.upperBound
          sizes.insert(indices.count)
        }
        #expect(end == cases)
        #expect(try #require(sizes.max()) - #require(sizes.min()) <= 1)
      }
    }
    #expect(try #require(Shard(2, of: 3)).indices(ofCases: 10) == 3..<6)
    #expect(Shard(0, of: 3) == nil && Shard(4, of: 3) == nil && Shard(1, of: 0) == nil)
  }

  @Test func `numbers that no block has are refused`() {
    #expect(throws: CaseBlockError.noCases) {
      try CaseBlock(first: 5, end: 5, passed: 0, discards: 0)
    }
    #expect(throws: CaseBlockError.noCases) {
      try CaseBlock(first: -1, end: 5, passed: 6, discards: 0)
    }
    #expect(throws: CaseBlockError.casesDiffer) {
      try CaseBlock(first: 0, end: 5, passed: 5, discards: 1)
    }
    #expect(throws: CaseBlockError.casesDiffer) {
      try CaseBlock(first: 0, end: 5, passed: 0, discards: 5, failures: ["x"])
    }
    #expect(throws: CaseBlockError.labelDiffers("b")) {
      try CaseBlock(first: 0, end: 5, passed: 5, discards: 0, labels: ["a": 5, "b": 6])
    }
    #expect(throws: CaseBlockError.tableDiffers) {
      try CaseBlock(first: 0, end: 5, passed: 5, discards: 0, tables: ["t": ["e": -1]])
    }
  }

  @Test func `the observer sees a shard go by, and can end it`() async {
    let seen = Mutex<[Int]>([])
    var settings = Settings(cases: 10_000)
    settings.observer = { progress in
      seen.withLock { $0.append(progress.passed) }
      return progress.passed < 1_000
    }
    let blocks = await caseBlocks(of: Gen.bool(), in: 500..<9_000, jobs: 2, settings: settings) {
      _ in true
    }
    #expect(seen.withLock { $0 == $0.sorted() && $0.count > 10 })
    #expect(blocks.count == 1 && (1_500..<1_600).contains(blocks.last?.indices.upperBound ?? 0))
  }
}
