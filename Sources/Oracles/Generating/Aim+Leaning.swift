// The way to what a case aims at: what to draw next, by where the stage stands.

import Model
import Scenario

extension Aim {
  /// What leads to the place from here; all kinds of events alike where it is reached.
  func leaning(in model: ReferenceModel) -> Leaning {
    let stages = model.stages
    guard let stage = stages.first else { return Leaning() }
    let entrance = model.entrances[stage.name]
    var leaning = Leaning(stages: stages, choreography: choreography)
    leaning.isInteractive = isInteractive
    leaning.unanimated = isEntering == false ? 4 : 0
    leaning.leavesByOwn = isInteractive == true || entrance != choreography ? 7 : 3
    if case .part(let part, _) = place, let transition = stage.transition {
      leaning.phase = phase(of: part, transition, model)
    }
    if isReached(stage, entrance, leaning.phase) {
      arrive(&leaning, stage)
    } else if isCrowded, stages.dropFirst().contains(where: { $0.stack.count == 1 }),
      stage.transition == nil, stage.stack.count == 1
    {
      leaning.kinds = [.enter: 600]
      leaning.isBeside = true
      leaning.unanimated = 7
    } else if let transition = stage.transition {
      leadOn(&leaning, transition)
    } else if let drag = stage.drag {
      leadOn(&leaning, drag)
    } else if needsDrag, entrance == choreography {
      leaning.kinds = [.pan: 1_200]
      leaning.pans = [1, 0, 0, 0, 0]
    } else if stage.stack.count > 1, isEntering != true {
      leaning.kinds = [.leave: 1_200]
    } else {
      leaning.kinds = [.enter: 1_200, .leave: stage.stack.count > 1 ? 300 : 0]
    }
    return leaning
  }

  /// Whether the stage stands at the place.
  private func isReached(_ stage: StageObservation, _ entrance: Name?, _ phase: Int?) -> Bool {
    guard let transition = stage.transition else {
      guard entrance == choreography else { return false }
      switch place {
      case .resting: return stage.drag == nil
      case .dragging: return stage.drag?.state == .dragging
      case .springing: return stage.drag?.state == .springing
      default: return false
      }
    }
    guard transition.choreography == choreography,
      isEntering == nil || isEntering == transition.isEntering
    else { return false }
    switch place {
    case .pending: return transition.drive == .pending
    case .part: return transition.drive != .pending && transition.phase == phase
    case .drive(let drive): return transition.drive == drive
    default: return false
    }
  }

  /// What goes on with a transition that does not stand where it should.
  private func leadOn(_ leaning: inout Leaning, _ transition: TransitionObservation) {
    let isRight =
      transition.choreography == choreography
      && (isEntering == nil || isEntering == transition.isEntering)
    guard isRight else {
      leaning.kinds = [.interrupt: 900, .approach: 300]
      return
    }
    switch (place, transition.drive) {
    case (.part, .pending), (.drive, .pending): leaning.kinds = [.start: 1_200]
    case (.part, .tracking):
      leaning.kinds = [.pan: 600, .finish: 600]
      leaning.pans = [0, 1, 0, 0, 0]
    case (.part, let drive):
      let isAhead = leaning.phase.map { ($0 > transition.phase) == (drive != .cancelling) } ?? false
      leaning.kinds = isAhead ? [.visit: 1_200] : [.interrupt: 900, .approach: 300]
    case (.drive(.tracking), .finishing), (.drive(.tracking), .cancelling):
      leaning.kinds = [.pan: 600, .interrupt: 600]
      leaning.pans = [1, 0, 0, 0, 0]
    case (.drive(.finishing), .running), (.drive(.finishing), .tracking):
      leaning.kinds = [.finish: 1_200]
    case (.drive(.cancelling), .running) where transition.elapsed == .zero:
      leaning.kinds = [.visit: 1_200]
    case (.drive(.cancelling), .tracking) where transition.elapsed == .zero:
      leaning.kinds = [.pan: 1_200]
      leaning.pans = [0, 1, 0, 0, 0]
    case (.drive(.cancelling), .running), (.drive(.cancelling), .tracking):
      leaning.kinds = [.cancel: 1_200]
    default: leaning.kinds = [.interrupt: 900, .approach: 300]
    }
  }

  /// What goes on with a drag that is not the one wanted.
  private func leadOn(_ leaning: inout Leaning, _ drag: DragObservation) {
    switch (place, drag.state) {
    case (.springing, .dragging):
      leaning.kinds = [.pan: 1_200]
      leaning.pans = drag.offset == .zero ? [0, 1, 0, 0, 0] : [0, 0, 1, 2, 2]
    case (.dragging, .springing):
      leaning.kinds = [.pan: 1_200]
      leaning.pans = [1, 0, 0, 0, 0]
    default: leaning.kinds = [.leave: 600, .interrupt: 600]
    }
  }

  /// The index of the phase that the part is in this transition's timeline; `nil` if it has none.
  private func phase(
    of part: CoveredPlace.Part, _ transition: TransitionObservation, _ model: ReferenceModel
  ) -> Int? {
    guard let timeline = model.timeline(of: transition) else { return nil }
    let phases = timeline.phases.indices
    return phases.first { system.part($0, of: phases.count) == part }
  }

  /// Where the place is reached all kinds of events are to be accepted alike: those that are often
  /// refused are drawn more often, and operands are such that they are not.
  private func arrive(_ leaning: inout Leaning, _ stage: StageObservation) {
    leaning.kinds = Self.kindsOnArrival
    leaning.kinds[.enter] = isCrowded ? 200 : 120
    leaning.kinds[.leave] = isCrowded ? 260 : 20
    if case .part = place, isInteractive == true { leaning.kinds[.pan] = 440 }
    leaning.isBeside = true
    leaning.choreography = nil
    leaning.isInteractive = false
    leaning.unanimated = 5
    leaning.leavesByOwn = nil
    switch stage.transition?.drive {
    case .pending: leaning.pans = [0, 2, 1, 1, 1]
    case .tracking: leaning.pans = [0, 1, 2, 2, 2]
    case .running: leaning.kinds[.pan] = 0
    case .finishing, .cancelling: leaning.pans = [1, 0, 0, 0, 0]
    case nil: leaning.pans = stage.drag?.state == .dragging ? [0, 1, 1, 1, 1] : [1, 0, 0, 0, 0]
    }
    if stage.transition == nil { leaning.kinds[.interrupt] = 28 }
    if stage.transition?.drive == .pending {
      for kind in [EventKind.start, .finish, .cancel] { leaning.kinds[kind] = 32 }
      leaning.kinds[.pan] = 160
    }
  }

  private static let kindsOnArrival: [EventKind: Int] = [
    .interrupt: 16, .discard: 16, .finish: 14, .cancel: 14, .pan: 120, .insert: 120, .add: 64,
    .remove: 64, .front: 96, .back: 96, .unbind: 30, .advance: 8, .hide: 20, .show: 20, .alpha: 20,
    .scroll: 20, .center: 20, .frame: 20, .bounds: 20, .transform: 20, .resize: 20, .bind: 20,
    .upon: 20,
  ]
}
