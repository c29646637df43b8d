// Oracles of TREE: superviews, order, and who may be moved.

import Model
import Scenario

extension Oracle {
  static let trees = [forest, order, rejected, treeMembership]

  private static let forest = Oracle(.treeForest) { _, moment in
    let views = moment.after.views
    let names = views.map(\.name)
    for (position, name) in names.enumerated() where names[..<position].contains(name) {
      return "a view is listed twice"
    }
    let survey = moment.survey
    for position in views.indices {
      guard let superview = views[position].superview else {
        let index = views[position].index
        if index != 0 { return "root '\(names[position])' has index \(index)" }
        continue
      }
      guard survey.superviews[position] != nil else {
        return "'\(names[position])' is in unknown '\(superview)'"
      }
      if survey.chain(from: position).count > views.count {
        return "'\(names[position])' is its own ancestor"
      }
    }
    for position in views.indices {
      let count = survey.superviews.count { $0 == position }
      let isComplete = (0..<count).allSatisfy { index in
        views.indices.contains { survey.superviews[$0] == position && views[$0].index == index }
      }
      if isComplete { continue }
      let subviews = views.indices.filter { survey.superviews[$0] == position }
      return "'\(names[position])' has subviews at \(subviews.map { views[$0].index }.sorted())"
    }
    return nil
  }

  private static let order = Oracle(.treeOrder) { record, moment in
    guard moment.isAccepted, let moved = moment.event.movedView,
      let view = moment.after.view(moved), let old = moment.before.view(moved),
      moment.after.log == moment.before.log
    else { return nil }
    let siblings = view.superview.map { moment.after.positions(in: $0).count } ?? 1
    let wanted: (superview: Name?, index: Int)
    switch moment.event {
    case .add(_, let parent): wanted = (parent, siblings - 1)
    case .insert(_, let parent, let index): wanted = (parent, index)
    case .front: wanted = (old.superview, siblings - 1)
    case .back: wanted = (old.superview, 0)
    default: wanted = (nil, 0)
    }
    if view.superview != wanted.superview || view.index != wanted.index {
      return "'\(moved)' is in \(view.superview?.text ?? "nothing") at \(view.index), not in "
        + "\(wanted.superview?.text ?? "nothing") at \(wanted.index)"
    }
    for parent in [old.superview, view.superview].compactMap({ $0 }) {
      let was = moment.before.subviewNames(of: parent).filter { $0 != moved }
      let now = moment.after.subviewNames(of: parent).filter { $0 != moved }
      if was != now { return "siblings of '\(moved)' in '\(parent)' changed their order" }
    }
    return nil
  }

  private static let rejected = Oracle(.treeRejected) { _, moment in
    guard case .rejected(let reason) = moment.response else { return nil }
    var wanted = moment.before
    wanted.lastRejection = reason
    return wanted == moment.after ? nil : "a rejected event changed what is seen (\(reason.reason))"
  }

  private static let treeMembership = Oracle(.treeMembership) { record, moment in
    let (old, new) = (moment.before.views, moment.after.views)
    let isSame =
      old.count == new.count
      && old.indices.allSatisfy {
        old[$0].name == new[$0].name && old[$0].superview == new[$0].superview
          && old[$0].index == new[$0].index
      }
    if isSame { return nil }
    var movable = record.reactive + Record.stacked(moment.before) + Record.stacked(moment.after)
    if let moved = moment.event.movedView { movable.append(moved) }
    let (was, now) = (moment.before.places(but: movable), moment.after.places(but: movable))
    guard !was.elementsEqual(now, by: { $0.name == $1.name && $0.superview == $1.superview })
    else { return nil }
    // Which list it is that changed, or that came up or went.
    func list(_ places: [Place], of superview: Name) -> [Name] {
      places.filter { $0.superview == superview }.map(\.name)
    }
    let parents = was.map(\.superview).sorted() + now.map(\.superview).sorted()
    let changed = parents.first { list(was, of: $0) != list(now, of: $0) }
    return "the subviews of '\(changed?.text ?? "")' changed that no event named"
  }
}

/// Where a view lies.
private struct Place {
  let name: Name
  let superview: Name
  let index: Int
}

extension Observation {
  /// What the roots are listed under.
  private static let nowhere: Name = "none"

  /// Where the declared views lie but for some, superview by superview, each list back to front.
  ///
  /// Roots have no order among them: any will do that is the same for two looks.
  fileprivate func places(but movable: [Name]) -> [Place] {
    var places: [Place] = []
    places.reserveCapacity(views.count)
    for position in views.indices {
      let (name, superview) = (views[position].name, views[position].superview)
      if name.isHelper || movable.contains(name) { continue }
      places.append(
        Place(name: name, superview: superview ?? Self.nowhere, index: views[position].index))
    }
    places.sort {
      ($0.superview.number, $0.index, $0.name.number)
        < ($1.superview.number, $1.index, $1.name.number)
    }
    return places
  }
}
