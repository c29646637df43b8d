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

  /// The least shares of the cases that must go through each situation.
  ///
  /// The shares measured in the default campaign lie above these by what 10 000 cases can tell.
  public static let requirements: [String: Double] = [
    Situation.flight.rawValue: 0.75, Situation.finished.rawValue: 0.4,
    Situation.cancelled.rawValue: 0.3, Situation.leaving.rawValue: 0.37,
    Situation.twoFlights.rawValue: 0.085, Situation.threeFlights.rawValue: 0.003,
    Situation.sharedView.rawValue: 0.025, Situation.endpointLost.rawValue: 0.035,
    Situation.retargeted.rawValue: 0.2, Situation.resizedMask.rawValue: 0.005,
    Situation.tornDown.rawValue: 0.4, Situation.zeroDuration.rawValue: 0.035,
    Situation.missingEndpoint.rawValue: 0.4, Situation.onBoundary.rawValue: 0.065,
    Situation.reaction.rawValue: 0.05, Situation.nestedReaction.rawValue: 0.003,
    Situation.nested.rawValue: 0.1,
    Situation.awkwardMask.rawValue: 0.25, Situation.deepStack.rawValue: 0.22,
    Situation.presentedOver.rawValue: 0.12, Situation.poppedToLower.rawValue: 0.002,
    Situation.leftAtOnce.rawValue: 0.04, Situation.refused.rawValue: 0.5,
    Situation.scrubbed.rawValue: 0.085, Situation.settling.rawValue: 0.15,
    Situation.latched.rawValue: 0.008, Situation.regrabbed.rawValue: 0.07,
    Situation.dragged.rawValue: 0.045, Situation.dragDismissed.rawValue: 0.015,
    Situation.sprangBack.rawValue: 0.02, Situation.persisting.rawValue: 0.065,
    Situation.ownChoreography.rawValue: 0.18, Situation.imageMask.rawValue: 0.19,
    Situation.imageZoom.rawValue: 0.2, Situation.circularReveal.rawValue: 0.14,
    Situation.photoBrowser.rawValue: 0.085, Situation.ping.rawValue: 0.085,
  ]
}
