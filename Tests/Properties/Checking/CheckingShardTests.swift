// Tests of shards: put together, they are one run, to the last count.

import Checking
import Synchronization
import Testing

@Suite struct CheckingShardTests {
  /// Runs a property at once and in shards, and returns what each has found.
  private func outcomes<Base: Generator & Sendable>(
    _ generator: Base, settings: Settings,
    _ property: @escaping @Sendable (Base.Value) -> Verdict
  ) async -> (alone: String, together: [String]) {
    let alone = check("shards", generator, settings: settings, property)
    var together: [String] = []
    for (count, jobs) in [(1, 1), (3, 2), (7, 1)] {
      var blocks: [CaseBlock] = []
      for number in 1...count {
        guard let shard = Shard(number, of: count) else { continue }
        blocks += await caseBlocks(
          of: generator, in: shard.indices(ofCases: settings.cases), jobs: jobs,
          settings: settings, property)
      }
      let outcome = await check(
        "shards", generator, jobs: jobs, taking: blocks, settings: settings, property)
      together.append("\(outcome)")
    }
    return ("\(alone)", together)
  }

  @Test(arguments: [1, 2, 65, 1_000])
  func `labels and tables are counted as by one run`(_ cases: Int) async {
    let (alone, together) = await outcomes(
      Gen.int(in: 0...999), settings: Settings(cases: cases)
    ) { number in
      Verdict.passed.classified(number > 500, as: "large").tabulated("digit", "\(number % 10)")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(cases < 3 || alone.contains("large"))
  }

  @Test func `each failure is found, shrunk and numbered as by one run`() async {
    let (alone, together) = await outcomes(
      Gen.int(in: 0...9_999), settings: Settings(cases: 2_000)
    ) { number in
      Verdict.all([
        .require(number < 9_990, "large", "\(number)"),
        .require(number.isMultiple(of: 2) || number < 5_000, "odd", "\(number)"),
      ])
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("9990") && alone.contains("5001"))
  }

  @Test func `a run that ends early ends at the same case`() async {
    var settings = Settings(cases: 1_000)
    settings.maximumFailures = 1
    let (alone, together) = await outcomes(Gen.int(in: 0...999), settings: settings) { number in
      Verdict.require(number != 7, "seven", "7").labelled("asked")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("seven"))
  }

  @Test(arguments: [2, 50])
  func `discarded cases are replaced, and too many end the run, as by one run`(
    _ modulus: Int
  ) async {
    let (alone, together) = await outcomes(
      Gen.int(in: 0...9_999), settings: Settings(cases: 500)
    ) { number in
      number % modulus == 1 ? Verdict.passed.labelled("kept") : .discarded("other")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("cases were discarded") == (modulus == 50))
  }

  @Test(arguments: [0.5, 0.52])
  func `shares are judged on all shards, after as many cases as by one run`(
    _ share: Double
  ) async {
    var settings = Settings(cases: 300)
    settings.requirements = ["even": share]
    let (alone, together) = await outcomes(Gen.int(in: 0...9_999), settings: settings) { number in
      Verdict.passed.classified(number.isMultiple(of: 2), as: "even")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(!alone.contains("cases: 300,"))
  }

  @Test func `commands of a state machine are counted as by one run`() async {
    let generator = Gen.commands(of: UpAndDown(), count: 5...5)
    let (alone, together) = await outcomes(generator, settings: Settings(cases: 500)) {
      UpAndDown().verdict(on: $0)
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("commands"))
  }

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
