// Interactions: what a finger can do to a choreography.

/// What a finger can do.
///
/// Whatever it says, a transition that is asked for interactively is scrubbed by a pan to the right:
/// what is seen is a function of the position, so there is nothing that could not be.
public enum Interaction: Hashable, Sendable {
  /// Nothing else; a scrubbed transition settles by the figures of `Percent()`.
  case none
  /// Nothing else; a scrubbed transition settles by these figures.
  case percent(Percent)
  /// Between transitions, a pan in any direction drags the presented screen, and dismisses it; a
  /// scrubbed transition settles by the figures of `Percent()`.
  case drag(Drag)
}

/// How a transition that was scrubbed by a pan goes the rest of its way.
///
/// Source: UIPercentDrivenInteractiveTransition, document 002.
public struct Percent: Hashable, Sendable {
  /// How the rest of the way is spread over the rest of the time; its ordinates are in [0,1], so
  /// that it never turns back.
  public var completion: TimingCurve
  /// How many times faster the rest goes; from 1/64 to 64.
  public var speed: Double

  /// Makes a percent-driven interaction.
  public init(completion: TimingCurve = .easeInOut, speed: Double = 1) {
    self.completion = completion
    self.speed = speed
  }
}

/// How a pan drags a screen.
///
/// Source: document 001.
public struct Drag: Hashable, Sendable {
  /// The progress that must be exceeded to dismiss; from 0 to 64.
  public var distance: Double
  /// The speed that must be exceeded to dismiss whatever the progress, in points a second, not
  /// negative.
  public var velocity: Double
  /// How long the screen takes to spring back.
  public var springBack: Flicks
  /// How it springs back; its ordinates are in [0,1].
  public var curve: TimingCurve

  /// Makes a drag.
  public init(
    distance: Double = 0.25, velocity: Double = 1_000,
    springBack: Flicks = .milliseconds(300), curve: TimingCurve = .easeInOut
  ) {
    self.distance = distance
    self.velocity = velocity
    self.springBack = springBack
    self.curve = curve
  }
}

/// What a pan recognizer reports.
///
/// Source: UIGestureRecognizer's state machine for continuous gestures.
public enum Pan: Hashable, Sendable {
  /// The finger has begun to move.
  case began
  /// It has moved so far since the gesture began, in points of the stage's container.
  case changed(Point)
  /// It was lifted at this velocity, in points a second.
  case ended(Point)
  /// The system took the gesture away: the recognizer was disabled, or its view removed.
  case cancelled
  /// It was no pan after all; nothing had begun.
  case failed
}
