// Time: advancing from instant to instant (S-24).

import Scenario

extension TransitionEngine {
  /// Lets time pass (S-24), after it has started what waits for its start (S-26a).
  ///
  /// Only flights that have an instant on the way are visited, and screens that spring back.
  mutating func advance(by length: Flicks) throws(Refusal) {
    if isDelivering { throw Refusal(.insideCallback) }
    let rest = Limits.time.count - clock
    guard (0...rest).contains(length.count) else { throw Refusal(.timeOutOfRange) }
    let target = clock + length.count
    if pendingCount > 0 {
      startPending()
      deliver()
    }
    while let time = nextInstant, time <= target {
      moveClock(to: time)
      while let spring = springs.first, spring.time == time { endSpring(of: spring.slot) }
      while let due = dues.first, due.time == time { reach(due.slot) }
      deliver()
    }
    moveClock(to: target)
    keepOverlays()
  }

  /// The earliest instant of all screens that spring back and all flights.
  private var nextInstant: Int64? {
    guard let due = dues.first?.time else { return springs.first?.time }
    return springs.first.map { min($0.time, due) } ?? due
  }

  private mutating func moveClock(to time: Int64) {
    clock = time
    moveSprings()
  }

  private mutating func endSpring(of stage: Handle) {
    beginAtomicChange()
    dropDrag(of: stage)
  }

  /// The position τ of a flight now.
  func position(of slot: Handle) -> Int64 {
    timelines.position(on: flights[slot].course, at: clock)
  }

  /// Has a flight's overlay ready for whoever looks after this frame.
  private mutating func keepOverlays() {
    var slot = flights.first
    while slot.exists {
      keepOverlay(of: slot)
      slot = flights[slot].next
    }
  }

  /// A flight is at one of its instants.
  private mutating func reach(_ slot: Handle) {
    dues.remove(slot)
    let position = position(of: slot)
    if flights[slot].drive == .cancelling {
      retreat(slot, to: position)
      if position == 0 { return endNow(slot) }
    } else {
      proceed(slot, to: position)
      if position == flights[slot].duration { return endNow(slot) }
    }
    schedule(slot)
  }

  /// Enters every phase whose boundary has been reached.
  mutating func proceed(_ slot: Handle, to position: Int64) {
    let base = flights[slot].course.boundaries
    let last = timelines.compiled[flights[slot].course.timeline].phaseCount - 1
    while flights[slot].course.phase < last,
      timelines.boundary(flights[slot].course.phase + 1, at: base) <= position
    {
      enterPhase(flights[slot].course.phase + 1, slot)
    }
  }

  /// Re-enters every phase that lies behind a boundary which is now ahead again.
  mutating func retreat(_ slot: Handle, to position: Int64) {
    let base = flights[slot].course.boundaries
    while timelines.boundary(flights[slot].course.phase, at: base) > position {
      enterPhase(flights[slot].course.phase - 1, slot)
    }
  }

  /// Puts a flight's next instant into the heap, instead of the one that is there.
  mutating func schedule(_ slot: Handle) {
    let flight = flights[slot]
    let isBackwards = flight.drive == .cancelling
    let position =
      isBackwards
      ? max(0, timelines.boundary(flight.course.phase, at: flight.course.boundaries) - 1)
      : timelines.boundary(flight.course.phase + 1, at: flight.course.boundaries)
    dues.remove(slot)
    guard let time = timelines.time(on: flight.course, reaching: position, after: clock) else {
      return
    }
    dues.insert(DueHeap.Entry(time: time, number: flight.course.number, slot: slot))
  }
}
