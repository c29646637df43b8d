// Everything that stands behind a clause, put together from where it is defined.

import Model
import Oracles

/// A clause with all that is known of it.
public struct ClauseDossier: Sendable {
  /// What it says.
  public let entry: ClauseEntry
  /// How the campaign judges it.
  public let ways: [CheckingWay]
  /// How many oracles judge it.
  public let oracles: Int
  /// The tests that judge it.
  public let tests: [TestEvidence]
  /// The proofs that formalise it.
  public let proofs: [Proof]
  /// The shipped known-wrong systems that break it.
  public let deviations: [Deviation]
  /// The tests that run another known-wrong system.
  public let wrongTests: [TestEvidence]
  /// The field reports that are about it.
  public let reports: [String]
  /// The defects of the five documents that break it.
  public let defects: [String]

  /// Gathers what is known of a clause.
  public init(
    _ entry: ClauseEntry, deviations: [Deviation] = Deviation.all,
    tests: [TestEvidence] = TestEvidence.all
  ) {
    let clause = entry.clause
    self.entry = entry
    ways = Campaign.ways(of: clause)
    oracles = Oracle.all.count { $0.clause == clause }
    self.tests = tests.filter { $0.clause == clause && $0.role == .judges }
    proofs = Proof.all.filter { $0.clauses.contains(clause) }
    self.deviations = deviations.filter { $0.clause == clause }
    wrongTests = tests.filter { $0.clause == clause && $0.role == .breaks }
    reports = FieldReport.all.filter { $0.clauses.contains(clause) }.map(\.name)
    let breaking = Set(self.deviations.map(\.name))
    defects = DefectTable.all.flatMap(\.defects).filter {
      !breaking.isDisjoint(with: $0.deviations)
    }.map(\.id)
  }

  /// One for each clause, in the order of the article.
  public static let all: [ClauseDossier] = Specification.entries.map { ClauseDossier($0) }

  /// The number of known-wrong systems.
  public var wrongCount: Int { deviations.count + wrongTests.count }

  /// Whether it is judged wherever a small world is explored.
  public var isExplored: Bool { ways.contains(.oracle) || ways.contains(.lockstep) }

  /// What a clause must have and this one lacks, in words; none for a complete one.
  public var gaps: [String] {
    var gaps: [String] = []
    if entry.sentence.isEmpty || entry.statement.isEmpty { gaps.append("statement") }
    if ways.isEmpty && tests.isEmpty { gaps.append("oracle") }
    if wrongCount == 0 { gaps.append("known-wrong system") }
    return gaps
  }
}
