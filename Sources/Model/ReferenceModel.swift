// The reference model: the executable specification as a transition system.

import Scenario

/// The specification as a system: slow, pure, without caches.
public struct ReferenceModel: TransitionSystem, Sendable {
  var world: World

  /// Starts a world as the scene declares it, at time 0 (V-2).
  public init(_ scene: Scene) {
    world = World(scene)
  }

  /// Lets something happen (S-13 … S-33).
  public mutating func handle(_ event: Event) -> Response {
    world.handle(event)
  }

  /// What a correct implementation may be observed as now (S-1 … S-12).
  public func expectation() -> Expectation {
    world.expectation()
  }

  /// The scene that the world was started as (V-2).
  public var scene: Scene { world.scene }

  /// What is seen of the stages now, without the cost of all the views (S-12).
  public var stages: [StageObservation] { world.stages.map { world.see($0) } }

  /// What a transition in flight goes by, without the cost of all the views (S-12).
  public var flights: [FlightExpectation] { world.flightsSeen }

  /// The choreographies that the top screens of the stages entered by (S-18).
  public var entrances: [Name: Name] { world.entrances }

  /// The model's own numbers, which lie inside the expectation (S-12).
  public func observe() -> Observation {
    expectation().representative
  }
}

// What is asked after every event, without the cost of an expectation.
extension ReferenceModel {
  /// S-24: the clock.
  package var time: Flicks { world.clock }

  /// S-23: the callbacks so far.
  package var log: [LogEntry] { world.log }

  /// S-25: whether the transitions in flight have the numbers that are seen; keys leave them out.
  package func hasNumbers(_ seen: [StageObservation]) -> Bool {
    seen.count == world.stages.count
      && seen.indices.allSatisfy {
        seen[$0].transition?.number == world.stages[$0].flight?.number
      }
  }

  /// S-13: the last rejection.
  package var lastRejection: Rejection? { world.lastRejection }

  /// S-1, S-13: what ``expectation()`` says, given what it said in another state.
  ///
  /// What is seen is a function of the state, so in the same state it is the same; all that a refusal
  /// changes is the last rejection.
  package func expectation(knowing seen: Expectation, in state: ReferenceModel) -> Expectation {
    var world = state.world
    world.lastRejection = self.world.lastRejection
    return world == self.world ? seen.afterRefusing(world.lastRejection) : expectation()
  }
}

/// What may be seen of a scene after some events: the pure function that the model is (S-1 … S-33).
public func expectation(of scene: Scene, after events: [Event]) -> Expectation {
  var model = ReferenceModel(scene)
  for event in events { _ = model.handle(event) }
  return model.expectation()
}
