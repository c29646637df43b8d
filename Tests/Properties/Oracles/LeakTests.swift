// safe.leak: many rounds leave behind what one round does.

import Engine
import Model
import Oracles
import Scenario
import Testing

@Suite struct LeakTests {
  private static let rounds = 60

  @Test(arguments: Choreography.shipped.map(\.name))
  func `nothing is left over on the engine after many rounds`(_ choreography: Name) throws {
    #expect(try leak(choreography, on: { TransitionEngine($0) }) == nil)
  }

  @Test(arguments: Choreography.shipped.map(\.name))
  func `nothing is left over on the model after many rounds`(_ choreography: Name) throws {
    #expect(try leak(choreography, on: { ReferenceModel($0) }) == nil)
  }

  @Test func `a system that leaves a helper over is found`() throws {
    let found = try leak("imageMask", on: { LeavingSystem($0) })
    #expect(found == "round 2, event 0: the views are others")
  }

  /// Presents and dismisses, cancels and interrupts in turn; after each round everything but clock,
  /// log and numbers is as after the first.
  ///
  /// - Returns: where it is not, first; `nil` for nowhere.
  private func leak<System: TransitionSystem>(
    _ choreography: Name, on start: (Scene) -> System
  ) throws -> String? {
    let file = try ScenarioFile(
      parsing: """
        iris 1
        window main 375 667
        screen list in main
        image thumb in list frame 20 120 80 124 picture movie 320x496
        screen detail
        image poster in detail frame 20 138 80 124 picture movie 320x496
        stage modal over main fullScreen
        """)
    let animation = Animation(choreography, from: .view("thumb"), to: .view("poster"))
    let enter = Event.present("detail", on: "modal", .animated(animation))
    let long = Event.advance(.milliseconds(4_000))
    let round: [Event] = [
      enter, long, .dismiss("detail", .asEntered), long,
      enter, .advance(.milliseconds(100)), .cancel("modal"), long,
      enter, .interrupt(nil), .discard("detail"),
      .upon(.didAppear("detail"), .hide("thumb")), enter, long, .show("thumb"),
      .dismiss("detail", .unanimated),
    ]
    var system = start(file.scene)
    var first: [Observation] = []
    for number in 0..<Self.rounds {
      for (index, event) in round.enumerated() {
        let place = "round \(number), event \(index)"
        if system.handle(event) != .accepted { return "\(place): refused" }
        var seen = system.observe()
        for stage in seen.stages.indices { seen.stages[stage].transition?.number = 0 }
        if number == 1 {
          first.append(seen)
        } else if number > 1 {
          if seen.views != first[index].views { return "\(place): the views are others" }
          if seen.stages != first[index].stages { return "\(place): the stages are others" }
        }
      }
    }
    return nil
  }
}

/// A system in which each transition that ends leaves a helper behind.
private struct LeavingSystem: TransitionSystem {
  private var engine: TransitionEngine

  init(_ scene: Scene) { engine = TransitionEngine(scene) }

  mutating func handle(_ event: Event) -> Response { engine.handle(event) }

  func observe() -> Observation {
    var seen = engine.observe()
    let ends = seen.log.count { if case .didEnd = $0.callback { true } else { false } }
    if var helper = seen.views.first {
      helper.name = Name(helper: .traveller, of: "modal")
      seen.views += Array(repeating: helper, count: ends)
    }
    return seen
  }
}
