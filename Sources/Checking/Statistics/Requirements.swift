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

/// A share that is required, and what was counted.
private struct Requirement {
  let label: String
  let share: Double
  let count: Int
  let total: Int
  /// What is counted, as a sentence says it.
  let things: String

  var state: RequirementState { RequirementState(count: count, of: total, required: share) }

  /// What is to be said about it; nil if it is met.
  var finding: Finding? {
    switch state {
    case .met: nil
    case .refuted:
      Finding(
        kind: .requirementMissed(label: label),
        description: "Only \(count) of \(total) \(things) '\(label)'; "
          + "at least a share of \(share) is required.")
    case .undecided:
      Finding(
        kind: .requirementUndecided(label: label),
        description: "\(count) of \(total) \(things) '\(label)': too few to tell whether that is "
          + "a share of \(share).")
    }
  }
}

extension Campaign {
  /// Whether more cases are to be run, as those so far do not decide all requirements, or have not
  /// met all entries: twice as many each time, up to four times what was asked for.
  ///
  /// Beside a counterexample they say nothing: a case that fails is cut short, and there is
  /// something better to look at.
  @usableFromInline
  func extendForRequirements() -> Bool {
    guard judgesShares, target < 4 * max(settings.cases, 1) else { return false }
    let isUndecided =
      requirements.contains { $0.state == .undecided } || !missedEntries.isEmpty
    if isUndecided { target *= 2 }
    return isUndecided
  }

  /// A run that was cut short, or that fails, says nothing about shares.
  private var judgesShares: Bool { !isStopped && outcome.counterexamples.isEmpty && passed > 0 }

  private var requirements: [Requirement] {
    let labels = settings.requirements.sorted { $0.key < $1.key }.map { label, share in
      Requirement(
        label: label, share: share, count: labelCounts[label] ?? 0, total: passed,
        things: "cases are labelled")
    }
    guard !settings.commandRequirements.isEmpty else { return labels }
    let tables = source.tallies.map(\.table)
    return labels
      + settings.commandRequirements.sorted { $0.key < $1.key }.map { name, share in
        Requirement(
          label: name, share: share, count: tables.reduce(0) { $0 + $1.count(of: name) },
          total: tables.reduce(0) { $0 + $1.total }, things: "commands are of the kind")
      }
  }

  /// The entries that must occur and have not, by table.
  private var missedEntries: [(table: String, required: Int, missed: [String])] {
    settings.requiredEntries.sorted { $0.key < $1.key }.compactMap { table, entries in
      let counts = tableCounts[table] ?? [:]
      let missed = entries.filter { counts[$0] == nil }
      return missed.isEmpty ? nil : (table, entries.count, missed)
    }
  }

  /// Reports the requirements that the cases refute, those that they do not decide, and the entries
  /// that they have not met.
  func checkRequirements() {
    guard judgesShares else { return }
    outcome.findings += requirements.compactMap(\.finding)
    outcome.findings += missedEntries.map { table, required, missed in
      let shown = missed.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
      let rest = missed.count > 8 ? " and \(missed.count - 8) more" : ""
      return Finding(
        kind: .entriesMissed(table: table),
        description: "\(missed.count) of \(required) entries that the table '\(table)' must have "
          + "did not occur in \(passed) cases: \(shown)\(rest).")
    }
  }
}
