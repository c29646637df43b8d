// Deviations: the deliberate faults that known-wrong systems have.

import Model
import Scenario

/// One deliberate fault: a change of what a correct system is told, answers or shows.
///
/// A fault may go by all that has happened so far, so that it can lose a count, keep what should go, or
/// measure once what should be measured again.
public struct Deviation: Sendable {
  /// A short name.
  public let name: String
  /// The clause that it breaks.
  public let clause: Clause
  /// Whether it goes by what the model knows of the flights.
  var knowsFlights = false
  /// Whether copies go on as one.
  var sharesState = false
  /// Whether each look makes the clock go on.
  var agesWhenSeen = false
  /// Changes what is seen.
  var distort: @Sendable (inout Observation, Context) -> Void = { _, _ in }
  /// What the correct system is told instead of an event, in order; nothing where it is not to hear of it.
  ///
  /// The answer is the one to the first of these, and *accepted* for none.
  var tells: @Sendable (Event, Context) -> [Event] = { event, _ in [event] }
  /// What the correct system is told afterwards.
  var adds: @Sendable (Context) -> [Event] = { _ in [] }
  /// Changes an answer.
  var answer: @Sendable (Response, Context) -> Response = { response, _ in response }
}

extension Deviation {
  /// What a deviation may go by: all that has happened to the correct system.
  public struct Context: Sendable {
    /// An event, and what came of it.
    public struct Step: Sendable {
      /// The event, before the deviation changed it.
      public let event: Event
      /// What the correct system answered.
      public let response: Response
      /// What it showed afterwards.
      public let seen: Observation
      /// What the model knows of the flights then; nothing where the deviation does not ask.
      public let flights: [FlightExpectation]
    }

    /// The scene.
    public let scene: Scene
    /// What the correct system showed before the first event.
    public let start: Observation
    /// The events so far.
    public internal(set) var steps: [Step] = []

    /// The last event; `nil` before the first.
    public var last: Step? { steps.last }
    /// How many events there were.
    public var count: Int { steps.count }
    /// What the correct system shows now.
    public var now: Observation { steps.last?.seen ?? start }
    /// What it showed before the last event; `nil` before the first.
    public var before: Observation? { steps.isEmpty ? nil : seen(before: steps.count - 1) }
    /// The flights now.
    public var flights: [FlightExpectation] { steps.last?.flights ?? [] }

    /// What it showed before the event of an index.
    func seen(before index: Int) -> Observation {
      index > 0 ? steps[index - 1].seen : start
    }
  }
}

extension Deviation {
  /// How a case shows this fault on a correct system: the violation of the deviation's own clause, as
  /// its oracle, the lockstep or its law reports it; `nil` where the case does not.
  public func violation<Base: TransitionSystem>(in drawn: Case, of base: Base.Type) -> Violation? {
    let (scene, events) = (drawn.file.scene, drawn.file.events)
    if let law = Law.allCases.first(where: { $0.clause == clause }) {
      return law.judge(scene: scene, events: events, on: { Deviant<Base>($0, self) })
    }
    let trial = Trial(scene: scene, events: events, on: { Deviant<Base>($0, self) })
    return trial.violations.first { $0.clause == clause }
  }
}

extension Deviation: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
