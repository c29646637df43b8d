// Pairs of an event and the place where a transition stood when it came: what a campaign must meet.

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

extension Record {
  /// The pairs that this run has met, each as often as it occurred.
  ///
  /// Events that reactions handle inside of callbacks are not among them: nothing is observed right
  /// before those.
  var pairs: [CoveredPair] {
    moments.flatMap { moment -> [CoveredPair] in
      guard moment.isAccepted else { return [] }
      return moment.before.stages.flatMap { stage -> [CoveredPair] in
        guard let verb = moment.event.verb(on: stage), let (system, places) = standing(stage, moment)
        else { return [] }
        return places.map { CoveredPair(verb, system, $0) }
      }
    }
  }

  /// Which system's transition, or screen, stands on a stage before a moment, and where; `nil` for a
  /// root, and for a screen that came without a transition.
  private func standing(
    _ stage: StageObservation, _ moment: Moment
  ) -> (CoveredSystem, [CoveredPlace])? {
    guard let transition = stage.transition else {
      guard let entrance = moment.expectedBefore.entrances[stage.name] else { return nil }
      let place: CoveredPlace =
        switch stage.drag?.state {
        case .dragging: .dragging
        case .springing: .springing
        case .released, nil: .resting
        }
      return (system(named: entrance), [place])
    }
    let system = system(named: transition.choreography)
    if transition.drive == .pending {
      return (system, [.pending(isEntering: transition.isEntering)])
    }
    let flight = moment.expectedBefore.flights.first { $0.number == transition.number }
    let part = system.part(transition.phase, of: flight?.timeline.phases.count ?? 1)
    return (
      system, [.part(part, isEntering: transition.isEntering), .drive(transition.drive)]
    )
  }

  /// A scene's own choreographies go before the shipped ones, whatever their names.
  private func system(named name: Name) -> CoveredSystem {
    if scene.choreographies.contains(where: { $0.name == name }) { return .own }
    return CoveredSystem(rawValue: name.text) ?? .own
  }
}
