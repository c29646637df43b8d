// Which clauses a campaign checks, and how.

import Bounds
import Model

/// A way in which a campaign checks a clause.
public enum CheckingWay: String, Sendable, CaseIterable {
  /// By an oracle that looks at what the system shows, without a reference.
  case oracle
  /// By comparing with the model after every event.
  case lockstep
  /// By a law between two runs.
  case law
}

extension Campaign {
  /// The clauses that the comparison with the model, and the system with its own copies, can find
  /// broken.
  private static let lockstep: [Clause] = [
    .phasePartition, .contractRestored, .contractMembership, .treeOrder, .hideRestored, .hideCount,
    .maskGone, .maskCovers, .maskTight, .maskSpace, .maskEnvelope, .landRetarget,
    .contractAppearanceOf, .geoEnvelope, .phaseOrder, .contractAppearance, .contractOrder,
    .driveClamped, .driveDim, .contractRetained, .safeTotal, .safeCopies, .safeDeterministic,
  ]

  /// How the campaign checks a clause; no way for one that other tests are for.
  public static func ways(of clause: Clause) -> [CheckingWay] {
    var ways: [CheckingWay] = []
    if Oracle.all.contains(where: { $0.clause == clause }) { ways.append(.oracle) }
    if lockstep.contains(clause) { ways.append(.lockstep) }
    if Law.allCases.contains(where: { $0.clause == clause }) { ways.append(.law) }
    return ways
  }
}
