// Tests of runs that are done in parts: on several processors, or in shards. Their outcome is that of one
// run, to the last count.

import Checking
import Testing

/// How a run is parted.
enum RunParts: CaseIterable {
  /// Into blocks for several jobs.
  case jobs
  /// Into shards, which are put together.
  case shards

  /// Runs a property at once and in parts, and returns what each has found.
  func outcomes<Base: Generator & Sendable>(
    _ generator: Base, settings: Settings, _ property: @escaping @Sendable (Base.Value) -> Verdict
  ) async -> (alone: String, together: [String]) {
    let alone = check("parts", generator, settings: settings, property)
    var together: [String] = []
    switch self {
    case .jobs:
      for jobs in [2, 3, 16] {
        let outcome = await check("parts", generator, jobs: jobs, settings: settings, property)
        together.append("\(outcome)")
      }
    case .shards:
      for (count, jobs) in [(1, 1), (3, 2), (7, 1)] {
        var blocks: [CaseBlock] = []
        for number in 1...count {
          guard let shard = Shard(number, of: count) else { continue }
          blocks += await caseBlocks(
            of: generator, in: shard.indices(ofCases: settings.cases), jobs: jobs,
            settings: settings, property)
        }
        let outcome = await check(
          "parts", generator, jobs: jobs, taking: blocks, settings: settings, property)
        together.append("\(outcome)")
      }
    }
    return ("\(alone)", together)
  }
}

@Suite struct CheckingPartedRunTests {
  @Test(arguments: RunParts.allCases, [1, 2, 63, 64, 65, 1_000])
  func `labels and tables are counted as by one run`(_ parts: RunParts, _ cases: Int) async {
    let (alone, together) = await parts.outcomes(
      Gen.int(in: 0...999), settings: Settings(cases: cases)
    ) { number in
      Verdict.passed.classified(number > 500, as: "large").tabulated("digit", "\(number % 10)")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(cases < 3 || alone.contains("large"))
  }

  @Test(arguments: RunParts.allCases)
  func `each failure is found, shrunk and numbered as by one run`(_ parts: RunParts) async {
    let (alone, together) = await parts.outcomes(
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

  @Test(arguments: RunParts.allCases)
  func `a run that ends early ends at the same case`(_ parts: RunParts) async {
    var settings = Settings(cases: 1_000)
    settings.maximumFailures = 1
    let (alone, together) = await parts.outcomes(Gen.int(in: 0...999), settings: settings) {
      Verdict.require($0 != 7, "seven", "7").labelled("asked")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("seven"))
  }

  @Test(arguments: RunParts.allCases, [2, 50])
  func `discarded cases are replaced, and too many end the run, as by one run`(
    _ parts: RunParts, _ modulus: Int
  ) async {
    let (alone, together) = await parts.outcomes(
      Gen.int(in: 0...9_999), settings: Settings(cases: 500)
    ) { number in
      number % modulus == 1 ? Verdict.passed.labelled("kept") : .discarded("other")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("cases were discarded") == (modulus == 50))
  }

  @Test(arguments: RunParts.allCases, [0.5, 0.52])
  func `shares are judged on the whole, after as many cases as by one run`(
    _ parts: RunParts, _ share: Double
  ) async {
    var settings = Settings(cases: 300)
    settings.requirements = ["even": share]
    let (alone, together) = await parts.outcomes(Gen.int(in: 0...9_999), settings: settings) {
      Verdict.passed.classified($0.isMultiple(of: 2), as: "even")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(!alone.contains("cases: 300,"))
  }

  @Test(arguments: RunParts.allCases)
  func `commands of a state machine are counted as by one run`(_ parts: RunParts) async {
    let generator = Gen.commands(of: UpAndDown(), count: 5...5)
    let (alone, together) = await parts.outcomes(generator, settings: Settings(cases: 500)) {
      UpAndDown().verdict(on: $0)
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("commands"))
  }
}
