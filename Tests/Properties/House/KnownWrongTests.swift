// Known-wrong systems that no observation shows: one that stops the process.

import Engine
import Oracles
import Scenario
import Testing

@Suite struct KnownWrongTests {
  @Test func `a system that stops the process is found`() async {
    await #expect(processExitsWith: .success) {
      _ = Trial(scene: .empty, events: [.hide("nobody")], on: { TransitionEngine($0) })
    }
    await #expect(processExitsWith: .failure) {
      _ = Trial(scene: .empty, events: [.hide("nobody")], on: { ForcefulSystem($0) })
    }
  }
}

/// A system that takes for granted that a view is there.
private struct ForcefulSystem: TransitionSystem {
  private var engine: TransitionEngine
  private let scene: Scene

  init(_ scene: Scene) {
    engine = TransitionEngine(scene)
    self.scene = scene
  }

  mutating func handle(_ event: Event) -> Response {
    if case .hide(let name) = event {
      precondition(scene.views.contains { $0.name == name })
    }
    return engine.handle(event)
  }

  func observe() -> Observation { engine.observe() }
}
