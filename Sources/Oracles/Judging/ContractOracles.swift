// Oracles of CONTRACT and INTERRUPT that are asked at every moment.

import Model
import Scenario

extension Oracle {
  static let contracts = [busy, restored, membership]
  static let interruption = [interruptNow]

  private static let busy = Oracle(.contractBusy) { _, moment in
    guard moment.isAccepted else { return nil }
    let stage: StageObservation?
    switch moment.event {
    case .push(_, let name, _), .present(_, let name, _), .pop(let name, _, _):
      stage = moment.before.stage(name)
    case .dismiss(let screen, _):
      stage = moment.before.stages.first { $0.stack.contains(screen) }
    default: return nil
    }
    guard let stage, stage.transition != nil else { return nil }
    return "stage '\(stage.name)' took another transition while one was running"
  }

  private static let restored = Oracle(.contractRestored) { record, moment in
    for stage in moment.after.stages {
      guard let kind = record.stage(stage.name)?.kind else { return "unknown '\(stage.name)'" }
      var wanted: [Name] = []
      if kind != .navigation {
        wanted = (1..<max(1, stage.stack.count)).map {
          Name(helper: .container, of: stage.name, level: $0)
        }
      } else if stage.transition != nil {
        wanted = [Name(helper: .container, of: stage.name)]
      }
      if let transition = stage.transition, let timeline = record.scene.timeline(of: transition) {
        if timeline.backdrop != nil { wanted.append(stage.backdrop(kind)) }
        if timeline.traveller != nil { wanted.append(Name(helper: .traveller, of: stage.name)) }
      }
      wanted += moment.expected.persistingBackdrops(of: stage)
      let found = moment.after.helperNames(of: stage.name)
      if !found.allSatisfy(wanted.contains) || !wanted.allSatisfy(found.contains) {
        return "stage '\(stage.name)' has helpers \(found), not \(wanted)"
      }
    }
    return nil
  }

  private static let membership = Oracle(.contractMembership) { record, moment in
    for stage in moment.after.stages {
      guard let declared = record.stage(stage.name) else { return "unknown '\(stage.name)'" }
      let fault =
        stage.transition == nil
        ? restingFault(stage, declared, moment.after)
        : flyingFault(stage, declared, moment.after, record)
      if let fault { return fault }
    }
    return nil
  }

  private static func restingFault(
    _ stage: StageObservation, _ declared: StageDeclaration, _ seen: Observation
  ) -> String? {
    for (level, screen) in stage.stack.enumerated() {
      let found = seen.position(of: screen).flatMap { seen.views[$0].superview }
      let isTop = level == stage.stack.count - 1
      let wanted: Name? =
        switch declared.kind {
        case .navigation: isTop ? declared.host : nil
        case .modal(.fullScreen) where !isTop: nil
        case .modal:
          level == 0
            ? declared.host : Name(helper: .container, of: stage.name, level: level)
        }
      if found != wanted {
        return "'\(screen)' of '\(stage.name)' is in \(found?.text ?? "nothing"), not in "
          + "\(wanted?.text ?? "nothing")"
      }
      if level == 0 || declared.kind == .navigation { continue }
      let container = Name(helper: .container, of: stage.name, level: level)
      let others = seen.subviewNames(of: container).filter {
        !$0.isHelper(.backdrop, of: stage.name)
      }
      if others != (found == nil ? [] : [screen]) {
        return "'\(container)' has \(others)"
      }
    }
    return nil
  }

  private static func flyingFault(
    _ stage: StageObservation, _ declared: StageDeclaration, _ seen: Observation, _ record: Record
  ) -> String? {
    guard let transition = stage.transition, let timeline = record.scene.timeline(of: transition)
    else { return nil }
    guard let upper = stage.stack.last,
      let lower = record.lower(of: stage) ?? stage.stack.dropLast().last
    else {
      return "a transition is in flight on '\(stage.name)' with \(stage.stack) on the stack"
    }
    let level = declared.kind == .navigation ? 1 : stage.stack.count - 1
    let container = Name(helper: .container, of: stage.name, level: level)
    var wanted: [Name] = timeline.isLowerOnTop ? [upper] : []
    if !timeline.isLowerOnTop, declared.kind != .modal(.over) { wanted.append(lower) }
    if timeline.backdrop != nil { wanted.append(stage.backdrop(declared.kind)) }
    if !timeline.isLowerOnTop { wanted.append(upper) }
    if timeline.isLowerOnTop, declared.kind != .modal(.over) { wanted.append(lower) }
    if timeline.traveller != nil { wanted.append(Name(helper: .traveller, of: stage.name)) }
    let found = seen.subviewNames(of: container)
    if found != wanted { return "'\(container)' has \(found) in flight, not \(wanted)" }
    let host = seen.position(of: container).flatMap { seen.views[$0].superview }
    return host == declared.host ? nil : "'\(container)' is in \(host?.text ?? "nothing")"
  }

  private static let interruptNow = Oracle(.interruptNow) { record, moment in
    guard moment.isAccepted, case .interrupt(let stage) = moment.event else { return nil }
    if moment.after.time != moment.before.time { return "interrupting took time" }
    let fresh = moment.after.log.dropFirst(moment.before.log.count).map(\.callback)
    for old in moment.before.stages where stage == nil || stage == old.name {
      guard let transition = old.transition else { continue }
      if moment.after.stage(old.name)?.transition?.number == transition.number {
        return "the transition on '\(old.name)' goes on after an interrupt"
      }
      // What was decided before the start stands; a reaction may have decided unseen.
      let latched = record.latched(transition.number, on: old.name, before: moment.step) ?? false
      let isFinished = [.running, .finishing].contains(transition.drive)
      let outcomes: [Bool] =
        transition.drive != .pending
        ? [isFinished] : record.hasReactions ? [true, false] : [latched]
      if !outcomes.contains(where: {
        fresh.contains(.complete(old.name, transition.number, $0))
      }) {
        return "the interrupted transition on '\(old.name)' was not reported complete"
      }
    }
    return nil
  }
}

extension Record {
  /// The lower screen of the transition in flight on a stage, which may lie far below the upper one
  /// (S-18); none under `over`.
  fileprivate func lower(of stage: StageObservation) -> Name? {
    moments.last?.expected.flights.first { $0.number == stage.transition?.number }?.lower
  }
}

extension StageObservation {
  /// The name of the backdrop of the stage's top level.
  func backdrop(_ kind: StageKind) -> Name {
    Name(helper: .backdrop, of: name, level: kind == .navigation ? 1 : max(1, stack.count - 1))
  }
}

extension Expectation {
  /// The backdrops that stay between transitions; which ones do, the model says.
  fileprivate func persistingBackdrops(of stage: StageObservation) -> [Name] {
    var names: [Name] = []
    for position in views.indices where views[position].name.isHelper(.backdrop, of: stage.name) {
      names.append(views[position].name)
    }
    return names
  }
}
