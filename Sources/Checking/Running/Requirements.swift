// Whether enough cases carry a label: decided by an interval, not by a bare count.

/// What the cases so far say about a label's share.
enum RequirementState: Equatable {
  case met, refuted, undecided

  /// Judges a count of cases by the Wilson interval of the share behind it.
  ///
  /// The interval holds the true share with a certainty of 10⁹ to 1 (6.109 standard deviations;
  /// Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927). If it
  /// lies below what is required the requirement is refuted; if it lies above nine tenths of that,
  /// it is met; these are the terms of QuickCheck's `checkCoverage`.
  init(count: Int, of total: Int, required: Double) {
    let deviations = 6.109410204869
    let size = Double(max(total, 1))
    let share = Double(count) / size
    let square = deviations * deviations
    let middle = share + square / (2 * size)
    let spread =
      deviations * (share * (1 - share) / size + square / (4 * size * size)).squareRoot()
    let low = (middle - spread) / (1 + square / size)
    let high = (middle + spread) / (1 + square / size)
    self = high < required ? .refuted : low >= 0.9 * required ? .met : .undecided
  }
}

extension Campaign {
  /// Whether more cases are to be run, as those so far do not decide all requirements: twice as
  /// many each time, up to four times what was asked for.
  ///
  /// Beside a counterexample they say nothing: a case that fails is cut short, and there is
  /// something better to look at.
  @usableFromInline
  func extendForRequirements() -> Bool {
    guard judgesShares, !settings.requirements.isEmpty, target < 4 * max(settings.cases, 1) else {
      return false
    }
    let isUndecided = settings.requirements.contains { label, share in
      state(of: label, share) == .undecided
    }
    if isUndecided { target *= 2 }
    return isUndecided
  }

  /// A run that was cut short, or that fails, says nothing about shares.
  private var judgesShares: Bool { !isStopped && outcome.counterexamples.isEmpty }

  private func state(of label: String, _ share: Double) -> RequirementState {
    RequirementState(count: labelCounts[label] ?? 0, of: passed, required: share)
  }

  /// Reports the requirements that the cases refute, and those that they do not decide.
  func checkRequirements() {
    guard judgesShares, passed > 0 else { return }
    for (label, share) in settings.requirements.sorted(by: { $0.key < $1.key }) {
      let count = labelCounts[label] ?? 0
      switch state(of: label, share) {
      case .met: break
      case .refuted:
        outcome.findings.append(
          Finding(
            kind: .requirementMissed(label: label),
            description: "Only \(count) of \(passed) cases are labelled '\(label)'; "
              + "at least a share of \(share) is required."))
      case .undecided:
        outcome.findings.append(
          Finding(
            kind: .requirementUndecided(label: label),
            description: "\(count) of \(passed) cases are labelled '\(label)': too few cases to "
              + "tell whether that is a share of \(share)."))
      }
    }
  }
}
