// Known-wrong systems that mistake where on its timeline a transition is, or how long it takes.

import Bounds
import Model
import Scenario

extension Deviation {
  /// What Core Animation makes of an animation without a duration.
  private static let quarter = Flicks.milliseconds(250)

  static let phaseDeviations = [
    Deviation(name: "boundaries one flick late", clause: .phasePartition) { seen, context in
      for index in seen.stages.indices {
        guard let transition = seen.stages[index].transition,
          let timeline = context.scene.choreography(named: transition.choreography)
        else { continue }
        let shares = (transition.isEntering ? timeline.entering : timeline.leaving).phases
        let ends = boundaries(of: transition.duration, shares: shares.map(\.share))
        let phase = ends.dropFirst().dropLast().count { $0 < transition.elapsed }
        seen.stages[index].transition?.phase = phase
      }
    },
    Deviation(
      name: "no duration takes a quarter of a second", clause: .phaseZero,
      distort: { seen, context in
        for index in seen.stages.indices {
          guard let number = seen.stages[index].transition?.number,
            let beginning = context.beginning(of: number),
            context.steps[beginning].event.animation?.duration == .zero
          else { continue }
          seen.stages[index].transition?.duration = .zero
          seen.stages[index].transition?.elapsed = .zero
        }
      },
      tells: { event, _ in
        [event.changingAnimation { if $0.duration == .zero { $0.duration = quarter } }]
      }),
    Deviation(
      name: "a negative duration is taken", clause: .contractRetained,
      tells: { event, _ in
        [
          event.changingAnimation {
            if let duration = $0.duration, duration < .zero { $0.duration = quarter }
          }
        ]
      }),
    Deviation(name: "phases left out", clause: .phaseOrder) { seen, _ in
      seen.log.removeAll { if case .phase(_, _, 1) = $0.callback { true } else { false } }
    },
    Deviation(
      name: "the shadow jumps on the way home", clause: .phaseContinuous, knowsFlights: true
    ) {
      seen, context in
      for flight in context.flights where !flight.isEntering && flight.phase > 0 {
        let most = flight.timeline.traveller?.shadow.greatest ?? 0
        seen.change({ $0.name == Name(helper: .traveller, of: flight.stage) }) {
          $0.shadow = most - $0.shadow
        }
      }
    },
    Deviation(name: "the backdrop jumps", clause: .phaseContinuous) { seen, _ in
      let phases = Set(seen.stages.compactMap { $0.transition?.phase })
      if phases.contains(1) { seen.change({ $0.name.isHelper }) { $0.alpha = 1 - $0.alpha } }
    },
  ]
}

extension Track {
  /// The greatest of its values.
  fileprivate var greatest: Double { ([start] + segments.map(\.end)).max() ?? start }
}
