// The clauses: each has what it must have, the written article is what is made of them, and whatever
// names a clause names one that there is.

import Engine
import Foundation
import Model
import Scenario
import Testing

@testable import Oracles
@testable import Report

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

private func text(_ path: String) throws -> String {
  try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
}

@Suite struct ClauseTests {
  @Test func `every clause has its entry, in order, below its family's name`() {
    #expect(Specification.entries.map(\.clause) == Clause.allCases)
    for family in Specification.families {
      #expect(family.entries.allSatisfy { $0.clause.rawValue.hasPrefix(family.name + ".") })
    }
  }

  @Test(arguments: Clause.allCases)
  func `a clause has a statement, an oracle and a known-wrong system`(_ clause: Clause) throws {
    let dossier = try #require(ClauseDossier.all.first { $0.entry.clause == clause })
    #expect(dossier.gaps == [])
  }

  @Test func `a clause that lacks one of them is found`() {
    let entry = ClauseEntry(.treeForest, "A sentence", "A statement.")
    #expect(ClauseDossier(entry).gaps == [])
    #expect(ClauseDossier(entry, deviations: []).gaps == ["known-wrong system"])
    #expect(ClauseDossier(ClauseEntry(.treeForest, "A sentence", "")).gaps == ["statement"])
    #expect(ClauseDossier(ClauseEntry(.treeForest, "", "A statement.")).gaps == ["statement"])
    let text = ClauseEntry(.safeText, "A sentence", "A statement.")
    #expect(ClauseDossier(text, tests: []).gaps == ["oracle", "known-wrong system"])
  }

  @Test func `a sentence is that of the clause's own comment`() throws {
    let source = try text("Sources/Model/Clause.swift")
    for entry in Specification.entries {
      let line = "  /// \(entry.sentence).\n  case \(entry.clause.caseName) = \"\(entry.clause)\"\n"
      let isThere = source.contains(line)
      #expect(isThere, "\(entry.clause)")
    }
  }

  @Test func `the article is what is made of the clauses today`() throws {
    let isToday = try text("Sources/Model/Model.docc/Clauses.md") == SpecificationPage.text
    #expect(isToday, "The article is stale; '\(SpecificationPage.command)' makes it anew.")
  }

  @Test func `no line of the article is taken for something else`() {
    let lines = SpecificationPage.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("|") || $0.hasPrefix("    ") || $0.count <= 100 })
    let marks = lines.filter { !$0.hasPrefix("    ") && $0.contains(/^ *([-+*>] |[0-9]+[.)] )/) }
    #expect(marks.allSatisfy { $0.hasPrefix("- *") })
  }

  @Test func `whatever is about a clause is about one with an entry`() {
    let named =
      Oracle.all.map(\.clause) + Law.allCases.map(\.clause) + Discrepancy.clauses + Trial.clauses
      + Deviation.all.map(\.clause) + TestEvidence.all.map(\.clause)
      + Proof.all.flatMap(\.clauses) + FieldReport.all.flatMap(\.clauses)
    let entries = Set(Specification.entries.map(\.clause))
    #expect(named.filter { !entries.contains($0) } == [])
    #expect(Set(Discrepancy.clauses).count == Discrepancy.clauses.count)
  }

  @Test func `what the comparison with the model can find is what it says it can`() throws {
    let lockstep = "Sources/Oracles/Lockstep/"
    let parts = try text(lockstep + "Discrepancy.swift").components(separatedBy: "  ]\n")
    try #require(parts.count > 1)
    let code = try parts.dropFirst().joined() + text(lockstep + "Comparison.swift")
    let used = Clause.allCases.filter { names($0, in: code) }
    #expect(used == Clause.allCases.filter(Discrepancy.clauses.contains))
    let trial = try text("Sources/Oracles/Running/Trial.swift")
    let judged = Clause.allCases.filter { names($0, in: trial) }
    // The answer is compared there as well; going on at all needs no line.
    #expect(Set(judged) == Set(Trial.clauses + [.contractRetained]))
  }

  /// Whether code uses the case of a clause.
  private func names(_ clause: Clause, in code: String) -> Bool {
    code.ranges(of: "." + clause.caseName).contains { range in
      range.upperBound == code.endIndex || !code[range.upperBound].isLetter
    }
  }

  @Test func `every clause that a text names is one`() throws {
    let families = Specification.families.map(\.name).joined(separator: "|")
    let pattern = try Regex<(Substring, Substring)>(
      #"(?:^|[^\w./])((?:\#(families))\.[a-z]\w*)"#)
    let clauses = Set(Clause.allCases.map(\.rawValue))
    var found = 0
    for folder in ["Sources", "Tests/Properties/FieldReports"] {
      let names = FileManager.default.enumerator(
        atPath: root.appendingPathComponent(folder).path)?.compactMap { $0 as? String }
      for name in (names ?? []).sorted() {
        let isText = [".md", ".scenario", ".v", ".smt2", ".pml", ".gappa"].contains(
          where: name.hasSuffix)
        let isCode = name.hasSuffix(".swift")
        guard isText || isCode else { continue }
        for line in try text(folder + "/" + name).split(separator: "\n") {
          if isCode, !line.drop(while: { $0 == " " }).hasPrefix("///") { continue }
          for match in line.matches(of: pattern) {
            found += 1
            let isClause = clauses.contains(String(match.1))
            #expect(isClause, "\(name): \(match.1)")
          }
        }
      }
    }
    #expect(found > 200)
  }
}

