// Which clauses a campaign checks, and how.

import Model

/// A way in which a campaign checks a clause.
public enum CheckingWay: String, Sendable, CaseIterable {
  /// By an oracle that looks at what the system shows, without a reference.
  case oracle
  /// By comparing with the model after every event.
  case lockstep
  /// By a law between two runs.
  case law
  /// By running it at all, beside a copy of itself, and looking twice.
  case trial
}

extension Campaign {
  /// How many cases `iris check` runs by default, and from how many on the shares of hard cases are
  /// enforced, and that each feasible pair occurs: with fewer, a rare one may be missed by chance.
  public static let defaultCases = 10_000

  /// How the campaign checks a clause; no way for one that other tests are for.
  public static func ways(of clause: Clause) -> [CheckingWay] {
    var ways: [CheckingWay] = []
    if Oracle.all.contains(where: { $0.clause == clause }) { ways.append(.oracle) }
    if Discrepancy.clauses.contains(clause) { ways.append(.lockstep) }
    if Law.allCases.contains(where: { $0.clause == clause }) { ways.append(.law) }
    if Trial.clauses.contains(clause) { ways.append(.trial) }
    return ways
  }
}
