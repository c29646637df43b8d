// Oracles of GEO that measure what was observed against itself.

import Model
import Scenario

extension Oracle {
  static let geometry = [box, middle, scroll, local, frame]

  private static let box = Oracle(.geoBox) { _, moment in
    for (view, (measured, error)) in zip(moment.after.views, moment.survey.boxes) {
      if !measured.isNear(view.box, within: error) {
        return "the box of '\(view.name)' is \(view.box.spelled), its corners span "
          + measured.spelled
      }
    }
    return nil
  }

  /// The middle of the screen box, taken down the chain again, is the middle of the bounds: affine
  /// maps keep middles.
  private static let middle = Oracle(.geoRoundTrip) { _, moment in
    let views = moment.after.views
    for (position, view) in views.enumerated() {
      let chain = moment.survey.chains[position]
      guard chain.allSatisfy({ views[$0].transform == .identity }) else { continue }
      var point = view.box.middle
      for ancestor in chain.reversed() {
        let (middle, center) = (views[ancestor].bounds.middle, views[ancestor].center)
        point.x = point.x - center.x + middle.x
        point.y = point.y - center.y + middle.y
      }
      let middle = view.bounds.middle
      let error = 2 * moment.survey.boxes[position].error
      if max((point.x - middle.x).magnitude, (point.y - middle.y).magnitude) > error {
        return "the middle of '\(view.name)' does not come back from the screen"
      }
    }
    return nil
  }

  private static let scroll = Oracle(.geoScroll) { record, moment in
    guard moment.isAccepted, case .scroll(let name, let target) = moment.event,
      let old = moment.before.view(name), moment.after.log == moment.before.log
    else { return nil }
    let delta = Point(
      x: target.x - old.bounds.origin.x, y: target.y - old.bounds.origin.y)
    let stacked = Record.stacked(moment.after)
    for child in moment.after.subviews(of: name)
    where !child.name.isHelper && !stacked.contains(child.name)
      && moment.after.isUpright(from: child)
    {
      guard let was = moment.before.view(child.name) else { continue }
      let error =
        2 * (moment.after.measuredBox(of: child).error + moment.before.measuredBox(of: was).error)
      var wanted = was.box
      wanted.origin.x -= delta.x
      wanted.origin.y -= delta.y
      if !child.box.isNear(wanted, within: error) {
        return "scrolling '\(name)' took '\(child.name)' to \(child.box.spelled), not to "
          + wanted.spelled
      }
    }
    return nil
  }

  private static let local = Oracle(.geoLocal) { _, moment in
    for view in moment.after.views {
      guard let was = moment.before.view(view.name), was.box != view.box else { continue }
      let (oldChain, newChain) = (moment.before.chain(of: was), moment.after.chain(of: view))
      let isSame = oldChain.elementsEqual(newChain) {
        $0.name == $1.name && $0.bounds == $1.bounds && $0.center == $1.center
          && $0.transform == $1.transform
      }
      if isSame { return "the box of '\(view.name)' changed, but nothing on its chain did" }
    }
    return nil
  }

  private static let frame = Oracle(.geoFrame) { _, moment in
    guard moment.isAccepted, case .setFrame(let name, let rect) = moment.event,
      let view = moment.after.view(name)
    else { return nil }
    let (found, rounding) = view.measuredBox(through: CollectionOfOne(view))
    // The division by the scale and the two halvings add no more than the map itself rounds.
    let error = 2 * rounding
    return found.isNear(rect, within: error)
      ? nil : "the frame of '\(name)' was set to \(rect.spelled) and is \(found.spelled)"
  }
}
