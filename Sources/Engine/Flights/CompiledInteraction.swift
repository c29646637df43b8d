// Interactions made ready: what a finger can do to the flights of a choreography.

import Scenario

/// An interaction as the engine reads it, flat; what its kind has no use for rests.
struct CompiledInteraction {
  enum Kind {
    case none, percent, drag
  }

  let kind: Kind
  /// How the rest of a flight, or the way of a screen back to its place, is spread over its time.
  let curve: EasingCurve
  /// How many times faster the rest of a flight goes.
  let speed: Double
  /// The progress that a drag must exceed, and the speed.
  let distance: Double
  let velocity: Double
  /// How long a screen takes to spring back, in flicks.
  let springBack: Int64

  init(_ interaction: Interaction) {
    var (percent, drag) = (Percent(), Drag())
    switch interaction {
    case .none: kind = .none
    case .percent(let value): (kind, percent) = (.percent, value)
    case .drag(let value): (kind, drag) = (.drag, value)
    }
    curve = EasingCurve(kind == .drag ? drag.curve : percent.completion)
    speed = percent.speed
    (distance, velocity) = (drag.distance, drag.velocity)
    springBack = drag.springBack.count
  }
}
