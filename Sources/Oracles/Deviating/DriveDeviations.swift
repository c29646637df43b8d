// Known-wrong systems that mistreat a transition that follows a finger.

import Model
import Scenario

extension Deviation {
  static let driveDeviations = [
    Deviation(
      name: "decisions before the start are lost", clause: .driveLatch,
      tells: { event, context in
        let drive = event.decided.flatMap(context.now.stage)?.transition?.drive
        return drive == .pending ? [] : [event]
      }),
    Deviation(
      name: "a second decision is welcome", clause: .driveSettled,
      answer: { response, _ in
        if case .rejected(.settling) = response { .accepted } else { response }
      }),
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
    Deviation(name: "a finger one flick ahead", clause: .driveClamped) { seen, _ in
      for index in seen.stages.indices where seen.stages[index].transition?.drive == .tracking {
        let elapsed = seen.stages[index].transition?.elapsed ?? .zero
        seen.stages[index].transition?.elapsed = elapsed + Flicks(1)
      }
    },
    Deviation(name: "a finger goes on beyond the end", clause: .driveClamped) { seen, context in
      guard case .pan(let name, .changed(let offset))? = context.last?.event,
        let index = seen.stages.firstIndex(where: { $0.name == name }),
        let transition = seen.stages[index].transition, transition.drive == .tracking,
        transition.elapsed == transition.duration,
        let width = seen.view(Name(helper: .container, of: name))?.bounds.size.width,
        offset.x > width, width > 0
      else { return }
      let elapsed = Double(transition.duration.count) * (offset.x / width)
      seen.stages[index].transition?.elapsed = Flicks(Int64(min(elapsed, 0x1p53)))
    },
    Deviation(
      name: "a finger moves the first phase only", clause: .driveClamped, knowsFlights: true
    ) { seen, context in
      for flight in context.flights where flight.drive == .tracking {
        guard let index = seen.stages.firstIndex(where: { $0.name == flight.stage }),
          let end = flight.boundaries.last, end > .zero
        else { continue }
        let part = Double(flight.elapsed.count) / Double(end.count)
        let elapsed = Flicks(Int64(part * Double(flight.boundaries[1].count)))
        seen.stages[index].transition?.elapsed = elapsed
        seen.stages[index].transition?.phase = 0
      }
    },
  ]

  static let takeoverDeviations = [
    Deviation(
      name: "a finger elsewhere drives what is shown", clause: .contractRetained,
      tells: { event, context in
        let isDown = context.now.stages.contains {
          $0.transition?.drive == .tracking || $0.drag?.state == .dragging
        }
        return [isDown ? event.changingAnimation { $0.isInteractive = true } : event]
      }),
    Deviation(
      name: "a pan takes what runs by the clock", clause: .contractRetained,
      answer: { response, context in
        if case .rejected(.noGesture(let name)) = response,
          context.now.stage(name)?.transition != nil
        {
          return .accepted
        }
        return response
      }),
  ]
}
