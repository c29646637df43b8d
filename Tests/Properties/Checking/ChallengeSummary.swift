// What many seeds of a shrinking challenge came to, as a row of a table.

import Checking

/// What one seed came to.
struct SeedResult: Sendable {
  /// The counterexample, or `none`.
  var text = "none"
  var evaluations = 0
  var cases = 0
  /// Of the whole run, from the first case to the shrunk counterexample.
  var milliseconds = 0.0

  /// Runs a seed and keeps what its first counterexample is described by.
  init<Value>(
    _ run: @autoclosure () -> Outcome<Value>, _ describe: (Value) -> String
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = run()
    milliseconds = (clock.now - start) / .milliseconds(1)
    guard let found = outcome.counterexamples.first else { return }
    text = describe(found.value)
    evaluations = found.shrinkEvaluations
    cases = (found.caseIndex ?? 0) + 1
  }
}

/// What all seeds came to.
struct ChallengeSummary {
  let seeds: Int
  /// The counterexamples that are not the canonical one, and how often each was met.
  let others: [String]
  let medianCases: Int
  let meanEvaluations: Int
  let highEvaluations: Int
  let maximumEvaluations: Int
  let milliseconds: Double
  private let canonical: Int

  init(_ results: [SeedResult], isCanonical: (String) -> Bool) {
    seeds = results.count
    let wrong = results.map(\.text).filter { !isCanonical($0) }.sorted()
    canonical = results.count - wrong.count
    others = Array(wrong.prefix(5))
    let evaluations = results.map(\.evaluations).sorted()
    let cases = results.map(\.cases).sorted()
    medianCases = cases[cases.count / 2]
    meanEvaluations = evaluations.reduce(0, +) / evaluations.count
    highEvaluations = evaluations[evaluations.count * 95 / 100]
    maximumEvaluations = evaluations[evaluations.count - 1]
    milliseconds = results.map(\.milliseconds).reduce(0, +) / Double(results.count)
  }

  static let heading = """
    | challenge        | seeds | canonical | evaluations: mean |   p95 |   max | cases to find | ms/seed |
    |:-----------------|------:|----------:|------------------:|------:|------:|--------------:|--------:|
    """

  func row(_ name: String) -> String {
    let share = canonical * 1000 / seeds
    let columns = [
      (-16, name), (5, "\(seeds)"), (9, "\(share / 10).\(share % 10) %"),
      (17, "\(meanEvaluations)"),
      (5, "\(highEvaluations)"), (5, "\(maximumEvaluations)"), (13, "\(medianCases)"),
      (7, "\((milliseconds * 100).rounded() / 100)"),
    ]
    return "| "
      + columns.map { width, text in
        let room = String(repeating: " ", count: max(abs(width) - text.count, 0))
        return width < 0 ? text + room : room + text
      }.joined(separator: " | ") + " |"
  }
}
