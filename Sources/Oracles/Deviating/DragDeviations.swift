// Known-wrong systems that mistreat a screen that is dragged.

import Model
import Scenario

extension Deviation {
  static let dragDeviations = [
    Deviation(
      name: "never let go", clause: .driveThreshold,
      tells: { event, _ in if case .pan(_, .ended) = event { [] } else { [event] } }),
    Deviation(name: "rests where it was let go", clause: .driveSpringBack) { seen, context in
      let tops = seen.stages.filter { $0.transition == nil && $0.drag == nil && $0.stack.count > 1 }
      let names = Set(tops.compactMap(\.stack.last))
      seen.change({ names.contains($0.name) }) { $0.center.x += 1 + $0.center.x.magnitude }
    },
    Deviation(name: "a drag outlives its dismissal", clause: .driveSpringBack) { seen, context in
      for stage in seen.stages where stage.drag == nil && stage.stack.count > 1 {
        guard let top = stage.stack.last else { continue }
        let offsets = context.steps.flatMap(\.seen.stages).compactMap { old in
          old.name == stage.name && old.stack.last == top && old.drag?.state == .released
            ? old.drag?.offset : nil
        }
        guard let offset = offsets.last else { continue }
        seen.place(top) {
          $0.center.x += offset.x
          $0.center.y += offset.y
        }
      }
    },
    Deviation(
      name: "an old spring-back zeroes a new drag", clause: .driveSpringBack
    ) { seen, context in
      for index in seen.stages.indices where seen.stages[index].drag?.state == .dragging {
        let name = seen.stages[index].name
        guard let began = context.springBegan(on: name),
          let length = context.springLength(on: name), context.now.time >= began + length,
          let center = seen.stages[index].stack.last.flatMap(seen.view)?.center
        else { continue }
        seen.stages[index].drag?.offset = center
      }
    },
    Deviation(name: "progress lags by one event", clause: .driveSpringBack) { seen, context in
      guard case .pan(let name, .changed)? = context.last?.event, let before = context.before,
        let index = seen.stages.firstIndex(where: { $0.name == name }),
        seen.stages[index].drag?.state == .dragging,
        let old = before.stage(name)?.drag?.offset
      else { return }
      seen.stages[index].drag?.offset = old
    },
  ]

  static let dimDeviations = [
    Deviation(name: "a dim that does not dim", clause: .driveDim) { seen, _ in
      seen.changeDims { _, _ in 1 }
    },
    Deviation(name: "a dim below nothing", clause: .driveDim) { seen, context in
      seen.changeDims { alpha, progress in progress > 1 ? 1 - progress : alpha }
    },
    Deviation(name: "a progress that is no number", clause: .driveDim) { seen, context in
      seen.changeDims { alpha, progress in progress.isFinite ? alpha : 1 - progress }
    },
    Deviation(name: "the dim comes back in a jump", clause: .driveDim) { seen, context in
      for stage in seen.stages where stage.drag?.state == .springing {
        let last = context.steps.last { $0.seen.stage(stage.name)?.drag?.state == .dragging }
        seen.change({ $0.name.text.hasPrefix("\(stage.name).backdrop") }) { view in
          view.alpha = last?.seen.view(view.name)?.alpha ?? view.alpha
        }
      }
    },
  ]
}

extension Deviation.Context {
  /// When the screen on a stage last began to spring back, if it was grabbed again since.
  fileprivate func springBegan(on name: Name) -> Flicks? {
    func state(_ seen: Observation) -> DragObservation.State? { seen.stage(name)?.drag?.state }
    guard
      let grabbed = steps.indices.last(where: {
        state(steps[$0].seen) == .dragging && state(seen(before: $0)) == .springing
      })
    else { return nil }
    let began = steps[..<grabbed].indices.last {
      state(steps[$0].seen) == .springing && state(seen(before: $0)) == .dragging
    }
    return began.map { steps[$0].seen.time }
  }

  /// How long a screen on a stage takes to spring back.
  fileprivate func springLength(on name: Name) -> Flicks? {
    let choreographies = steps.reversed().compactMap { step in
      step.isAccepted && step.event.isEntering && step.event.changedStage(in: now) == name
        ? step.event.animation?.choreography : nil
    }
    guard
      case .drag(let drag)? = choreographies.first.flatMap({
        scene.choreography(named: $0)
      })?.interaction
    else { return nil }
    return drag.springBack
  }
}

extension Observation {
  /// Changes the opacity of the backdrops behind screens that are dragged, by the drags' progress:
  /// the quotients as they are computed, by nothing too.
  fileprivate mutating func changeDims(_ change: (Double, Double) -> Double) {
    for stage in stages where stage.drag?.state == .dragging {
      guard let offset = stage.drag?.offset, let size = stage.stack.last.flatMap(view)?.bounds.size
      else { continue }
      let (x, y) = (offset.x.magnitude / size.width, offset.y.magnitude / size.height)
      let progress = x.isNaN || y.isNaN ? .nan : max(x, y)
      self.change({ $0.name.text.hasPrefix("\(stage.name).backdrop") }) {
        $0.alpha = change($0.alpha, progress)
      }
    }
  }
}
