// Known-wrong systems that hide what should show, or show what should be hidden.

import Model
import Scenario

extension Deviation {
  static let hideDeviations = [
    Deviation(name: "holds that hide nothing", clause: .hideCount) { seen, context in
      for index in seen.views.indices {
        let declared = context.scene.views.first { $0.name == seen.views[index].name }
        if declared?.isHidden == false { seen.views[index].isHidden = false }
      }
    },
    Deviation(name: "hidden for ever", clause: .hideRestored, knowsFlights: true) {
      seen, context in
      for index in context.steps.indices {
        for view in context.ended(by: index).flatMap(\.heldEndpoints) {
          let isShownLater = context.steps[index...].contains { $0.event == .show(view) }
          if !isShownLater { seen.setHidden(view, true) }
        }
      }
    },
    Deviation(
      name: "an interruption leaks the holds", clause: .hideRestored, knowsFlights: true
    ) { seen, context in
      for (index, step) in context.steps.enumerated() {
        guard step.isAccepted, case .interrupt = step.event else { continue }
        for view in context.ended(by: index).flatMap(\.heldEndpoints) {
          seen.setHidden(view, true)
        }
      }
    },
    Deviation(
      name: "shows what the app hides", clause: .hideRestored, knowsFlights: true,
      adds: { context in
        context.ended(by: context.count - 1).flatMap(\.endpoints).map { .show($0) }
      }),
    Deviation(
      name: "the end of one shows what another holds", clause: .hideCount, knowsFlights: true
    ) { seen, context in
      // The views of a flight are shown after its callbacks, which may have begun the next one.
      for index in context.steps.indices {
        for view in context.ended(by: index).flatMap(\.endpoints) {
          let held = context.steps[index].flights.filter { $0.heldEndpoints.contains(view) }
          let isStillHeld = context.flights.contains { flight in
            flight.heldEndpoints.contains(view) && held.contains { $0.number == flight.number }
          }
          if isStillHeld { seen.setHidden(view, false) }
        }
      }
    },
    Deviation(name: "hiding moves the neighbours", clause: .hideSiblings) { seen, context in
      guard case .hide(let name)? = context.last?.event else { return }
      seen.change({ $0.name != name }) { $0.center.x += 1 + $0.center.x.magnitude }
    },
    Deviation(name: "two pictures", clause: .hideOnePicture, knowsFlights: true) {
      seen, context in
      for view in context.flights.flatMap(\.heldEndpoints) { seen.setHidden(view, false) }
    },
    Deviation(
      name: "two pictures on the way home", clause: .hideOnePicture, knowsFlights: true
    ) { seen, context in
      for flight in context.flights where !flight.isEntering {
        for view in flight.heldEndpoints { seen.setHidden(view, false) }
      }
    },
  ]
}
