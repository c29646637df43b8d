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
    try expectNoLeak(choreography, on: { TransitionEngine($0) })
  }

  @Test(arguments: Choreography.shipped.map(\.name))
  func `nothing is left over on the model after many rounds`(_ choreography: Name) throws {
    try expectNoLeak(choreography, on: { ReferenceModel($0) })
  }

  /// Presents and dismisses, cancels and interrupts in turn; after each round everything but clock,
  /// log and numbers is as after the first.
  private func expectNoLeak<System: TransitionSystem>(
    _ choreography: Name, on start: (Scene) -> System
  ) throws {
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
        #expect(system.handle(event) == .accepted)
        var seen = system.observe()
        for stage in seen.stages.indices { seen.stages[stage].transition?.number = 0 }
        if number == 1 {
          first.append(seen)
        } else if number > 1 {
          #expect(seen.views == first[index].views)
          #expect(seen.stages == first[index].stages)
        }
      }
    }
  }
}
