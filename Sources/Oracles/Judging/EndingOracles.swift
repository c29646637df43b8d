// Oracles of CONTRACT that compare a moment with an earlier one: cancelling, and the presenter's place.

import Model
import Scenario

extension Oracle {
  static let endings = [cancel, presenter] + logs

  /// What a lone transition that only time and drive events touched, and that was cancelled, leaves
  /// behind is what was there before it.
  private static let cancel = Oracle(.contractCancel) { record, moment in
    guard !record.hasReactions,
      let ended = moment.after.log.dropFirst(moment.before.log.count).lazy.compactMap({
        entry -> (Name, Int)? in
        if case .complete(let stage, let number, false) = entry.callback { return (stage, number) }
        return nil
      }).first,
      moment.after.stages.allSatisfy({ $0.transition == nil })
    else { return nil }
    // Backwards to the event that began it, as long as nothing else was going on.
    for earlier in record.moments.reversed() {
      let began = earlier.after.log.dropFirst(earlier.before.log.count).contains {
        $0.callback == .willBegin(ended.0, ended.1)
      }
      if began {
        let stages = earlier.before.stages + moment.after.stages
        guard stages.allSatisfy({ $0.transition == nil && $0.drag == nil }) else { return nil }
        return earlier.before.difference(to: moment.after).map { "cancelling changed \($0)" }
      }
      if earlier.isAccepted {
        switch earlier.event {
        case .advance, .finish, .cancel, .interrupt, .start, .pan: break
        default: return nil
        }
      }
    }
    return nil
  }

  /// A presenter that is back after a dismissal is where it was before the presentation.
  private static let presenter = Oracle(.contractPresenter) { record, moment in
    for stage in moment.after.stages where record.stage(stage.name)?.kind != .navigation {
      guard let old = moment.before.stage(stage.name), old.stack.count == stage.stack.count + 1,
        stage.transition == nil, let presenter = stage.stack.last,
        let now = moment.after.view(presenter)
      else { continue }
      // The last moment before this level was entered.
      guard
        let entered = record.moments.last(where: {
          $0.before.stage(stage.name)?.stack == stage.stack
            && $0.after.stage(stage.name)?.stack == old.stack
        }), let was = entered.before.view(presenter)
      else { continue }
      if was.superview != now.superview {
        return "'\(presenter)' is back in \(now.superview?.text ?? "nothing"), not in "
          + "\(was.superview?.text ?? "nothing")"
      }
      guard let parent = was.superview, record.leavesTree(from: entered.step, to: moment.step),
        record.keepsSubviews(of: parent, but: presenter, from: entered.step, to: moment.step)
      else { continue }
      let before = entered.before.subviewNames(of: parent)
      let after = moment.after.subviewNames(of: parent)
      if before.filter({ $0 != presenter }) == after.filter({ $0 != presenter }), before != after {
        return "'\(presenter)' is back at \(now.index) in '\(parent)', not at \(was.index)"
      }
    }
    return nil
  }
}

extension Record {
  /// Whether no event between two steps, the later one included, edits the tree, as far as can be
  /// told: a reaction may.
  fileprivate func leavesTree(from first: Int, to last: Int) -> Bool {
    !hasReactions && moments[first..<last].allSatisfy { $0.event.movedView == nil }
  }

  /// Whether the declared subviews of a view, but for one, were the same from before a step until
  /// after another: a presenter of another stage may have been away and back.
  fileprivate func keepsSubviews(
    of parent: Name, but view: Name, from first: Int, to last: Int
  ) -> Bool {
    func others(_ seen: Observation) -> [Name] {
      seen.subviewNames(of: parent).filter { $0 != view && !$0.isHelper }
    }
    let before = others(moments[first - 1].before)
    return moments[(first - 1)..<last].allSatisfy { others($0.after) == before }
  }
}

extension Observation {
  /// What differs in what can be seen, leaving out clock, log and last rejection; `nil` for nothing.
  func difference(to other: Observation) -> String? {
    if stages != other.stages {
      let changed = zip(stages, other.stages).first { $0 != $1 }
      return "the stage '\(changed?.0.name.text ?? "")'"
    }
    if views.map(\.name) != other.views.map(\.name) { return "which views there are" }
    guard let (was, now) = zip(views, other.views).first(where: { $0 != $1 }) else { return nil }
    let properties: [(String, Bool)] = [
      ("superview", was.superview == now.superview), ("index", was.index == now.index),
      ("hidden flag", was.isHidden == now.isHidden), ("visibility", was.isVisible == now.isVisible),
      ("bounds", was.bounds == now.bounds), ("center", was.center == now.center),
      ("transform", was.transform == now.transform), ("box", was.box == now.box),
      ("alpha", was.alpha == now.alpha), ("mask", was.mask == now.mask),
    ]
    let property = properties.first { !$0.1 }?.0 ?? "look"
    return "the \(property) of '\(was.name)'"
  }
}
