// Time: advancing from instant to instant (S-24), turning round (S-26), interrupting (S-27).

import Scenario

extension TransitionEngine {
  /// Lets time pass (S-24).
  ///
  /// Only flights that have an instant on the way are visited.
  mutating func advance(by length: Flicks) throws(Refusal) {
    if isDelivering { throw Refusal(.insideCallback) }
    let rest = Limits.time.count - clock
    guard (0...rest).contains(length.count) else { throw Refusal(.timeOutOfRange) }
    let target = clock + length.count
    while let first = dues.first, first.time <= target {
      clock = first.time
      while let due = dues.first, due.time == clock { reach(due.slot) }
      deliver()
    }
    clock = target
    keepOverlays()
  }

  /// Has a flight's overlay ready for whoever looks after this frame.
  private mutating func keepOverlays() {
    var slot = flights.first
    while slot.exists {
      overlays[slot] = overlay(of: slot, &counters)
      slot = flights[slot].next
    }
  }

  /// A flight is at one of its instants.
  private mutating func reach(_ slot: Handle) {
    dues.remove(slot)
    let position = flights[slot].position(at: clock)
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
    let base = flights[slot].boundaries
    let last = timelines.timelines[flights[slot].timeline].phaseCount - 1
    while flights[slot].phase < last,
      timelines.boundary(flights[slot].phase + 1, at: base) <= position
    {
      enterPhase(flights[slot].phase + 1, slot)
    }
  }

  /// Re-enters every phase that lies behind a boundary which is now ahead again.
  private mutating func retreat(_ slot: Handle, to position: Int64) {
    let base = flights[slot].boundaries
    while timelines.boundary(flights[slot].phase, at: base) > position {
      enterPhase(flights[slot].phase - 1, slot)
    }
  }

  /// Puts a flight's next instant into the heap.
  mutating func schedule(_ slot: Handle) {
    let flight = flights[slot]
    let time: Int64
    if flight.drive == .cancelling {
      time = flight.origin - max(0, timelines.boundary(flight.phase, at: flight.boundaries) - 1)
    } else {
      time = flight.origin + timelines.boundary(flight.phase + 1, at: flight.boundaries)
    }
    dues.insert(DueHeap.Entry(time: time, number: flight.number, slot: slot))
  }
}

extension TransitionEngine {
  /// The transition of `finish` and `cancel`, which must still be running (S-26).
  func runningFlight(on name: Name) throws(Refusal) -> Handle {
    let slot = try flight(on: name)
    if flights[slot].drive != .running { throw Refusal(.settling(name)) }
    return slot
  }

  private func flight(on name: Name) throws(Refusal) -> Handle {
    let slot = stages[try stage(name)].flight
    if !slot.exists { throw Refusal(.notInFlight(name)) }
    return slot
  }

  /// `cancel` (S-26).
  mutating func cancel(_ name: Name) throws(Refusal) {
    let slot = try runningFlight(on: name)
    let position = flights[slot].position(at: clock)
    flights[slot].drive = .cancelling
    flights[slot].origin = clock + position
    let (from, to) = screens(of: slot)
    fallDue(Callback.willDisappear, to)
    fallDue(Callback.willAppear, from)
    if position == 0 { return endNow(slot) }
    dues.remove(slot)
    schedule(slot)
  }

  /// `interrupt` (S-27).
  mutating func interrupt(_ name: Name?) throws(Refusal) {
    if let name { return endNow(try flight(on: name)) }
    while flights.first.exists { endNow(flights.first) }
  }

  /// Starts an atomic change: rectangles are taken at most once in it.
  mutating func beginAtomicChange() { areRectanglesTaken = false }

  /// Ends an atomic change: interrupts, in the order of their numbers, the transitions whose
  /// containers are no longer on screen, until there is none (S-27).
  mutating func sweep() {
    while mustSweep {
      mustSweep = false
      var slot = flights.first
      while slot.exists {
        let next = flights[slot].next
        if !store.isOnScreen(flights[slot].container) {
          end(slot)
          if mustSweep { break }
        }
        slot = next
      }
    }
  }

  /// Ends a transition now, and those that lose their place by it.
  mutating func endNow(_ slot: Handle) {
    end(slot)
    sweep()
  }
}
