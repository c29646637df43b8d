// Running one case again: from a token, or from the failures kept before.

extension Campaign {
  /// Runs the case of a token, and nothing else.
  func replay(_ token: ReplayToken) {
    source.begin(replaying: token.values)
    let value = generator.draw(from: source)
    let tape = source.tape
    if source.isDiscarded {
      return noteReplay(
        .replayDiscarded,
        "The replayed case is discarded by the generator: '\(source.discardReason ?? "")'.")
    }
    if tape.values != token.values {
      return noteReplay(
        .replayStale,
        "The replay token fits the generator no more: it holds \(token.values.count) choices, and "
          + "the generator made \(tape.count), some of them others.")
    }
    outcome.cases = 1
    outcome.evaluations = 1
    let verdict = property(value)
    let labels = Set(source.labels + verdict.labels).sorted()
    outcome.labels = labels.map { LabelCount(label: $0, count: 1) }
    switch verdict.status {
    case .passed: noteReplay(.replayPassed, "The replayed case passes now.")
    case .discarded(let reason):
      noteReplay(.replayDiscarded, "The property discards the replayed case: '\(reason)'.")
    case .failed(let failures):
      for failure in failures {
        outcome.counterexamples.append(
          Counterexample(
            value: value, failure: failure, tape: tape, token: token, caseIndex: nil,
            caseSeed: nil, runSeed: settings.seed, originalChoices: tape.count, shrinkSteps: 0,
            shrinkEvaluations: 0, shrinkHistory: [], isFullyShrunk: true, explanation: nil))
      }
    }
  }

  private func noteReplay(_ kind: Finding.Kind, _ description: String) {
    outcome.findings.append(Finding(kind: kind, description: description))
  }

  /// Runs the failures that were kept; those that still fail are shrunk further and reported.
  func retryKeptFailures() {
    guard let store = settings.store else { return }
    for line in store.load(outcome.name) {
      if isStopped {
        untried.append(line)
        continue
      }
      guard let failure = StoredFailure(line: line) else {
        noteStale("a line of it is not one of a failure")
        continue
      }
      retry(failure)
    }
  }

  private func retry(_ failure: StoredFailure) {
    source.begin(replaying: failure.values)
    let value = generator.draw(from: source)
    let tape = source.tape
    if tape.values != failure.values
      || fingerprint(settings.fingerprint, of: tape) != failure.fingerprint
    {
      return noteStale("the generator has changed since")
    }
    outcome.evaluations += source.isDiscarded ? 0 : 1
    let failures = source.isDiscarded ? [] : property(value).failures
    if failures.isEmpty {
      outcome.findings.append(
        Finding(
          kind: .fixedFailure,
          description: "A failure kept from an earlier run passes now; it was dropped."))
    }
    for found in failures where knownIdentities.insert(found.identity).inserted {
      shrink(found.identity, tape, Origin())
    }
  }

  private func noteStale(_ reason: String) {
    outcome.findings.append(
      Finding(
        kind: .staleFailure,
        description: "A failure kept from an earlier run is stale, as \(reason); it was dropped."))
  }
}
