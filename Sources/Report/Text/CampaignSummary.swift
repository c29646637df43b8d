// The summary of a campaign: what was run, which hard cases occurred, what was checked and found.

import Model
import Oracles
import Scenario

/// A campaign's result as text.
///
/// Lines that begin with `time:` are the only ones that differ between
/// two runs of the same campaign.
public struct CampaignSummary: Sendable {
  /// The system that was checked.
  public var system: String
  /// How many cases were judged.
  public var cases: Int
  /// How many events the judged cases had, those of shrinking included.
  public var events: Int
  /// The seed.
  public var seed: UInt64
  /// How long it took, in seconds.
  public var seconds: Double
  /// How many cases went through each situation, by its name.
  public var labels: [String: Int] = [:]
  /// The least shares that were required, by the situation's name; none if none were.
  public var requirements: [String: Double] = [:]
  /// Which pairs of an event and a place occurred.
  public var coverage = PairCoverage(counts: [:])
  /// The reports of the counterexamples.
  public var reports: [String] = []
  /// What else there is to say, in sentences.
  public var findings: [String] = []

  /// Makes a summary without labels, reports and findings.
  public init(system: String, cases: Int, events: Int, seed: UInt64, seconds: Double) {
    self.system = system
    self.cases = cases
    self.events = events
    self.seed = seed
    self.seconds = seconds
  }

  /// The summary; every line ends with a line feed.
  public var text: String {
    var lines = TextTable.lines(
      [.left, .left],
      [
        ["system", system], ["seed", "0x" + String(seed, radix: 16)], ["cases", "\(cases)"],
        ["events", "\(events)"],
      ])
    lines.append(timing)
    lines += ["", "situations"] + situationLines + ["", "refusals"] + refusalLines
    lines += ["", CoverageTable.headline(coverage)]
    lines += ["", clauseHead] + clauseLines
    lines += ["", "failures  \(reports.count)"]
    for report in reports { lines += ["", report] }
    if !findings.isEmpty { lines.append("") }
    lines += findings.flatMap { FixedText.wrapped($0, width: 80, indent: 2) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var timing: String {
    let rate = seconds > 0 ? Double(events) / seconds : 0
    return "time: \(FixedText.number(seconds, decimals: 1)) s, "
      + "\(FixedText.number(rate, decimals: 0)) events/s"
  }

  private var situationLines: [String] {
    let rows = Situation.allCases.map { situation in
      let name = situation.rawValue
      let least = requirements[name].map { "at least \(Self.percent($0))" } ?? ""
      return ["  " + name, "\(labels[name] ?? 0)", share(labels[name] ?? 0), least]
    }
    return TextTable.lines([.left, .right, .right, .right], rows)
  }

  private var refusalLines: [String] {
    let rows = Rejection.reasons.map { reason in
      let count = labels["refused: \(reason)"] ?? 0
      return ["  " + reason, "\(count)", share(count)]
    }
    return TextTable.lines([.left, .right, .right], rows)
  }

  private func share(_ count: Int) -> String {
    Self.percent(cases > 0 ? Double(count) / Double(cases) : 0)
  }

  private static func percent(_ share: Double) -> String {
    // A share below a tenth of a percent is not nothing.
    FixedText.number(share * 100, decimals: share > 0 && share < 0.001 ? 2 : 1) + "%"
  }

  private var clauseHead: String {
    let checked = Clause.allCases.filter { !Campaign.ways(of: $0).isEmpty }
    let ways = CheckingWay.allCases.map { way in
      let count = checked.filter { Campaign.ways(of: $0).contains(way) }.count
      return "\(count) by \(way.rawValue)"
    }
    return "clauses checked  \(checked.count) of \(Clause.allCases.count): "
      + ways.joined(separator: ", ")
  }

  /// One line a family of clauses, and one with those that other tests are for.
  private var clauseLines: [String] {
    var families: [String] = []
    var members: [[String]] = []
    var others: [String] = []
    for clause in Clause.allCases {
      guard !Campaign.ways(of: clause).isEmpty else {
        others.append(clause.rawValue)
        continue
      }
      let words = clause.rawValue.split(separator: ".", maxSplits: 1).map(String.init)
      if families.last != words[0] {
        families.append(words[0])
        members.append([])
      }
      members[members.count - 1] += words.dropFirst()
    }
    let width = (families.map(\.count).max() ?? 0) + 4
    var lines = zip(families, members).flatMap { family, names in
      let head = FixedText.padded("  " + family, width)
      let wrapped = FixedText.wrapped(names.joined(separator: " "), width: 80 - width)
      return wrapped.enumerated().map {
        ($0 == 0 ? head : String(repeating: " ", count: width)) + $1
      }
    }
    if !others.isEmpty {
      lines += FixedText.wrapped(
        "by other tests: " + others.joined(separator: " "), width: 78, indent: 2
      ).map { "  " + $0 }
    }
    return lines
  }
}
