// The parts of a timeline: the flying image, the backdrop, the mask.

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
  /// Which rectangle of the source it starts from.
  public var sourceFit: Fit
  /// Which rectangle of the destination it lands on.
  public var destinationFit: Fit

  /// Makes a traveller.
  public init(
    travel: Track, scale: Track = .constant(1), alpha: Track = .constant(1),
    shadow: Track = .constant(0), shadowOffset: Size = .zero, shadowRadius: Double = 0,
    sourceFit: Fit = .fill, destinationFit: Fit = .fill
  ) {
    self.travel = travel
    self.scale = scale
    self.alpha = alpha
    self.shadow = shadow
    self.shadowOffset = shadowOffset
    self.shadowRadius = shadowRadius
    self.sourceFit = sourceFit
    self.destinationFit = destinationFit
  }
}

/// Which rectangle a picture takes at an end of its flight.
public enum Fit: String, Sendable, CaseIterable {
  /// The end's own.
  case fill
  /// The largest of the picture's aspect inside the end's, in its middle.
  case aspectFit
  /// The smallest of the picture's aspect around the end's, in its middle.
  case aspectFill
  /// As wide as the container, of the picture's aspect, in the middle of the height; from the top
  /// where it is taller.
  case widthFit
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
  /// Whether it stays while the screen is presented; on a modal stage's entering timeline only.
  public var persists: Bool

  /// Makes a backdrop.
  public init(_ fill: Fill, alpha: Track, persists: Bool = false) {
    self.fill = fill
    self.alpha = alpha
    self.persists = persists
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
