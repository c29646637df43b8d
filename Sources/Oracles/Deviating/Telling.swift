// Changing what a correct system is told: animations in events, and what events have said before.

import Model
import Scenario

extension Event {
  /// The animation that a screen is to enter or leave by.
  var animation: Animation? {
    switch self {
    case .push(_, _, .animated(let animation)), .present(_, _, .animated(let animation)),
      .pop(_, _, .animated(let animation)), .dismiss(_, .animated(let animation)):
      animation
    default: nil
    }
  }

  /// Whether a screen is to enter.
  var isEntering: Bool {
    switch self {
    case .push, .present: true
    default: false
    }
  }

  /// The same event with another animation, where there is one; none for `nil`.
  func animated(by animation: Animation?) -> Event {
    let arrival = animation.map { Arrival.animated($0) } ?? .unanimated
    let departure = animation.map { Departure.animated($0) } ?? .unanimated
    switch self {
    case .push(let screen, let stage, .animated): return .push(screen, on: stage, arrival)
    case .present(let screen, let stage, .animated): return .present(screen, on: stage, arrival)
    case .pop(let stage, let screen, .animated): return .pop(stage, to: screen, departure)
    case .dismiss(let screen, .animated): return .dismiss(screen, departure)
    default: return self
    }
  }

  /// The same event with its animation changed, where there is one.
  func changingAnimation(_ change: (inout Animation) -> Void) -> Event {
    guard var animation else { return self }
    change(&animation)
    return animated(by: animation)
  }

  /// The stage on which a screen is to enter or leave.
  func changedStage(in seen: Observation) -> Name? {
    switch self {
    case .push(_, let stage, _), .present(_, let stage, _), .pop(let stage, _, _): stage
    case .dismiss(let screen, _): seen.stages.first { $0.stack.contains(screen) }?.name
    default: nil
    }
  }

  /// The stage whose transition this lets finish or be cancelled.
  var decided: Name? {
    switch self {
    case .finish(let stage), .cancel(let stage), .pan(let stage, .ended),
      .pan(let stage, .cancelled), .pan(let stage, .failed):
      stage
    default: nil
    }
  }
}

extension Endpoint {
  /// The key of an item.
  var key: Name? {
    if case .item(let key) = self { key } else { nil }
  }
}

extension Deviation.Context.Step {
  /// Whether the event was accepted.
  var isAccepted: Bool { response == .accepted }
}

extension Deviation.Context {
  /// The bindings as the accepted events left them.
  var bindings: [Name: Name] {
    var bindings = Dictionary(scene.bindings.map { ($0.key, $0.view) }) { first, _ in first }
    for step in steps where step.isAccepted {
      switch step.event {
      case .bind(let key, let view): bindings[key] = view
      case .unbind(let key): bindings[key] = nil
      default: break
      }
    }
    return bindings
  }

  /// The callbacks that the event of an index brought about.
  func callbacks(of index: Int) -> [Callback] {
    let count = seen(before: index).log.count
    return steps[index].seen.log.dropFirst(count).map(\.callback)
  }

  /// The callbacks that the last event brought about.
  var freshCallbacks: [Callback] { steps.isEmpty ? [] : callbacks(of: steps.count - 1) }

  /// The index of the event by which a transition began.
  func beginning(of number: Int) -> Int? {
    steps.indices.first { index in
      callbacks(of: index).contains {
        if case .willBegin(_, number) = $0 { true } else { false }
      }
    }
  }

  /// What the model knew of a flight when it was first seen.
  func firstSight(of flight: FlightExpectation) -> FlightExpectation? {
    sight(ofNumber: flight.number)?.flight
  }

  /// The first sight of a flight, and the index of the event after which it was.
  func sight(ofNumber number: Int) -> (index: Int, flight: FlightExpectation)? {
    for (index, step) in steps.enumerated() {
      if let flight = step.flights.first(where: { $0.number == number }) { return (index, flight) }
    }
    return nil
  }

  /// The flights that an event of an index ended, as they were before it.
  func ended(by index: Int) -> [FlightExpectation] {
    guard index > 0 else { return [] }
    let left = steps[index].flights.map(\.number)
    return steps[index - 1].flights.filter { !left.contains($0.number) }
  }

  /// Whether a transition has been reported complete, and how.
  func isFinished(_ number: Int) -> Bool? {
    for entry in now.log.reversed() {
      if case .complete(_, number, let isFinished) = entry.callback { return isFinished }
    }
    return nil
  }
}
