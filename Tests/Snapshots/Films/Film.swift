// The films: each shipped choreography, both ways, by the clock and by the finger.

import Scenario
import Testing

/// One way of seeing a choreography.
struct Film: Sendable, CustomTestStringConvertible {
  /// Which of the choreography's timelines is seen.
  enum Direction: String, CaseIterable {
    case entering
    case leaving
  }

  /// How it comes to its end.
  enum Manner: String {
    /// By the clock.
    case timed
    /// Scrubbed by a finger that lets it finish.
    case finished
    /// Scrubbed by a finger that lets it be cancelled.
    case cancelled
    /// Dragged far enough to be dismissed.
    case dismissed = "dragged-dismissed"
    /// Dragged, and let go twice to spring back.
    case back = "dragged-back"
  }

  /// Where it happens.
  let world: FilmWorld
  /// Whether the screen enters or leaves.
  let direction: Direction
  /// How it ends.
  let manner: Manner

  /// All of them: six for each choreography, and the drags of those that can be dragged.
  static let all: [Film] = FilmWorld.all.flatMap { world in
    var films = Direction.allCases.flatMap { direction in
      [Manner.timed, .finished, .cancelled].map {
        Film(world: world, direction: direction, manner: $0)
      }
    }
    if case .drag = world.choreography.interaction {
      films += [.dismissed, .back].map { Film(world: world, direction: .leaving, manner: $0) }
    }
    return films
  }

  /// The name of the film and of its goldens.
  var name: String {
    "\(world.choreography.name)-\(direction.rawValue)-\(manner.rawValue)"
  }

  var testDescription: String { name }

  /// The choreography that is seen.
  var choreography: Choreography { world.choreography }

  /// The timeline that is seen.
  var timeline: Timeline {
    direction == .entering ? choreography.entering : choreography.leaving
  }

  /// The scene and the events.
  func scenario() throws -> ScenarioFile {
    ScenarioFile(scene: try ScenarioFile(parsing: world.declarations).scene, events: events)
  }
}
