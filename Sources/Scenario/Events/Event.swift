// Events: everything that can happen to a world.

/// Something that happens.
///
/// Every event is total: it is accepted, or rejected with a reason and then nothing has changed.
public indirect enum Event: Hashable, Sendable {
  // MARK: The app edits the tree
  /// Make a view the last subview of another; where it was before, it is removed.
  case add(Name, to: Name)
  /// Make a view a subview at an index among the others, from 0 to their number.
  case insert(Name, into: Name, at: Int)
  /// Take a view out of its superview; a view without one stays as it is.
  case remove(Name)
  /// Make a view the last of its siblings.
  case front(Name)
  /// Make a view the first of its siblings.
  case back(Name)

  // MARK: The app changes a view
  /// Set the frame: centre and bounds size, for a transform that scales and moves only.
  case setFrame(Name, Rect)
  /// Set the bounds; the centre stays.
  case setBounds(Name, Rect)
  /// Set the centre.
  case setCenter(Name, Point)
  /// Set the transform.
  case setTransform(Name, Transform)
  /// Set the bounds' origin.
  case scroll(Name, to: Point)
  /// Set the hidden flag.
  case hide(Name)
  /// Clear the hidden flag.
  case show(Name)
  /// Set the opacity.
  case setAlpha(Name, Double)

  // MARK: The app's data and windows
  /// Say which view shows an item from now on.
  case bind(Name, to: Name)
  /// Say that no view shows an item any more.
  case unbind(Name)
  /// Give a window a new size, as a rotation does.
  case resize(Name, Size)

  // MARK: Transitions
  /// Push a screen onto a navigation stage.
  case push(Name, on: Name, Arrival)
  /// Pop the top screen of a navigation stage, to the screen below it or to a lower one; the screens
  /// between leave with it.
  case pop(Name, to: Name? = nil, Departure)
  /// Present a screen on a modal stage.
  case present(Name, on: Name, Arrival)
  /// Dismiss a presented screen.
  case dismiss(Name, Departure)
  /// Take a screen, and all above it, off its stack without a transition; one that runs on the stage
  /// is interrupted first.
  case discard(Name)
  /// Let a running transition on the stage end where it is going; a later cancel is refused.
  case finish(Name)
  /// Turn a running transition on the stage round.
  case cancel(Name)
  /// End every running transition at once, or the one of this stage: the app goes to the background,
  /// or the animations are removed.
  case interrupt(Name?)

  // MARK: Gestures
  /// Let a transition that was asked for interactively start to follow the finger.
  case start(Name)
  /// A pan on the stage.
  case pan(Name, Pan)

  // MARK: Time and reactions
  /// Let time pass.
  case advance(Flicks)
  /// Handle an event, once, inside the next callback that matches.
  case upon(Trigger, Event)
}

/// How a screen enters.
public enum Arrival: Hashable, Sendable {
  /// At once.
  case unanimated
  /// By a transition.
  case animated(Animation)
}

/// How a screen leaves.
public enum Departure: Hashable, Sendable {
  /// As it entered: at once when it entered at once; otherwise by the same choreography, between the
  /// same endpoints the other way round, items looked up anew.
  case asEntered
  /// At once.
  case unanimated
  /// By this transition.
  case animated(Animation)
}

/// Which transition is wanted.
public struct Animation: Hashable, Sendable {
  /// The name of the choreography.
  public var choreography: Name
  /// How long it lasts; `nil` for as long as the choreography says.
  public var duration: Flicks?
  /// Where the flight starts; `nil` for nowhere.
  public var source: Endpoint?
  /// Where the flight ends; `nil` for nowhere.
  public var destination: Endpoint?
  /// Whether it follows a finger rather than the clock.
  public var isInteractive: Bool

  /// Makes a request for a transition.
  public init(
    _ choreography: Name, lasting duration: Flicks? = nil, from source: Endpoint? = nil,
    to destination: Endpoint? = nil, isInteractive: Bool = false
  ) {
    self.choreography = choreography
    self.duration = duration
    self.source = source
    self.destination = destination
    self.isInteractive = isInteractive
  }
}

/// An end of a flight, as the app quotes it.
public enum Endpoint: Hashable, Sendable {
  /// A view by its name.
  case view(Name)
  /// Whichever view shows the item when the transition begins.
  case item(Name)
}

/// What a reaction waits for: the next callback of this kind.
public enum Trigger: Hashable, Sendable {
  /// The screen is about to appear.
  case willAppear(Name)
  /// The screen has appeared.
  case didAppear(Name)
  /// The screen is about to disappear.
  case willDisappear(Name)
  /// The screen has disappeared.
  case didDisappear(Name)
  /// A transition begins on the stage.
  case begins(Name)
  /// A transition on the stage enters the phase of this index.
  case phase(Name, Int)
  /// A transition on the stage is reported complete.
  case completes(Name)
  /// A transition on the stage has ended.
  case ends(Name)
}
