// Running a scenario file: its expectations, beside the model and under every oracle.

import Model
import Scenario

/// An expectation of a scenario that was not met.
public struct UnmetExpectation: Hashable, Sendable {
  /// The index of the step.
  public let step: Int
  /// What was expected.
  public let expected: Expect
  /// What was seen instead, in the words of an expectation.
  public let actual: String
}

/// The run of a scenario on a system.
public struct ScenarioRun: Sendable {
  /// The expectations that were not met, in order.
  public private(set) var unmet: [UnmetExpectation] = []
  /// The first clauses that broke, most telling first.
  public private(set) var violations: [Violation] = []
  /// What was seen after each step.
  public private(set) var observations: [Observation] = []
  /// What was seen before the first step.
  public let start: Observation
  /// How many expectations the scenario has.
  public private(set) var expectations = 0

  /// Runs a scenario on a fresh system, which `begin` starts.
  public init<System: TransitionSystem>(_ file: ScenarioFile, on begin: (Scene) -> System) {
    var system = begin(file.scene)
    start = system.observe()
    var response: Response?
    var seen = start
    for (index, step) in file.steps.enumerated() {
      switch step {
      case .event(let event):
        response = system.handle(event)
        seen = system.observe()
      case .expect(let expect):
        expectations += 1
        if let actual = expect.mismatch(seen, response: response, scene: file.scene) {
          unmet.append(UnmetExpectation(step: index, expected: expect, actual: actual))
        }
      }
      observations.append(seen)
    }
    violations = Trial(scene: file.scene, events: file.events, on: begin).violations
  }

  /// Whether every expectation was met and no clause broke.
  public var isPassed: Bool { unmet.isEmpty && violations.isEmpty }
}
