// The life of a transition: S-11, S-19 … S-22, S-25 and S-27.

import Scenario

extension World {
  /// S-22: a callback falls due.
  mutating func fallDue(_ callback: Callback) {
    due.append(LogEntry(clock, callback))
  }

  /// S-22: appearance callbacks fall due; under `over` the presenter gets none.
  mutating func appearance(
    _ callbacks: [(screen: Int, callback: (Name) -> Callback)], on stage: StageState
  ) {
    for (screen, callback) in callbacks where stage.touchesLower || screen != stage.lower {
      fallDue(callback(scene.views[screen].name))
    }
  }

  /// S-17, S-20, S-33: a screen is on the stack from now on; a modal one has its container, and the
  /// drag of the screen below is gone.
  mutating func push(_ screen: Int, on index: Int, entrance: Animation?) {
    stages[index].drag = nil
    let stage = stages[index]
    let home = stage.home(position: stage.levels.count)
    stages[index].levels.append(
      Level(
        screen: screen, entrance: entrance,
        before: Layout(bounds: views[screen].bounds, center: views[screen].center),
        presenterIndex: self.index(ofFirst: [.view(stage.upper)], in: home)))
    if !stage.isNavigation { attach(stages[index].container, to: stage.host) }
  }

  /// S-19, S-20: the top screen enters or leaves unanimated.
  mutating func changeAtOnce(_ index: Int, isEntering: Bool) {
    let stage = stages[index]
    stages[index].poppedTo = nil
    let (from, to) = stage.screens(isEntering: isEntering)
    arrange(stage, stays: isEntering)
    if !isEntering { takeOff(stage, wasCancelled: false) }
    appearance(
      [
        (from, Callback.willDisappear), (to, Callback.willAppear),
        (from, Callback.didDisappear), (to, Callback.didAppear),
      ], on: stage)
  }

  /// S-25, with S-11 for the order in the container and S-19 for its place.
  mutating func begin(
    _ index: Int, _ animation: Animation, _ choreography: Choreography, isEntering: Bool
  ) {
    let timeline = isEntering ? choreography.entering : choreography.leaving
    let duration = animation.duration ?? timeline.duration
    begun += 1
    let flight = Flight(
      number: begun, choreography: choreography.name, timeline: timeline,
      boundaries: boundaries(of: duration, shares: timeline.phases.map(\.share)),
      duration: duration, isEntering: isEntering, source: lookUp(animation.source),
      destination: lookUp(animation.destination),
      percent: animation.isInteractive ? choreography.interaction.percent : nil,
      drive: animation.isInteractive ? .pending : .running)
    stages[index].flight = flight
    if !isEntering { release(index) }
    let stage = stages[index]
    fill(stage, timeline)
    let (from, to) = stage.screens(isEntering: isEntering)
    fallDue(.willBegin(stage.name, flight.number))
    appearance([(from, Callback.willDisappear), (to, Callback.willAppear)], on: stage)
    fallDue(.phase(stage.name, flight.number, 0))
    enterPhases(index)
    concludeMoment()
    if duration == .zero && !animation.isInteractive { end(stage, flight) }
  }

  /// S-5: the view of an endpoint, now.
  private func lookUp(_ endpoint: Endpoint?) -> Int? {
    switch endpoint {
    case .view(let name): position(of: name)
    case .item(let key): bindings[key]
    case nil: nil
    }
  }

  /// S-11; a navigation container takes the place of the screen that is seen.
  private mutating func fill(
    _ stage: StageState, _ timeline: Timeline
  ) {
    let (upper, lower) = (Node.view(stage.upper), Node.view(stage.lower))
    if stage.isNavigation {
      let place = index(ofFirst: [upper, lower], in: stage.host)
      attach(stage.container, to: stage.host, at: place)
    }
    let (first, last) = timeline.isLowerOnTop ? (upper, lower) : (lower, upper)
    let parts: [(node: Node, isThere: Bool)] = [
      (first, first == upper || stage.touchesLower), (stage.backdrop, timeline.backdrop != nil),
      (last, last == upper || stage.touchesLower), (stage.traveller, timeline.traveller != nil),
    ]
    detach(stage.backdrop)
    for part in parts where part.isThere { attach(part.node, to: stage.container) }
  }

