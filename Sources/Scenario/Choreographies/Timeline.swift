// Timelines: one direction of a choreography.

/// One direction of a choreography.
public struct Timeline: Hashable, Sendable {
  /// All of it, as timelines are handed around far more often than they are made.
  private struct Parts: Hashable, Sendable {
    var duration: Flicks
    var phases: [Phase]
    var holds: [Hold]
    var traveller: Traveller?
    var backdrop: Backdrop?
    var upperAlpha: Track
    var lowerAlpha: Track
    var mask: Mask?
    var isLowerOnTop: Bool
  }

  private var parts: Shared<Parts>

  /// Makes a timeline; everything that is left out does not happen.
  public init(
    duration: Flicks, phases: [Phase], holds: [Hold] = [], traveller: Traveller? = nil,
    backdrop: Backdrop? = nil, upperAlpha: Track = .constant(1), lowerAlpha: Track = .constant(1),
    mask: Mask? = nil, isLowerOnTop: Bool = false
  ) {
    parts = Shared(
      Parts(
        duration: duration, phases: phases, holds: holds, traveller: traveller, backdrop: backdrop,
        upperAlpha: upperAlpha, lowerAlpha: lowerAlpha, mask: mask, isLowerOnTop: isLowerOnTop))
  }
}

extension Timeline {
  /// How long it lasts unless the event says otherwise.
  public var duration: Flicks {
    get { parts.value.duration }
    set { parts.value.duration = newValue }
  }

  /// The phases, in order; their shares divide the duration.
  public var phases: [Phase] {
    get { parts.value.phases }
    set { parts.value.phases = newValue }
  }

  /// What is hidden, and while which phases.
  public var holds: [Hold] {
    get { parts.value.holds }
    set { parts.value.holds = newValue }
  }

  /// The flying image; `nil` when nothing flies.
  public var traveller: Traveller? {
    get { parts.value.traveller }
    set { parts.value.traveller = newValue }
  }

  /// What lies between the lower and the upper screen; `nil` for nothing.
  public var backdrop: Backdrop? {
    get { parts.value.backdrop }
    set { parts.value.backdrop = newValue }
  }

  /// The opacity that multiplies the upper screen's own.
  public var upperAlpha: Track {
    get { parts.value.upperAlpha }
    set { parts.value.upperAlpha = newValue }
  }

  /// The opacity that multiplies the lower screen's own.
  public var lowerAlpha: Track {
    get { parts.value.lowerAlpha }
    set { parts.value.lowerAlpha = newValue }
  }

  /// The mask on one of the screens; `nil` for none.
  public var mask: Mask? {
    get { parts.value.mask }
    set { parts.value.mask = newValue }
  }

  /// Whether the lower screen lies over the upper one, as when it is revealed rather than
  /// uncovered.
  public var isLowerOnTop: Bool {
    get { parts.value.isLowerOnTop }
    set { parts.value.isLowerOnTop = newValue }
  }
}
