// Interactions made ready: what a finger can do to the flights of a choreography.

import Scenario

/// An interaction as the engine reads it, flat; what its kind has no use for rests.
struct CompiledInteraction {
  /// Whether a finger can drag the screen.
  let isDrag: Bool
  /// How the rest of a flight that was scrubbed is spread over its time.
  let completion: SettlingCurve
  /// How many times faster that rest goes.
  let speed: Double
  /// How the way of a screen back to its place is spread over its time.
  let springCurve: EasingCurve
  /// The progress that a drag must exceed, and the speed.
  let distance: Double
  let velocity: Double
  /// How long a screen takes to spring back, in flicks.
  let springBack: Int64

  /// Makes an interaction ready, and its curves with `ready`.
  init(_ interaction: Interaction, _ ready: (TimingCurve) -> EasingCurve) {
    var (percent, drag) = (Percent(), Drag())
    switch interaction {
    case .none: isDrag = false
    case .percent(let value): (isDrag, percent) = (false, value)
    case .drag(let value): (isDrag, drag) = (true, value)
    }
    (completion, speed) = (
      SettlingCurve(percent.completion, ready(percent.completion)), percent.speed
    )
    springCurve = ready(drag.curve)
    (distance, velocity) = (drag.distance, drag.velocity)
    springBack = drag.springBack.count
  }
}
