// Which reactions were handled in a run, as can be told from outside.

import Model
import Scenario

/// Follows the reactions of a run: those that are armed, and those that the log lets fire (S-23).
struct ReactionWatch {
  /// A reaction that was handled.
  struct Handled {
    /// What it waited for.
    let trigger: Trigger
    /// 1 for one that was armed by an event of its own, 2 for one that such a reaction armed, and so
    /// on.
    let depth: Int
  }

  private var armed: [(trigger: Trigger, event: Event, depth: Int)] = []

  /// The reactions that were handled in a moment.
  mutating func follow(_ moment: Moment) -> [Handled] {
    if moment.isAccepted, case .upon(let trigger, let event) = moment.event {
      armed.append((trigger, event, 1))
    }
    var handled: [Handled] = []
    for entry in moment.after.log.dropFirst(moment.before.log.count) {
      let matching = armed.filter { $0.trigger.matches(entry.callback) }
      armed.removeAll { $0.trigger.matches(entry.callback) }
      for reaction in matching {
        handled.append(Handled(trigger: reaction.trigger, depth: reaction.depth))
        if case .upon(let trigger, let event) = reaction.event {
          armed.append((trigger, event, reaction.depth + 1))
        }
      }
    }
    return handled
  }
}

extension Trigger {
  /// The kinds of callbacks that a reaction can wait for.
  public static let kinds = [
    "willAppear", "didAppear", "willDisappear", "didDisappear", "begins", "phase", "completes",
    "ends",
  ]

  /// Which of them this waits for.
  var kind: String {
    switch self {
    case .willAppear: "willAppear"
    case .didAppear: "didAppear"
    case .willDisappear: "willDisappear"
    case .didDisappear: "didDisappear"
    case .begins: "begins"
    case .phase: "phase"
    case .completes: "completes"
    case .ends: "ends"
    }
  }
}
