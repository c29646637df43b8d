// Known-wrong systems that confuse one use with another: the next one, or one at the same time.

import Model
import Scenario

extension Deviation {
  static let useDeviations = [
    Deviation(
      name: "the destination is forgotten after a dismissal", clause: .contractReuse,
      tells: { event, context in
        guard event.isEntering, context.hasLeft else { return [event] }
        return [event.changingAnimation { $0.destination = nil }]
      }),
    Deviation(name: "helpers for the first use only", clause: .contractReuse) { seen, context in
      for stage in seen.stages {
        let uses = context.steps.indices.flatMap(context.callbacks).count {
          if case .willBegin(stage.name, _) = $0 { true } else { false }
        }
        // The first entering and its leaving.
        guard uses > 2 else { continue }
        seen.lose(Name(helper: .traveller, of: stage.name))
        for name in seen.views.map(\.name)
        where name.isBackdrop && name.text.hasPrefix("\(stage.name).") {
          seen.lose(name)
        }
      }
    },
    Deviation(name: "each use leaves something", clause: .contractReuse) { seen, _ in
      let uses = seen.log.count { if case .willBegin = $0.callback { true } else { false } }
      seen.change({ _ in true }) { $0.cornerRadius += Double(uses) }
    },
    Deviation(
      name: "one pair of helpers for all flights", clause: .contractRestored, knowsFlights: true
    ) { seen, context in
      // The end of one takes the helpers of another, which had overwritten its own.
      for index in context.steps.indices {
        let ended = context.ended(by: index)
        for flight in context.steps[index].flights
        where ended.contains(where: { $0.number < flight.number })
          && context.flights.contains(where: { $0.number == flight.number })
        {
          seen.lose(Name(helper: .traveller, of: flight.stage))
        }
      }
    },
    Deviation(name: "one context for all flights", clause: .contractOnce, knowsFlights: true) {
      seen, context in
      // The later flight has overwritten what the earlier one completes.
      for index in context.steps.indices {
        for old in context.ended(by: index) {
          let later = context.seen(before: index).stages.compactMap { stage in
            stage.transition.flatMap { $0.number > old.number ? (stage.name, $0.number) : nil }
          }
          guard let (stage, number) = later.last else { continue }
          for entry in seen.log.indices {
            if case .complete(_, old.number, let isFinished) = seen.log[entry].callback {
              seen.log[entry].callback = .complete(stage, number, isFinished)
            }
          }
        }
      }
    },
    Deviation(
      name: "a cancelled pop loses the delegate", clause: .contractRetained, knowsFlights: true,
      tells: { event, context in
        guard let stage = event.changedStage(in: context.now) else { return [event] }
        let isLost = context.steps.indices.contains { index in
          context.ended(by: index).contains { flight in
            flight.stage == stage && !flight.isEntering
              && context.isFinished(flight.number) == false
              && context.scene.stages.contains { $0.name == stage && $0.kind == .navigation }
          }
        }
        return [isLost ? event.animated(by: nil) : event]
      }),
    Deviation(
      name: "a pop past the screen below is not animated", clause: .contractRetained,
      tells: { event, context in
        guard case .pop(let name, let screen?, _) = event,
          let stack = context.now.stage(name)?.stack, screen != stack.dropLast().last,
          stack.dropLast().contains(screen)
        else { return [event] }
        return [.pop(name, to: screen, .unanimated)]
      }),
  ]
}

extension Deviation.Context {
  /// Whether a leaving has completed, finished.
  fileprivate var hasLeft: Bool {
    now.log.contains { entry in
      guard case .complete(let stage, let number, true) = entry.callback,
        let index = beginning(of: number)
      else { return false }
      let old = seen(before: index).stage(stage)?.stack.count ?? 0
      let transition = steps[index].seen.stage(stage)?.transition
      return transition?.number == number
        ? transition?.isEntering == false
        : (steps[index].seen.stage(stage)?.stack.count ?? 0) < old
    }
  }
}
