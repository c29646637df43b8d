// A run's bookkeeping: discards, labels, failures, and what is judged at the end.

extension Campaign {
  /// Does what comes before the cases; says whether these are to be run.
  @usableFromInline
  func prepare() -> Bool {
    if let token = settings.replay {
      if token.name == outcome.name {
        replay(token)
      } else {
        outcome.isSkipped = true
      }
      return false
    }
    retryKeptFailures()
    return true
  }

  @usableFromInline
  func noteDiscard(_ reason: String, _ index: Int) {
    outcome.discards += 1
    guard outcome.discards > discardLimit, !isLooking else { return }
    isStopped = true
    outcome.findings.append(
      Finding(
        kind: .tooManyDiscards,
        description: "\(outcome.discards) cases were discarded and only \(passed) were left "
          + "(the last one for '\(reason)'); the generator should draw fitting values."))
  }

  /// How many cases may be discarded so far: a hundred cases of grace, so that a bad start alone
  /// does not end a run.
  var discardLimit: Int { settings.maximumDiscardRatio * (passed + min(settings.cases, 100)) }

  /// Counts a case that was not simply passed.
  @usableFromInline
  func note(_ verdict: Verdict, _ index: Int) {
    if case .discarded(let reason) = verdict.status { return noteDiscard(reason, index) }
    countClasses(verdict)
    passed += 1
    for failure in verdict.failures where !knownIdentities.contains(failure.identity) {
      if isLooking {
        knownIdentities.insert(failure.identity)
        continue
      }
      investigate(failure.identity, index)
      if isStopped { return }
    }
  }

  /// Does what comes behind the cases.
  @usableFromInline
  func conclude() {
    outcome.cases = passed
    outcome.labels = countedLabels()
    outcome.tables = tables()
    outcome.evaluations += passed
    checkRequirements()
    checkSize()
    saveFailures()
  }

  func countedLabels() -> [LabelCount] {
    labelCounts.map { LabelCount(label: $0.key, count: $0.value) }
      .sorted { $0.label < $1.label }
  }

  /// Looks at one ordinary case, the last size, for how many choices it takes.
  private func checkSize() {
    guard passed > 0 else { return }
    source.begin(
      seed: caseSeed(runSeed: settings.seed, index: 100), size: 100, recording: true)
    _ = generator.draw(from: source)
    guard source.exceededChoices, !outcome.findings.contains(where: { $0.kind == .tooLarge })
    else { return }
    outcome.findings.append(
      Finding(
        kind: .tooLarge,
        description: "An ordinary case takes more than \(settings.maximumChoices) choices: too "
          + "large to be shrunk; the generator should draw smaller values."))
  }

  private func saveFailures() {
    guard let store = settings.store else { return }
    let before = store.load(outcome.name)
    let lines = kept.map(\.line) + untried
    if lines != before { store.save(lines, for: outcome.name) }
  }
}
