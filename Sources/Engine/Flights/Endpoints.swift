// The ends of flights: where they are now, and where they were last (S-5).

import Scenario

extension TransitionEngine {
  /// The rectangle of an end in container space, as things are now.
  func rectangle(of end: FlightEnd, in flight: Flight, _ counters: inout Counters) -> Rect {
    if let rect = connectedRectangle(of: end.view, in: flight.container, &counters) { return rect }
    if let last = end.last { return last }
    let middle = store.placements[flight.container].bounds.middle
    return Rect(x: middle.x - 0.5, y: middle.y - 0.5, width: 1, height: 1)
  }

  /// The box of a view's bounds in container space while it is connected.
  private func connectedRectangle(
    of view: Handle, in container: Handle, _ counters: inout Counters
  ) -> Rect? {
    guard view.exists else { return nil }
    let root = store.ancestry(of: view).root
    let containerRoot = store.ancestry(of: container).root
    guard root == containerRoot || (store.isWindow(root) && store.isWindow(containerRoot)) else {
      return nil
    }
    let placement = store.placements[view]
    let map = store.map(
      from: view, at: placement, to: container, at: store.placements[container],
      visited: &counters.viewsVisited)
    counters.transformsComposed += 1
    return map.box(of: placement.bounds)
  }

  /// Takes every connected end's rectangle before the tree changes under one of them.
  ///
  /// Called for the first view that an atomic change takes out or puts in with an end or container
  /// below it: what was moved before it in the same change held none, so these are the rectangles
  /// before the change. Putting in counts: what comes and goes within one change was never there.
  mutating func willMove(_ view: Handle) {
    guard store.watchers[view] != 0 else { return }
    mustSweep = true
    takeRectangles()
  }

  /// Takes every connected end's rectangle, unless this atomic change has already done so.
  mutating func takeRectangles() {
    if areRectanglesTaken { return }
    areRectanglesTaken = true
    var slot = flights.first
    while slot.exists {
      takeRectangle(of: .source, slot)
      takeRectangle(of: .destination, slot)
      slot = flights[slot].next
    }
  }

  private mutating func takeRectangle(of role: EndpointRole, _ slot: Handle) {
    let flight = flights[slot]
    let rect = connectedRectangle(of: flight[role].view, in: flight.container, &counters)
    if let rect { flights[slot][role].last = rect }
  }
}

extension TransitionEngine {
  /// Takes a view out of its superview, if it has one.
  mutating func detach(_ view: Handle) {
    willMove(view)
    guard store.links[view].parent.exists else { return }
    store.detach(view)
  }

  /// Moves a view to the end of another's subviews.
  mutating func move(_ view: Handle, to parent: Handle) {
    detach(view)
    store.append(view, to: parent)
  }

  /// Moves a view to the place before a sibling-to-be.
  mutating func move(_ view: Handle, before sibling: Handle) {
    detach(view)
    store.insert(view, before: sibling)
  }
}
