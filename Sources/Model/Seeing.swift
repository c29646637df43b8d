// What is seen: the overlay of S-1 on the state, recomputed from scratch.

import Bounds
import Scenario

extension World {
  /// S-12: everything; a helper exists if it has a superview.
  func expectation() -> Expectation {
    var nodes = views.indices.map { Node.view($0) }
    for index in stages.indices { nodes += helpers(of: stages[index]) }
    let flights = flights
    let flying = flights.map { moving in
      Flying(
        stage: moving.stage, flight: moving.flight,
        ends: ends(of: moving.flight, on: stages[moving.stage]))
    }
    let geometries = nodes.map { geometry(of: $0, flying) }
    var sight = Sight(
      held: held(by: flights), parts: parts(in: flying),
      maps: NodeTable(views: geometries.prefix(views.count).map { $0.map }))
    for position in nodes.indices.dropFirst(views.count) {
      sight.maps[nodes[position]] = geometries[position].map
    }
    let seen = zip(nodes, geometries).map { see($0, $1, sight) }
    return Expectation(
      time: clock, views: seen, stages: stages.map { see($0) }, drags: drags, entrances: entrances,
      flights: flying.map { see($0.flight, between: $0.ends, on: stages[$0.stage]) },
      log: log, lastRejection: lastRejection)
  }

  /// S-4 … S-8: where a node is; travellers fly between the ends of their stages' flights.
  private func geometry(of node: Node, _ flights: [Flying]) -> Geometry {
    for moving in flights {
      if case .helper(.traveller, moving.stage, _) = node,
        let traveller = moving.flight.timeline.traveller
      {
        return geometry(
          of: traveller, between: moving.ends, in: moving.flight, on: stages[moving.stage])
      }
    }
    return geometry(of: node)
  }

  /// S-12: the transitions in flight.
  var flightsSeen: [FlightExpectation] {
    flights.map { moving in
      let (flight, stage) = (moving.flight, stages[moving.stage])
      return see(flight, between: ends(of: flight, on: stage), on: stage)
    }
  }

  /// S-32: the offsets of drags.
  private var drags: [Name: PointEnvelope] {
    var drags: [Name: PointEnvelope] = [:]
    for index in stages.indices where stages[index].drag != nil {
      drags[stages[index].name] = offset(of: stages[index])?.envelope
    }
    return drags
  }

  /// S-18: what the top screens entered by.
  var entrances: [Name: Name] {
    var entrances: [Name: Name] = [:]
    for index in stages.indices {
      guard let entrance = stages[index].levels.last?.entrance else { continue }
      entrances[stages[index].name] = entrance.choreography
    }
    return entrances
  }

  /// S-12: the helpers of a stage that exist: containers by level, backdrops by level, traveller.
  private func helpers(of stage: StageState) -> [Node] {
    if stage.levels.isEmpty { return [] }
    let levels = 1...(stage.isNavigation ? 1 : stage.levels.count)
    let helpers =
      levels.map { stage.container(level: $0) } + levels.map { stage.backdrop(level: $0) }
      + [stage.traveller]
    return helpers.filter { superviews[$0] != nil }
  }

  /// S-12: a stage.
  func see(_ stage: StageState) -> StageObservation {
    let offset = offset(of: stage)?.envelope.value
    return StageObservation(
      name: stage.name, stack: stage.stack.map { name(of: .view($0)) },
      transition: stage.flight.map {
        TransitionObservation(
          number: $0.number, choreography: $0.choreography, isEntering: $0.isEntering,
          phase: $0.phase, elapsed: $0.elapsed, duration: $0.duration, drive: $0.drive)
      },
      drag: stage.drag.flatMap { drag in
        offset.map { DragObservation(offset: $0, state: drag.state) }
      })
  }

