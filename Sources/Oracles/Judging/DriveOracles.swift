// Oracles of DRIVE: what a finger does, and what it must not.

import Model
import Scenario

extension Oracle {
  static let drives = [latch, settled, monotone, regrab, threshold, springBack]

  /// An outcome that was accepted while the transition was pending takes effect when it starts, or
  /// when it is interrupted.
  private static let latch = Oracle(.driveLatch) { record, moment in
    guard moment.isAccepted, !record.hasReactions else { return nil }
    for stage in moment.before.stages {
      guard let old = stage.transition, old.drive == .pending,
        let outcome = record.latched(old.number, on: stage.name, before: moment.step)
      else { continue }
      let lost = "the outcome that '\(stage.name)' was given before it started is lost"
      if moment.after.stage(stage.name)?.transition?.drive == .tracking { return lost }
      let isTurned = moment.after.log.dropFirst(moment.before.log.count).contains {
        $0.callback == .complete(stage.name, old.number, !outcome)
      }
      if isTurned { return lost }
    }
    return nil
  }

  /// After a decision no other is taken, and no finger is followed.
  private static let settled = Oracle(.driveSettled) { _, moment in
    guard moment.isAccepted, let name = moment.event.decidedStage ?? moment.event.followedStage,
      let transition = moment.before.stage(name)?.transition
    else { return nil }
    return [.finishing, .cancelling].contains(transition.drive)
      ? "a second decision, or a finger, was accepted on '\(name)'" : nil
  }

  private static let monotone = Oracle(.driveMonotone) { _, moment in
    guard moment.isAccepted, case .advance = moment.event else { return nil }
    for stage in moment.after.stages {
      guard let now = stage.transition, let was = moment.before.stage(stage.name)?.transition,
        now.number == was.number, now.drive == was.drive
      else { continue }
      let isWrong =
        switch now.drive {
        case .running, .finishing: now.elapsed < was.elapsed
        case .cancelling: now.elapsed > was.elapsed
        case .tracking, .pending: now.elapsed != was.elapsed
        }
      if isWrong { return "time ran the wrong way on '\(stage.name)', \(now.drive.rawValue)" }
    }
    return nil
  }

  private static let regrab = Oracle(.driveRegrab) { record, moment in
    guard moment.isAccepted, !record.hasReactions, case .pan(let name, .began) = moment.event,
      let was = moment.before.stage(name)?.transition
    else { return nil }
    guard let now = moment.after.stage(name)?.transition, now.drive == .tracking,
      now.elapsed == was.elapsed
    else { return "grabbing the transition on '\(name)' again did not keep it where it was" }
    return nil
  }

  /// Dismissed beyond the thresholds, both strict, and not at them.
  private static let threshold = Oracle(.driveThreshold) { record, moment in
    guard moment.isAccepted, case .pan(let name, .ended(let velocity)) = moment.event,
      let before = moment.before.stage(name), let drag = before.drag, before.transition == nil,
      let top = before.stack.last, let screen = moment.before.view(top),
      let limits = record.dragLimits(of: top, at: moment.step)
    else { return nil }
    func part(_ distance: Double, of extent: Double) -> Double {
      extent == 0 ? 0 : distance.magnitude / extent
    }
    let progress = max(
      part(drag.offset.x, of: screen.bounds.size.width),
      part(drag.offset.y, of: screen.bounds.size.height))
    let speed = velocity.x * velocity.x + velocity.y * velocity.y
    // A re-grab measures from an offset that rounds; near the threshold nothing is claimed.
    if (progress - limits.distance).magnitude < 0x1p-40, progress != limits.distance { return nil }
    let isBeyond = progress > limits.distance || speed > limits.velocity * limits.velocity
    let isOnScreen = record.isOnScreen(name, in: moment.before)
    let isDismissed = moment.after.log.count > moment.before.log.count
    return isOnScreen && isBeyond != isDismissed
      ? "let go at \(progress), '\(top)' was \(isDismissed ? "" : "not ")dismissed" : nil
  }

  /// Without a drag and a flight the top screen lies in the middle of its host.
  private static let springBack = Oracle(.driveSpringBack) { record, moment in
    for stage in moment.after.stages where stage.transition == nil && stage.drag == nil {
      guard stage.stack.count > 1, let top = stage.stack.last,
        let screen = moment.after.view(top), let declared = record.stage(stage.name),
        let host = moment.after.view(declared.host)
      else { continue }
      let middle = host.bounds.middle
      let error = 4 * roundoff * (middle.x.magnitude + middle.y.magnitude)
      let isThere =
        (screen.center.x - middle.x).magnitude <= error
        && (screen.center.y - middle.y).magnitude <= error
      if !isThere { return "'\(top)' rests beside the middle of '\(declared.host)'" }
    }
    return nil
  }
}

extension Event {
  /// Whether this lets the transition that it decides finish.
  fileprivate var isFinish: Bool {
    switch self {
    case .finish: true
    case .pan(_, .ended(let velocity)): velocity.x > 0
    default: false
    }
  }

  /// The stage whose transition this scrubs.
  fileprivate var followedStage: Name? {
    if case .pan(let stage, .changed) = self { stage } else { nil }
  }

  /// The stage whose transition this decides.
  fileprivate var decidedStage: Name? {
    switch self {
    case .finish(let stage), .cancel(let stage), .pan(let stage, .ended),
      .pan(let stage, .cancelled),
      .pan(let stage, .failed):
      stage
    default: nil
    }
  }
}

extension Record {
  /// Whether the transition that is pending was given finish, or cancel, before a step; `nil` for
  /// neither.
  func latched(_ number: Int, on stage: Name, before step: Int) -> Bool? {
    let moment = moments.prefix(step - 1).last { earlier in
      earlier.isAccepted && earlier.event.decidedStage == stage
        && earlier.before.stage(stage)?.transition?.number == number
    }
    return moment?.event.isFinish
  }

  /// Whether a stage's host hangs in a window.
  fileprivate func isOnScreen(_ stage: Name, in seen: Observation) -> Bool {
    guard let host = self.stage(stage).flatMap({ seen.position(of: $0.host) }),
      let root = seen.chain(from: host).last
    else { return false }
    let declaration = declaration(of: seen.views[root].name, near: root)
    return declaration.map { scene.views[$0].kind } == .window
  }

  /// The thresholds of the drag that a screen entered with; `nil` where a reaction may have changed
  /// what it entered by, or it has none.
  fileprivate func dragLimits(of screen: Name, at step: Int) -> Drag? {
    if hasReactions { return nil }
    for moment in moments.prefix(step).reversed() where moment.isAccepted {
      guard case .present(screen, _, let arrival) = moment.event else { continue }
      guard case .animated(let animation) = arrival,
        case .drag(let drag)? = scene.choreography(named: animation.choreography)?.interaction
      else { return nil }
      return drag
    }
    return nil
  }
}
