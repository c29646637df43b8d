// Rewriting observations: what the rewritten run ought to show.

import Scenario

extension Rewriting {
  /// What is seen, rewritten alike; times of the log included.
  func observation(_ observation: Observation) -> Observation {
    Observation(
      time: Flicks(observation.time.count &* time), views: observation.views.map(view),
      stages: observation.stages.map(stage),
      log: observation.log.map {
        LogEntry(Flicks($0.time.count &* time), callback($0.callback))
      },
      lastRejection: observation.lastRejection)
  }

  private func view(_ view: ViewObservation) -> ViewObservation {
    var changed = view
    changed.name = seen(view.name)
    changed.superview = view.superview.map(seen)
    changed.bounds = rect(view.bounds)
    changed.center = point(view.center)
    changed.transform = transform(view.transform)
    changed.box = rect(view.box)
    changed.cornerRadius *= length
    changed.blur *= length
    changed.mask = view.mask.map {
      MaskObservation(shape: ellipse($0.shape), opened: $0.opened.map(ellipse))
    }
    return changed
  }

  private func stage(_ stage: StageObservation) -> StageObservation {
    var transition = stage.transition
    if let old = stage.transition {
      transition?.choreography = choreography(old.choreography)
      transition?.elapsed = Flicks(old.elapsed.count &* time)
      transition?.duration = Flicks(old.duration.count &* time)
    }
    return StageObservation(
      name: name(stage.name), stack: stage.stack.map(name), transition: transition,
      drag: stage.drag.map { DragObservation(offset: point($0.offset), state: $0.state) })
  }

  private func callback(_ callback: Callback) -> Callback {
    switch callback {
    case .willBegin(let stage, let number): .willBegin(name(stage), number)
    case .phase(let stage, let number, let index): .phase(name(stage), number, index)
    case .complete(let stage, let number, let flag): .complete(name(stage), number, flag)
    case .didEnd(let stage, let number): .didEnd(name(stage), number)
    case .willAppear(let screen): .willAppear(name(screen))
    case .didAppear(let screen): .didAppear(name(screen))
    case .willDisappear(let screen): .willDisappear(name(screen))
    case .didDisappear(let screen): .didDisappear(name(screen))
    }
  }

  /// The name of a view that may be a helper: its stage's part is rewritten.
  private func seen(_ seen: Name) -> Name {
    seen.isHelper ? seen.movingHelper(to: name) : name(seen)
  }
}