  /// S-19, S-20: the tree between transitions, with the upper screen on the stack or off it.
  private mutating func arrange(_ stage: StageState, stays: Bool) {
    let (upper, lower) = (Node.view(stage.upper), Node.view(stage.lower))
    let place = index(ofFirst: [upper, lower, stage.container], in: stage.host)
    detach(stage.backdrop)
    detach(stage.traveller)
    detach(upper)
    if stage.touchesLower { detach(lower) }
    if stage.isNavigation {
      detach(stage.container)
      attach(stays ? upper : lower, to: stage.host, at: place)
    } else if stays {
      if stages[stage.index].levels[stage.levels.count - 1].backdrop != nil {
        attach(stage.backdrop, to: stage.container)
      }
      attach(upper, to: stage.container)
    } else {
      detach(stage.container)
      if stage.touchesLower {
        let last = stage.levels.count - 1
        attach(lower, to: stage.home(position: last), at: stage.levels[last].presenterIndex)
      }
    }
  }

  /// S-21: the screens above the lower one are off the stack; each keeps its last layout, or gets back
  /// what it had; the drag is gone (S-33).
  private mutating func takeOff(_ stage: StageState, wasCancelled: Bool) {
    stages[stage.index].drag = nil
    for level in stage.levels.suffix(from: stage.lowerLevel) {
      let layout = geometry(of: .view(level.screen))
      let bounds = wasCancelled ? level.before.bounds : layout.bounds
      views[level.screen].bounds.width = bounds.width
      views[level.screen].bounds.height = bounds.height
      views[level.screen].center = wasCancelled ? level.before.center : layout.center
    }
    stages[stage.index].levels.removeSubrange(stage.lowerLevel...)
  }

  /// S-22, S-27: a transition ends now: finished, if it was on its way there or waits to be; another
  /// one that waits for a finger or follows one is cancelled first.
  ///
  /// With it, S-8: a backdrop that persists; and S-33: a drag that was not enough.
  mutating func end(_ stage: StageState, _ flight: Flight) {
    let isLatched = flight.drive == .pending && flight.latched == false
    let isFinished = flight.drive == .running || flight.drive == .finishing || isLatched
    if !isFinished && flight.drive != .cancelling { turn(stage, flight, isCancelled: true) }
    let stays = isFinished == flight.isEntering
    stages[stage.index].flight = nil
    stages[stage.index].poppedTo = nil
    if let backdrop = flight.timeline.backdrop, backdrop.persists, flight.isEntering, isFinished,
      !stage.isNavigation
    {
      stages[stage.index].levels[stage.levels.count - 1].backdrop = backdrop
    }
    arrange(stage, stays: stays)
    if stays { springBack(stage.index) } else { takeOff(stage, wasCancelled: !isFinished) }
    let (from, to) = stage.screens(isEntering: isFinished == flight.isEntering)
    fallDue(.complete(stage.name, flight.number, isFinished))
    appearance([(from, Callback.didDisappear), (to, Callback.didAppear)], on: stage)
    fallDue(.didEnd(stage.name, flight.number))
    concludeMoment()
  }

  /// S-5, S-27: after an atomic change rectangles are remembered, and what has lost its screen ends.
  mutating func concludeMoment() {
    rememberRects()
    while let lost = lostFlight { end(stages[lost.stage], lost.flight) }
  }

  /// S-27: the first transition whose container is not on screen.
  private var lostFlight: InFlight? {
    flights.first { !isOnScreen(stages[$0.stage].container) }
  }

  /// S-22: the callbacks of cancel; the other way round when a cancellation is turned back (S-26b).
  mutating func turn(_ stage: StageState, _ flight: Flight, isCancelled: Bool) {
    let (from, to) = stage.screens(isEntering: flight.isEntering == isCancelled)
    appearance([(to, Callback.willDisappear), (from, Callback.willAppear)], on: stage)
  }

  /// S-27: everything ends, in the order of the numbers, and every drag is gone.
  mutating func interruptAll() {
    while let first = flights.first { end(stages[first.stage], first.flight) }
    for index in stages.indices { stages[index].drag = nil }
  }
}

extension StageState {
  /// S-22: the screen that disappears and the one that appears when the upper one enters or leaves.
  func screens(isEntering: Bool) -> (from: Int, to: Int) {
    isEntering ? (lower, upper) : (upper, lower)
  }
}