  /// S-5, S-7, S-10: what a transition in flight goes by.
  private func see(
    _ flight: Flight, between ends: Ends, on stage: StageState
  ) -> FlightExpectation {
    func value(_ track: Track) -> Envelope {
      track.value(at: flight.elapsed, boundaries: flight.boundaries).envelope
    }
    let traveller = flight.timeline.traveller
    func landing(_ role: EndpointRole) -> RectEnvelope? {
      traveller.map { fitted(ends, role, $0, in: flight, on: stage).envelope }
    }
    return FlightExpectation(
      stage: stage.name, number: flight.number, timeline: flight.timeline,
      boundaries: flight.boundaries, elapsed: flight.elapsed, phase: flight.phase,
      drive: flight.drive, isInteractive: flight.percent != nil, isEntering: flight.isEntering,
      upper: name(of: .view(stage.upper)),
      lower: stage.touchesLower ? name(of: .view(stage.lower)) : nil,
      container: name(of: stage.container), source: flight.source.map { name(of: .view($0)) },
      destination: flight.destination.map { name(of: .view($0)) },
      isSourceConnected: isConnected(flight.source, to: stage.container),
      isDestinationConnected: isConnected(flight.destination, to: stage.container),
      sourceRect: ends.source.envelope, destinationRect: ends.destination.envelope,
      landingSource: landing(.source), landingDestination: landing(.destination),
      travel: traveller.map { value($0.travel) }, scale: traveller.map { value($0.scale) },
      openness: stage.mask(of: flight).map { value($0.openness) })
  }

  /// V-4, S-3, S-12: a view.
  private func see(_ node: Node, _ geometry: Geometry, _ sight: Sight) -> ViewExpectation {
    let superview = superviews[node]
    let look = look(of: node, sight)
    var (kind, role): (ViewKind?, HelperRole?)
    switch node {
    case .view(let index): kind = scene.views[index].kind
    case .helper(let helper, _, _): role = helper
    }
    let map = screenMap(of: node, geometry.map) { sight.maps[$0] }
    return ViewExpectation(
      name: name(of: node), kind: kind, role: role, superview: superview.map { name(of: $0) },
      index: superview.map { index(of: node, in: $0) } ?? 0,
      isHidden: isHidden(node, sight.held), isVisible: isVisible(node, sight.held),
      bounds: geometry.bounds.envelope, center: geometry.center.envelope,
      transform: geometry.transform.envelope,
      box: map.box(of: geometry.bounds).envelope,
      alpha: look.alpha,
      cornerRadius: look.cornerRadius, shadow: look.shadow, blur: look.blur, mask: look.mask,
      picture: look.picture, contentMode: look.contentMode)
  }

  /// S-3: in a window, with nothing hidden or of own alpha 0 from the node up to there.
  private func isVisible(_ node: Node, _ held: [Int]) -> Bool {
    if isHidden(node, held) || ownAlpha(node) == 0 { return false }
    return superviews[node].map { isVisible($0, held) } ?? isWindow(node)
  }

  /// S-2: by the app's flag or by a hold.
  private func isHidden(_ node: Node, _ held: [Int]) -> Bool {
    guard case .view(let index) = node else { return false }
    return views[index].isHidden || held.contains(index)
  }

  /// S-2: the views that holds are on now.
  private func held(by flights: [InFlight]) -> [Int] {
    flights.flatMap { moving in
      moving.flight.timeline.holds.filter { $0.phases.contains(moving.flight.phase) }
        .compactMap { target(of: $0, moving) }
    }
  }

  /// S-2: the view that a hold is on.
  private func target(of hold: Hold, _ moving: InFlight) -> Int? {
    switch hold.target {
    case .endpoint(let role): moving.flight.endpoint(role)
    case .screen(let role): stages[moving.stage].screen(role)
    }
  }

  /// S-9, S-10: the screens that take part in transitions in flight.
  private func parts(in flights: [Flying]) -> [Part] {
    flights.flatMap { moving in
      ScreenRole.allCases.compactMap { role in
        stages[moving.stage].screen(role).map { Part(screen: $0, role: role, moving: moving) }
      }
    }
  }

  /// S-3: the own alpha; a helper has 1 (V-11).
  private func ownAlpha(_ node: Node) -> Double {
    if case .view(let index) = node { views[index].alpha } else { 1 }
  }
}

extension StageState {
  /// S-9, S-10: the screen in this role; under `over` there is no lower one.
  func screen(_ role: ScreenRole) -> Int? {
    role == .upper ? upper : touchesLower ? lower : nil
  }

  /// S-10: the mask of a flight, if its screen takes part.
  func mask(of flight: Flight) -> Mask? {
    flight.timeline.mask.flatMap { screen($0.screen) == nil ? nil : $0 }
  }
}

/// A transition in flight, and where its endpoints are.
struct Flying {
  let stage: Int
  let flight: Flight
  let ends: Ends
}

/// A screen's part in a transition in flight.
struct Part {
  let screen: Int
  let role: ScreenRole
  let moving: Flying
}

/// What all views are seen by.
struct Sight {
  let held: [Int]
  let parts: [Part]
  /// Of every node that is seen.
  var maps: NodeTable<QuantityMap>
}
