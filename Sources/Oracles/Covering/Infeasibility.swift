// Which pairs cannot occur, and why: rules, each with the clause of the semantics that refuses the
// event.

import Scenario

/// A rule by which events are refused at a place: the pairs that it covers cannot occur.
public struct Infeasibility: Sendable {
  /// The letter that stands for the rule in tables.
  public let mark: String
  /// Why, in a sentence that quotes the specification.
  public let reason: String
  private let covers: @Sendable (CoveredPair) -> Bool

  private init(
    _ mark: String, _ reason: String, _ covers: @escaping @Sendable (CoveredPair) -> Bool
  ) {
    self.mark = mark
    self.reason = reason
    self.covers = covers
  }

  /// The rule that makes a pair infeasible; `nil` for a feasible one.
  public static func rule(for pair: CoveredPair) -> Infeasibility? {
    all.first { $0.covers(pair) }
  }

  /// The rules; the first that covers a pair is its reason.
  public static let all: [Infeasibility] = [
    Infeasibility("a", "only a screen that entered by a choreography with a drag is dragged (S-29)")
    { pair in
      switch pair.place {
      case .dragging, .springing: !pair.system.mayDrag
      default: false
      }
    },
    Infeasibility("b", "the stage is busy with the transition (S-17, S-18)") { pair in
      pair.place.isInFlight && [.push, .pop, .present, .dismiss].contains(pair.verb)
    },
    Infeasibility("c", "only modal stages are dragged, and these do not push and pop (S-17, S-29)")
    { pair in
      [.dragging, .springing].contains(pair.place) && [.push, .pop].contains(pair.verb)
    },
    Infeasibility("d", "nothing is in flight on the stage, nor dragged (S-26, S-26a, S-27)") { pair in
      switch pair.verb {
      case .finish, .cancel, .start: !pair.place.isInFlight
      case .interrupt: pair.place == .resting
      default: false
      }
    },
    Infeasibility("e", "the transition has started already (S-26a)") { pair in
      if case .pending = pair.place { return false }
      return pair.verb == .start
    },
    Infeasibility("f", "the transition does not follow a finger (S-26b)") { pair in
      EventVerb.pans.contains(pair.verb) && pair.place == .drive(.running)
    },
    Infeasibility("g", "the transition is settling already (S-26, S-26b)") { pair in
      switch pair.verb {
      case .finish, .cancel, .panChanged, .panEnded, .panCancelled, .panFailed:
        [.drive(.finishing), .drive(.cancelling)].contains(pair.place)
      default: false
      }
    },
    Infeasibility("h", "the finger is there already (S-26b, S-32)") { pair in
      switch pair.place {
      case .pending, .drive(.tracking), .dragging: pair.verb == .panBegan
      default: false
      }
    },
    Infeasibility("i", "the screen cannot be dragged, or no finger is on it (S-29, S-32)") { pair in
      guard EventVerb.pans.contains(pair.verb) else { return false }
      switch pair.place {
      case .resting: return pair.verb != .panBegan || !pair.system.mayDrag
      case .springing: return pair.verb != .panBegan
      default: return false
      }
    },
  ]
}

extension CoveredSystem {
  /// Whether a screen that the system has brought can be dragged.
  var mayDrag: Bool {
    guard let choreography else { return true }
    if case .drag = choreography.interaction { return true }
    return false
  }
}
