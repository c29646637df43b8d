// How a shrinking challenge is run: over many seeds, to one canonical counterexample.

import Checking
import Testing

/// The benchmark of github.com/jlink/shrinking-challenge: each fault must always shrink to the same
/// canonical counterexample.
///
/// `swift test -c release --filter ShrinkingChallenge` runs a thousand seeds of each and prints the
/// table of the article `Checking.docc`. A debug build, some fifty times slower, runs a few;
/// `IRIS_SHRINK_SEEDS` in the environment sets another number for either.
@Suite(.serialized) struct ShrinkingChallenge {
  /// How many seeds are run.
  static let seeds: Int = {
    if let text = processVariable("IRIS_SHRINK_SEEDS"), let seeds = Int(text) {
      return max(seeds, 1)
    }
    #if DEBUG
      return 2
    #else
      return 1000
    #endif
  }()

  /// How many seeds the stateful ones are run with.
  static let statefulSeeds = min(seeds, 200)

  /// Within how many cases a fault must be found by every seed.
  static let cases = 10_000

  /// The most evaluations that 95 of 100 seeds may take.
  static let evaluationLimit = 20_000

  /// Runs a challenge with all seeds; each must end in the counterexample described by `expected`.
  ///
  /// Half of the seeds must find the fault within `medianCases` cases, if that is given.
  static func run<Base: Generator>(
    _ name: String, _ generator: Base, expected: String, medianCases: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ property: @escaping @Sendable (Base.Value) -> Verdict
  ) async {
    let results = await forSeeds(seeds) { seed in
      SeedResult(check(name, generator, settings: settings(seed), property)) { "\($0)" }
    }
    let summary = ChallengeSummary(results) { $0 == expected }
    _ = heading
    print(summary.row(name))
    #expect(summary.others.isEmpty, "\(name)", sourceLocation: sourceLocation)
    #expect(summary.highEvaluations <= evaluationLimit, "\(name)", sourceLocation: sourceLocation)
    if let medianCases {
      #expect(summary.medianCases <= medianCases, "\(name)", sourceLocation: sourceLocation)
    }
  }

  /// The settings of one seed: the first fault ends the run.
  static func settings(_ seed: UInt64) -> Settings {
    var settings = Settings(cases: cases)
    settings.seed = seed
    settings.maximumFailures = 1
    return settings
  }

  /// Runs `body` for seeds from 0 on, on all processors.
  static func forSeeds(
    _ count: Int, _ body: @escaping @Sendable (UInt64) -> SeedResult
  ) async -> [SeedResult] {
    await withTaskGroup(of: [SeedResult].self) { group in
      let parts = min(count, 16)
      for part in 0..<parts {
        group.addTask {
          stride(from: part, to: count, by: parts).map { body(UInt64($0)) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// Printed once, before the first row.
  static let heading: Void = print(ChallengeSummary.heading)
}
