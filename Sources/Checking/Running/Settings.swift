// What a run is told: how many cases, from which seed, how long to shrink.

/// How a property is checked.
public struct Settings: Sendable {
  /// The seed used when none is given: the same for every run, so that runs can be compared.
  public static let fixedSeed: UInt64 = 0x1215

  /// How many cases are to pass; discarded ones do not count.
  public var cases: Int
  /// Determines all cases of the run.
  public var seed: UInt64 = fixedSeed
  /// If given, only this case is run, and only if the property has its name.
  public var replay: ReplayToken?
  /// How often the property may be asked while one failure is shrunk.
  public var maximumShrinkEvaluations = 20_000
  /// Whether further failing cases of the run are shrunk as well, for a simpler result: it costs some
  /// thousands of evaluations, and finds what lies far from the first one.
  public var searchesOtherCases = true
  /// How often the property may be asked to explain a shrunk counterexample; roughly, and 0 for no
  /// explanation.
  public var maximumExplainEvaluations = 200
  /// How many discarded cases there may be for each case to pass.
  public var maximumDiscardRatio = 10
  /// After how many failures with different identities the run ends.
  public var maximumFailures = 5
  /// How many choices a case may take before it is reported as too large.
  public var maximumChoices = 100_000
  /// Least shares of the cases that must carry a label, 0 to 1.
  ///
  /// Up to four times as many cases are run if they do not decide whether a share is met; it is a
  /// failure only if it is refuted.
  public var requirements: [String: Double] = [:]
  /// Least shares of all commands drawn that must be of this kind, 0 to 1; judged like
  /// ``requirements``.
  public var commandRequirements: [String: Double] = [:]
  /// Entries of tables, by the table's name, that must occur at all.
  ///
  /// Up to four times as many cases are run if some have not; it is a failure if they never do.
  public var requiredEntries: [String: [String]] = [:]
  /// Where failures are kept between runs; nowhere if nil.
  public var store: (any FailureStore)?
  /// Names the generator's version: kept failures with another one are stale.
  public var fingerprint = ""
  /// Called after every case and every step of shrinking; says whether to go on.
  ///
  /// When it does not, the run ends with the best that it has.
  public var observer: (@Sendable (Progress) -> Bool)?

  /// Settings for a number of cases, all else by default.
  public init(cases: Int = 1000) {
    self.cases = cases
  }
}

/// How far a run is.
public struct Progress: Equatable, Sendable {
  /// The index of the case that was run last.
  public let caseIndex: Int
  /// How many cases have passed.
  public let passed: Int
  /// How many different failures were found.
  public let failures: Int
  /// Whether a failure is being shrunk, and if so with how many evaluations so far.
  public let shrinkEvaluations: Int?
}
