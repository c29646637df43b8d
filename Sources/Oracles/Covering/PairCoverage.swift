// What a campaign has covered: how often each pair occurred, and what is wrong with that.

/// How often each pair occurred in a run.
public struct PairCoverage: Sendable {
  /// The name of the table that verdicts count pairs in.
  public static let table = "pairs"

  private let counts: [String: Int]

  /// Makes the coverage of a run.
  ///
  /// - Parameter counts: how often each entry of the table of pairs occurred.
  public init(counts: [String: Int]) {
    self.counts = counts
  }

  /// How often a pair occurred.
  public func count(of pair: CoveredPair) -> Int { counts[pair.name] ?? 0 }

  /// The pairs that can occur.
  public static let feasible: [CoveredPair] = CoveredPair.all.filter {
    Infeasibility.rule(for: $0) == nil
  }

  /// The feasible pairs that did not occur.
  public var missing: [CoveredPair] { Self.feasible.filter { count(of: $0) == 0 } }

  /// The pairs that a rule calls infeasible, and that occurred all the same: the rule is wrong, or
  /// what accepted the event is.
  public var disproved: [CoveredPair] {
    CoveredPair.all.filter { count(of: $0) > 0 && Infeasibility.rule(for: $0) != nil }
  }
}
