// Playing a scenario on a system and keeping what was seen: what traces and filmstrips are made of.

import Scenario

/// What was seen while a scenario was played, event by event; expectations are passed over.
public struct Playback: Sendable {
  /// One event and what was seen after it.
  public struct Moment: Sendable {
    /// The number of the event in the scenario, from 1.
    public let number: Int
    /// The event.
    public let event: Event
    /// The answer.
    public let response: Response
    /// What was seen then.
    public let seen: Observation
  }

  /// The scene.
  public let scene: Scene
  /// What was seen before the first event.
  public let start: Observation
  /// The events, in order.
  public let moments: [Moment]

  /// Plays a scenario on a fresh system.
  ///
  /// - Parameters:
  ///   - file: the scenario.
  ///   - begin: makes the system: the initialiser of its type.
  public init<System: TransitionSystem>(_ file: ScenarioFile, on begin: (Scene) -> System) {
    var system = begin(file.scene)
    scene = file.scene
    start = system.observe()
    var moments: [Moment] = []
    for event in file.events {
      let response = system.handle(event)
      moments.append(
        Moment(
          number: moments.count + 1, event: event, response: response, seen: system.observe()))
    }
    self.moments = moments
  }
}
