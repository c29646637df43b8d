// What the user asks for: the commands with their options, read from the arguments.

import Checking

/// Which implementation is run.
enum SystemChoice: String, CaseIterable, Sendable {
  /// The fast implementation.
  case engine
  /// The specification itself.
  case model
}

/// What the arguments ask for.
enum Request: Equatable, Sendable {
  /// Explain the command, or one of its commands.
  case help(Topic?)
  /// Say the version.
  case version
  /// Run the campaign.
  case check(CheckOptions)
  /// Run one case or file.
  case replay(subject: String, against: SystemChoice)
  /// Draw a scenario.
  case render(file: String, output: String)
  /// Explore small worlds.
  case explore(ExploreOptions)
  /// Measure how fast a part is.
  case bench(BenchOptions)
  /// Print the clauses.
  case spec(SpecOptions)

  /// The commands.
  enum Topic: String, CaseIterable, Sendable {
    /// The campaign.
    case check
    /// One case or file.
    case replay
    /// The picture.
    case render
    /// The small worlds.
    case explore
    /// The measurements.
    case bench
    /// The clauses.
    case spec
  }

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
    /// Whether the table of pairs is printed.
    var showsCoverage = false
    /// Whether there is no progress.
    var isQuiet = false
  }
}

/// Why arguments cannot be understood, in a sentence.
struct UsageError: Error, Equatable {
  /// The sentence.
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}

extension Request {
  /// Reads the arguments behind the command's name.
  ///
  /// - Throws: what cannot be understood, and what was expected.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      self = .help(nil)
      return
    }
    if first == "--help" || first == "-h" || first == "help" {
      self = try Self.help(arguments.dropFirst())
    } else if first == "--version" {
      try Self.finish(arguments.dropFirst(), after: "--version")
      self = .version
    } else if let topic = Topic(rawValue: first) {
      var reader = ArgumentReader(command: topic, Array(arguments.dropFirst()))
      self = try Self.request(topic, &reader)
    } else if first.hasPrefix("-") {
      throw UsageError("there is no option '\(first)'; try 'iris --help'.")
    } else {
      throw UsageError("there is no command '\(first)'; try 'iris --help'.")
    }
  }

  private static func help(_ rest: ArraySlice<String>) throws(UsageError) -> Request {
    guard let word = rest.first else { return .help(nil) }
    guard let topic = Topic(rawValue: word) else {
      throw UsageError("there is no command '\(word)' to explain; try 'iris --help'.")
    }
    try finish(rest.dropFirst(), after: word)
    return .help(topic)
  }

  private static func finish(
    _ rest: ArraySlice<String>, after word: String
  ) throws(UsageError) {
    guard let surplus = rest.first else { return }
    throw UsageError("nothing may follow '\(word)', but '\(surplus)' does.")
  }

  private static func request(
    _ topic: Topic, _ reader: inout ArgumentReader
  ) throws(UsageError) -> Request {
    if reader.asksForHelp { return .help(topic) }
    switch topic {
    case .check: return .check(try checkOptions(&reader))
    case .replay:
      let against = try reader.choice("--against", SystemChoice.self) ?? .engine
      let subject = try reader.subject("a scenario file or a replay token")
      return .replay(subject: subject, against: against)
    case .render:
      guard let output = try reader.value("-o", "--output") else {
        throw UsageError("'iris render' needs '-o OUT.svg'; try 'iris render --help'.")
      }
      return .render(file: try reader.subject("a scenario file"), output: output)
    case .explore: return .explore(try exploreOptions(&reader))
    case .bench: return .bench(try benchOptions(&reader))
    case .spec: return .spec(try specOptions(&reader))
    }
  }

  private static func checkOptions(
    _ reader: inout ArgumentReader
  ) throws(UsageError) -> CheckOptions {
    var options = CheckOptions()
    if let text = try reader.value("--cases") {
      guard let cases = Int(text), cases >= 1 else {
        throw UsageError("--cases is '\(text)'; it must be a whole number, at least 1.")
      }
      options.cases = cases
    }
    if let text = try reader.value("--seed") {
      guard let seed = Settings.seed(parsing: text) else {
        throw UsageError(
          "--seed is '\(text)'; it must be a number below 2^64, decimal or hexadecimal with 0x, "
            + "or the word random.")
      }
      options.seed = seed
    }
    if let text = try reader.value("--jobs") {
      guard let jobs = Int(text), jobs >= 1 else {
        throw UsageError("--jobs is '\(text)'; it must be a whole number, at least 1.")
      }
      options.jobs = jobs
    }
    options.system = try reader.choice("--system", SystemChoice.self) ?? .engine
    options.showsCoverage = reader.flag("--coverage")
    options.isQuiet = reader.flag("--quiet")
    try reader.finish()
    return options
  }
}
