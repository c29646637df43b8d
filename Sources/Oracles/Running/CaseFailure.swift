// A failing case of a campaign, as reports need it.

import Checking
import Model
import Scenario

/// A case that breaks a clause, as small as shrinking could make it, and how to run it again.
public struct CaseFailure: Sendable {
  /// A step of shrinking; under a name of its own for those who do not know the kit.
  public typealias Step = ShrinkStep

  /// The clause that broke; `nil` when the failure is not one of a clause.
  public let clause: Clause?
  /// What kind of failure it is: the clause's name, or what else broke.
  public let identity: String
  /// What was expected and what was seen.
  public let sentence: String
  /// The shrunk scenario.
  public let file: ScenarioFile
  /// The law that the case is asked about; `nil` for none.
  public let law: Law?
  /// What to paste to run it again.
  public let token: String
  /// The index of the case that was found in the run; `nil` if it came from a token or the store.
  public let caseIndex: Int?
  /// The seed of the run.
  public let seed: UInt64
  /// How many choices the case had when it was found.
  public let originalChoices: Int
  /// How many choices it has now.
  public let choices: Int
  /// How many times shrinking found something simpler.
  public let shrinkSteps: Int
  /// How often the property was asked while shrinking.
  public let shrinkEvaluations: Int
  /// When shrinking found something simpler: some hundred steps at most; empty where it was not shrunk.
  public let shrinkHistory: [Step]
  /// The scenario's text with everything that may be any other between `‹` and `›`; `nil` if there is
  /// nothing of that kind, or if it was not looked into.
  public let markedText: String?
  /// The line of the nearest case that passes which differs from this one; `nil` if none is known that
  /// differs in a single line.
  public let nearestPassing: String?

  /// Makes a failure of a counterexample of the kit's.
  public init(_ found: Counterexample<Case>) {
    clause = Clause(rawValue: found.failure.identity)
    identity = found.failure.identity
    sentence = found.failure.message
    file = found.value.file
    law = found.value.law
    token = found.token.description
    caseIndex = found.caseIndex
    seed = found.runSeed
    originalChoices = found.originalChoices
    choices = found.tape.count
    shrinkSteps = found.shrinkSteps
    shrinkEvaluations = found.shrinkEvaluations
    shrinkHistory = found.shrinkHistory
    markedText = found.explanation?.marked(found.value.description)
    let neighbours = found.explanation?.neighbours ?? []
    let nearest = neighbours.sorted { $0.distance.magnitude < $1.distance.magnitude }
    nearestPassing =
      nearest.lazy.compactMap { neighbour in
        Self.changedLine(found.value.description, neighbour.value.description)
      }.first
  }

  /// The one line of another text that is not the same; `nil` if the texts differ otherwise.
  private static func changedLine(_ text: String, _ other: String) -> String? {
    let (lines, others) = (text.split(separator: "\n"), other.split(separator: "\n"))
    guard lines.count == others.count else { return nil }
    let changed = zip(lines, others).filter { $0 != $1 }.map { String($1) }
    return changed.count == 1 ? changed[0] : nil
  }
}

extension Case: CustomStringConvertible {
  /// The scenario, with the law that it is asked about.
  public var description: String {
    law.map { "# law: \($0.rawValue)\n" + file.text } ?? file.text
  }
}
