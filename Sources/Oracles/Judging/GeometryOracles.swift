// Oracles of GEO that measure what was observed against itself.

import Model
import Scenario

extension Oracle {
  static let geometry = [box, middle, scroll, local, frame]

  private static let box = Oracle(.geoBox) { _, moment in
    let views = moment.after.views
    for (position, (measured, error)) in moment.survey.boxes.enumerated()
    where !measured.isNear(views[position].box, within: error) {
      return "the box of '\(views[position].name)' is \(views[position].box.spelled), its corners "
        + "span \(measured.spelled)"
    }
    return nil
  }

  /// The middle of the screen box, taken down the chain again, is the middle of the bounds: affine
  /// maps keep middles.
  private static let middle = Oracle(.geoRoundTrip) { _, moment in
    let views = moment.after.views
    let survey = moment.survey
    for position in views.indices {
      let chain = survey.chain(from: position)
      guard chain.allSatisfy({ views[$0].transform == .identity }) else { continue }
      var point = views[position].box.middle
      for ancestor in chain.reversed() {
        let (middle, center) = (views[ancestor].bounds.middle, views[ancestor].center)
        point.x = point.x - center.x + middle.x
        point.y = point.y - center.y + middle.y
      }
      let middle = views[position].bounds.middle
      let error = 2 * survey.boxes[position].error
      if max((point.x - middle.x).magnitude, (point.y - middle.y).magnitude) > error {
        return "the middle of '\(views[position].name)' does not come back from the screen"
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
    for position in moment.after.positions(in: name) {
      let child = moment.after.views[position]
      guard !child.name.isHelper, !stacked.contains(child.name),
        moment.after.isUpright(from: position),
        let former = moment.before.position(of: child.name)
      else { continue }
      let error =
        2
        * (moment.after.measuredBox(at: position).error
          + moment.before.measuredBox(at: former).error)
      var wanted = moment.before.views[former].box
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
    let (old, new) = (moment.before.views, moment.after.views)
    for position in new.indices {
      guard let former = moment.before.position(of: new[position].name, near: position),
        old[former].box != new[position].box
      else { continue }
      let chains = (moment.before.chain(from: former), moment.after.chain(from: position))
      let isSame = chains.0.elementsEqual(chains.1) {
        old[$0].name == new[$1].name && old[$0].bounds == new[$1].bounds
          && old[$0].center == new[$1].center && old[$0].transform == new[$1].transform
      }
      let name = new[position].name
      if isSame { return "the box of '\(name)' changed, but nothing on its chain did" }
    }
    return nil
  }

  private static let frame = Oracle(.geoFrame) { _, moment in
    guard moment.isAccepted, case .setFrame(let name, let rect) = moment.event,
      let position = moment.after.position(of: name)
    else { return nil }
    let (found, rounding) = moment.after.measuredBox(at: position, through: [position])
    // The division by the scale and the two halvings add no more than the map itself rounds.
    let error = 2 * rounding
    return found.isNear(rect, within: error)
      ? nil : "the frame of '\(name)' was set to \(rect.spelled) and is \(found.spelled)"
  }
}
