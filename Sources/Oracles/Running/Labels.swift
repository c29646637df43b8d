// Labels: which hard situations a case has gone through, so that a campaign can show that it meets
// them.

import Model
import Scenario

/// The situations that cases are classified by.
public enum Situation: String, Sendable, CaseIterable {
  /// A transition ran.
  case flight = "a transition in flight"
  /// A transition completed as finished.
  case finished = "finished"
  /// A transition completed as cancelled.
  case cancelled = "cancelled"
  /// A leaving transition ran.
  case leaving = "leaving"
  /// Two transitions ran at once.
  case twoFlights = "two in flight"
  /// Two transitions in flight had a view for an endpoint in common.
  case sharedView = "two in flight sharing a view"
  /// An endpoint was connected before an event and not after it, in flight.
  case endpointLost = "endpoint removed in flight"
  /// An endpoint's rectangle changed in flight.
  case retargeted = "endpoint moved in flight"
  /// The container's size changed while a mask was opening or closing.
  case resizedMask = "resize in the mask phase"
  /// A stage was interrupted or its screen discarded in flight.
  case tornDown = "stage torn down in flight"
  /// A transition without duration.
  case zeroDuration = "zero duration"
  /// A flight without one of its endpoints.
  case missingEndpoint = "endpoint missing"
  /// A flight stood exactly on a boundary between phases.
  case onBoundary = "on a phase boundary"
  /// A reaction's event was handled.
  case reaction = "reaction fired"
  /// The flight's stage has its host in another stage's screen.
  case nested = "nested stage in flight"
  /// The masked screen is turned, scaled or scrolled.
  case awkwardMask = "mask on a transformed or scrolled screen"
  /// A second screen on a stage.
  case deepStack = "three screens on a stack"
  /// An event was refused.
  case refused = "an event refused"
}

extension Record {
  /// The situations that this run has gone through, and `refused: …` for each reason that occurred.
  var labels: [String] {
    var found: Set<Situation> = []
    var reasons: Set<String> = []
    for moment in moments {
      note(moment, &found)
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
    if moment.after.stages.contains(where: { $0.stack.count > 2 }) { found.insert(.deepStack) }
    if hasReactions, case .advance = moment.event, moment.after.log != moment.before.log,
      moment.after.lastRejection != moment.before.lastRejection
    {
      found.insert(.reaction)
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
    if let host = stages[flight.stage]?.host, let view = moment.after.view(host),
      moment.after.chain(of: view).contains(where: {
        Record.stacked(moment.after).contains($0.name)
      })
    {
      found.insert(.nested)
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
