// Known-wrong systems in which opacity, corners, pictures and blur are not what they should be.

import Model
import Scenario

extension Deviation {
  static let appearanceDeviations = [
    Deviation(name: "opaque helpers", clause: .contractAppearanceOf) { seen, _ in
      seen.change({ $0.name.isHelper }) { $0.alpha = 0.25 }
    },
    Deviation(name: "every picture is stretched", clause: .contractAppearanceOf) { seen, _ in
      seen.change({ $0.name.isTraveller }) { $0.contentMode = .fill }
    },
    Deviation(
      name: "the corners are the destination's at once", clause: .contractAppearanceOf,
      knowsFlights: true
    ) { seen, context in
      for flight in context.flights {
        let radius = flight.destination.flatMap(context.now.view)?.cornerRadius ?? 0
        seen.change({ $0.name == Name(helper: .traveller, of: flight.stage) }) {
          $0.cornerRadius = radius
        }
      }
    },
    Deviation(name: "the fade is left out", clause: .contractAppearanceOf, knowsFlights: true) {
      seen, context in
      for flight in context.flights
      where flight.isEntering && !flight.timeline.upperAlpha.segments.isEmpty {
        seen.change({ $0.name == flight.upper }) { $0.alpha = 0 }
      }
    },
    Deviation(
      name: "an interruption leaves the fade", clause: .contractAppearanceOf, knowsFlights: true
    ) { seen, context in
      for (index, step) in context.steps.enumerated() {
        guard step.isAccepted, case .interrupt = step.event else { continue }
        for flight in context.ended(by: index) where flight.isEntering {
          let left = context.seen(before: index).view(flight.upper)?.alpha
          seen.change({ $0.name == flight.upper }) { $0.alpha = left ?? $0.alpha }
        }
      }
    },
    Deviation(
      name: "the picture of one item, the rectangle of another", clause: .contractAppearanceOf,
      knowsFlights: true
    ) { seen, context in
      for flight in context.flights {
        guard let (index, _) = context.sight(ofNumber: flight.number),
          let key = context.steps[index].event.animation?.source?.key
        else { continue }
        let bindings = context.bindings
        let other = bindings.keys.sorted().last { $0 != key }.flatMap { bindings[$0] }
        let picture = context.scene.views.first { $0.name == other }?.picture
        seen.change({ $0.name == Name(helper: .traveller, of: flight.stage) }) {
          $0.picture = picture?.name ?? $0.picture
        }
      }
    },
    Deviation(
      name: "the dim flashes in a dismissal", clause: .contractAppearanceOf, knowsFlights: true
    ) { seen, context in
      // Whoever takes the screen from under the finger cancels the pan, and that springs back.
      for (index, step) in context.steps.enumerated() {
        if case .pan(_, .ended) = step.event { continue }
        for stage in step.seen.stages where stage.drag?.state == .released {
          guard context.seen(before: index).stage(stage.name)?.drag?.state == .dragging,
            let number = stage.transition?.number,
            let flight = context.flights.first(where: { $0.number == number }),
            context.now.time - step.seen.time >= .milliseconds(300)
          else { continue }
          seen.change({ $0.superview == flight.container && $0.name.isBackdrop }) { $0.alpha = 1 }
        }
      }
    },
    Deviation(name: "every blur is of three points", clause: .lawScale) { seen, _ in
      seen.change({ $0.blur > 0 }) { $0.blur = 3 }
    },
  ]
}
