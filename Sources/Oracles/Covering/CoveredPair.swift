// Pairs of an event and the place where a transition stood when it came: what a campaign must meet.

import Model
import Scenario

/// An event of a kind, accepted while a transition of a system stood at a place.
public struct CoveredPair: Hashable, Sendable {
  /// The kind of event.
  public let verb: EventVerb
  /// The system.
  public let system: CoveredSystem
  /// Where the transition stood before the event.
  public let place: CoveredPlace

  /// Makes a pair.
  public init(_ verb: EventVerb, _ system: CoveredSystem, _ place: CoveredPlace) {
    self.verb = verb
    self.system = system
    self.place = place
  }

  /// The name, unique among all pairs: `imageMask entering fly: cancel`.
  public var name: String {
    "\(system.rawValue) \(place.group.rawValue) \(system.word(for: place)): \(verb.rawValue)"
  }

  /// Every pair, feasible or not: by system, by place, by kind of event.
  public static let all: [CoveredPair] = CoveredSystem.allCases.flatMap { system in
    system.places.flatMap { place in
      EventVerb.allCases.map { CoveredPair($0, system, place) }
    }
  }
}

extension CoveredPair {
  /// The pairs that an event makes if it is accepted.
  ///
  /// - Parameters:
  ///   - event: the event; not one that a reaction handles inside of a callback, as nothing is
  ///     observed right before those.
  ///   - stages: what was seen of the stages before the event.
  ///   - expected: what the model says of then.
  /// - Returns: the pairs, in the order of the stages.
  public static func made(
    by event: Event, seeing stages: [StageObservation], expected: Expectation
  ) -> [CoveredPair] {
    stages.flatMap { stage -> [CoveredPair] in
      guard let verb = event.verb(on: stage),
        let (system, places) = standing(on: stage, expected)
      else { return [] }
      return places.map { CoveredPair(verb, system, $0) }
    }
  }

  /// Which system's transition, or screen, stands on a stage, and where; `nil` for a root, and for a
  /// screen that came without a transition.
  private static func standing(
    on stage: StageObservation, _ expected: Expectation
  ) -> (CoveredSystem, [CoveredPlace])? {
    guard let transition = stage.transition else {
      guard let entrance = expected.entrances[stage.name] else { return nil }
      let place: CoveredPlace =
        switch stage.drag?.state {
        case .dragging: .dragging
        case .springing: .springing
        case .released, nil: .resting
        }
      return (CoveredSystem(of: entrance), [place])
    }
    let system = CoveredSystem(of: transition.choreography)
    let isEntering = transition.isEntering
    if transition.drive == .pending { return (system, [.pending(isEntering: isEntering)]) }
    let flight = expected.flights.first { $0.number == transition.number }
    let part = system.part(transition.phase, of: flight?.timeline.phases.count ?? 1)
    return (system, [.part(part, isEntering: isEntering), .drive(transition.drive)])
  }
}

extension Record {
  /// The pairs that this run has made, each as often as it occurred.
  var pairs: [CoveredPair] {
    moments.flatMap { moment in
      moment.isAccepted
        ? CoveredPair.made(
          by: moment.event, seeing: moment.before.stages, expected: moment.expectedBefore)
        : []
    }
  }
}