@Suite struct ClauseEvidenceTests {
  @Test func `the tests that are named exist`() throws {
    for evidence in TestEvidence.all {
      let source = try text("Tests/Properties/\(evidence.file).swift")
      let isThere =
        source.contains("@Suite struct \(evidence.suite)")
        && source.contains("func `\(evidence.test)`(")
      #expect(isThere, "\(evidence.suite): \(evidence.test)")
    }
  }

  @Test func `a proof formalises the clauses that its file names`() throws {
    let folder = root.appendingPathComponent("Sources/Model/Proofs")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where file.contains(/\.(v|smt2|gappa|pml)$/) && !file.hasPrefix("wrong-") {
      let source = try text("Sources/Model/Proofs/" + file)
      let pattern = /(?s)Formalises(.*?)\n\W*(?:Definition|Proved|Refuted|Assumed|Not covered)/
      // A part that another file includes formalises nothing by itself.
      let words = source.firstMatch(of: pattern)?.1 ?? ""
      let stated = Clause.allCases.filter { words.contains($0.rawValue) }
      let listed = Proof.all.first { $0.file == file }?.clauses ?? []
      #expect(Set(stated) == Set(listed), "\(file)")
    }
    for proof in Proof.all {
      let path = folder.appendingPathComponent(proof.file).path
      #expect(FileManager.default.fileExists(atPath: path), "\(proof.file)")
    }
  }

  @Test func `a field report names the clauses that the table names`() throws {
    #expect(FieldReport.all.map(\.number) == Array(FieldReportTests.numbers))
    for report in FieldReport.all {
      let source = try text("Tests/Properties/FieldReports/\(report.name).scenario")
      let line = "\n# Clauses: \(report.clauses.map(\.rawValue).joined(separator: " "))\n"
      let isThere = source.contains(line)
      #expect(isThere, "\(report.name)")
      #expect(source.components(separatedBy: "# Clauses:").count == 2, "\(report.name)")
    }
  }

  @Test(arguments: FieldReport.all)
  func `a field report is broken by known-wrong systems of its clauses`(_ report: FieldReport)
    throws
  {
    let path = "Tests/Properties/FieldReports/\(report.name).scenario"
    let file = try ScenarioFile(parsing: try text(path))
    for clause in report.clauses {
      let deviations = (Deviation.all + Deviation.reported).filter { $0.clause == clause }
      let isBroken = deviations.contains { deviation in
        let start = { Deviant<TransitionEngine>($0, deviation) }
        let trial = Trial(scene: file.scene, events: file.events, on: start)
        let laws = Law.allCases.filter { $0.clause == clause }
        return trial.violations.contains { $0.clause == clause }
          || laws.contains { $0.judge(scene: file.scene, events: file.events, on: start) != nil }
      }
      #expect(isBroken || deviations.isEmpty, "\(clause)")
    }
  }

  @Test func `what was measured is each known-wrong system, and each was found`() {
    #expect(Exposure.measured.map(\.deviation) == Deviation.all.map(\.name))
    #expect(Set(Deviation.all.map(\.name)).count == Deviation.all.count)
    let clauses = Set(Deviation.all.map(\.clause))
    for dossier in ClauseDossier.all where clauses.contains(dossier.entry.clause) {
      #expect((dossier.mostFound ?? 0) > 0, "\(dossier.entry.clause)")
    }
  }

  @Test func `what was explored is still so`() async throws {
    #expect(ExploredWorld.all.map(\.name) == SmallWorld.all.map(\.name))
    // A debug build looks at the smallest ones; the count of the protocol has a test of its own.
    #if DEBUG
      let most = 200
    #else
      let most = 10_000
    #endif
    for explored in ExploredWorld.all where explored.states <= most {
      let world = try #require(SmallWorld.named(explored.name))
      var limits = ExplorationLimits()
      (limits.depth, limits.jobs) = (world.depth, 2)
      let now = await explore(world, limits: limits, on: TransitionEngine.init)
      #expect(now.states == explored.states && now.transitions == explored.transitions)
      #expect(now.depth == explored.depth && (now.end == .exhausted) == explored.isWhole)
    }
  }

  @Test func `what was measured is still so`() {
    // Those that are found early; a debug build, which is some fifty times slower, tries fewer.
    #if DEBUG
      let cases = 3
    #else
      let cases = 50
    #endif
    let now = Exposure.measure(
      Deviation.all, cases: cases, isFirstEnough: true, on: TransitionEngine.self)
    let early = Exposure.measured.map { $0.first.map { $0 < cases ? $0 : nil } ?? nil }
    #expect(now.map(\.first) == early, "'iris spec --measure' counts anew.")
  }
}

extension FieldReport: CustomTestStringConvertible {
  /// The name, for the test's output.
  public var testDescription: String { name }
}

extension Clause {
  /// The name of the case: `mask.covers` is `maskCovers`.
  fileprivate var caseName: String {
    let words = rawValue.split(separator: ".", maxSplits: 1)
    return words[0] + words[1].prefix(1).uppercased() + words[1].dropFirst()
  }
}
