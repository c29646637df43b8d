// Known-wrong systems whose screens and helpers are in the wrong place, or of the wrong size.

import Model
import Scenario

extension Deviation {
  static let layoutDeviations = [
    Deviation(name: "a screen comes in its own size", clause: .geoEnvelope) { seen, context in
      for screen in seen.stages.flatMap({ $0.stack.dropFirst() }) {
        guard let index = context.arrival(of: screen),
          let own = context.seen(before: index).view(screen)
        else { continue }
        seen.place(screen) { $0.bounds.size = own.bounds.size }
      }
    },
    Deviation(name: "a screen is laid out once", clause: .geoEnvelope) { seen, context in
      for screen in seen.stages.flatMap({ $0.stack.dropFirst() }) {
        guard let index = context.arrival(of: screen),
          let first = context.steps[index].seen.view(screen)
        else { continue }
        seen.place(screen) { $0.bounds.size = first.bounds.size }
      }
    },
    Deviation(name: "the backdrop keeps its first size", clause: .geoEnvelope) { seen, context in
      for backdrop in seen.views.map(\.name) where backdrop.isBackdrop {
        let since = context.steps.indices.last { context.seen(before: $0).view(backdrop) == nil }
        guard let first = since.flatMap({ context.steps[$0].seen.view(backdrop) }) else { continue }
        seen.place(backdrop) { $0.bounds = first.bounds }
      }
    },
    Deviation(
      name: "the screen below is missing on the way back", clause: .contractMembership,
      knowsFlights: true
    ) { seen, context in
      for flight in context.flights where !flight.isEntering {
        if let lower = flight.lower { seen.detach(lower) }
      }
    },
  ]
}

extension Deviation.Context {
  /// The index of the event by which a screen came onto the stack that it is on.
  fileprivate func arrival(of screen: Name) -> Int? {
    steps.indices.last { index in
      !seen(before: index).stages.contains { $0.stack.contains(screen) }
        && steps[index].seen.stages.contains { $0.stack.contains(screen) }
    }
  }
}
