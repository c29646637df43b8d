// One clause for a terminal: what it says, how it is judged, what breaks it and what it explains.

import Oracles

/// Everything that is known of a clause, as text of at most 80 columns.
public struct ClauseSheet: Sendable {
  /// The greatest number of columns.
  public static let maximumColumns = 80

  private let dossier: ClauseDossier

  /// Makes the sheet of a clause.
  public init(_ dossier: ClauseDossier) {
    self.dossier = dossier
  }

  /// The sheet; every line ends with a line feed.
  public var text: String {
    let width = Self.maximumColumns
    let head = "\(dossier.entry.clause): \(dossier.entry.sentence)"
    var lines = FixedText.wrapped(head, width: width, indent: 2)
    let statement = FixedText.wrapped(dossier.entry.statement, width: width - 2)
    lines += [""] + statement.map { "  " + $0 } + [""]
    for row in dossier.rows {
      let label = FixedText.padded(row.label, Self.margin)
      let cells = row.items.flatMap {
        FixedText.wrapped($0, width: width - Self.margin, indent: 2)
      }
      for (index, cell) in cells.enumerated() {
        lines.append((index == 0 ? label : String(repeating: " ", count: Self.margin)) + cell)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let margin = 15
}

extension ClauseDossier {
  /// What stands behind the clause, by kinds, in words: for people, whether in a terminal or on a page.
  var rows: [(label: String, items: [String])] {
    var rows: [(label: String, items: [String])] = []
    func row(_ label: String, _ items: [String]) {
      if !items.isEmpty { rows.append((label, items)) }
    }
    row("judged by", ways.map(words) + tests.map { "\($0.suite): \($0.test)" })
    let reaches = Proof.Reach.allCases.compactMap { reach -> String? in
      let files = proofs.filter { $0.reach == reach }.map(\.file)
      return files.isEmpty ? nil : "\(reach.rawValue): \(files.joined(separator: ", "))"
    }
    let worlds = isExplored ? [ExploredWorld.words] : []
    row("strength", reaches + worlds + (ways.isEmpty ? [] : [campaignWords]))
    row(
      "broken by",
      deviations.map { exposure(of: $0).words } + wrongTests.map { "\($0.suite): \($0.test)" })
    row("field reports", reports.isEmpty ? [] : [reports.joined(separator: " ")])
    row("seed defects", defects.isEmpty ? [] : [defects.joined(separator: " ")])
    row("lacks", gaps)
    return rows
  }

  private func words(_ way: CheckingWay) -> String {
    switch way {
    case .oracle: oracles == 1 ? "an oracle" : "\(oracles) oracles"
    case .lockstep: "the comparison with the model after each event"
    case .law: "a law between two runs"
    case .trial: "running it: on to the end, beside a copy, looking twice"
    }
  }

  private var campaignWords: String {
    let cases = ways == [.law] ? "the cases that ask about it" : "every case"
    return "random: \(cases) of the \(Campaign.defaultCases) of 'iris check'"
  }

  private func exposure(of deviation: Deviation) -> Exposure {
    Exposure.measured.first { $0.deviation == deviation.name }
      ?? Exposure(deviation.name, first: nil, found: 0)
  }

  /// In how many cases the known-wrong system is found that is found most often; `nil` when no shipped
  /// one breaks the clause.
  var mostFound: Int? { deviations.map { exposure(of: $0).found }.max() }
}

extension Exposure {
  /// The known-wrong system, and how often it was found.
  fileprivate var words: String {
    "\(deviation): found in \(found) of \(Self.measuredCases) cases"
  }
}
