// Known-wrong systems that stop: what a trap looks like to whoever still looks.

import Model
import Scenario

extension Deviation {
  /// A system that hears of nothing any more, from the first event on at which a condition holds: what
  /// is seen of a process that has stopped, or of an interface that is frozen.
  private static func stopping(
    _ name: String, _ clause: Clause = .contractRetained,
    at isFatal: @escaping @Sendable (Event, Context) -> Bool
  ) -> Deviation {
    Deviation(
      name: name, clause: clause,
      tells: { event, context in
        var earlier = context
        earlier.steps = []
        for step in context.steps {
          if isFatal(step.event, earlier) { return [] }
          earlier.steps.append(step)
        }
        return isFatal(event, context) ? [] : [event]
      })
  }

  static let stoppingDeviations = [
    stopping("stops where the presenter is not handed over") { event, context in
      guard case .present(_, let name, .animated) = event else { return false }
      return context.scene.stages.contains { $0.name == name && $0.kind == .modal(.over) }
    },
    stopping("stops at a capture of nothing") { event, context in
      guard event.isEntering, let animation = event.animation,
        let timeline = context.scene.choreography(named: animation.choreography)?.entering,
        case .blur? = timeline.backdrop?.fill,
        let stage = event.changedStage(in: context.now).flatMap(context.now.stage),
        let size = stage.stack.last.flatMap(context.now.view)?.bounds.size
      else { return false }
      return size.width == 0 || size.height == 0
    },
    stopping("stops without the item's cell", .contractMissing) { event, context in
      let bindings = context.bindings
      let ends = [event.animation?.source, event.animation?.destination]
      return ends.contains { end in end?.key.map { bindings[$0] == nil } ?? false }
    },
    stopping("stops where the picture has not loaded") { event, context in
      guard case .view(let name)? = event.animation?.source,
        let view = context.scene.views.first(where: { $0.name == name }), view.kind == .image
      else { return false }
      return view.picture.map { $0.size.width == 0 || $0.size.height == 0 } ?? true
    },
    Deviation(
      name: "knows its own screens only", clause: .lawRename,
      tells: { event, context in
        let known: Set<Name> = ["detail", "photo", "info"]
        switch event {
        case .push(let screen, _, .animated), .present(let screen, _, .animated):
          return known.contains(screen) ? [event] : []
        default: return [event]
        }
      }),
  ]

  static let refusalDeviations = [
    Deviation(
      name: "numbers that are none are taken", clause: .contractRetained,
      distort: { seen, context in
        guard case .setCenter(let name, let point)? = context.last?.event else { return }
        if !point.x.isFinite || !point.y.isFinite {
          seen.change({ $0.name == name }) { $0.center = point }
        }
      },
      answer: { response, _ in response == .rejected(.valueOutOfRange) ? .accepted : response }),
    Deviation(
      name: "dismisses whatever lies on top", clause: .contractRetained,
      tells: { event, context in
        guard case .dismiss(let screen, let departure) = event,
          let stage = context.now.stages.first(where: { $0.stack.dropFirst().contains(screen) }),
          let top = stage.stack.last
        else { return [event] }
        return [.dismiss(top, departure)]
      }),
    Deviation(
      name: "a pop at the root begins", clause: .contractRetained,
      tells: { event, context in
        guard let stage = event.changedStage(in: context.now) else { return [event] }
        let isStuck = context.steps.contains { $0.response == .rejected(.atRoot(stage)) }
        return isStuck ? [] : [event]
      },
      answer: { response, _ in if case .rejected(.atRoot) = response { .accepted } else { response }
      }),
    Deviation(
      name: "a busy stage says yes", clause: .contractBusy,
      answer: { response, _ in if case .rejected(.busy) = response { .accepted } else { response } }
    ),
  ]
}
