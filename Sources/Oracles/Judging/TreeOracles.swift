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
    var indices: [[Int]] = Array(repeating: [], count: views.count)
    for position in views.indices {
      guard let superview = views[position].superview else {
        let index = views[position].index
        if index != 0 { return "root '\(names[position])' has index \(index)" }
        continue
      }
      guard let parent = survey.superviews[position] else {
        return "'\(names[position])' is in unknown '\(superview)'"
      }
      if survey.chain(from: position).count > views.count {
        return "'\(names[position])' is its own ancestor"
      }
      indices[parent].append(views[position].index)
    }
    for position in views.indices {
      indices[position].sort()
      if !indices[position].elementsEqual(indices[position].indices) {
        return "'\(names[position])' has subviews at \(indices[position])"
      }
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

  /// What the roots are listed under.
  private static let nowhere: Name = "none"

  private static let treeMembership = Oracle(.treeMembership) { record, moment in
    if zip(moment.before.views, moment.after.views).allSatisfy({
      $0.name == $1.name && $0.superview == $1.superview && $0.index == $1.index
    }), moment.before.views.count == moment.after.views.count {
      return nil
    }
    var movable = record.reactive
    movable.formUnion(Record.stacked(moment.before))
    movable.formUnion(Record.stacked(moment.after))
    if let moved = moment.event.movedView { movable.insert(moved) }
    func fixed(_ observation: Observation) -> [Name: [Name]] {
      var lists: [Name: [(Int, Name)]] = [:]
      for view in observation.views where !movable.contains(view.name) && !view.name.isHelper {
        lists[view.superview ?? nowhere, default: []].append((view.index, view.name))
      }
      return lists.mapValues { list in
        // Roots have no order among them.
        list.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
      }
    }
    let (was, now) = (fixed(moment.before), fixed(moment.after))
    guard was != now else { return nil }
    let changed = was.keys.sorted().first { was[$0] != now[$0] } ?? now.keys.sorted().first
    return "the subviews of '\(changed?.text ?? "")' changed that no event named"
  }
}
