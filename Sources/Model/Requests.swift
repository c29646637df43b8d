// Requests for transitions and their checks: S-16, S-17, S-18, S-27 and S-28.

import Scenario

extension World {
  /// *Stage g*, of the section before S-13.
  func stage(_ name: Name) throws(Refusal) -> StageState {
    guard let stage = stages.first(where: { $0.name == name }) else {
      throw Refusal(.unknownStage(name))
    }
    return stage
  }

  /// S-16; gives the choreography.
  private func check(_ animation: Animation) throws(Refusal) -> Choreography {
    guard let choreography = scene.choreography(named: animation.choreography) else {
      throw Refusal(.unknownChoreography(animation.choreography))
    }
    if let duration = animation.duration, !duration.isAcceptable { throw Refusal(.timeOutOfRange) }
    if case .view(let view) = animation.source { _ = try resolve(view) }
    if case .view(let view) = animation.destination { _ = try resolve(view) }
    return choreography
  }

  /// S-17.
  mutating func enter(
    _ name: Name, on stageName: Name, _ arrival: Arrival, isPush: Bool
  ) throws(Refusal) {
    let screen = try resolve(name)
    let stage = try stage(stageName)
    if stage.isNavigation != isPush { throw Refusal(.wrongStage(stageName)) }
    if scene.views[screen].kind != .screen { throw Refusal(.notAScreen(name)) }
    var request: (animation: Animation, choreography: Choreography)?
    if case .animated(let animation) = arrival { request = (animation, try check(animation)) }
    if stage.flight != nil { throw Refusal(.busy(stageName)) }
    if isStacked(screen) || superviews[.view(screen)] != nil { throw Refusal(.screenInUse(name)) }
    if reaches(.view(screen), from: stage.host) {
      throw Refusal(.cycle(name, self.name(of: stage.host)))
    }
    if request != nil && !isOnScreen(stage.host) { throw Refusal(.offScreen(stageName)) }
    push(screen, on: stage.index, entrance: request?.animation)
    if let (animation, choreography) = request {
      begin(stage.index, animation, choreography, isEntering: true)
    } else {
      changeAtOnce(stage.index, isEntering: true)
    }
  }

  /// S-18: pop.
  mutating func pop(
    _ stageName: Name, to screenName: Name?, _ departure: Departure
  ) throws(Refusal) {
    let stage = try stage(stageName)
    if !stage.isNavigation { throw Refusal(.wrongStage(stageName)) }
    var screen: Int?
    if let screenName { screen = try resolve(screenName) }
    if case .animated(let animation) = departure { _ = try check(animation) }
    if stage.flight != nil { throw Refusal(.busy(stageName)) }
    if stage.levels.isEmpty { throw Refusal(.atRoot(stageName)) }
    var level: Int?
    if let screenName {
      level = stage.stack.dropLast().firstIndex { $0 == screen }
      if level == nil { throw Refusal(.notBelow(screenName)) }
    }
    try leave(stage, to: level, departure)
  }

  /// S-18: dismiss.
  mutating func dismiss(_ name: Name, _ departure: Departure) throws(Refusal) {
    let screen = try resolve(name)
    if case .animated(let animation) = departure { _ = try check(animation) }
    guard let stage = layoutStage(of: screen), !stage.isNavigation else {
      throw Refusal(.notPresented(name))
    }
    if stage.flight != nil { throw Refusal(.busy(stage.name)) }
    if stage.upper != screen { throw Refusal(.notOnTop(name)) }
    try leave(stage, departure)
  }

  /// S-18: by which transition, if any; and whether there is a screen to see it on.
  mutating func leave(
    _ stage: StageState, to level: Int? = nil, _ departure: Departure
  ) throws(Refusal) {
    let animation: Animation? =
      switch departure {
      case .unanimated: nil
      case .animated(let animation): animation
      case .asEntered:
        stage.levels[stage.levels.count - 1].entrance.map {
          Animation($0.choreography, from: $0.destination, to: $0.source)
        }
      }
    let choreography = try animation.map { (animation) throws(Refusal) in try check(animation) }
    if animation != nil && !isOnScreen(stage.host) { throw Refusal(.offScreen(stage.name)) }
    stages[stage.index].poppedTo = level
    guard let animation, let choreography else {
      return changeAtOnce(stage.index, isEntering: false)
    }
    begin(stage.index, animation, choreography, isEntering: false)
  }

  /// S-27: one stage, with its drag.
  mutating func interrupt(_ name: Name) throws(Refusal) {
    let stage = try stage(name)
    if stage.flight == nil && stage.drag == nil { throw Refusal(.notInFlight(name)) }
    if let flight = stage.flight { end(stage, flight) }
    stages[stage.index].drag = nil
  }

  /// S-28.
  mutating func discard(_ name: Name) throws(Refusal) {
    let screen = try resolve(name)
    guard let stage = layoutStage(of: screen) else { throw Refusal(.notPresented(name)) }
    if let flight = stage.flight { end(stage, flight) }
    while stages[stage.index].levels.contains(where: { $0.screen == screen }) {
      changeAtOnce(stage.index, isEntering: false)
    }
  }

  /// S-23: upon.
  mutating func arm(_ trigger: Trigger, _ event: Event) throws(Refusal) {
    switch trigger {
    case .willAppear(let name), .didAppear(let name), .willDisappear(let name),
      .didDisappear(let name):
      if scene.views[try resolve(name)].kind != .screen { throw Refusal(.notAScreen(name)) }
    case .begins(let name), .phase(let name, _), .completes(let name), .ends(let name):
      _ = try stage(name)
    }
    reactions.append(Reaction(trigger: trigger, event: event))
  }
}
