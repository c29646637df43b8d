// What the user asks for: the commands with their options, read from the arguments.

import Checking
import Scenario

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
  /// Put the shards of a campaign together.
  case merge(MergeOptions)
  /// Run one case or file.
  case replay(ReplayOptions)
  /// Draw a scenario.
  case render(RenderOptions)
  /// Explore small worlds.
  case explore(ExploreOptions)
  /// Measure how fast a part is.
  case bench(BenchOptions)
  /// Print the clauses.
  case spec(SpecOptions)
  /// Print the script by which a shell completes the command.
  case completion(CompletionShell)

  /// The commands.
  enum Topic: String, CaseIterable, Sendable {
    /// The campaign.
    case check
    /// The shards.
    case merge
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
    /// The scripts for shells.
    case completion
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
      throw UsageError("there is no command '\(first)'\(Self.hint(first)); try 'iris --help'.")
    }
  }

  /// The command that was meant, if one is near.
  private static func hint(_ word: String) -> String {
    Spelling.hint(for: word, among: Topic.allCases.map(\.rawValue))
  }

  private static func help(_ rest: ArraySlice<String>) throws(UsageError) -> Request {
    guard let word = rest.first else { return .help(nil) }
    guard let topic = Topic(rawValue: word) else {
      throw UsageError("there is no command '\(word)'\(hint(word)) to explain; try 'iris --help'.")
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
    case .merge: return .merge(try mergeOptions(&reader))
    case .replay: return .replay(try replayOptions(&reader))
    case .render: return .render(try renderOptions(&reader))
    case .explore: return .explore(try exploreOptions(&reader))
    case .bench: return .bench(try benchOptions(&reader))
    case .spec: return .spec(try specOptions(&reader))
    case .completion: return .completion(try completionShell(&reader))
    }
  }
}
