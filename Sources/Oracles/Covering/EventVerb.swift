// The kinds of events that a campaign counts, and for which transitions an event counts as which.

import Scenario

/// A kind of event, as the campaign counts it: the verb of the text, and what tells two uses of one
/// verb apart.
///
/// An event counts for a transition if it may touch it. What names a stage, or a screen of one,
/// counts for that stage only; all else for whatever is in flight. Of the verbs that begin a
/// transition each has a second kind for another stage than the one in question: on its own the
/// stage refuses them while it is busy.
public enum EventVerb: String, Sendable, CaseIterable {
  // The raw values are what tables print; the cases are in the order of `Event`.
  case add, insert, remove, front, back
  case frame, bounds, center, transform, scroll, hide, show, alpha
  case bind, unbind, resize
  case push, pop, present, dismiss
  case pushBeside = "push beside"
  case popBeside = "pop beside"
  case presentBeside = "present beside"
  case dismissBeside = "dismiss beside"
  case discard, finish, cancel
  /// An interruption of one stage.
  case interrupt
  /// An interruption of everything.
  case interruptAll = "interrupt all"
  case start
  case panBegan = "pan began"
  case panChanged = "pan changed"
  case panEnded = "pan ended"
  case panCancelled = "pan cancelled"
  case panFailed = "pan failed"
  case advance, upon

  /// What a finger does.
  static let pans: Set<EventVerb> = [.panBegan, .panChanged, .panEnded, .panCancelled, .panFailed]
}

extension Event {
  /// What the event counts as for whatever stands on a stage; `nil` if it is about another stage.
  func verb(on stage: StageObservation) -> EventVerb? {
    switch self {
    case .push(_, let name, _): name == stage.name ? .push : .pushBeside
    case .pop(let name, _, _): name == stage.name ? .pop : .popBeside
    case .present(_, let name, _): name == stage.name ? .present : .presentBeside
    case .dismiss(let screen, _): stage.stack.contains(screen) ? .dismiss : .dismissBeside
    case .discard(let screen): stage.stack.contains(screen) ? .discard : nil
    case .finish(let name): name == stage.name ? .finish : nil
    case .cancel(let name): name == stage.name ? .cancel : nil
    case .interrupt(nil): .interruptAll
    case .interrupt(let name): name == stage.name ? .interrupt : nil
    case .start(let name): name == stage.name ? .start : nil
    case .pan(let name, let pan): name == stage.name ? pan.verb : nil
    default: verbOfAll
    }
  }

  /// What an event counts as that names no stage.
  private var verbOfAll: EventVerb {
    switch self {
    case .add: .add
    case .insert: .insert
    case .remove: .remove
    case .front: .front
    case .back: .back
    case .setFrame: .frame
    case .setBounds: .bounds
    case .setCenter: .center
    case .setTransform: .transform
    case .scroll: .scroll
    case .hide: .hide
    case .show: .show
    case .setAlpha: .alpha
    case .bind: .bind
    case .unbind: .unbind
    case .resize: .resize
    case .upon: .upon
    default: .advance
    }
  }
}

extension Pan {
  fileprivate var verb: EventVerb {
    switch self {
    case .began: .panBegan
    case .changed: .panChanged
    case .ended: .panEnded
    case .cancelled: .panCancelled
    case .failed: .panFailed
    }
  }
}
