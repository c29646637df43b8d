// The numbers that decide, and the view trees where they differ: the parts of a report that compare.

import Model
import Oracles
import Scenario

/// Where a system and the model differ when a clause breaks, in a few lines.
struct FailureFigures {
  private static let maximumRows = 3
  private static let maximumTreeLines = 5

  private let played: PairedPlayback
  private let clause: Clause?

  init(_ played: PairedPlayback, _ clause: Clause?) {
    self.played = played
    self.clause = clause
  }

  /// The differences of this clause, most telling first, as a table with a head; none if there are none.
  var table: [FailureReport.Line] {
    let found = played.discrepancies.filter { $0.clause == clause }
    guard !found.isEmpty else { return [] }
    let rows = found.prefix(Self.maximumRows).map {
      ["  \($0.subject) \($0.property)", $0.expected, $0.actual]
    }
    let more = found.count - rows.count
    let head = ["  ", "expected", "seen"]
    let lines = TextTable.lines([.left, .left, .left], [head] + rows)
    return lines.enumerated().map { ($1, $0 == 0 ? .quiet : .plain) }
      + (more > 0 ? [("  … \(more) more", .quiet)] : [])
  }

  /// The lines in which the view trees differ, − for what was expected and + for what was seen; none if
  /// they do not, or not only in a few lines.
  var tree: [FailureReport.Line] {
    guard let step = played.failingStep else { return [] }
    let difference = TreeDifference(
      expected: played.expected(after: step), seen: played.seen(after: step))
    if difference.isEmpty || difference.hunks.count > Self.maximumTreeLines { return [] }
    return difference.hunks.map { line in
      let role: ReportStyle.Role =
        switch line.side {
        case .both: .quiet
        case .expected: .expected
        case .seen: .seen
        }
      return ("  \(line.side.rawValue) \(line.text)", role)
    }
  }
}
