// Known-wrong systems: a correct system seen through one deliberate fault.

import Model
import Scenario
import Synchronization

/// A correct system with a deviation.
public struct Deviant<Base: TransitionSystem>: TransitionSystem {
  /// What is copied when a copy of the system goes its own way, as it should.
  private final class State: @unchecked Sendable {
    var base: Base
    var model: ReferenceModel?
    var context: Deviation.Context
    let looks = Atomic<Int64>(0)

    init(_ scene: Scene, knowsFlights: Bool) {
      base = Base(scene)
      model = knowsFlights ? ReferenceModel(scene) : nil
      context = Deviation.Context(scene: scene, start: base.observe())
    }

    init(copying other: State) {
      base = other.base
      model = other.model
      context = other.context
    }

    func handle(_ event: Event, _ deviation: Deviation?) -> Response {
      var response: Response?
      for told in deviation?.tells(event, context) ?? [event] {
        let answer = tell(told)
        response = response ?? answer
      }
      note(event, response ?? .accepted)
      let added = deviation?.adds(context) ?? []
      if !added.isEmpty {
        for told in added { _ = tell(told) }
        context.steps.removeLast()
        note(event, response ?? .accepted)
      }
      let answer = response ?? .accepted
      return deviation?.answer(answer, context) ?? answer
    }

    private func tell(_ event: Event) -> Response {
      _ = model?.handle(event)
      return base.handle(event)
    }

    private func note(_ event: Event, _ response: Response) {
      context.steps.append(
        Deviation.Context.Step(
          event: event, response: response, seen: base.observe(),
          flights: model?.expectation().flights ?? []))
    }
  }

  private var state: State
  private let deviation: Deviation?

  /// Starts the correct system.
  public init(_ scene: Scene) {
    state = State(scene, knowsFlights: false)
    deviation = nil
  }

  /// Starts the correct system with a deviation.
  public init(_ scene: Scene, _ deviation: Deviation) {
    state = State(scene, knowsFlights: deviation.knowsFlights)
    self.deviation = deviation
  }

  /// Tells the correct system of the event, or what the deviation makes of it.
  public mutating func handle(_ event: Event) -> Response {
    if deviation?.sharesState != true, !isKnownUniquelyReferenced(&state) {
      state = State(copying: state)
    }
    return state.handle(event, deviation)
  }

  /// What the correct system shows, distorted.
  public func observe() -> Observation {
    var observation = state.context.now
    deviation?.distort(&observation, state.context)
    if deviation?.agesWhenSeen == true {
      let looks = state.looks.wrappingAdd(1, ordering: .relaxed).newValue
      observation.time = observation.time + Flicks(looks)
    }
    return observation
  }
}
