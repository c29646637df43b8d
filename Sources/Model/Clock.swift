// Events, callbacks and time: S-23 and S-24.

import Scenario

extension World {
  /// S-23: an event from outside; what falls due is delivered at its end.
  mutating func handle(_ event: Event) -> Response {
    let response = act(event, isInside: false)
    deliver()
    return response
  }

  /// S-13 … S-28: an event acts at once and wholly, or changes nothing but the last rejection.
  private mutating func act(_ event: Event, isInside: Bool) -> Response {
    let before = self
    do {
      try perform(event, isInside: isInside)
      concludeMoment()
      return .accepted
    } catch {
      self = before
      lastRejection = error.reason
      return .rejected(error.reason)
    }
  }

  /// Each event by its own rule: S-13 … S-32.
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
    case .pop(let stage, let screen, let way): try pop(stage, to: screen, way)
    case .present(let screen, let stage, let way): try enter(screen, on: stage, way, isPush: false)
    case .dismiss(let screen, let way): try dismiss(screen, way)
    case .discard(let screen): try discard(screen)
    case .finish(let stage): try settle(stage, isCancelled: false)
    case .cancel(let stage): try settle(stage, isCancelled: true)
    case .start(let stage): try start(stage)
    case .pan(let stage, let pan): try self.pan(stage, pan)
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
    startPending()
    while let instant = nextInstant, instant <= target {
      let reaching = flights.filter { $0.flight.instant(after: clock) == instant }
      move(to: instant)
      for index in stages.indices where springEnd(of: stages[index]) == instant {
        stages[index].drag = nil
      }
      rememberRects()
      for arriving in reaching { arrive(arriving.stage) }
      deliver()
    }
    move(to: target)
  }

  /// S-26a: what is pending starts before time goes on, and its callbacks are made then.
  private mutating func startPending() {
    for pending in flights where pending.flight.drive == .pending {
      let (index, flight) = (pending.stage, pending.flight)
      if stages[index].flight?.number == flight.number { follow(index, flight) }
    }
    deliver()
  }

  /// S-24, S-32: the earliest instant of all.
  private var nextInstant: Flicks? {
    let instants = flights.compactMap { $0.flight.instant(after: clock) }
    return (instants + stages.compactMap { springEnd(of: $0) }).min()
  }

  /// S-24: the clock and every τ go on, τ by V-17 where it settles.
  private mutating func move(to time: Flicks) {
    for index in stages.indices {
      if let position = stages[index].flight?.position(at: time, from: clock) {
        stages[index].flight?.elapsed = position
      }
    }
    clock = time
  }
  /// S-22, S-24: the phases entered at an instant, and the end.
  ///
  /// A transition that the end of another has interrupted at the same instant enters nothing more
  /// (S-27).
  mutating func arrive(_ index: Int) {
    enterPhases(index)
    guard let flight = stages[index].flight, flight.elapsed == flight.goal else { return }
    end(stages[index], flight)
  }

  /// S-22: all phases between the one entered last and the one that it is in, in the order of the way.
  mutating func enterPhases(_ index: Int) {
    guard let flight = stages[index].flight else { return }
    let (entered, phase) = (flight.entered, flight.phase)
    let phases =
      phase >= entered ? Array((entered...phase).dropFirst()) : (phase..<entered).reversed()
    for phase in phases { fallDue(.phase(stages[index].name, flight.number, phase)) }
    stages[index].flight?.entered = phase
  }
}

extension Flight {
  /// S-24: the next instant, later than the clock; none while it waits for a finger or follows one.
  func instant(after clock: Flicks) -> Flicks? {
    if drive == .pending || drive == .tracking { return nil }
    let inner = boundaries.dropFirst().dropLast().filter { .zero < $0 && $0 <= elapsed }
    let next =
      isBackwards
      ? inner.reduce(.zero) { max($0, $1 - Flicks(1)) }
      : boundaries.filter { $0 > elapsed }.reduce(duration, min)
    if let settling { return settling.firstTime(reaching: next) }
    return clock + (isBackwards ? elapsed - next : next - elapsed)
  }

  /// τ when time goes on from the clock; V-17 while it settles.
  func position(at time: Flicks, from clock: Flicks) -> Flicks {
    switch drive {
    case .pending, .tracking: elapsed
    case .running: elapsed + (time - clock)
    case .finishing: settling?.position(at: time) ?? elapsed + (time - clock)
    case .cancelling: settling?.position(at: time) ?? elapsed - (time - clock)
    }
  }
}

extension Trigger {
  /// S-23: whether this waits for the callback.
  public func matches(_ callback: Callback) -> Bool {
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
