// Oracles of HIDE that need no reference: what is back, what is hidden, what stays in place.

import Model
import Scenario

extension Oracle {
  static let holds = [hideRestored, onePicture, siblings]

  private static let hideRestored = Oracle(.hideRestored) { record, moment in
    guard let flags = record.flags, moment.after.stages.allSatisfy({ $0.transition == nil })
    else { return nil }
    for declared in record.scene.views {
      guard let view = moment.after.view(declared.name) else {
        return "'\(declared.name)' is gone"
      }
      let flag = flags[declared.name] ?? false
      if view.isHidden != flag {
        return "'\(declared.name)' is \(view.isHidden ? "still hidden" : "shown"), but the app's "
          + "flag says \(flag ? "hidden" : "shown") and nothing is in flight"
      }
    }
    return nil
  }

  private static let onePicture = Oracle(.hideOnePicture) { _, moment in
    for flight in moment.expected.flights {
      guard flight.timeline.traveller != nil, let source = flight.source,
        let destination = flight.destination,
        moment.after.view(flight.container)?.isVisible == true
      else { continue }
      let held = flight.timeline.holds.filter { $0.phases.contains(flight.phase) }.map(\.target)
      guard held.contains(.endpoint(.source)), held.contains(.endpoint(.destination))
      else { continue }
      let traveller = Name(helper: .traveller, of: flight.stage)
      if moment.after.view(traveller)?.isVisible != true { return "'\(traveller)' is not visible" }
      for endpoint in [source, destination] where moment.after.view(endpoint)?.isVisible == true {
        return "'\(endpoint)' is visible beside '\(traveller)'"
      }
    }
    return nil
  }

  private static let siblings = Oracle(.hideSiblings) { record, moment in
    let isFlag =
      switch moment.event {
      case .hide, .show: true
      default: false
      }
    // A hold begins and ends where the log says so. A transition moves its helpers and screens.
    let isHold =
      moment.event.drivesTransitions && !record.hasReactions
      && moment.after.log.count != moment.before.log.count
    guard isFlag || isHold else { return nil }
    for view in moment.after.views {
      if isHold, record.declarations[view.name].map({ $0.kind == .screen }) ?? true { continue }
      guard let was = moment.before.view(view.name) else { return "'\(view.name)' came up" }
      if was.bounds != view.bounds || was.center != view.center || was.transform != view.transform {
        return isFlag
          ? "hiding or showing moved '\(view.name)'"
          : "'\(view.name)' moved as a transition went on"
      }
    }
    return nil
  }
}

extension Event {
  /// Whether this begins transitions, takes them on or ends them, and does nothing else.
  fileprivate var drivesTransitions: Bool {
    switch self {
    case .push, .pop, .present, .dismiss, .discard, .interrupt, .start, .pan, .finish, .cancel,
      .advance:
      true
    default: false
    }
  }
}
