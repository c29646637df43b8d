// Known-wrong systems that mistreat the finger.

import Model
import Scenario

extension Deviation {
  static let driveDeviations = [
    Deviation(
      name: "decisions before the start are lost", clause: .driveLatch,
      hears: {
        switch $0 {
        case .finish, .cancel: false
        default: true
        }
      }),
    Deviation(
      name: "a second decision is welcome", clause: .driveSettled,
      answer: { if case .rejected(.settling) = $0 { .accepted } else { $0 } }),
    Deviation(name: "time runs the wrong way", clause: .driveMonotone) { seen, context in
      guard case .advance? = context.last?.event else { return }
      for index in seen.stages.indices {
        guard let now = seen.stages[index].transition,
          let was = context.before?.stage(seen.stages[index].name)?.transition,
          was.number == now.number, was.elapsed != now.elapsed
        else { continue }
        let step = Flicks(was.elapsed < now.elapsed ? -1 : 1)
        seen.stages[index].transition?.elapsed = max(.zero, was.elapsed + step)
      }
    },
    Deviation(name: "a grab jumps to the start", clause: .driveRegrab) { seen, context in
      guard case .pan(let name, .began)? = context.last?.event,
        let index = seen.stages.firstIndex(where: { $0.name == name })
      else { return }
      seen.stages[index].transition?.elapsed = .zero
    },
    Deviation(
      name: "never let go", clause: .driveThreshold,
      hears: { if case .pan(_, .ended) = $0 { false } else { true } }),
    Deviation(name: "rests where it was let go", clause: .driveSpringBack) { seen, context in
      let tops = seen.stages.filter { $0.transition == nil && $0.drag == nil && $0.stack.count > 1 }
      let names = Set(tops.compactMap(\.stack.last))
      seen.change({ names.contains($0.name) }) { $0.center.x += 1 + $0.center.x.magnitude }
    },
    Deviation(name: "a dim that does not dim", clause: .driveDim) { seen, _ in
      let stages = seen.stages.filter { $0.drag?.state == .dragging }.map(\.name.text)
      seen.change({ view in stages.contains { view.name.text.hasPrefix("\($0).backdrop") } }) {
        $0.alpha = 1
      }
    },
    Deviation(name: "a finger one flick ahead", clause: .driveClamped) { seen, _ in
      for index in seen.stages.indices where seen.stages[index].transition?.drive == .tracking {
        let elapsed = seen.stages[index].transition?.elapsed ?? .zero
        seen.stages[index].transition?.elapsed = elapsed + Flicks(1)
      }
    },
  ]
}
