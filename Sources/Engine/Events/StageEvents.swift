// Events that let screens enter and leave (S-16 to S-18, S-28): the checks.

import Scenario

/// What an animation comes to when it has been checked (S-16).
struct FlightPlan {
  var timeline: Handle
  var duration: Int64
  var source: Endpoint?
  var destination: Endpoint?
  var isInteractive = false
}

extension TransitionEngine {
  /// `push` and `present` (S-17).
  mutating func enter(
    _ screenName: Name, on stageName: Name, isNavigation: Bool, _ arrival: Arrival
  ) throws(Refusal) {
    let screen = try resolve(screenName)
    let stage = try stage(stageName)
    if stages[stage].isNavigation != isNavigation { throw Refusal(.wrongStage(stageName)) }
    if store.declarations[screen].kind != .screen { throw Refusal(.notAScreen(screenName)) }
    var plan: FlightPlan?
    if case .animated(let animation) = arrival { plan = try check(animation, isEntering: true) }
    if stages[stage].flight.exists { throw Refusal(.busy(stageName)) }
    if store.seats[screen].stage.exists || store.links[screen].parent.exists {
      throw Refusal(.screenInUse(screenName))
    }
    let host = stages[stage].host
    if store.isReached(screen, from: host) { throw Refusal(.cycle(screenName, store.names[host])) }
    if plan != nil { try checkOnScreen(stage) }
    if let plan {
      enter(screen, on: stage, plan)
    } else {
      enterAtOnce(screen, on: stage)
    }
  }

  /// `pop` (S-18).
  mutating func pop(
    _ name: Name, to screenName: Name?, _ departure: Departure
  ) throws(Refusal) {
    let stage = try stage(name)
    if !stages[stage].isNavigation { throw Refusal(.wrongStage(name)) }
    let screen = try screenName.map { (name) throws(Refusal) in try resolve(name) }
    let quoted = try check(departure)
    if stages[stage].flight.exists { throw Refusal(.busy(name)) }
    if stages[stage].topLevel == 0 { throw Refusal(.atRoot(name)) }
    var level = stages[stage].topLevel - 1
    if let screenName, let screen {
      let seat = store.seats[screen]
      if seat.stage != stage || seat.level > level { throw Refusal(.notBelow(screenName)) }
      level = seat.level
    }
    try leave(stage, to: level, departure, quoted)
  }

  /// `dismiss` (S-18).
  mutating func dismiss(_ name: Name, _ departure: Departure) throws(Refusal) {
    let screen = try resolve(name)
    let quoted = try check(departure)
    let seat = store.seats[screen]
    guard seat.level > 0, !stages[seat.stage].isNavigation else {
      throw Refusal(.notPresented(name))
    }
    if stages[seat.stage].flight.exists { throw Refusal(.busy(stages[seat.stage].name)) }
    if stages[seat.stage].top != screen { throw Refusal(.notOnTop(name)) }
    try leave(seat.stage, to: seat.level - 1, departure, quoted)
  }

  private mutating func leave(
    _ stage: Handle, to level: Int, _ departure: Departure, _ quoted: FlightPlan?
  ) throws(Refusal) {
    let plan = departure == .asEntered ? planAsEntered(stage) : quoted
    if let plan {
      try checkOnScreen(stage)
      leave(stage, to: level, plan)
    } else {
      beginAtomicChange()
      leaveAtOnce(stage, to: level)
      sweep()
    }
  }

  /// Takes a screen and all above it off their stack (S-28).
  ///
  /// The leaving of all the screens is one change.
  mutating func discard(_ name: Name) throws(Refusal) {
    let screen = try resolve(name)
    let seat = store.seats[screen]
    guard seat.level > 0 else { throw Refusal(.notPresented(name)) }
    if stages[seat.stage].flight.exists { endNow(stages[seat.stage].flight) }
    beginAtomicChange()
    while store.seats[screen].stage.exists {
      leaveAtOnce(seat.stage, to: stages[seat.stage].topLevel - 1)
    }
    sweep()
  }

  private func checkOnScreen(_ stage: Handle) throws(Refusal) {
    if !store.isOnScreen(stages[stage].host) { throw Refusal(.offScreen(stages[stage].name)) }
  }

  private func check(_ departure: Departure) throws(Refusal) -> FlightPlan? {
    guard case .animated(let animation) = departure else { return nil }
    return try check(animation, isEntering: false)
  }

  /// An animation that is quoted (S-16).
  private func check(_ animation: Animation, isEntering: Bool) throws(Refusal) -> FlightPlan {
    guard let entering = timelines.compiled.timeline(of: animation.choreography) else {
      throw Refusal(.unknownChoreography(animation.choreography))
    }
    if let duration = animation.duration, !duration.isAcceptable { throw Refusal(.timeOutOfRange) }
    if case .view(let name) = animation.source { _ = try resolve(name) }
    if case .view(let name) = animation.destination { _ = try resolve(name) }
    let timeline = isEntering ? entering : entering + 1
    let duration = animation.duration?.count ?? timelines.compiled[timeline].duration
    return FlightPlan(
      timeline: timeline, duration: duration, source: animation.source,
      destination: animation.destination, isInteractive: animation.isInteractive)
  }

  /// The way in which the top screen entered, turned round; `nil` when it entered at once.
  func planAsEntered(_ stage: Handle) -> FlightPlan? {
    guard let quote = stages[stage].stack[stages[stage].topLevel].quote else { return nil }
    let timeline = quote.timeline + 1
    return FlightPlan(
      timeline: timeline, duration: timelines.compiled[timeline].duration,
      source: quote.destination, destination: quote.source)
  }
}
