// The oracle of contract.touch: what a touch finds between transitions, and what it must not find.

import Model
import Scenario

extension Oracle {
  static let touches = [touch]

  private static let touch = Oracle(.contractTouch) { record, moment in
    let (scene, seen) = (record.scene, moment.after)
    for stage in seen.stages {
      if stage.transition == nil && stage.drag == nil, let top = stage.stack.last,
        let screen = seen.view(top)
      {
        let middle = seen.middleOnScreen(of: screen)
        if seen.isTouchable(screen, at: middle), let found = hit(middle, in: seen, of: scene),
          found.isHelper(of: stage.name)
        {
          return "a touch in the middle of '\(top)' finds '\(found)'"
        }
      }
      guard let declared = record.stages[stage.name], declared.kind != .navigation,
        stage.stack.count > 1, let host = seen.view(declared.host)
      else { continue }
      let middle = seen.middleOnScreen(of: host)
      guard seen.isTouchable(host, at: middle), let found = hit(middle, in: seen, of: scene),
        let view = seen.view(found)
      else { continue }
      if let screen = seen.uncontained(view, on: stage) {
        return "a touch in the middle of '\(host.name)' finds '\(found)' in '\(screen)', which is "
          + "not in a container"
      }
    }
    return nil
  }
}

extension Observation {
  /// The middle of a view's bounds in screen space.
  fileprivate func middleOnScreen(of view: ViewObservation) -> Point {
    chain(of: view).reduce(Measured(view.bounds.middle)) { $0.up(through: $1) }.point
  }

  /// The screen of a stage that a view lies in outside of the stage's containers, if it does.
  fileprivate func uncontained(_ view: ViewObservation, on stage: StageObservation) -> Name? {
    let chain = chain(of: view).map(\.name)
    let screen = chain.first { stage.stack.contains($0) }
    let isContained = chain.contains { $0.isHelper(.container, of: stage.name) }
    return isContained ? nil : screen
  }
}
