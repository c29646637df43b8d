// Which tests stand behind clauses that no campaign judges, or none can show to be broken.

import Model

/// A test that judges a clause, or shows that a wrong system is found out.
public struct TestEvidence: Sendable {
  /// What a test is for.
  public enum Role: Sendable {
    /// It judges the clause.
    case judges
    /// It runs a known-wrong system, and expects it to be found.
    case breaks
  }

  /// The clause.
  public let clause: Clause
  /// What the test is for.
  public let role: Role
  /// The file below `Tests/Properties`, without its extension; its last part is the suite's name.
  public let file: String
  /// The test's name.
  public let test: String

  init(_ clause: Clause, _ role: Role, _ file: String, _ test: String) {
    self.clause = clause
    self.role = role
    self.file = file
    self.test = test
  }

  /// The suite's name.
  public var suite: String { String(file.split(separator: "/").last ?? "") }

  /// All of them, in the order of the clauses.
  public static let all: [TestEvidence] = [
    TestEvidence(
      .safeTotal, .judges, "Engine/EngineTotalityTests",
      "whatever happens gets a response and keeps the books in order"),
    TestEvidence(
      .safeTotal, .judges, "Model/GarbageTests",
      "every event gets an answer, and a refusal changes nothing"),
    TestEvidence(
      .safeTotal, .breaks, "House/KnownWrongTests", "a system that stops the process is found"),
    TestEvidence(
      .safeText, .judges, "Scenario/TextRoundTripTests",
      "every file reads back as itself, and its text is canonical"),
    TestEvidence(
      .safeText, .judges, "Scenario/TextRoundTripTests",
      "random bytes give a file or errors with places"),
    TestEvidence(
      .safeText, .breaks, "Scenario/TextRoundTripTests",
      "a printer that rounds, and one that leaves out, are found"),
    TestEvidence(
      .safeLeak, .judges, "Oracles/LeakTests",
      "nothing is left over on the engine after many rounds"),
    TestEvidence(
      .safeLeak, .breaks, "Oracles/LeakTests", "a system that leaves a helper over is found"),
  ]
}
