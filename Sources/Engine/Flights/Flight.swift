// Transitions in flight, in slots that are used again.

import Scenario

/// One end of a flight (S-5).
struct FlightEnd {
  /// The view, if there is one.
  var view = Handle.none
  /// The rectangle in container space before a change that may have disconnected the view.
  var last: Rect?
}

/// A transition in flight.
struct Flight {
  var course = Course()
  var stage = Handle.none
  var isEntering = true
  var drive = TransitionObservation.Drive.running
  /// Whether it was asked for to follow a finger.
  var isInteractive = false
  var hold = FingerHold()
  var duration: Int64 = 0
  var upper = Handle.none
  /// The lower screen; none under style `over`.
  var lower = Handle.none
  /// Its level, which is below that of the upper one.
  var lowerLevel = 0
  var container = Handle.none
  /// The backdrop of its level; none where its timeline has none.
  var backdrop = Handle.none
  var source = FlightEnd()
  var destination = FlightEnd()
  /// The flights that began before and after it.
  var previous = Handle.none
  var next = Handle.none

  /// The end of that role.
  subscript(_ role: EndpointRole) -> FlightEnd {
    get { role == .source ? source : destination }
    set { if role == .source { source = newValue } else { destination = newValue } }
  }

  /// The screen of that role.
  subscript(_ role: ScreenRole) -> Handle { role == .upper ? upper : lower }
}

/// The flights, with those in the air chained in the order of their numbers.
struct FlightPool {
  private(set) var slots: [Flight] = []
  private var free: [Handle] = []
  private(set) var first = Handle.none
  private var last = Handle.none

  subscript(_ slot: Handle) -> Flight {
    get { slots[slot] }
    _modify { yield &slots[slot] }
  }

  /// Puts a flight into a slot, after all others.
  mutating func begin(_ flight: Flight) -> Handle {
    var flight = flight
    flight.previous = last
    flight.next = .none
    let slot: Handle
    if let used = free.popLast() {
      slot = used
      slots[slot] = flight
    } else {
      slot = Handle(slots.count)
      slots.append(flight)
    }
    if last.exists { slots[last].next = slot } else { first = slot }
    last = slot
    return slot
  }

  /// The flight of the least number above one, among those with that drive.
  func first(after number: Int, drive: TransitionObservation.Drive) -> Handle? {
    var slot = first
    while slot.exists {
      if slots[slot].course.number > number && slots[slot].drive == drive { return slot }
      slot = slots[slot].next
    }
    return nil
  }

  /// Takes a flight out of its slot.
  mutating func end(_ slot: Handle) {
    let (previous, next) = (slots[slot].previous, slots[slot].next)
    if previous.exists { slots[previous].next = next } else { first = next }
    if next.exists { slots[next].previous = previous } else { last = previous }
    free.append(slot)
  }
}
