// Known-wrong systems that break the contract: completion, membership, callbacks, and the laws.

import Model
import Scenario

extension Deviation {
  static let contractDeviations = [
    Deviation(name: "the traveller stays", clause: .contractRestored) { seen, context in
      for stage in seen.stages where stage.transition == nil {
        let name = Name(helper: .traveller, of: stage.name)
        let last = context.steps.lazy.reversed().compactMap { $0.seen.view(name) }.first
        guard var view = last else { continue }
        view.index = seen.views.count { $0.superview == view.superview }
        seen.views.append(view)
      }
    },
    Deviation(name: "an unknown stage", clause: .contractRestored) { seen, _ in
      if !seen.stages.isEmpty { seen.stages[0].name = "elsewhere" }
    },
    Deviation(name: "the screen beside its container", clause: .contractMembership) {
      seen, context in
      guard let stage = seen.stages.first(where: { $0.transition == nil && $0.stack.count > 1 }),
        let window = context.scene.views.first?.name
      else { return }
      seen.change({ $0.name == stage.stack.last }) { $0.superview = window }
    },
    Deviation(name: "the flight's views in reverse", clause: .contractMembership) { seen, _ in
      let containers = Set(
        seen.stages.filter { $0.transition != nil }.flatMap { stage in
          (1...3).map { Name(helper: .container, of: stage.name, level: $0) }
        })
      for container in containers.sorted() {
        let count = seen.views.count { $0.superview == container }
        seen.change({ $0.superview == container }) { $0.index = count - 1 - $0.index }
      }
    },
    Deviation(name: "the presenter comes back on top", clause: .contractPresenter) {
      seen, context in
      guard let before = context.before else { return }
      for stage in seen.stages where stage.transition == nil {
        guard let old = before.stage(stage.name), old.stack.count > stage.stack.count,
          let presenter = stage.stack.last, let parent = seen.view(presenter)?.superview,
          let index = seen.view(presenter)?.index
        else { continue }
        let last = seen.views.count { $0.superview == parent } - 1
        seen.change({ $0.superview == parent && $0.index > index }) { $0.index -= 1 }
        seen.change({ $0.name == presenter }) { $0.index = last }
      }
    },
    Deviation(name: "cancelling leaves a tint", clause: .contractCancel) { seen, _ in
      let isCancelled = seen.log.contains {
        if case .complete(_, _, false) = $0.callback { true } else { false }
      }
      if isCancelled { seen.change({ !$0.name.isHelper }) { $0.alpha *= 0.5 } }
    },
    Deviation(name: "the drive never turns", clause: .contractRetained) { seen, _ in
      for index in seen.stages.indices { seen.stages[index].transition?.drive = .running }
    },
    Deviation(name: "a backdrop over its screen", clause: .contractTouch) { seen, _ in
      for stage in seen.stages where stage.transition == nil {
        guard let top = stage.stack.last, let container = seen.view(top)?.superview else {
          continue
        }
        let count = seen.views.count { $0.superview == container }
        seen.change({ $0.superview == container && container.isHelper }) {
          $0.index = count - 1 - $0.index
        }
      }
    },
    Deviation(name: "a container put in at the back", clause: .contractTouch) { seen, _ in
      for container in seen.views where container.name.text.hasSuffix(".container") {
        let (host, index) = (container.superview, container.index)
        seen.change({ $0.superview == host && $0.index < index }) { $0.index += 1 }
        seen.change({ $0.name == container.name }) { $0.index = 0 }
      }
    },
    Deviation(
      name: "deaf to interruption", clause: .interruptNow,
      tells: { event, _ in if case .interrupt = event { [] } else { [event] } }),
    Deviation(name: "interruption takes time", clause: .interruptNow) { seen, context in
      if case .interrupt? = context.last?.event { seen.time = seen.time + Flicks(1) }
    },
  ]
}
