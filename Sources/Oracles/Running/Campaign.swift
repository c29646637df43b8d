// The campaign: the property that every system is checked by, and the shares of hard cases it must
// meet.

import Checking
import Model
import Scenario

/// The check of a transition system against the model, the clauses and the laws.
public enum Campaign {
  /// The name of the property, as replay tokens quote it.
  public static let name = "lockstep"

  /// What a system makes of a case: every oracle after every event, in lockstep with the model,
  /// then the law that the case asks about.
  ///
  /// The verdict's labels say which situations occurred, its table ``eventTable`` how many events
  /// were accepted and how many refused, its table of pairs which of them came where.
  ///
  /// A failure's identity is the clause that broke first, most telling first.
  public static func verdict<System: TransitionSystem>(
    of drawn: Case, on start: (Scene) -> System
  ) -> Verdict {
    let (scene, events) = (drawn.file.scene, drawn.file.events)
    let trial = Trial(scene: scene, events: events, on: start)
    let broken =
      trial.violations.first ?? drawn.law?.judge(scene: scene, events: events, on: start)
    let pairs = trial.record.pairs
    var verdict =
      broken.map { Verdict.failed($0.clause.rawValue, $0.sentence) }
      ?? PairCoverage.verdict(on: pairs)
    verdict.labels = trial.labels
    verdict.entries = pairs.map { TableEntry(table: PairCoverage.table, entry: $0.name) }
    verdict.entries += trial.record.moments.map {
      TableEntry(table: eventTable, entry: $0.isAccepted ? "accepted" : "refused")
    }
    return verdict
  }

  /// The name of the table of events.
  public static let eventTable = "events"
}
