// What a campaign has covered: how often each pair occurred, which must, and which must not.

import Checking

/// How often each pair of an event and a place occurred in a run.
public struct PairCoverage: Sendable {
  /// The name of the table that verdicts count pairs in.
  public static let table = "pairs"

  private let counts: [String: Int]

  /// Makes the coverage of a run.
  ///
  /// - Parameter counts: how often each entry of the table of pairs occurred, by its name.
  public init(counts: [String: Int]) {
    self.counts = counts
  }

  /// Makes the coverage of a run from its tables.
  public init(_ tables: [Table]) {
    let rows = tables.first { $0.name == Self.table }?.rows ?? []
    counts = Dictionary(uniqueKeysWithValues: rows.map { ($0.label, $0.count) })
  }

  /// How often a pair occurred.
  public func count(of pair: CoveredPair) -> Int { counts[pair.name] ?? 0 }

  /// The feasible pairs that did not occur.
  public var missing: [CoveredPair] { Self.feasible.filter { count(of: $0) == 0 } }

  /// The pairs that can occur, and that a default campaign must meet.
  public static let feasible = CoveredPair.all.filter { Infeasibility.rule(for: $0) == nil }

  /// Whether anything can occur at a place of a system.
  public static func isFeasible(_ place: CoveredPlace, of system: CoveredSystem) -> Bool {
    EventVerb.allCases.contains {
      Infeasibility.rule(for: CoveredPair($0, system, place)) == nil
    }
  }

  /// The feasible pairs, as a run's settings require them.
  public static let requiredEntries = [table: feasible.map(\.name)]

  /// What the pairs of a run say of the rules: an infeasible one that occurred breaks its rule, or
  /// shows that what accepted the event is broken.
  static func verdict(on pairs: [CoveredPair]) -> Verdict {
    for pair in pairs {
      guard let rule = Infeasibility.rule(for: pair) else { continue }
      return .failed(
        "infeasible pair", "\(pair.name) was accepted, but cannot be: \(rule.reason)")
    }
    return .passed
  }
}
