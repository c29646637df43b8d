// What `iris check` has found: as a summary for people, or as records for machines.

import Checking
import Oracles
import Report
import Scenario

/// The result of a campaign.
struct CheckResult {
  private let outcome: Outcome<Case>
  private let options: Request.CheckOptions
  private let settings: Settings
  private let failures: [ToldFailure]
  private let findings: [String]
  private let seconds: Double

  /// The result of a campaign that was run with these settings.
  init(
    _ outcome: Outcome<Case>, options: Request.CheckOptions, settings: Settings,
    failures: [ToldFailure], findings: [String], seconds: Double
  ) {
    (self.outcome, self.options, self.settings) = (outcome, options, settings)
    (self.failures, self.findings, self.seconds) = (failures, findings, seconds)
  }

  private var events: Int { outcome.table(Campaign.eventTable)?.total ?? 0 }

  /// The summary.
  var text: String {
    var summary = CampaignSummary(
      system: options.system.rawValue, cases: outcome.cases, events: events, seed: outcome.seed,
      seconds: seconds)
    for label in outcome.labels { summary.labels[label.label] = label.count }
    summary.requirements = settings.requirements
    summary.coverage = PairCoverage(outcome.tables)
    summary.reports = failures.map(\.report)
    summary.findings = findings
    let table = options.showsCoverage ? "\n" + CoverageTable(summary.coverage).text : ""
    return summary.text + table
  }

  /// The records, one a line: the campaign, labels, tables, failures, findings, the time.
  var records: String {
    var lines = [
      JSONLine.text(
        CampaignRecord(
          system: options.system.rawValue, seed: "0x" + String(outcome.seed, radix: 16),
          cases: outcome.cases, discards: outcome.discards, events: events,
          failures: failures.count, clause: options.clause?.rawValue))
    ]
    lines += outcome.labels.map {
      JSONLine.text(LabelRecord(label: $0.label, cases: $0.count))
    }
    lines += outcome.tables.map { table in
      let entries = Dictionary(table.rows.map { ($0.label, $0.count) }, uniquingKeysWith: +)
      return JSONLine.text(TableRecord(table: table.name, entries: entries))
    }
    lines += failures.map { JSONLine.text(FailureRecord($0)) }
    lines += findings.map { JSONLine.text(FindingRecord(sentence: $0)) }
    lines.append(JSONLine.text(TimeRecord(seconds: seconds)))
    return lines.map { $0 + "\n" }.joined()
  }
}

private struct CampaignRecord: Encodable {
  var record = "campaign"
  var iris = Help.number
  var system: String
  var seed: String
  var cases: Int
  var discards: Int
  var events: Int
  var failures: Int
  var clause: String?
}

private struct LabelRecord: Encodable {
  var record = "label"
  var label: String
  var cases: Int
}

private struct TableRecord: Encodable {
  var record = "table"
  var table: String
  var entries: [String: Int]
}

private struct FailureRecord: Encodable {
  var record = "failure"
  var clause: String
  /// What the clause says; missing if the failure is not one of a clause.
  var meaning: String?
  var sentence: String
  var token: String
  var scenario: String
  var law: String?
  var page: String?
  /// The index of the case; missing if it came from the store.
  var `case`: Int?
  var choices: Int
  var originalChoices: Int
  var shrinkSteps: Int
  var shrinkEvaluations: Int

  init(_ told: ToldFailure) {
    let failure = told.failure
    (clause, meaning) = (failure.identity, failure.clause?.sentence)
    (sentence, token) = (failure.sentence, failure.token)
    (scenario, law, page) = (failure.file.text, failure.law?.rawValue, told.page)
    (self.case, choices) = (failure.caseIndex, failure.choices)
    (originalChoices, shrinkSteps) = (failure.originalChoices, failure.shrinkSteps)
    shrinkEvaluations = failure.shrinkEvaluations
  }
}

private struct FindingRecord: Encodable {
  var record = "finding"
  var sentence: String
}

/// The only record that differs between two runs of the same campaign.
private struct TimeRecord: Encodable {
  var record = "time"
  var seconds: Double
}
