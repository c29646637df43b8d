// What backdrops show, which an observation does not say once their transitions are over.

import Scenario

/// The fills of backdrops: those in flight as their timelines have them, those that persist as the
/// enterings had them that left them behind (specification S-8).
struct BackdropFills {
  private let scene: Scene
  private var persisting: [Name: Backdrop.Fill] = [:]

  /// Makes the fills of a scene in which nothing has happened.
  init(_ scene: Scene) {
    self.scene = scene
  }

  /// Notes what will persist of the transitions in flight.
  mutating func note(_ seen: Observation) {
    for stage in seen.stages {
      guard let transition = stage.transition, transition.isEntering,
        let backdrop = scene.timeline(of: transition)?.backdrop, backdrop.persists
      else { continue }
      persisting[name(of: stage)] = backdrop.fill
    }
  }

  /// What a backdrop shows; `nil` when the transition that it is of was over within one event, and
  /// has never been seen.
  func fill(of backdrop: Name, in seen: Observation) -> Backdrop.Fill? {
    for stage in seen.stages where name(of: stage) == backdrop {
      if let transition = stage.transition, let own = scene.timeline(of: transition)?.backdrop {
        return own.fill
      }
    }
    return persisting[backdrop]
  }

  /// The backdrop of a stage's transition: on a modal stage of the level of its upper screen (V-11).
  private func name(of stage: StageObservation) -> Name {
    let kind = scene.stages.first { $0.name == stage.name }?.kind
    let level = kind == .navigation ? 1 : max(1, stage.stack.count - 1)
    return Name(helper: .backdrop, of: stage.name, level: level)
  }
}
