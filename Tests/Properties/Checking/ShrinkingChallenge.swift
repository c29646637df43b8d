// How a shrinking challenge is run: over many seeds, to one canonical counterexample.

import Checking
import Testing

/// The benchmark of github.com/jlink/shrinking-challenge: each fault must always shrink to the same
/// canonical counterexample.
@Suite struct ShrinkingChallenge {
  /// How many seeds are run; a debug build is some fifty times slower.
  static var seeds: UInt64 {
    #if DEBUG
      3
    #else
      100
    #endif
  }

  /// How many seeds the stateful ones are run with.
  static var statefulSeeds: UInt64 { seeds }

  /// Within how many cases a fault must be found by every seed.
  static let cases = 10_000

  /// Runs a challenge with all seeds; each must end in the counterexample described by `expected`.
  static func run<Base: Generator>(
    _ name: String, _ generator: Base, expected: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ property: (Base.Value) -> Verdict
  ) {
    var evaluations: [Int] = []
    var found: [Int] = []
    var others: [String: Int] = [:]
    for seed in 0..<seeds {
      var settings = Settings(cases: cases)
      settings.seed = seed
      settings.maximumFailures = 1
      let outcome = check(name, generator, settings: settings, property)
      guard let counterexample = outcome.counterexamples.first else {
        others["none", default: 0] += 1
        continue
      }
      evaluations.append(counterexample.shrinkEvaluations)
      found.append((counterexample.caseIndex ?? 0) + 1)
      let text = "\(counterexample.value)"
      if text != expected { others[text, default: 0] += 1 }
    }
    evaluations.sort()
    found.sort()
    if let most = evaluations.last {
      let mean = evaluations.reduce(0, +) / evaluations.count
      let high = evaluations[evaluations.count * 95 / 100]
      print(
        "\(name): found in a median of \(found[found.count / 2]), at most \(found[found.count - 1]) "
          + "cases; evaluations mean \(mean), p95 \(high), max \(most); "
          + "\(Int(seeds) - others.values.reduce(0, +)) of \(seeds) canonical")
    }
    let different = others.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value)×)" }
    #expect(different.isEmpty, "\(name)", sourceLocation: sourceLocation)
  }
}
