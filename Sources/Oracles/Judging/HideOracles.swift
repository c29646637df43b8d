// Oracles of HIDE that need no reference: what is back, what is hidden, what stays in place.

import Model
import Scenario

extension Oracle {
  static let holds = [hideRestored, onePicture, siblings]

  private static let hideRestored = Oracle(.hideRestored) { record, moment in
    guard let flags = record.flags, moment.after.stages.allSatisfy({ $0.transition == nil })
    else { return nil }
    let declared = record.scene.views
    for (place, flag) in flags.enumerated() {
      let name = declared[place].name
      guard let position = moment.after.position(of: name, near: place) else {
        return "'\(name)' is gone"
      }
      let isHidden = moment.after.views[position].isHidden
      if isHidden != flag {
        return "'\(name)' is \(isHidden ? "still hidden" : "shown"), but the app's "
          + "flag says \(flag ? "hidden" : "shown") and nothing is in flight"
      }
    }
    return nil
  }

  private static let onePicture = Oracle(.hideOnePicture) { _, moment in
    for flight in moment.expected.flights {
      guard flight.timeline.traveller != nil, let source = flight.source,
        let destination = flight.destination,
        moment.after.isVisible(flight.container)
      else { continue }
      let held = flight.timeline.holds.filter { $0.phases.contains(flight.phase) }.map(\.target)
      guard held.contains(.endpoint(.source)), held.contains(.endpoint(.destination))
      else { continue }
      let traveller = Name(helper: .traveller, of: flight.stage)
      if !moment.after.isVisible(traveller) { return "'\(traveller)' is not visible" }
      for endpoint in [source, destination] where moment.after.isVisible(endpoint) {
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
    let (declared, old, new) = (record.scene.views, moment.before.views, moment.after.views)
    for position in new.indices {
      let name = new[position].name
      if isHold {
        let declaration = record.declaration(of: name, near: position)
        if declaration.map({ declared[$0].kind == .screen }) ?? true { continue }
      }
      guard let former = moment.before.position(of: name, near: position) else {
        return "'\(name)' came up"
      }
      if old[former].bounds != new[position].bounds || old[former].center != new[position].center
        || old[former].transform != new[position].transform
      {
        return isFlag
          ? "hiding or showing moved '\(name)'" : "'\(name)' moved as a transition went on"
      }
    }
    return nil
  }
}

extension Observation {
  /// Whether a view is there and can be seen.
  fileprivate func isVisible(_ name: Name) -> Bool {
    position(of: name).map { views[$0].isVisible } ?? false
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
