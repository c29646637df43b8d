// The options of `iris check`.

import Checking
import Model

extension Request {
  /// The options of `iris check`; what is `nil` is left to the environment or the default.
  struct CheckOptions: Equatable, Sendable {
    /// How many cases.
    var cases: Int?
    /// The seed of the run.
    var seed: UInt64?
    /// How many cases are run at once.
    var jobs: Int?
    /// The system under test.
    var system = SystemChoice.engine
    /// Which shard is run.
    var shard: ShardChoice?
    /// Where a shard is written; to the standard output if `nil`.
    var output: String?
    /// After how many seconds the run ends; never if `nil`.
    var seconds: Double?
    /// The only clause whose failures are looked into; all if `nil`.
    var clause: Clause?
    /// Whether records are printed rather than the summary.
    var isJSON = false
    /// Whether the table of pairs is printed.
    var showsCoverage = false
    /// Whether there is no progress.
    var isQuiet = false
  }

  /// Reads the options of `iris check`.
  static func checkOptions(
    _ reader: inout ArgumentReader
  ) throws(UsageError) -> CheckOptions {
    var options = CheckOptions()
    options.cases = try reader.number("--cases", 1...CaseBlock.maximumCount)
    if let text = try reader.value("--seed") {
      guard let seed = Settings.seed(parsing: text) else {
        throw UsageError(
          "--seed is '\(text)'; it must be a number below 2^64, decimal or hexadecimal with 0x, "
            + "or the word random.")
      }
      options.seed = seed
    }
    options.jobs = try reader.number("--jobs", 1...1_000)
    options.shard = try reader.value("--shard").map { (text) throws(UsageError) in
      try ShardChoice(parsing: text)
    }
    options.output = try reader.value("-o", "--output")
    options.seconds = try reader.value("--seconds").map { (text) throws(UsageError) in
      guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
        throw UsageError("--seconds is '\(text)'; it must be a number of seconds above 0.")
      }
      return seconds
    }
    options.clause = try reader.value("--clause").map { (name) throws(UsageError) in
      try ClauseFocus.clause(named: name)
    }
    options.isJSON = reader.flag("--json")
    options.system = try reader.choice("--system", SystemChoice.self) ?? .engine
    options.showsCoverage = reader.flag("--coverage")
    options.isQuiet = reader.flag("--quiet")
    try reader.finish()
    return options
  }
}
