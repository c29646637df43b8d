// The life of a flight: beginning, phases and holds, ending (S-2, S-22, S-25).

import Scenario

extension TransitionEngine {
  /// A screen enters with a transition.
  mutating func enter(_ screen: Handle, on stage: Handle, _ plan: FlightPlan) {
    let quote = Entrance.Quote(
      timeline: plan.timeline, source: plan.source, destination: plan.destination)
    let presenter = stages[stage].top
    let level = stages[stage].topLevel
    beginAtomicChange()
    dropDrag(of: stage)
    putOnStack(screen, of: stage, quote)
    let container = openContainer(stage, at: presenter)
    begin(stage, plan, isEntering: true, over: level, container: container)
  }

  /// The top screen leaves with a transition, for one on a lower level.
  mutating func leave(_ stage: Handle, to level: Int, _ plan: FlightPlan) {
    beginAtomicChange()
    releaseDrag(of: stage)
    let container =
      stages[stage].isNavigation
      ? openContainer(stage, at: stages[stage].top)
      : container(of: stage, level: stages[stage].topLevel)
    begin(stage, plan, isEntering: false, over: level, container: container)
  }

  private mutating func begin(
    _ stage: Handle, _ plan: FlightPlan, isEntering: Bool, over level: Int, container: Handle
  ) {
    var flight = Flight()
    lastNumber += 1
    flight.course.number = lastNumber
    (flight.stage, flight.course.timeline, flight.isEntering) = (stage, plan.timeline, isEntering)
    flight.duration = plan.duration
    flight.course.boundaries = timelines.takeBoundaries(of: plan.timeline, lasting: plan.duration)
    flight.isInteractive = plan.isInteractive
    flight.drive = plan.isInteractive ? .pending : .running
    flight.course.motion = plan.isInteractive ? .resting(at: 0) : .forwards(since: clock)
    if plan.isInteractive { pendingCount += 1 }
    (flight.upper, flight.container) = (stages[stage].top, container)
    flight.lower = stages[stage].isOver ? .none : stages[stage].stack[level].screen
    flight.lowerLevel = level
    flight.source.view = view(at: plan.source)
    flight.destination.view = view(at: plan.destination)
    fillContainer(of: &flight)
    if isEntering { layOut(flight.upper, by: stage) }

    let slot = flights.begin(flight)
    if overlays.count <= Int(slot) { overlays.append(Overlay()) }
    stages[stage].flight = slot
    watch(flight, by: 1)
    hold(flight, during: 0, by: 1)
    let (from, to) = screens(of: slot)
    fallDue(.willBegin(stages[stage].name, flight.course.number))
    fallDue(Callback.willDisappear, from)
    fallDue(Callback.willAppear, to)
    fallDue(.phase(stages[stage].name, flight.course.number, 0))
    sweep()
    proceed(slot, to: 0)
    if plan.duration == 0 && !plan.isInteractive { endNow(slot) } else { schedule(slot) }
  }

  /// The view at an end as it is quoted, by what is bound now (S-5).
  private func view(at endpoint: Endpoint?) -> Handle {
    switch endpoint {
    case .view(let name): store.handles[name] ?? .none
    case .item(let key): bindings[key] ?? .none
    case nil: .none
    }
  }

  private mutating func watch(_ flight: Flight, by difference: Int32) {
    store.watch(flight.container, by: difference)
    store.watch(flight.source.view, by: difference)
    store.watch(flight.destination.view, by: difference)
  }

  /// The screens that the callbacks call from and to; none for a presenter under `over`.
  func screens(of slot: Handle) -> (from: Handle, to: Handle) {
    let flight = flights[slot]
    return flight.isEntering ? (flight.lower, flight.upper) : (flight.upper, flight.lower)
  }
}

extension TransitionEngine {
  /// Brings a flight into a neighbouring phase.
  mutating func enterPhase(_ phase: Int, _ slot: Handle) {
    hold(flights[slot], during: flights[slot].course.phase, by: -1)
    flights[slot].course.phase = phase
    let flight = flights[slot]
    hold(flight, during: phase, by: 1)
    fallDue(.phase(stages[flight.stage].name, flight.course.number, phase))
  }

  /// Counts the holds of one phase (S-2).
  private mutating func hold(_ flight: Flight, during phase: Int, by difference: Int32) {
    for index in timelines.compiled[flight.course.timeline].holds {
      let hold = timelines.compiled.holds[index]
      if !hold.phases.contains(phase) { continue }
      let view =
        switch hold.target {
        case .endpoint(let role): flight[role].view
        case .screen(let role): flight[role]
        }
      if view.exists { store.holds[view] += difference }
    }
  }

  /// Ends a flight, an atomic change of its own; the caller sweeps.
  ///
  /// One that waits for the finger or is in its hands is cancelled, but for one that waits to be
  /// finished (S-27).
  mutating func end(_ slot: Handle) {
    beginAtomicChange()
    switch flights[slot].drive {
    case .pending where flights[slot].hold.latched == .finish:
      pendingCount -= 1
      flights[slot].drive = .finishing
    case .pending, .tracking: turnBack(slot)
    default: break
    }
    let flight = flights[slot]
    let stage = flight.stage
    let isFinished = flight.drive != .cancelling
    let (from, to) = screens(of: slot)
    dues.remove(slot)
    flights.end(slot)
    timelines.releaseBoundaries(of: flight.course.timeline, at: flight.course.boundaries)
    stages[stage].flight = .none
    hold(flight, during: flight.course.phase, by: -1)
    watch(flight, by: -1)
    settle(flight, upperStays: isFinished == flight.isEntering)

    fallDue(.complete(stages[stage].name, flight.course.number, isFinished))
    fallDue(Callback.didDisappear, isFinished ? from : to)
    fallDue(Callback.didAppear, isFinished ? to : from)
    fallDue(.didEnd(stages[stage].name, flight.course.number))
  }
}
