// Known-wrong systems that break the contract: completion, membership, callbacks, and the laws.

import Model
import Scenario

extension Deviation {
  static let contractDeviations = [
    Deviation(
      name: "a busy stage says yes", clause: .contractBusy,
      answer: { if case .rejected(.busy) = $0 { .accepted } else { $0 } }),
    Deviation(name: "the traveller stays", clause: .contractRestored) { seen, _ in
      guard let stage = seen.stages.first, stage.transition == nil,
        var view = seen.views.first
      else { return }
      view.name = Name(helper: .traveller, of: stage.name)
      seen.views.append(view)
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
    Deviation(name: "opaque helpers", clause: .contractAppearanceOf) { seen, _ in
      seen.change({ $0.name.isHelper }) { $0.alpha = 0.25 }
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
      hears: { if case .interrupt = $0 { false } else { true } }),
    Deviation(name: "interruption takes time", clause: .interruptNow) { seen, context in
      if case .interrupt? = context.last?.event { seen.time = seen.time + Flicks(1) }
    },
  ]

  static let callbackDeviations = [
    Deviation(name: "completes twice", clause: .contractOnce) { seen, _ in
      let completions = seen.log.filter {
        if case .complete = $0.callback { true } else { false }
      }
      seen.log += completions
    },
    Deviation(name: "a cancelled transition reports finished", clause: .contractOnce) { seen, _ in
      for index in seen.log.indices {
        if case .complete(let stage, let number, false) = seen.log[index].callback {
          seen.log[index].callback = .complete(stage, number, true)
        }
      }
    },
    Deviation(name: "never completes without a source", clause: .contractMissing) { seen, _ in
      seen.log.removeAll {
        switch $0.callback {
        case .complete, .didEnd: true
        default: false
        }
      }
    },
    Deviation(name: "the end before the beginning", clause: .contractOrder) { seen, _ in
      seen.log.reverse()
    },
    Deviation(name: "an end without its appearance", clause: .contractAppearance) { seen, _ in
      seen.log.removeAll { if case .didAppear = $0.callback { true } else { false } }
    },
    Deviation(name: "appears without warning", clause: .contractAppearance) { seen, _ in
      seen.log.removeAll { if case .willAppear = $0.callback { true } else { false } }
    },
  ]

  static let lawDeviations = [
    Deviation(name: "each advance counts", clause: .phaseAdditive) { seen, context in
      if case .advance? = context.last?.event {
        seen.change({ !$0.name.isHelper }) { $0.cornerRadius = Double(context.count) }
      }
    },
    Deviation(name: "nothing left of the edge", clause: .lawTranslate) { seen, _ in
      seen.change({ _ in true }) { $0.box.origin.x = max(0, $0.box.origin.x) }
    },
    Deviation(name: "visible only on the right", clause: .lawMirror) { seen, _ in
      seen.change({ $0.box.origin.x < 0 }) { $0.isVisible = false }
    },
    Deviation(name: "lengths snap to whole points", clause: .lawScale) { seen, _ in
      seen.change({ _ in true }) { $0.center.x = $0.center.x.rounded() }
    },
    Deviation(name: "names matter", clause: .lawRename) { seen, _ in
      seen.change({ $0.name.text.hasPrefix("z-") }) { $0.alpha = 0.5 }
    },
    Deviation(name: "views know how many they are", clause: .lawUnrelated) { seen, _ in
      let count = Double(seen.views.count)
      seen.change({ _ in true }) { $0.cornerRadius = count }
    },
    Deviation(name: "the clock shows", clause: .lawStretch) { seen, _ in
      let time = Double(seen.time.count)
      seen.change({ _ in true }) { $0.shadow = time }
    },
    Deviation(name: "each use leaves something", clause: .contractReuse) { seen, _ in
      let uses = seen.log.count { if case .willBegin = $0.callback { true } else { false } }
      seen.change({ _ in true }) { $0.cornerRadius += Double(uses) }
    },
  ]
}
