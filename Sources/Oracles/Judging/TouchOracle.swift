// The oracle of contract.touch: what a touch finds between transitions, and what it must not find.

import Model
import Scenario

extension Oracle {
  static let touches = [touch]

  private static let touch = Oracle(.contractTouch) { record, moment in
    let (scene, seen, survey) = (record.scene, moment.after, moment.survey)
    for stage in seen.stages {
      if stage.transition == nil && stage.drag == nil, let top = stage.stack.last,
        let screen = seen.position(of: top)
      {
        let chain = survey.chain(from: screen)
        let middle = seen.middleOnScreen(of: screen, through: chain)
        if seen.isTouchable(along: chain, at: middle), let found = hit(middle, in: seen, of: scene),
          found.isHelper(of: stage.name)
        {
          return "a touch in the middle of '\(top)' finds '\(found)'"
        }
      }
      guard let declared = record.stage(stage.name), declared.kind != .navigation,
        stage.stack.count > 1, let host = seen.position(of: declared.host)
      else { continue }
      let chain = survey.chain(from: host)
      let middle = seen.middleOnScreen(of: host, through: chain)
      guard seen.isTouchable(along: chain, at: middle),
        let found = hit(middle, in: seen, of: scene), let view = seen.position(of: found)
      else { continue }
      if let screen = seen.uncontained(survey.chain(from: view), on: stage) {
        return "a touch in the middle of '\(declared.host)' finds '\(found)' in '\(screen)', which "
          + "is not in a container"
      }
    }
    return nil
  }
}

extension Observation {
  /// The middle of a view's bounds in screen space.
  fileprivate func middleOnScreen(of position: Int, through chain: ArraySlice<Int>) -> Point {
    var middle = Measured(views[position].bounds.middle)
    for ancestor in chain { middle = middle.up(through: views[ancestor]) }
    return middle.point
  }

  /// The screen of a stage that the first view of a chain lies in outside of the stage's containers,
  /// if it does.
  fileprivate func uncontained(_ chain: ArraySlice<Int>, on stage: StageObservation) -> Name? {
    let isContained = chain.contains { views[$0].name.isHelper(.container, of: stage.name) }
    if isContained { return nil }
    return chain.first { stage.stack.contains(views[$0].name) }.map { views[$0].name }
  }
}
