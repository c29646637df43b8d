// Small worlds: a scene and an alphabet, all of whose event sequences are tried.

import Model
import Scenario

/// A scene and the events that may happen in it, in any order and number.
public struct SmallWorld: Sendable {
  /// The name.
  public let name: String
  /// What it is about, in a few words.
  public let summary: String
  /// The scene.
  public let scene: Scene
  /// The alphabet; its order decides between traces of the same length.
  public let events: [Event]
  /// What is told apart in its states.
  public let grain: StateGrain
  /// How many events it is explored deep, unless one says otherwise; `nil` for as deep as it goes.
  public let depth: Int?

  /// Makes a world.
  public init(
    name: String, summary: String, scene: Scene, events: [Event], grain: StateGrain = .fine,
    depth: Int? = nil
  ) {
    self.name = name
    self.summary = summary
    self.scene = scene
    self.events = events
    self.grain = grain
    self.depth = depth
  }

  /// The world of a scenario: its scene, and its events for an alphabet, each once.
  public init(
    name: String, summary: String, _ file: ScenarioFile, grain: StateGrain = .fine,
    depth: Int? = nil
  ) {
    var seen: Set<Event> = []
    self.init(
      name: name, summary: summary, scene: file.scene,
      events: file.events.filter { seen.insert($0).inserted }, grain: grain, depth: depth)
  }

  /// A world that is written as a scenario; one with mistakes is empty, which a test excludes.
  init(
    name: String, summary: String, grain: StateGrain = .fine, depth: Int? = nil,
    written text: String
  ) {
    let file = try? ScenarioFile(parsing: text)
    self.init(
      name: name, summary: summary, file ?? ScenarioFile(scene: .empty, steps: []), grain: grain,
      depth: depth)
  }
}
