// A scenario played on a system and on the model: what pages and reports compare.

import Model
import Oracles
import Scenario

/// What was seen of a system and of the model while the same scenario was played, and what broke.
public struct PairedPlayback: Sendable {
  /// What was seen of the system.
  public let system: Playback
  /// What the model shows, with its own numbers.
  public let model: Playback
  /// The first clauses that broke, most telling first; empty when none did.
  public let violations: [Violation]
  /// Where the system left the model's envelopes when they broke; empty where an oracle or a law spoke.
  public let discrepancies: [Discrepancy]
  /// The scenario.
  public let file: ScenarioFile

  /// Plays a scenario on a fresh system, which `begin` starts, and on the model.
  ///
  /// - Parameters:
  ///   - file: the scenario; its expectations are passed over.
  ///   - law: the law that the case is asked about, if any.
  ///   - begin: makes the system: the initialiser of its type.
  public init<System: TransitionSystem>(
    _ file: ScenarioFile, law: Law? = nil, on begin: (Scene) -> System
  ) {
    self.file = file
    system = Playback(file, on: begin)
    model = Playback(file, on: ReferenceModel.init)
    let trial = Trial(scene: file.scene, events: file.events, on: begin)
    let broken = law.flatMap { $0.judge(scene: file.scene, events: file.events, on: begin) }
    violations = trial.violations.isEmpty ? [broken].compactMap { $0 } : trial.violations
    discrepancies =
      trial.violations.isEmpty
      ? [] : trial.record.moments.last.map { $0.expected.discrepancies(from: $0.after) } ?? []
  }

  /// The number of the event after which it showed, 0 for before the first; `nil` when nothing broke.
  ///
  /// A law tells of a run of its own, which may be longer than the scenario: what shows there later is
  /// told of its last event.
  public var failingStep: Int? {
    violations.first.map { min(max(0, $0.step), system.moments.count) }
  }

  /// What was seen of the system after so many events.
  func seen(after step: Int) -> Observation {
    step == 0 ? system.start : system.moments[step - 1].seen
  }

  /// What the model shows after so many events.
  func expected(after step: Int) -> Observation {
    step == 0 ? model.start : model.moments[step - 1].seen
  }
}
