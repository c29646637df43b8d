// Looking: observations, conversions and boxes.

import Scenario

extension TransitionEngine {
  /// Everything that can be seen now (S-1 to S-12).
  ///
  /// Looking changes nothing. The cost grows with
  /// the number of views and the length of the log.
  public func observe() -> Observation {
    let sight = Sight(of: self)
    var views: [ViewObservation] = []
    views.reserveCapacity(store.names.count)
    for view in 0..<Handle(store.declaredCount) { views.append(sight.observe(view, of: self)) }
    for stage in stages.indices {
      for view in stages[stage].containers { observe(view, sight, &views) }
      for view in stages[stage].backdrops { observe(view, sight, &views) }
      observe(stages[stage].traveller, sight, &views)
    }
    var seen: [StageObservation] = []
    seen.reserveCapacity(stages.count)
    for stage in stages.indices { seen.append(observe(stage: Handle(stage))) }
    return Observation(
      time: Flicks(clock), views: views, stages: seen, log: log, lastRejection: lastRejection)
  }

  /// Looks at a helper, if it exists.
  private func observe(_ helper: Handle, _ sight: Sight, _ views: inout [ViewObservation]) {
    if store.links[helper].parent.exists { views.append(sight.observe(helper, of: self)) }
  }

  private func observe(stage handle: Handle) -> StageObservation {
    let (slot, drag) = (stages[handle].flight, stages[handle].drag)
    return StageObservation(
      name: stages[handle].name, stack: stages[handle].stack.map { store.names[$0.screen] },
      transition: slot.exists ? observe(flights[slot]) : nil,
      drag: drag.map { DragObservation(offset: dragOffset(of: handle), state: $0.state) })
  }

  private func observe(_ flight: Flight) -> TransitionObservation {
    TransitionObservation(
      number: flight.course.number,
      choreography: timelines.compiled.choreography(of: flight.course.timeline),
      isEntering: flight.isEntering, phase: flight.course.phase,
      elapsed: Flicks(timelines.position(on: flight.course, at: clock)),
      duration: Flicks(flight.duration),
      drive: flight.drive)
  }
}

extension TransitionEngine {
  /// The image of a point of one view's bounds space in another's (V-6).
  ///
  /// - Parameters:
  ///   - point: A point, in the bounds space of `source`.
  ///   - source: The name of a view, declared or a helper that exists.
  ///   - target: Likewise; `nil` for screen space.
  /// - Returns: The point in the target's bounds space; `nil` when there is no view of that name.
  public func convert(_ point: Point, from source: Name, to target: Name?) -> Point? {
    guard let source = existing(source) else { return nil }
    guard let target else { return screenMap(of: source)(point) }
    guard let target = existing(target) else { return nil }
    return map(from: source, to: target)(point)
  }

  /// The box of a view's bounds in another view's bounds space (V-7).
  ///
  /// - Parameters:
  ///   - view: The name of a view, declared or a helper that exists.
  ///   - space: Likewise; `nil` for screen space.
  /// - Returns: The box; `nil` when there is no view of that name.
  public func box(of view: Name, in space: Name?) -> Rect? {
    guard let view = existing(view) else { return nil }
    if space == nil, !store.isHelper(view), let box = store.keptBox(of: view) { return box }
    let bounds = placement(of: view).bounds
    guard let space else { return screenMap(of: view).box(of: bounds) }
    guard let space = existing(space) else { return nil }
    return view == space ? bounds : map(from: view, to: space).box(of: bounds)
  }

  /// Keeps a view's composed map to the screen, and those of its superviews.
  ///
  /// `convert` and `box` to screen space then only look it up, until something changes. It is a
  /// matter of speed alone; a name that nobody has is ignored.
  public mutating func keepConversion(of view: Name) {
    if let view = existing(view) { store.refreshScreenMap(of: view, &counters) }
  }

  /// The view of that name, if there is one; inlined as the other look-ups are.
  @inline(__always)
  private func existing(_ name: Name) -> Handle? {
    guard let view = store.handles[name] else { return nil }
    return store.isHelper(view) && !store.links[view].parent.exists ? nil : view
  }

  /// The placement that a view is seen at: a traveller's is its flight's, others are their own.
  func placement(of view: Handle) -> Placement {
    guard let slot = travellingFlight(of: view) else { return store.placements[view] }
    return overlay(of: slot).traveller
  }

  private func travellingFlight(of view: Handle) -> Handle? {
    guard store.isHelper(view), let stage = stages.first(where: { $0.traveller == view }) else {
      return nil
    }
    return stage.flight
  }

  private func map(from source: Handle, to target: Handle) -> SpaceMap {
    var visited = 0
    return store.map(
      from: source, at: placement(of: source), to: target, at: placement(of: target),
      visited: &visited)
  }

  private func screenMap(of view: Handle) -> SpaceMap {
    guard travellingFlight(of: view) != nil else { return store.screenMap(of: view) }
    let parent = store.screenMap(of: store.links[view].parent)
    return .toScreen(placement(of: view), under: parent)
  }
}
