// Labels: which hard situations a case has gone through.

import Model
import Scenario

extension Record {
  /// The situations that this run has gone through, `refused: …` for each reason that occurred, and
  /// `inside: …` for each kind of callback inside of which a reaction was handled.
  var labels: [String] {
    var found: Set<Situation> = []
    var reasons: Set<String> = []
    var reactions = ReactionWatch()
    for moment in moments {
      note(moment, &found)
      for reaction in reactions.follow(moment) {
        found.insert(reaction.depth > 1 ? .nestedReaction : .reaction)
        reasons.insert("inside: \(reaction.trigger.kind)")
      }
      if case .rejected(let reason) = moment.response {
        found.insert(.refused)
        reasons.insert("refused: \(reason.reason)")
      }
      if moment.after.lastRejection != moment.before.lastRejection,
        let reason = moment.after.lastRejection?.reason
      {
        reasons.insert("refused: \(reason)")
      }
    }
    return Situation.allCases.filter(found.contains).map(\.rawValue) + reasons.sorted()
  }

  private func note(_ moment: Moment, _ found: inout Set<Situation>) {
    let flights = moment.expected.flights
    if !flights.isEmpty { found.insert(.flight) }
    if flights.count > 2 { found.insert(.threeFlights) }
    if flights.count > 1 {
      found.insert(.twoFlights)
      var ends: Set<Name> = []
      for flight in flights {
        let own = Set([flight.source, flight.destination].compactMap { $0 })
        if !ends.isDisjoint(with: own) { found.insert(.sharedView) }
        ends.formUnion(own)
      }
    }
    for flight in flights { note(flight, moment, &found) }
    for stage in moment.after.stages { note(stage, moment, &found) }
    for entry in moment.after.log.dropFirst(moment.before.log.count) {
      guard case .complete(_, let number, let isFinished) = entry.callback else { continue }
      found.insert(isFinished ? .finished : .cancelled)
      let wasNew = moment.expectedBefore.flights.allSatisfy { $0.number != number }
      if case .advance = moment.event { continue }
      if wasNew, isFinished { found.insert(.zeroDuration) }
    }
    if moment.isAccepted, !moment.expectedBefore.flights.isEmpty {
      switch moment.event {
      case .interrupt: found.insert(.tornDown)
      case .discard(let screen):
        if moment.before.stages.contains(where: {
          $0.transition != nil && $0.stack.contains(screen)
        }) {
          found.insert(.tornDown)
        }
      default: break
      }
    }
    noteLeaving(moment, &found)
  }

  /// Leavings past the usual: to a lower screen, or at once after a transition.
  private func noteLeaving(_ moment: Moment, _ found: inout Set<Situation>) {
    guard moment.isAccepted else { return }
    switch moment.event {
    case .pop(let name, let screen?, _):
      let stack = moment.before.stage(name)?.stack ?? []
      if screen != stack.dropLast().last { found.insert(.poppedToLower) }
    case .pop(_, nil, .unanimated), .dismiss(_, .unanimated):
      let hasEntered = moment.before.log.contains {
        if case .complete(_, _, true) = $0.callback { true } else { false }
      }
      if hasEntered { found.insert(.leftAtOnce) }
    default: break
    }
  }

  private func note(
    _ flight: FlightExpectation, _ moment: Moment, _ found: inout Set<Situation>
  ) {
    if !flight.isEntering { found.insert(.leaving) }
    if flight.source == nil || flight.destination == nil { found.insert(.missingEndpoint) }
    if flight.boundaries.dropFirst().dropLast().contains(flight.elapsed) {
      found.insert(.onBoundary)
    }
    if let host = self.stage(flight.stage)?.host, let position = moment.after.position(of: host) {
      let stacked = Record.stacked(moment.after)
      let chain = moment.survey.chain(from: position)
      if chain.contains(where: { stacked.contains(moment.after.views[$0].name) }) {
        found.insert(.nested)
      }
    }
    if let screen = moment.after.view(flight.upper),
      screen.transform != .identity || screen.bounds.origin != .zero
    {
      found.insert(.awkwardMask)
    }
    guard let old = moment.expectedBefore.flights.first(where: { $0.number == flight.number })
    else { return }
    if old.isSourceConnected && !flight.isSourceConnected
      || old.isDestinationConnected && !flight.isDestinationConnected
    {
      found.insert(.endpointLost)
    }
    if old.sourceRect != flight.sourceRect || old.destinationRect != flight.destinationRect {
      found.insert(.retargeted)
    }
    if let openness = flight.openness, openness.lower > 0, openness.upper < 1,
      moment.before.view(flight.container)?.bounds.size
        != moment.after.view(flight.container)?.bounds.size
    {
      found.insert(.resizedMask)
    }
  }
}

extension Record {
  private static let systems: [Name: Situation] = [
    "imageMask": .imageMask, "imageZoom": .imageZoom, "circularReveal": .circularReveal,
    "photoBrowser": .photoBrowser, "ping": .ping,
  ]

  private func note(_ stage: StageObservation, _ moment: Moment, _ found: inout Set<Situation>) {
    let old = moment.before.stage(stage.name)
    if stage.stack.count > 2 {
      found.insert(.deepStack)
      if self.stage(stage.name)?.kind != .navigation { found.insert(.presentedOver) }
    }
    if let transition = stage.transition {
      found.insert(Self.systems[transition.choreography] ?? .ownChoreography)
      let isInteractive = moment.expected.flights.contains {
        $0.number == transition.number && $0.isInteractive
      }
      if transition.drive == .tracking, transition.elapsed > .zero { found.insert(.scrubbed) }
      if isInteractive, [.finishing, .cancelling].contains(transition.drive) {
        found.insert(.settling)
        if old?.transition?.drive == .pending { found.insert(.latched) }
      }
      if case .pan(stage.name, .began) = moment.event, moment.isAccepted {
        found.insert(.regrabbed)
      }
    }
    switch stage.drag?.state {
    case .dragging: found.insert(.dragged)
    case .springing: found.insert(.sprangBack)
    case .released: found.insert(.dragDismissed)
    case nil: break
    }
    if stage.transition == nil,
      moment.after.views.contains(where: { $0.name.isHelper(.backdrop, of: stage.name) })
    {
      found.insert(.persisting)
    }
  }
}
