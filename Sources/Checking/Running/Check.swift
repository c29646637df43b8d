// Checking a property: the entry point and the loop over the cases.

/// Checks a property on many generated values.
///
/// ```swift
/// let outcome = check("list.reverse", Gen.array(of: Gen.int(in: 0...9))) { list in
///   list.reversed().reversed() == list
/// }
/// ```
///
/// Failures of the store are tried first, then the cases of the run. Each failure with an identity
/// of its own is shrunk and reported. Everything is determined by the settings' seed and the store.
///
/// - Parameters:
///   - name: names the property in replay tokens and in the store.
///   - generator: draws the values.
///   - settings: how many cases, from which seed, and so on.
///   - property: a pure function of the value; an error that it throws is a failure.
/// - Returns: what was found.
@inlinable
public func check<Base: Generator, Result: VerdictConvertible>(
  _ name: String, _ generator: Base, settings: Settings = Settings(),
  _ property: (Base.Value) throws -> Result
) -> Outcome<Base.Value> {
  withoutActuallyEscaping(property) { property in
    let campaign = Campaign<Base>(name, generator, settings) { value in
      do {
        return try property(value).verdict
      } catch {
        return Verdict(thrown: error)
      }
    }
    return campaign.run()
  }
}

extension Verdict {
  /// The verdict that a property returns, or the failure that it throws.
  init(_ property: () throws -> some VerdictConvertible) {
    do {
      self = try property().verdict
    } catch {
      self.init(thrown: error)
    }
  }

  /// The verdict of a property that throws: a failure of its own identity for each type of error.
  @usableFromInline
  init(thrown error: any Error) {
    let failure =
      error as? Failure
      ?? Failure(identity: "thrown \(type(of: error))", message: "\(error)")
    self.init(.failed([failure]))
  }
}

/// One run of a property.
@usableFromInline
final class Campaign<Base: Generator> {
  @usableFromInline let generator: Base
  @usableFromInline let settings: Settings
  @usableFromInline let property: (Base.Value) -> Verdict
  @usableFromInline let source = Source()
  var outcome: Outcome<Base.Value>

  // What the hot loop counts; copied into the outcome at its end.
  @exclusivity(unchecked) @usableFromInline var passed = 0
  @exclusivity(unchecked) @usableFromInline var isStopped = false
  @exclusivity(unchecked) @usableFromInline var nextIndex = 0
  /// How many cases are to pass: more than asked for if these do not decide a requirement.
  @exclusivity(unchecked) @usableFromInline var target: Int
  /// Whether failures are only noted, for another campaign to look into; see ``CaseBlock``.
  @exclusivity(unchecked) var isLooking = false

  /// Identities that are not to be looked into again.
  var knownIdentities: Set<String> = []
  /// Failures met while shrinking others: tapes still to be looked into.
  var slipped: [(identity: String, values: [UInt64])] = []
  var labelCounts: [String: Int] = [:]
  var tableCounts: [String: [String: Int]] = [:]
  var kept: [StoredFailure] = []
  /// Lines of the store that an interrupted run did not come to.
  var untried: [String] = []

  @usableFromInline
  init(
    _ name: String, _ generator: Base, _ settings: Settings,
    property: @escaping (Base.Value) -> Verdict
  ) {
    self.generator = generator
    self.settings = settings
    self.property = property
    target = settings.cases
    source.maximumChoices = settings.maximumChoices
    outcome = Outcome(name: name, seed: settings.seed)
  }

  @inlinable
  func run() -> Outcome<Base.Value> {
    if prepare() {
      runCases()
      while extendForRequirements() { runCases() }
      conclude()
    }
    return finished()
  }

  /// The loop over the cases, as far as one with the index `end`: on the passing path nothing is
  /// kept and nothing allocated.
  @inlinable
  func runCases(before end: Int = .max) {
    var index = nextIndex
    defer { nextIndex = index }
    while passed < target && index < end && !isStopped {
      begin(index)
      let value = generator.draw(from: source)
      if source.mode == .stopped {
        noteDiscard(source.discardReason ?? "", index)
      } else {
        let verdict = property(value)
        if case .passed = verdict.status, verdict.isUnclassified, source.isUnclassified {
          passed &+= 1
        } else {
          note(verdict, index)
        }
      }
      if settings.observer != nil { report(index) }
      index &+= 1
    }
  }

  @usableFromInline
  func begin(_ index: Int) {
    source.begin(
      seed: caseSeed(runSeed: settings.seed, index: index), size: size(ofCase: index),
      recording: false)
  }

  /// Cases start small, so that simple faults are found in simple values.
  func size(ofCase index: Int) -> Int { min(100, 2 + index) }

  /// Tells the observer, and stops if it says so.
  @usableFromInline
  func report(_ index: Int) {
    guard let observer = settings.observer, !isStopped else { return }
    let progress = Progress(
      caseIndex: index, passed: passed, failures: outcome.counterexamples.count,
      shrinkEvaluations: nil)
    if !observer(progress) { interrupt("after case \(index)") }
  }

  func interrupt(_ place: String) {
    isStopped = true
    guard !outcome.findings.contains(where: { $0.kind == .interrupted }) else { return }
    outcome.findings.append(
      Finding(kind: .interrupted, description: "The run was interrupted \(place)."))
  }

  @usableFromInline
  func finished() -> Outcome<Base.Value> { outcome }
}
