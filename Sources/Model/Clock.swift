// Events, callbacks and time: S-23 and S-24.

import Scenario

extension World {
  /// S-23: an event from outside; what falls due is delivered at its end.
  mutating func handle(_ event: Event) -> Response {
    let response = act(event, isInside: false)
    deliver()
    return response
  }

  /// An event acts at once and wholly, or changes nothing but the last rejection.
  private mutating func act(_ event: Event, isInside: Bool) -> Response {
    var next = self
    do {
      try next.perform(event, isInside: isInside)
      next.concludeMoment()
      self = next
      return .accepted
    } catch {
      lastRejection = error.reason
      return .rejected(error.reason)
    }
  }

  private mutating func perform(_ event: Event, isInside: Bool) throws(Refusal) {
    switch event {
    case .add(let child, let superview): try add(child, to: superview, at: nil)
    case .insert(let child, let superview, let index): try add(child, to: superview, at: index)
    case .remove(let view): try remove(view)
    case .front(let view): try reorder(view, toFront: true)
    case .back(let view): try reorder(view, toFront: false)
    case .setFrame(let view, let frame): try setFrame(view, frame)
    case .setBounds(let view, let bounds): try setBounds(view, bounds)
    case .setCenter(let view, let center): try setCenter(view, center)
    case .setTransform(let view, let transform): try setTransform(view, transform)
    case .scroll(let view, let origin): try scroll(view, to: origin)
    case .hide(let view): views[try resolve(view)].isHidden = true
    case .show(let view): views[try resolve(view)].isHidden = false
    case .setAlpha(let view, let alpha): try setAlpha(view, alpha)
    case .bind(let key, let view): bindings[key] = try resolve(view)
    case .unbind(let key): try unbind(key)
    case .resize(let window, let size): try resize(window, size)
    case .push(let screen, let stage, let way): try enter(screen, on: stage, way, isPush: true)
    case .pop(let stage, let way): try pop(stage, way)
    case .present(let screen, let stage, let way): try enter(screen, on: stage, way, isPush: false)
    case .dismiss(let screen, let way): try dismiss(screen, way)
    case .discard(let screen): try discard(screen)
    case .finish(let stage): try settle(stage, isCancelled: false)
    case .cancel(let stage): try settle(stage, isCancelled: true)
    case .interrupt(let stage?): try interrupt(stage)
    case .interrupt(nil): interruptAll()
    case .advance(let time): try advance(by: time, isInside: isInside)
    case .upon(let trigger, let event): try arm(trigger, event)
    }
  }

  /// S-23: the queue, first in first out; reactions armed before an entry are handled inside it.
  private mutating func deliver() {
    while !due.isEmpty {
      let entry = due.removeFirst()
      log.append(entry)
      let matching = reactions.filter { $0.trigger.matches(entry.callback) }
      reactions.removeAll { $0.trigger.matches(entry.callback) }
      for reaction in matching { _ = act(reaction.event, isInside: true) }
    }
  }

  /// S-24.
  private mutating func advance(by time: Flicks, isInside: Bool) throws(Refusal) {
    if isInside { throw Refusal(.insideCallback) }
    if time < .zero || time > Limits.time - clock { throw Refusal(.timeOutOfRange) }
    let target = clock + time
    while let step = flights.map(\.flight.timeToInstant).min(), clock + step <= target {
      let reaching = flights.filter { $0.flight.timeToInstant == step }.map(\.stage.index)
      move(by: step)
      for index in reaching { arrive(stages[index]) }
      deliver()
    }
    move(by: target - clock)
  }

  private mutating func move(by time: Flicks) {
    clock = clock + time
    for (stage, flight) in flights {
      let isBackwards = flight.drive == .cancelling
      stages[stage.index].flight?.elapsed =
        isBackwards ? flight.elapsed - time : flight.elapsed + time
    }
  }

  /// S-22, S-24: the phases entered at an instant, and the end.
  ///
  /// A transition that the end of another has interrupted at the same instant enters nothing more
  /// (S-27).
  private mutating func arrive(_ stage: StageState) {
    guard let flight = stage.flight else { return }
    let inner = flight.boundaries.indices.dropFirst().dropLast()
    let isBackwards = flight.drive == .cancelling
    let entered =
      isBackwards
      ? inner.reversed().filter { flight.boundaries[$0] == flight.elapsed + Flicks(1) }.map {
        $0 - 1
      }
      : inner.filter { flight.boundaries[$0] == flight.elapsed }
    for phase in entered { fallDue(.phase(stage.name, flight.number, phase)) }
    if flight.elapsed == (isBackwards ? .zero : flight.duration) { end(stage, flight) }
  }
}

extension Flight {
  /// S-24: how long it takes to the next instant; more than no time.
  var timeToInstant: Flicks {
    if drive == .cancelling {
      let inner = boundaries.dropFirst().dropLast().filter { .zero < $0 && $0 <= elapsed }
      return elapsed - inner.reduce(.zero) { max($0, $1 - Flicks(1)) }
    }
    return boundaries.filter { $0 > elapsed }.reduce(duration, min) - elapsed
  }
}

extension Trigger {
  /// S-23: whether this waits for the callback.
  func matches(_ callback: Callback) -> Bool {
    switch (self, callback) {
    case (.willAppear(let one), .willAppear(let two)), (.didAppear(let one), .didAppear(let two)),
      (.willDisappear(let one), .willDisappear(let two)),
      (.didDisappear(let one), .didDisappear(let two)),
      (.begins(let one), .willBegin(let two, _)), (.completes(let one), .complete(let two, _, _)),
      (.ends(let one), .didEnd(let two, _)):
      one == two
    case (.phase(let one, let index), .phase(let two, _, let entered)):
      one == two && index == entered
    default:
      false
    }
  }
}
