// Ending at once: interruptions, and flights that lose their place (S-27).

import Scenario

extension TransitionEngine {
  /// `interrupt` (S-27).
  mutating func interrupt(_ name: Name?) throws(Refusal) {
    guard let name else {
      while flights.first.exists { endNow(flights.first) }
      for stage in stages.indices { dropDrag(of: Handle(stage)) }
      return
    }
    let stage = try stage(name)
    let slot = stages[stage].flight
    if !slot.exists && stages[stage].drag == nil { throw Refusal(.notInFlight(name)) }
    if slot.exists { endNow(slot) }
    dropDrag(of: stage)
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
