// What a run found.

/// A value that breaks a property, as simple as shrinking could make it.
public struct Counterexample<Value> {
  /// The shrunk value.
  public let value: Value
  /// In which way it breaks the property.
  public let failure: Failure
  /// The choices that make it.
  public let tape: Tape
  /// What to paste to run it again.
  public let token: ReplayToken
  /// The index of the case that was found in the run; nil if it came from a token, from the store,
  /// or was met while another failure was shrunk.
  public let caseIndex: Int?
  /// The seed of that case.
  public let caseSeed: UInt64?
  /// The seed of the run.
  public let runSeed: UInt64
  /// How many choices the case had when it was found.
  public let originalChoices: Int
  /// How many times shrinking found something simpler.
  public let shrinkSteps: Int
  /// How often the property was asked while shrinking.
  public let shrinkEvaluations: Int
  /// When shrinking found something simpler, and how: at most 256 steps, evenly spread where there were
  /// more, the last one among them.
  ///
  /// The steps in which another case was shrunk, that then was simpler,
  /// are one.
  public let shrinkHistory: [ShrinkStep]
  /// Whether shrinking came to its end, rather than to the limit of evaluations or an interruption.
  public let isFullyShrunk: Bool
  /// Which parts of the value matter and which do not; nil if it was not looked into, as in a
  /// replay.
  public let explanation: Explanation<Value>?
}

extension Counterexample: Sendable where Value: Sendable {}

/// What else there is to say about a run.
public struct Finding: Equatable, Sendable, CustomStringConvertible {
  /// What was found.
  public enum Kind: Equatable, Sendable {
    /// The property said something else when it was asked again about the same value.
    case nondeterministicProperty
    /// The generator drew something else from the same seed or tape.
    case nondeterministicGenerator
    /// Too few cases were left over.
    case tooManyDiscards
    /// A case takes more choices than the settings allow.
    case tooLarge
    /// Too few cases carry this label.
    case requirementMissed(label: String)
    /// The cases are too few to tell whether enough of them carry this label.
    case requirementUndecided(label: String)
    /// Entries of this table never occurred that must.
    case entriesMissed(table: String)
    /// The case of the replay token passes.
    case replayPassed
    /// The case of the replay token is discarded by the generator or by the property.
    case replayDiscarded
    /// The case of the replay token fits the generator no more.
    case replayStale
    /// A failure that was kept fits the generator no more; it was dropped.
    case staleFailure
    /// A failure that was kept passes now; it was dropped.
    case fixedFailure
    /// Shrinking reached its limit of evaluations or of replays.
    case shrinkingUnfinished
    /// An exhaustive run has come to its limit before its last case.
    case notExhausted
    /// The observer ended the run.
    case interrupted
  }

  /// What was found.
  public let kind: Kind
  /// What it means, in a sentence with the numbers.
  public let description: String

  /// Whether the run has failed because of it; otherwise it is only worth knowing.
  public var isFailure: Bool {
    switch kind {
    case .staleFailure, .fixedFailure, .interrupted, .requirementUndecided: false
    default: true
    }
  }
}

/// The number of cases that carry a label.
public struct LabelCount: Equatable, Sendable {
  /// The label.
  public let label: String
  /// How many cases carry it.
  public let count: Int
}

/// What a run found.
public struct Outcome<Value> {
  /// The name of the property.
  public let name: String
  /// The seed of the run.
  public let seed: UInt64
  /// How many cases were asked about: passed or failed, not discarded.
  public internal(set) var cases = 0
  /// How many cases were discarded.
  public internal(set) var discards = 0
  /// How often the property was asked, shrinking included.
  public internal(set) var evaluations = 0
  /// How many cases carry each label, in the order of the labels.
  public internal(set) var labels: [LabelCount] = []
  /// How often each entry of each table occurred: first the commands of state machines, drawn in
  /// all cases, discarded ones included; then what was tabulated, by name.
  public internal(set) var tables: [Table] = []
  /// The failures, each with its own identity, in the order in which they were found.
  public internal(set) var counterexamples: [Counterexample<Value>] = []
  /// What else there is to say.
  public internal(set) var findings: [Finding] = []
  /// How much of all cases was seen; nil in a random run.
  public internal(set) var exhaustion: Exhaustion?
  /// Whether nothing was run, because another property is being replayed.
  public internal(set) var isSkipped = false

  init(name: String, seed: UInt64) {
    self.name = name
    self.seed = seed
  }

  /// Whether there is no counterexample, and no finding that is a failure.
  public var isSuccess: Bool {
    counterexamples.isEmpty && !findings.contains(where: \.isFailure)
  }

  /// The table of this name; `commands` is that of a state machine.
  public func table(_ name: String) -> Table? {
    tables.first { $0.name == name }
  }

  /// How many cases carry a label.
  public func count(of label: String) -> Int {
    labels.first { $0.label == label }?.count ?? 0
  }
}

extension Outcome: Sendable where Value: Sendable {}
