// A system with a deliberate fault: what is hidden is shown as not hidden.

import Engine
import Scenario

/// The engine, but it never says that a view is hidden.
struct Hideless: TransitionSystem {
  private var engine: TransitionEngine

  init(_ scene: Scene) {
    engine = TransitionEngine(scene)
  }

  mutating func handle(_ event: Event) -> Response { engine.handle(event) }

  func observe() -> Observation {
    var seen = engine.observe()
    for index in seen.views.indices { seen.views[index].isHidden = false }
    return seen
  }
}
