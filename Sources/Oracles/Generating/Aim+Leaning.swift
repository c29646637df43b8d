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
    leaning.departures = isInteractive == true || entrance != choreography ? [1, 7, 1] : [5, 3, 1]
    if case .part(let part, _) = place, let transition = stage.transition {
      leaning.phase = phase(of: part, transition, model)
    }
    if isReached(stage, entrance, leaning.phase) {
      arrive(&leaning, stage)
    } else if isCrowded, stages.dropFirst().contains(where: { $0.stack.count == 1 }),
      stage.transition == nil, stage.stack.count == 1
    {
      leaning.kinds = Self.lead([.enter: 1])
      leaning.isBeside = true
      leaning.unanimated = 7
    } else if let transition = stage.transition {
      leadOn(&leaning, transition)
    } else if let drag = stage.drag {
      leadOn(&leaning, drag)
    } else if needsDrag, entrance == choreography {
      leaning.kinds = Self.lead([.pan: 1])
      leaning.pans = [1, 0, 0, 0, 0]
    } else if stage.stack.count > 1, isEntering != true {
      leaning.kinds = Self.lead([.leave: 1])
    } else {
      leaning.kinds = Self.lead([.enter: 4, .leave: stage.stack.count > 1 ? 1 : 0])
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

  /// Weights of the kinds that lead on, in these shares: about nine of ten events are such.
  private static func lead(_ shares: [EventKind: Int]) -> [EventKind: Int] {
    let sum = shares.values.reduce(0, +)
    return shares.mapValues { 1_200 * $0 / max(sum, 1) }
  }

  /// Weights of what ends a transition.
  private static let stop = lead([.interrupt: 3, .approach: 1])

  /// What goes on with a transition that does not stand where it should.
  private func leadOn(_ leaning: inout Leaning, _ transition: TransitionObservation) {
    let isRight =
      transition.choreography == choreography
      && (isEntering == nil || isEntering == transition.isEntering)
    guard isRight else {
      leaning.kinds = Self.stop
      return
    }
    switch (place, transition.drive) {
    case (.part, .pending), (.drive, .pending): leaning.kinds = Self.lead([.start: 1])
    case (.part, .tracking):
      leaning.kinds = Self.lead([.pan: 1, .finish: 1])
      leaning.pans = [0, 1, 0, 0, 0]
    case (.part, let drive):
      let isAhead = leaning.phase.map { ($0 > transition.phase) == (drive != .cancelling) } ?? false
      leaning.kinds = isAhead ? Self.lead([.visit: 1]) : Self.stop
    case (.drive(.tracking), .finishing), (.drive(.tracking), .cancelling):
      leaning.kinds = Self.lead([.pan: 1, .interrupt: 1])
      leaning.pans = [1, 0, 0, 0, 0]
    case (.drive(.finishing), .running), (.drive(.finishing), .tracking):
      leaning.kinds = Self.lead([.finish: 1])
    case (.drive(.cancelling), .running) where transition.elapsed == .zero:
      leaning.kinds = Self.lead([.visit: 1])
    case (.drive(.cancelling), .tracking) where transition.elapsed == .zero:
      leaning.kinds = Self.lead([.pan: 1])
      leaning.pans = [0, 1, 0, 0, 0]
    case (.drive(.cancelling), .running), (.drive(.cancelling), .tracking):
      leaning.kinds = Self.lead([.cancel: 1])
    default: leaning.kinds = Self.stop
    }
  }

  /// What goes on with a drag that is not the one wanted.
  private func leadOn(_ leaning: inout Leaning, _ drag: DragObservation) {
    switch (place, drag.state) {
    case (.springing, .dragging):
      leaning.kinds = Self.lead([.pan: 1])
      leaning.pans = drag.offset == .zero ? [0, 1, 0, 0, 0] : [0, 0, 1, 2, 2]
    case (.dragging, .springing):
      leaning.kinds = Self.lead([.pan: 1])
      leaning.pans = [1, 0, 0, 0, 0]
    default: leaning.kinds = Self.lead([.leave: 1, .interrupt: 1])
    }
  }

  /// The index of the phase that the part is in this transition's timeline; `nil` if it has none.
  private func phase(
    of part: CoveredPlace.Part, _ transition: TransitionObservation, _ model: ReferenceModel
  ) -> Int? {
    guard let timeline = model.scene.timeline(of: transition) else { return nil }
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
    leaning.departures = nil
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
