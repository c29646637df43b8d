// Known-wrong systems that make too many callbacks, too few, or others.

import Model
import Scenario

extension Deviation {
  static let callbackDeviations = [
    Deviation(name: "completes twice", clause: .contractOnce) { seen, _ in
      let completions = seen.log.filter {
        if case .complete = $0.callback { true } else { false }
      }
      seen.log += completions
    },
    Deviation(name: "a cancelled transition reports finished", clause: .contractOnce) { seen, _ in
      for index in seen.log.indices {
        if case .complete(let stage, let number, false) = seen.log[index].callback {
          seen.log[index].callback = .complete(stage, number, true)
        }
      }
    },
    Deviation(
      name: "never completes without an endpoint", clause: .contractMissing, knowsFlights: true
    ) { seen, context in
      let flights = context.steps.flatMap(\.flights).filter { $0.endpoints.count < 2 }
      seen.dropEnds(of: Set(flights.map(\.number)))
    },
    Deviation(name: "a cancelled transition never completes", clause: .contractOnce) { seen, _ in
      let cancelled = seen.log.compactMap { entry in
        if case .complete(_, let number, false) = entry.callback { number } else { nil }
      }
      seen.dropEnds(of: Set(cancelled))
    },
    Deviation(
      name: "what is torn down never completes", clause: .contractOnce, knowsFlights: true
    ) { seen, context in
      for (index, step) in context.steps.enumerated() {
        switch step.event {
        case .remove, .add, .insert, .discard:
          seen.dropEnds(of: Set(context.ended(by: index).map(\.number)))
        default: break
        }
      }
    },
    Deviation(name: "the end before the beginning", clause: .contractOrder) { seen, _ in
      seen.log.reverse()
    },
    Deviation(name: "an end without its appearance", clause: .contractAppearance) { seen, _ in
      seen.log.removeAll { if case .didAppear = $0.callback { true } else { false } }
    },
    Deviation(name: "appears without warning", clause: .contractAppearance) { seen, _ in
      seen.log.removeAll {
        switch $0.callback {
        case .willAppear, .willDisappear: true
        default: false
        }
      }
    },
  ]
}

extension Observation {
  /// Takes the completions of some transitions out of the log, and what comes last.
  fileprivate mutating func dropEnds(of numbers: Set<Int>) {
    log.removeAll {
      switch $0.callback {
      case .complete(_, let number, _), .didEnd(_, let number): numbers.contains(number)
      default: false
      }
    }
  }
}
