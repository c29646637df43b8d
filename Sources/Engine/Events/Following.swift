// Flights and the finger: starting, following, finishing and cancelling (S-26 to S-26b).

import Scenario

extension TransitionEngine {
  /// The transition of an event that needs one.
  func flight(on name: Name) throws(Refusal) -> Handle {
    let slot = stages[try stage(name)].flight
    if !slot.exists { throw Refusal(.notInFlight(name)) }
    return slot
  }

  /// `finish` and `cancel` (S-26).
  mutating func decide(_ outcome: Outcome, _ slot: Handle) throws(Refusal) {
    switch flights[slot].drive {
    case .pending where flights[slot].hold.latched == nil: flights[slot].hold.latched = outcome
    case .tracking: settle(slot, outcome)
    case .running where outcome == .finish: flights[slot].drive = .finishing
    case .running: turnRound(slot)
    default: throw settling(slot)
    }
  }

  private func settling(_ slot: Handle) -> Refusal {
    Refusal(.settling(stages[flights[slot].stage].name))
  }

  /// Lets a flight that the clock moves run backwards.
  private mutating func turnRound(_ slot: Handle) {
    let position = position(of: slot)
    turnBack(slot)
    flights[slot].course.motion = .backwards(until: clock + position)
    if position == 0 { return endNow(slot) }
    schedule(slot)
  }

  /// Lets the callbacks of a cancellation fall due (S-22).
  mutating func turnBack(_ slot: Handle) {
    if flights[slot].drive == .pending { pendingCount -= 1 }
    flights[slot].drive = .cancelling
    let (from, to) = screens(of: slot)
    fallDue(Callback.willDisappear, to)
    fallDue(Callback.willAppear, from)
  }

  /// Lets a flight go that was in the finger's hands (V-17).
  private mutating func settle(_ slot: Handle, _ outcome: Outcome) {
    let flight = flights[slot]
    let start = position(of: slot)
    let end = outcome == .finish ? flight.duration : 0
    if outcome == .finish { flights[slot].drive = .finishing } else { turnBack(slot) }
    let length = timelines.settlingLength(of: flight.course.timeline, over: abs(end - start))
    if length > 0 {
      flights[slot].course.motion = .settling(
        Settling(start: start, end: end, begun: clock, length: length))
      return schedule(slot)
    }
    shift(slot, to: end)
    endNow(slot)
  }

  /// Brings a flight that rests to a position.
  private mutating func shift(_ slot: Handle, to position: Int64) {
    flights[slot].course.motion = .resting(at: position)
    proceed(slot, to: position)
    retreat(slot, to: position)
  }
}

extension TransitionEngine {
  /// `start` (S-26a).
  mutating func start(_ name: Name) throws(Refusal) {
    let slot = try flight(on: name)
    guard flights[slot].drive == .pending else { throw settling(slot) }
    start(slot)
  }

  /// Starts every transition that is pending, in the order of their numbers.
  mutating func startPending() {
    var last = 0
    while pendingCount > 0, let slot = flights.first(after: last, drive: .pending) {
      last = flights[slot].course.number
      start(slot)
    }
  }

  private mutating func start(_ slot: Handle) {
    pendingCount -= 1
    flights[slot].drive = .tracking
    track(slot, flights[slot].hold.progress)
    if let outcome = flights[slot].hold.latched {
      flights[slot].hold.latched = nil
      settle(slot, outcome)
    } else if flights[slot].duration == 0 {
      flights[slot].drive = .finishing
      endNow(slot)
    }
  }

  /// ⌊p·D + ½⌋, computed in binary64, which for the greatest D may round up beyond it.
  private mutating func track(_ slot: Handle, _ progress: Double) {
    let duration = flights[slot].duration
    let position = Int64((progress * Double(duration) + 0.5).rounded(.down))
    shift(slot, to: min(position, duration))
  }
}

extension TransitionEngine {
  /// A pan on a stage where a transition is in flight (S-26b).
  mutating func follow(_ pan: Pan, _ slot: Handle) throws(Refusal) {
    let flight = flights[slot]
    if !flight.isInteractive { throw Refusal(.noGesture(stages[flight.stage].name)) }
    switch pan {
    case .began: try takeHold(of: slot)
    case .changed(let translation):
      guard translation.isAcceptable else { throw Refusal(.valueOutOfRange) }
      try scrub(slot, by: translation.x)
    case .ended(let velocity):
      guard velocity.isAcceptable else { throw Refusal(.valueOutOfRange) }
      try decide(velocity.x > 0 ? .finish : .cancel, slot)
    case .cancelled, .failed: try decide(.cancel, slot)
    }
  }

  /// Takes a flight that settles into the finger's hands again.
  private mutating func takeHold(of slot: Handle) throws(Refusal) {
    let flight = flights[slot]
    guard flight.drive == .finishing || flight.drive == .cancelling else { throw settling(slot) }
    let position = position(of: slot)
    dues.remove(slot)
    flights[slot].drive = .tracking
    flights[slot].course.motion = .resting(at: position)
    flights[slot].hold.base = Double(position) / Double(flight.duration)
    if flight.drive == .finishing { return }
    let (from, to) = screens(of: slot)
    fallDue(Callback.willDisappear, from)
    fallDue(Callback.willAppear, to)
  }

  private mutating func scrub(_ slot: Handle, by translation: Double) throws(Refusal) {
    let flight = flights[slot]
    let isTracking = flight.drive == .tracking
    guard isTracking || flight.drive == .pending else { throw settling(slot) }
    let width = store.placements[flight.container].bounds.size.width
    let progress =
      width > 0 ? (flight.hold.base + translation / width).clampedToUnit : flight.hold.base
    if isTracking { track(slot, progress) } else { flights[slot].hold.progress = progress }
  }
}
