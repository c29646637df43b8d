// Observations: everything that can be seen of a system.

/// Everything that can be seen at one moment.
public struct Observation: Hashable, Sendable {
  /// The time since the scene began.
  public var time: Flicks
  /// The declared views in the order of declaration, then the helpers of each stage in the order of
  /// the stages: containers from level 1 up, backdrops likewise, traveller.
  public var views: [ViewObservation]
  /// The stages, in the order of declaration.
  public var stages: [StageObservation]
  /// The callbacks since the scene began.
  public var log: [LogEntry]
  /// The reason of the last event that was refused, reactions included; `nil` before any was.
  public var lastRejection: Rejection?

  /// Makes an observation.
  public init(
    time: Flicks, views: [ViewObservation], stages: [StageObservation], log: [LogEntry],
    lastRejection: Rejection?
  ) {
    self.time = time
    self.views = views
    self.stages = stages
    self.log = log
    self.lastRejection = lastRejection
  }

  /// The view of that name, declared or helper.
  public func view(_ name: Name) -> ViewObservation? {
    // By position: a look at the name alone copies no view.
    views.indices.first { views[$0].name == name }.map { views[$0] }
  }

  /// The stage of that name.
  public func stage(_ name: Name) -> StageObservation? {
    stages.indices.first { stages[$0].name == name }.map { stages[$0] }
  }
}

/// What can be seen of one view, with the transition's overlay on it.
public struct ViewObservation: Hashable, Sendable {
  /// The name.
  public var name: Name
  /// The superview; `nil` for a root.
  public var superview: Name?
  /// The position among the superview's subviews, back to front, from 0; 0 for a root.
  public var index: Int
  /// Whether the view itself is hidden, by the app's flag or a hold.
  public var isHidden: Bool
  /// Whether it is in a window and neither it nor an ancestor is hidden or has an own alpha of 0.
  public var isVisible: Bool
  /// The bounds.
  public var bounds: Rect
  /// The centre, in the superview's space.
  public var center: Point
  /// The transform.
  public var transform: Transform
  /// The bounding box of the corners in the space outside the root: the screen, for a window's
  /// descendants.
  public var box: Rect
  /// The view's opacity: the app's own, times the overlay's.
  public var alpha: Double
  /// The corner radius.
  public var cornerRadius: Double
  /// The opacity of its shadow; 0 for all but travellers.
  public var shadow: Double
  /// The radius of its blur; 0 for all but backdrops that blur.
  public var blur: Double
  /// The mask on it; `nil` for none.
  public var mask: MaskObservation?
  /// The name of the picture that it shows.
  public var picture: Name?
  /// How the picture is fitted.
  public var contentMode: ContentMode

  /// Makes an observation of a view; everything that is left out is as in a plain view.
  public init(
    name: Name, superview: Name?, index: Int, isHidden: Bool, isVisible: Bool, bounds: Rect,
    center: Point, transform: Transform, box: Rect, alpha: Double, cornerRadius: Double = 0,
    shadow: Double = 0, blur: Double = 0, mask: MaskObservation? = nil, picture: Name? = nil,
    contentMode: ContentMode = .fill
  ) {
    self.name = name
    self.superview = superview
    self.index = index
    self.isHidden = isHidden
    self.isVisible = isVisible
    self.bounds = bounds
    self.center = center
    self.transform = transform
    self.box = box
    self.alpha = alpha
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.blur = blur
    self.mask = mask
    self.picture = picture
    self.contentMode = contentMode
  }
}

/// What can be seen of a mask.
public struct MaskObservation: Hashable, Sendable {
  /// What it lets through now, in the masked view's bounds space.
  public var shape: Ellipse
  /// What it lets through when fully open, as things are now; `nil` for the app's own mask.
  public var opened: Ellipse?

  /// Makes an observation of a mask.
  public init(shape: Ellipse, opened: Ellipse?) {
    self.shape = shape
    self.opened = opened
  }
}

/// What can be seen of a stage.
public struct StageObservation: Hashable, Sendable {
  /// The name.
  public var name: Name
  /// The screens on the stack, the root first.
  ///
  /// A screen that enters is on it from the beginning of its transition; one that leaves, until the
  /// end of its own.
  public var stack: [Name]
  /// The running transition.
  public var transition: TransitionObservation?
  /// How far the top screen is dragged from where it belongs; `nil` when it is not dragged.
  public var drag: DragObservation?

  /// Makes an observation of a stage.
  public init(
    name: Name, stack: [Name], transition: TransitionObservation?, drag: DragObservation? = nil
  ) {
    self.name = name
    self.stack = stack
    self.transition = transition
    self.drag = drag
  }
}

/// What can be seen of a drag.
public struct DragObservation: Hashable, Sendable {
  /// Whose hands the screen is in.
  public enum State: String, Sendable, CaseIterable {
    /// The finger's.
    case dragging
    /// Nobody's: it goes back to where it belongs.
    case springing
    /// A dismissal's, which it was let go for.
    case released
  }

  /// How far the screen's centre is from where it belongs.
  public var offset: Point
  /// Whose hands it is in.
  public var state: State

  /// Makes an observation of a drag.
  public init(offset: Point, state: State) {
    self.offset = offset
    self.state = state
  }
}

/// What can be seen of a running transition.
public struct TransitionObservation: Hashable, Sendable {
  /// Which way its time runs.
  public enum Drive: String, Sendable, CaseIterable {
    /// Not at all: it has been asked for, and waits to follow the finger.
    case pending
    /// As the finger goes.
    case tracking
    /// Forwards.
    case running
    /// Forwards, and cancelling is refused.
    case finishing
    /// Backwards.
    case cancelling
  }

  /// Counts the transitions of the whole world from 1.
  public var number: Int
  /// The choreography's name.
  public var choreography: Name
  /// Whether the upper screen enters; otherwise it leaves.
  public var isEntering: Bool
  /// The index of the phase.
  public var phase: Int
  /// The position on the timeline, from 0 to `duration`.
  public var elapsed: Flicks
  /// The length of the timeline.
  public var duration: Flicks
  /// Which way time runs.
  public var drive: Drive

  /// Makes an observation of a transition.
  public init(
    number: Int, choreography: Name, isEntering: Bool, phase: Int, elapsed: Flicks,
    duration: Flicks, drive: Drive
  ) {
    self.number = number
    self.choreography = choreography
    self.isEntering = isEntering
    self.phase = phase
    self.elapsed = elapsed
    self.duration = duration
    self.drive = drive
  }
}
