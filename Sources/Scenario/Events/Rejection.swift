// Rejections: why an event is refused.

/// Why an event was refused; one case a reason.
public enum Rejection: Hashable, Sendable {
  /// There is no view of that name.
  case unknownView(Name)
  /// There is no stage of that name.
  case unknownStage(Name)
  /// There is no choreography of that name.
  case unknownChoreography(Name)
  /// The view belongs to a running transition or a presentation.
  case helperView(Name)
  /// The screen is on a stage's stack; its place in the tree is the stage's.
  case managedScreen(Name)
  /// The screen is laid out by its stage.
  case managedLayout(Name)
  /// A window has no superview.
  case windowView(Name)
  /// The view is not a window.
  case notAWindow(Name)
  /// The view is not a screen.
  case notAScreen(Name)
  /// The first view would become its own ancestor through the second.
  case cycle(Name, Name)
  /// The view has no superview.
  case noSuperview(Name)
  /// There is no such position among the siblings.
  case indexOutOfRange(Int)
  /// A number is not finite, too large, or negative where it may not be.
  case valueOutOfRange
  /// The transform cannot be inverted.
  case singularTransform
  /// The frame is not defined under a transform that rotates or shears.
  case frameUndefined(Name)
  /// The item is not bound.
  case notBound(Name)
  /// The stage is of the other kind.
  case wrongStage(Name)
  /// The screen already has a superview or a place on a stack.
  case screenInUse(Name)
  /// A transition is running on the stage.
  case busy(Name)
  /// The stage has only its root.
  case atRoot(Name)
  /// The screen is not on a stack above its root.
  case notPresented(Name)
  /// Another screen lies above it.
  case notOnTop(Name)
  /// The screen does not lie below the top screen of the stage.
  case notBelow(Name)
  /// The stage is not on screen.
  case offScreen(Name)
  /// No transition is running on the stage.
  case notInFlight(Name)
  /// The transition is already finishing or being cancelled.
  case settling(Name)
  /// Time does not run backwards, nor past 2⁵³ flicks.
  case timeOutOfRange
  /// Time cannot be advanced from inside a callback.
  case insideCallback
  /// There is nothing on the stage that a finger could move now.
  case noGesture(Name)
}

extension Rejection {
  /// The word for the reason in scenario text: the name of the case.
  public var reason: String {
    switch self {
    case .unknownView: "unknownView"
    case .unknownStage: "unknownStage"
    case .unknownChoreography: "unknownChoreography"
    case .helperView: "helperView"
    case .managedScreen: "managedScreen"
    case .managedLayout: "managedLayout"
    case .windowView: "windowView"
    case .notAWindow: "notAWindow"
    case .notAScreen: "notAScreen"
    case .cycle: "cycle"
    case .noSuperview: "noSuperview"
    case .indexOutOfRange: "indexOutOfRange"
    case .valueOutOfRange: "valueOutOfRange"
    case .singularTransform: "singularTransform"
    case .frameUndefined: "frameUndefined"
    case .notBound: "notBound"
    case .wrongStage: "wrongStage"
    case .screenInUse: "screenInUse"
    case .busy: "busy"
    case .atRoot: "atRoot"
    case .notPresented: "notPresented"
    case .notOnTop: "notOnTop"
    case .notBelow: "notBelow"
    case .offScreen: "offScreen"
    case .notInFlight: "notInFlight"
    case .settling: "settling"
    case .timeOutOfRange: "timeOutOfRange"
    case .insideCallback: "insideCallback"
    case .noGesture: "noGesture"
    }
  }

  /// Every reason's word, in the order of the cases.
  public static let reasons = [
    "unknownView", "unknownStage", "unknownChoreography", "helperView", "managedScreen",
    "managedLayout", "windowView", "notAWindow", "notAScreen", "cycle", "noSuperview",
    "indexOutOfRange", "valueOutOfRange", "singularTransform", "frameUndefined", "notBound",
    "wrongStage", "screenInUse", "busy", "atRoot", "notPresented", "notOnTop", "notBelow",
    "offScreen", "notInFlight", "settling", "timeOutOfRange", "insideCallback", "noGesture",
  ]
}

extension Rejection: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .unknownView(let view): "there is no view '\(view)'"
    case .unknownStage(let stage): "there is no stage '\(stage)'"
    case .unknownChoreography(let name): "there is no choreography '\(name)'"
    case .helperView(let view): "'\(view)' belongs to a transition"
    case .managedScreen(let screen): "the place of '\(screen)' in the tree is its stage's"
    case .managedLayout(let screen): "'\(screen)' is laid out by its stage"
    case .windowView(let view): "'\(view)' is a window and has no superview"
    case .notAWindow(let view): "'\(view)' is not a window"
    case .notAScreen(let view): "'\(view)' is not a screen"
    case .cycle(let child, let parent): "'\(child)' would contain itself through '\(parent)'"
    case .noSuperview(let view): "'\(view)' has no superview"
    case .indexOutOfRange(let index): "there is no position \(index) among the siblings"
    case .valueOutOfRange: "a number is not finite, beyond 2^32, or negative"
    case .singularTransform: "the transform cannot be inverted"
    case .frameUndefined(let view): "'\(view)' is rotated or sheared and has no frame to set"
    case .notBound(let key): "no view shows the item '\(key)'"
    case .wrongStage(let stage): "stage '\(stage)' is of the other kind"
    case .screenInUse(let screen): "'\(screen)' is in use: it has a superview or a place on a stack"
    case .busy(let stage): "a transition is running on stage '\(stage)'"
    case .atRoot(let stage): "stage '\(stage)' has only its root"
    case .notPresented(let screen): "'\(screen)' is not on a stack above its root"
    case .notOnTop(let screen): "another screen lies above '\(screen)'"
    case .notBelow(let screen): "'\(screen)' does not lie below the top screen of the stage"
    case .offScreen(let stage): "stage '\(stage)' is not on screen"
    case .notInFlight(let stage): "no transition is running on stage '\(stage)'"
    case .settling(let stage): "the transition on stage '\(stage)' is already settling"
    case .timeOutOfRange: "time does not run backwards, nor past 2^53 flicks"
    case .insideCallback: "time cannot be advanced from inside a callback"
    case .noGesture(let stage): "there is nothing on stage '\(stage)' that a finger could move now"
    }
  }
}

/// What a system answers to an event.
public enum Response: Hashable, Sendable {
  /// The event has taken effect.
  case accepted
  /// Nothing has changed, for this reason.
  case rejected(Rejection)
}
