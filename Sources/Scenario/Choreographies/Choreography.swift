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

  /// Makes a choreography from its two timelines.
  public init(_ name: Name, entering: Timeline, leaving: Timeline) {
    self.name = name
    self.entering = entering
    self.leaving = leaving
  }

  /// The choreographies that the package ships, in the order of their documents.
  public static let shipped: [Choreography] = [.imageMask]
}

/// One direction of a choreography.
public struct Timeline: Hashable, Sendable {
  /// How long it lasts unless the event says otherwise.
  public var duration: Flicks
  /// The phases, in order; their shares divide the duration.
  public var phases: [Phase]
  /// What is hidden, and while which phases.
  public var holds: [Hold]
  /// The flying image; `nil` when nothing flies.
  public var traveller: Traveller?
  /// What lies between the lower and the upper screen; `nil` for nothing.
  public var backdrop: Backdrop?
  /// The opacity that multiplies the upper screen's own.
  public var upperAlpha: Track
  /// The opacity that multiplies the lower screen's own.
  public var lowerAlpha: Track
  /// The mask on one of the screens; `nil` for none.
  public var mask: Mask?

  /// Makes a timeline; everything that is left out does not happen.
  public init(
    duration: Flicks, phases: [Phase], holds: [Hold] = [], traveller: Traveller? = nil,
    backdrop: Backdrop? = nil, upperAlpha: Track = .constant(1), lowerAlpha: Track = .constant(1),
    mask: Mask? = nil
  ) {
    self.duration = duration
    self.phases = phases
    self.holds = holds
    self.traveller = traveller
    self.backdrop = backdrop
    self.upperAlpha = upperAlpha
    self.lowerAlpha = lowerAlpha
    self.mask = mask
  }
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

/// The flying image view.
public struct Traveller: Hashable, Sendable {
  /// Where it is between the source's rectangle (0) and the destination's (1).
  public var travel: Track
  /// The scale about its centre; start and ends from 2⁻¹⁰ to 2¹⁰.
  public var scale: Track
  /// Its opacity; start and ends in [0,1].
  public var alpha: Track
  /// The opacity of its shadow; start and ends in [0,1].
  public var shadow: Track
  /// How far the shadow lies from the image, in points.
  public var shadowOffset: Size
  /// How soft the shadow is, in points, not negative.
  public var shadowRadius: Double

  /// Makes a traveller.
  public init(
    travel: Track, scale: Track = .constant(1), alpha: Track = .constant(1),
    shadow: Track = .constant(0), shadowOffset: Size = .zero, shadowRadius: Double = 0
  ) {
    self.travel = travel
    self.scale = scale
    self.alpha = alpha
    self.shadow = shadow
    self.shadowOffset = shadowOffset
    self.shadowRadius = shadowRadius
  }
}

/// What lies between the two screens.
public struct Backdrop: Hashable, Sendable {
  /// What the backdrop shows.
  public enum Fill: Hashable, Sendable {
    /// What lies below, blurred with this radius in points, not negative.
    case blur(Double)
    /// A grey: 0 black, 1 white.
    case grey(Double)
  }

  /// What it shows.
  public var fill: Fill
  /// Its opacity; start and ends in [0,1].
  public var alpha: Track

  /// Makes a backdrop.
  public init(_ fill: Fill, alpha: Track) {
    self.fill = fill
    self.alpha = alpha
  }
}

/// A mask on one of the screens, between two shapes.
public struct Mask: Hashable, Sendable {
  /// A shape about the middle of one of the flight's ends, in the masked view's bounds space.
  public enum Shape: Hashable, Sendable {
    /// The circle inscribed in the end's rectangle: radius min(w, h)/2.
    case inscribed(EndpointRole)
    /// The ellipse inscribed in the end's rectangle: semi-axes w/2 and h/2.
    case oval(EndpointRole)
    /// A circle of a fixed radius, in points, not negative.
    case disc(EndpointRole, radius: Double)
    /// The circle that covers the whole of the masked view's bounds.
    case covering(EndpointRole)
  }

  /// Which screen is masked.
  public var screen: ScreenRole
  /// The shape at openness 0.
  public var closed: Shape
  /// The shape at openness 1.
  public var opened: Shape
  /// How far the mask has opened; start and ends in [0,1].
  public var openness: Track

  /// Makes a mask.
  public init(_ screen: ScreenRole, closed: Shape, opened: Shape, openness: Track) {
    self.screen = screen
    self.closed = closed
    self.opened = opened
    self.openness = openness
  }
}
