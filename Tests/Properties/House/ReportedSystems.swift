// Known-wrong systems that do what field reports tell, where the shipped ones do something else.

import Model
import Scenario

@testable import Oracles

extension Deviation {
  /// Systems with the faults of reports, by the clause that should name each.
  static let reported =
    reportedEnds + [
      Deviation(name: "the presenter never comes back", clause: .contractPresenter) {
        seen, context in
        for stage in seen.stages where stage.transition == nil {
          let old = context.before?.stage(stage.name)?.stack.count ?? 0
          guard old > stage.stack.count, let presenter = stage.stack.last else { continue }
          seen.change({ $0.name == presenter }) { $0.superview = nil }
        }
      },
      Deviation(name: "what was decided before the start is turned round", clause: .driveLatch) {
        seen, _ in
        for index in seen.stages.indices
        where [.finishing, .cancelling].contains(seen.stages[index].transition?.drive) {
          seen.stages[index].transition?.drive = .tracking
        }
        for index in seen.log.indices {
          if case .complete(let stage, let number, let isFinished) = seen.log[index].callback {
            seen.log[index].callback = .complete(stage, number, !isFinished)
          }
        }
      },
      Deviation(
        name: "everything is welcome", clause: .contractRetained, answer: { _, _ in .accepted }),
      Deviation(
        name: "a finger is followed after it let go", clause: .driveSettled,
        answer: { _, _ in .accepted }),
      Deviation(
        name: "deaf to a finger that is taken away", clause: .driveSettled,
        tells: { event, _ in if case .pan(_, .cancelled) = event { [] } else { [event] } }),
      Deviation(name: "what flies leaves a gap", clause: .hideSiblings) { seen, context in
        let hidden = Set(seen.views.filter { $0.isHidden && !$0.name.isHelper }.map(\.superview))
        let isDeclared = Set(context.scene.views.filter { $0.kind != .screen }.map(\.name))
        seen.change({ hidden.contains($0.superview) && isDeclared.contains($0.name) }) {
          $0.center.x -= 1 + $0.center.x.magnitude
        }
      },
      Deviation(
        name: "nothing ends in the background", clause: .contractRetained,
        tells: { event, _ in if case .upon(_, .interrupt) = event { [] } else { [event] } }),
    ]

  /// Transitions that never end, from a number on: those of the reports that miss an endpoint.
  private static let reportedEnds = [2, 4].map { least in
    Deviation(name: "transition \(least) never ends", clause: .contractMissing) { seen, _ in
      seen.log.removeAll {
        switch $0.callback {
        case .complete(_, let number, _), .didEnd(_, let number): number >= least
        default: false
        }
      }
    }
  }
}
