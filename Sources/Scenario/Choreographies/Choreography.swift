// Choreographies: a transition as data. What is seen at a timeline position follows from these values
// alone; the specification says how.

/// A transition as data: one timeline for entering (present, push), one for leaving (dismiss, pop).
public struct Choreography: Hashable, Sendable {
  /// The name that events quote.
  public var name: Name
  /// What happens when a screen enters.
  public var entering: Timeline
  /// What happens when a screen leaves.
  public var leaving: Timeline
  /// What a finger can do.
  public var interaction: Interaction

  /// Makes a choreography from its two timelines.
  public init(
    _ name: Name, entering: Timeline, leaving: Timeline, interaction: Interaction = .none
  ) {
    self.name = name
    self.entering = entering
    self.leaving = leaving
    self.interaction = interaction
  }

  /// The choreographies that the package ships, in the order of their documents.
  public static let shipped: [Choreography] = [
    .imageMask, .imageZoom, .circularReveal, .photoBrowser, .ping,
  ]
}

/// A stretch of a timeline.
public struct Phase: Hashable, Sendable {
  /// The name, unique in its timeline.
  public var name: Name
  /// The part of the duration, in relation to the sum of all shares; from 1 to `Limits.share`.
  public var share: Int

  /// Makes a phase.
  public init(_ name: Name, share: Int) {
    self.name = name
    self.share = share
  }
}

/// The two screens of a transition by where they lie: the upper one is the one that enters or leaves,
/// the lower one is what it covers or uncovers.
public enum ScreenRole: String, Sendable, CaseIterable {
  /// The screen that enters or leaves.
  case upper
  /// The screen that is covered or uncovered.
  case lower
}

/// The two ends of a flight; in both directions the flight goes from the source to the destination.
public enum EndpointRole: String, Sendable, CaseIterable {
  /// Where the flight starts.
  case source
  /// Where the flight ends.
  case destination
}

/// A view kept hidden while a range of phases lasts.
public struct Hold: Hashable, Sendable {
  /// What a hold can hide.
  public enum Target: Hashable, Sendable {
    /// The view at one end of the flight.
    case endpoint(EndpointRole)
    /// One of the two screens.
    case screen(ScreenRole)
  }

  /// What is hidden.
  public var target: Target
  /// The first and the last phase, by index.
  public var phases: ClosedRange<Int>

  /// Makes a hold.
  public init(_ target: Target, during phases: ClosedRange<Int>) {
    self.target = target
    self.phases = phases
  }
}

/// A number along a timeline: it starts at `start`, each segment takes it to its own end along its
/// curve, and between and after segments it rests.
///
/// So it is continuous whatever is written here.
public struct Track: Hashable, Sendable {
  /// A movement of the number.
  public struct Segment: Hashable, Sendable {
    /// The first and the last phase, by index.
    public var phases: ClosedRange<Int>
    /// The value at the end.
    public var end: Double
    /// How the way there is spread over the time.
    public var curve: TimingCurve

    /// Makes a segment.
    public init(_ phases: ClosedRange<Int>, to end: Double, _ curve: TimingCurve) {
      self.phases = phases
      self.end = end
      self.curve = curve
    }
  }

  /// The value before the first segment.
  public var start: Double
  /// The movements, in order, without common phases.
  public var segments: [Segment]

  /// Makes a track.
  public init(from start: Double, _ segments: [Segment]) {
    self.start = start
    self.segments = segments
  }

  /// A number that never changes.
  public static func constant(_ value: Double) -> Track {
    Track(from: value, [])
  }
}
