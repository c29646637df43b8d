// Running one case on one system: event by event beside the model, under every oracle.

import Model
import Scenario

/// The run of a scene and its events on a system, beside the model.
public struct Trial: Sendable {
  /// What happened.
  public private(set) var record: Record
  /// The first clauses that broke, most telling first; empty when none did.
  public private(set) var violations: [Violation] = []

  /// The clauses that running a system judges by itself: that it goes on at all, that looking at it
  /// changes nothing, and that it is a value.
  static let clauses: [Clause] = [.safeTotal, .safeDeterministic, .safeCopies]

  /// Runs events on a fresh system, as far as the first violation.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - events: what happens in it.
  ///   - oracles: what is checked besides the lockstep with the model.
  ///   - start: starts the system in the scene.
  public init<System: TransitionSystem>(
    scene: Scene, events: [Event], oracles: [Oracle] = Oracle.all, on start: (Scene) -> System
  ) {
    var system = start(scene)
    var model = ReferenceModel(scene)
    let expected = model.expectation()
    record = Record(scene: scene, start: system.observe(), expectedStart: expected)
    for event in events where violations.isEmpty {
      run(event, &system, &model, oracles)
    }
    if violations.isEmpty { violations = oracles.compactMap { $0.judge(whole: record) } }
    if violations.isEmpty { violations = Self.discrepancies(expected, record.start, step: 0) }
  }

  /// The situations that the run has gone through, and `refused: …` for each reason that occurred.
  public var labels: [String] { record.labels }

  /// The pairs of an event and a place that the run has met, each as often as it occurred.
  public var pairs: [CoveredPair] { record.pairs }

  private mutating func run<System: TransitionSystem>(
    _ event: Event, _ system: inout System, _ model: inout ReferenceModel, _ oracles: [Oracle]
  ) {
    let step = record.moments.count + 1
    let copy = system
    let last = record.moments.last
    let expectedBefore = last?.expected ?? record.expectedStart
    let state = model
    let expectedResponse = model.handle(event)
    let response = system.handle(event)
    let after = system.observe()
    let moment = Moment(
      step: step, event: event, response: response, expectedResponse: expectedResponse,
      before: last?.after ?? record.start, after: after,
      expectedBefore: expectedBefore,
      expected: model.expectation(knowing: expectedBefore, in: state), survey: Survey(after.views))
    record.append(moment)
    var found: [Violation] = []
    if response != expectedResponse {
      found.append(
        Violation(
          .contractRetained, step: step,
          "the answer is \(response.spelled), the model's \(expectedResponse.spelled)"))
    }
    found += Self.discrepancies(moment.expected, moment.after, step: step)
    if copy.observe() != moment.before {
      found.append(Violation(.safeCopies, step: step, "a copy changed with its original"))
    }
    if system.observe() != moment.after {
      found.append(Violation(.safeDeterministic, step: step, "looking twice gives two answers"))
    }
    let judged = oracles.compactMap { $0.judge(moment, in: record) }
    if judged.isEmpty && found.isEmpty { return }
    // What an oracle says is more telling than a difference; and what those for the end say of the
    // run so far, most of all.
    violations =
      oracles.compactMap { $0.judge(moment, in: record) ?? $0.judge(whole: record) }
      + found
  }

  private static func discrepancies(
    _ expectation: Expectation, _ observation: Observation, step: Int
  ) -> [Violation] {
    expectation.discrepancies(from: observation).map {
      Violation(
        $0.clause, step: step,
        "\($0.subject) \($0.property): expected \($0.expected), observed \($0.actual)")
    }
  }
}

extension Response {
  /// As words, for reports.
  var spelled: String {
    switch self {
    case .accepted: "accepted"
    case .rejected(let reason): "rejected (\(reason.reason))"
    }
  }
}
