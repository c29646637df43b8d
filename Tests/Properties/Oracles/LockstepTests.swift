// The main property: the engine, and the model itself, under every oracle and every law.

import Checking
import CheckingTesting
import Engine
import Model
import Oracles
import Report
import Scenario
import Testing

/// How many cases the main properties get: a debug build is some fifty times slower.
private var cases: Int {
  #if DEBUG
    30
  #else
    3_000
  #endif
}

@Suite struct LockstepTests {
  @Test func `the engine keeps every clause, in lockstep with the model`() throws {
    try forAll(
      CaseGenerator(), name: Campaign.name, cases: cases,
      telling: { FailureReport(CaseFailure($0), of: TransitionEngine.init, command: $1).text }
    ) { drawn in
      Campaign.verdict(of: drawn, on: { TransitionEngine($0) })
    }
  }

  @Test func `the model keeps every clause itself`() throws {
    try forAll(
      CaseGenerator(), name: "model", cases: cases / 3,
      telling: { FailureReport(CaseFailure($0), of: ReferenceModel.init, command: $1).text }
    ) { drawn in
      Campaign.verdict(of: drawn, on: { ReferenceModel($0) })
    }
  }

  @Test func `every drawn scenario is its own text`() throws {
    try forAll(CaseGenerator(), name: "text", cases: cases) { drawn in
      let parsed = try ScenarioFile(parsing: drawn.file.text)
      return Verdict.all([
        .require(parsed == drawn.file, "safe.text", "parsing the text gives another scenario"),
        .require(
          parsed.text == drawn.file.text, "safe.text", "printing the parsed text gives another"),
      ])
    }
  }

  @Test func `the model's representative lies in its own expectation`() throws {
    try forAll(CaseGenerator(), name: "representative", cases: cases / 3) { drawn in
      let expected = expectation(of: drawn.file.scene, after: drawn.file.events)
      let found = expected.discrepancies(from: expected.representative)
      return found.first.map { .failed("representative", $0.description) } ?? Verdict.passed
    }
  }
}

@Suite struct CampaignShareTests {
  @Test func `the campaign meets its hard cases as often as it must`() {
    #if DEBUG
      // Shares are judged on enough cases only; the release run does.
      let (count, names) = (20, [Situation.flight, .finished])
    #else
      let (count, names) = (10_000, Situation.allCases)
    #endif
    var settings = Settings(cases: count)
    settings.requirements = Campaign.requirements.filter { requirement in
      names.contains { $0.rawValue == requirement.key }
    }
    let outcome = check(Campaign.name, CaseGenerator(), settings: settings) { drawn in
      let trial = Trial(
        scene: drawn.file.scene, events: drawn.file.events, oracles: [],
        on: { TransitionEngine($0) })
      return Verdict(
        .passed, labels: trial.labels,
        entries: trial.pairs.map { TableEntry(table: PairCoverage.table, entry: $0.name) })
    }
    #expect(outcome.findings.filter(\.isFailure).map(\.description) == [])
    let coverage = PairCoverage(outcome.tables)
    let occurred = CoveredPair.all.filter { coverage.count(of: $0) > 0 }
    #expect(occurred.filter { Infeasibility.rule(for: $0) != nil }.map(\.name) == [])
    #if !DEBUG
      #expect(outcome.cases == count)
      #expect(coverage.missing.map(\.name) == [])
      for reason in Rejection.reasons {
        #expect(outcome.count(of: "refused: \(reason)") > 0, "\(reason) never occurs")
      }
      for kind in Trigger.kinds {
        #expect(outcome.count(of: "inside: \(kind)") > 0, "nothing reacts inside of \(kind)")
      }
    #endif
  }
}
