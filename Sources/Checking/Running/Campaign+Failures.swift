// Looking into a failure: is it repeatable, what is its simplest form, how is it run again.

extension Campaign {
  /// Where a failing case came from.
  struct Origin {
    var caseIndex: Int?
    var caseSeed: UInt64?
    /// Whether random cases are shrunk as well, for a simpler result; see `shrinkOtherCases`.
    var searchesOtherCases = true
  }

  /// Regenerates a failing case with its choices kept, and shrinks it.
  func investigate(_ identity: String, _ index: Int) {
    let seed = caseSeed(runSeed: settings.seed, index: index)
    knownIdentities.insert(identity)
    source.begin(seed: seed, size: size(ofCase: index), recording: true)
    let value = generator.draw(from: source)
    let tape = source.tape
    if source.exceededChoices { return noteUnshrinkable(identity, index) }
    if source.isDiscarded { return noteUnrepeatableGenerator("case \(index)") }
    outcome.evaluations += 1
    guard property(value).failures.contains(where: { $0.identity == identity }) else {
      return noteUnrepeatableProperty(identity, "case \(index)")
    }
    shrink(identity, tape, Origin(caseIndex: index, caseSeed: seed))
    investigateSlipped()
  }

  /// A case too large to be kept cannot be shrunk: only its number can be told.
  private func noteUnshrinkable(_ identity: String, _ index: Int) {
    let name = identity.isEmpty ? "" : " (\(identity))"
    outcome.findings.append(
      Finding(
        kind: .tooLarge,
        description: "The property failed\(name) in case \(index), but the case takes more than "
          + "\(settings.maximumChoices) choices: too large to be shrunk; the generator should draw "
          + "smaller values."))
  }

  /// Failures of other identities that shrinking met on its way.
  func investigateSlipped() {
    while !slipped.isEmpty && !isStopped {
      let (identity, values) = slipped.removeFirst()
      source.begin(replaying: values)
      _ = generator.draw(from: source)
      shrink(identity, source.tape, Origin())
    }
  }

  /// Shrinks a tape that fails and reports the result.
  func shrink(_ identity: String, _ tape: Tape, _ origin: Origin) {
    guard let check = judge(tape.values, identity), check.tape.values == tape.values else {
      return noteUnrepeatableGenerator(origin.caseIndex.map { "case \($0)" } ?? "a tape")
    }
    if check.failure == nil { return noteUnrepeatableProperty(identity, "a replay") }
    let subject = CampaignSubject(self, identity)
    let shrinker = Shrinker(
      tape, subject: subject, maximumEvaluations: settings.maximumShrinkEvaluations,
      goesOn: { [unowned self] evaluations in self.goesOn(origin, evaluations) })
    shrinker.run()
    if settings.searchesOtherCases && origin.searchesOtherCases {
      shrinkOtherCases(shrinker, subject, identity, origin)
    }
    outcome.evaluations += shrinker.evaluations
    if shrinker.isExhausted && !isStopped {
      outcome.findings.append(
        Finding(
          kind: .shrinkingUnfinished,
          description: "Shrinking did not end by itself: it was stopped after "
            + "\(shrinker.evaluations) evaluations of the property and \(shrinker.replays) replays; "
            + "a simpler counterexample may exist."))
    }
    report(shrinker, identity, tape.count, origin)
  }

  func goesOn(_ origin: Origin, _ evaluations: Int) -> Bool {
    guard let observer = settings.observer else { return true }
    let progress = Progress(
      caseIndex: origin.caseIndex ?? 0, passed: passed, failures: outcome.counterexamples.count + 1,
      shrinkEvaluations: evaluations)
    if observer(progress) { return true }
    interrupt("while shrinking, after \(evaluations) evaluations")
    return false
  }

  private func report(
    _ shrinker: Shrinker, _ identity: String, _ originalChoices: Int, _ origin: Origin
  ) {
    guard let final = judge(shrinker.best.values, identity), let failure = final.failure else {
      return noteUnrepeatableProperty(identity, "the shrunk case")
    }
    let explains = settings.maximumExplainEvaluations > 0 && !isStopped
    let explanation = explains ? explain(final.tape, final.value, identity) : nil
    add(
      Counterexample(
        value: final.value, failure: failure, tape: final.tape,
        token: ReplayToken(name: outcome.name, values: final.tape.values),
        caseIndex: origin.caseIndex, caseSeed: origin.caseSeed, runSeed: settings.seed,
        originalChoices: originalChoices, shrinkSteps: shrinker.steps,
        shrinkEvaluations: shrinker.evaluations,
        shrinkHistory: shrinker.history.steps,
        isFullyShrunk: !shrinker.isExhausted && !isStopped, explanation: explanation))
  }

  func add(_ counterexample: Counterexample<Base.Value>) {
    let identity = counterexample.failure.identity
    knownIdentities.insert(identity)
    outcome.counterexamples.append(counterexample)
    kept.append(
      StoredFailure(
        fingerprint: fingerprint(settings.fingerprint, of: counterexample.tape),
        values: counterexample.tape.values, identity: identity))
    if outcome.counterexamples.count >= settings.maximumFailures { isStopped = true }
  }

  /// Replays choices and asks the property; nil if the case is discarded.
  func judge(
    _ values: [UInt64], _ identity: String?
  ) -> (value: Base.Value, tape: Tape, failure: Failure?)? {
    source.begin(replaying: values)
    let value = generator.draw(from: source)
    if source.isDiscarded { return nil }
    let tape = source.tape
    outcome.evaluations += 1
    let verdict = property(value)
    if case .discarded = verdict.status { return nil }
    let failure = verdict.failures.first { identity == nil || $0.identity == identity }
    return (value, tape, failure)
  }

  private func noteUnrepeatableProperty(_ identity: String, _ place: String) {
    let name = identity.isEmpty ? "" : " (\(identity))"
    outcome.findings.append(
      Finding(
        kind: .nondeterministicProperty,
        description: "The property failed\(name), but not when asked again about the same value, "
          + "\(place): it depends on something other than its value."))
  }

  private func noteUnrepeatableGenerator(_ place: String) {
    outcome.findings.append(
      Finding(
        kind: .nondeterministicGenerator,
        description: "The generator drew something else when \(place) was drawn again: it depends "
          + "on something other than its source."))
  }
}

/// A failure of a run, as the shrinker sees it.
private final class CampaignSubject<Base: Generator>: ShrinkSubject {
  private let campaign: Campaign<Base>
  private let identity: String
  private var value: Base.Value?

  init(_ campaign: Campaign<Base>, _ identity: String) {
    self.campaign = campaign
    self.identity = identity
  }

  func replay(_ values: [UInt64]) -> (tape: Tape, isDiscarded: Bool) {
    campaign.source.begin(replaying: values)
    value = campaign.generator.draw(from: campaign.source)
    return (campaign.source.tape, campaign.source.isDiscarded)
  }

  func fails() -> Bool {
    guard let value else { return false }
    let failures = campaign.property(value).failures
    for failure in failures where campaign.knownIdentities.insert(failure.identity).inserted {
      campaign.slipped.append((failure.identity, campaign.source.tape.values))
    }
    return failures.contains { $0.identity == identity }
  }
}
