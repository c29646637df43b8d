// Which pairs cannot occur, and why: rules, each with the clause of the semantics that refuses the
// event.

import Scenario

/// A rule by which events are refused at a place: the pairs that it covers cannot occur.
public struct Infeasibility: Sendable {
  /// The letter that stands for the rule in tables.
  public let mark: String
  /// Why, in a sentence with the reason of the refusal and where the specification says so.
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
    Infeasibility("a", "Only what a choreography with a drag has brought is dragged (S-29).") {
      [.dragging, .springing].contains($0.place) && !$0.system.mayDrag
    },
    Infeasibility("b", "The stage is in flight: busy (S-17, S-18).") {
      $0.place.isInFlight && [.push, .pop, .present, .dismiss].contains($0.verb)
    },
    Infeasibility("c", "Only modal stages are dragged: wrongStage (S-17, S-18, S-29).") {
      [.dragging, .springing].contains($0.place) && [.push, .pop].contains($0.verb)
    },
    Infeasibility("d", "Nothing is in flight, nor dragged: notInFlight (S-26, S-26a, S-27).") {
      switch $0.verb {
      case .finish, .cancel, .start: !$0.place.isInFlight
      case .interrupt: $0.place == .resting
      default: false
      }
    },
    Infeasibility("e", "The transition has started already: settling (S-26a).") {
      if case .pending = $0.place { return false }
      return $0.verb == .start
    },
    Infeasibility("f", "What runs by the clock follows no finger: noGesture (S-26b).") {
      EventVerb.pans.contains($0.verb) && $0.place == .drive(.running)
    },
    Infeasibility("g", "The outcome is decided already: settling (S-26, S-26b).") {
      switch $0.verb {
      case .finish, .cancel, .panChanged, .panEnded, .panCancelled, .panFailed:
        [.drive(.finishing), .drive(.cancelling)].contains($0.place)
      default: false
      }
    },
    Infeasibility("h", "The finger is there already: settling (S-26b, S-32).") {
      switch $0.place {
      case .pending, .drive(.tracking), .dragging: $0.verb == .panBegan
      default: false
      }
    },
    Infeasibility("i", "No finger is on the screen, or it cannot be dragged: noGesture (S-32).") {
      guard EventVerb.pans.contains($0.verb) else { return false }
      switch $0.place {
      case .resting: return $0.verb != .panBegan || !$0.system.mayDrag
      case .springing: return $0.verb != .panBegan
      default: return false
      }
    },
  ]
}

extension CoveredSystem {
  /// Whether a screen that the system has brought can be dragged.
  fileprivate var mayDrag: Bool {
    guard let choreography else { return true }
    if case .drag = choreography.interaction { return true }
    return false
  }
}
