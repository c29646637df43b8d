// The law that every use is as the first: the same round three times over.

import Model
import Scenario

extension Law {
  /// After the events, everything is interrupted; then a screen enters and leaves three times.
  ///
  /// Each round must show the same at its middles and its ends, and leave nothing behind.
  func reuse<System: TransitionSystem>(
    _ start: (Scene) -> System, _ scene: Scene, _ events: [Event]
  ) -> Violation? {
    guard let stage = scene.stages.first,
      !events.contains(where: { if case .upon = $0 { true } else { false } })
    else { return nil }
    var system = start(scene)
    for event in events { _ = system.handle(event) }
    _ = system.handle(.interrupt(nil))
    let seen = system.observe()
    let stacked = Set(seen.stages.flatMap(\.stack))
    let screens = scene.views.filter { $0.kind == .screen }.map(\.name)
    guard
      let screen = screens.first(where: {
        !stacked.contains($0) && seen.view($0)?.superview == nil
      })
    else { return nil }
    let ends = scene.views.map { Endpoint.view($0.name) }
    let animation = Animation("imageMask", from: ends.first, to: ends.last)
    let isNavigation = stage.kind == .navigation
    let round: [Event] = [
      isNavigation
        ? .push(screen, on: stage.name, .animated(animation))
        : .present(screen, on: stage.name, .animated(animation)),
      .advance(.milliseconds(700)), .advance(.milliseconds(900)),
      isNavigation ? .pop(stage.name, .asEntered) : .dismiss(screen, .asEntered),
      .advance(.milliseconds(500)), .advance(.milliseconds(800)),
    ]
    var first: [Observation] = []
    for use in 0..<3 {
      for (index, event) in round.enumerated() {
        _ = system.handle(event)
        let now = Self.timeless(system.observe())
        if use == 0 {
          first.append(now)
        } else if let difference = first[index].difference(to: now) {
          return broken(
            events.count + 1,
            "use \(use + 1) differs from the first after its event \(index + 1): "
              + difference)
        }
      }
    }
    return nil
  }

  /// An observation without what counts the uses.
  private static func timeless(_ observation: Observation) -> Observation {
    var timeless = observation
    for index in timeless.stages.indices { timeless.stages[index].transition?.number = 0 }
    return timeless
  }
}
