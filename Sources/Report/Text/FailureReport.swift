// The report of a counterexample: everything that is needed to understand it, in twenty lines.

import Model
import Oracles
import Scenario

/// A counterexample as text for a terminal: at most 20 lines of at most 80 columns, but for the last
/// one, which is to be pasted and so never broken.
///
/// First the clause and what it says; the numbers that decide; where the view trees differ; the scene and
/// the numbered events with the clock and the phases after each; what does not matter, and the nearest
/// case that passes; how it was found; its page; and the command that runs it again.
public struct FailureReport: Sendable {
  /// The greatest number of lines.
  public static let maximumLines = 20
  /// The greatest number of columns of all lines but the last.
  public static let maximumColumns = 80

  /// A line, and what it is.
  typealias Line = (text: String, role: ReportStyle.Role)

  private let failure: CaseFailure
  private let played: PairedPlayback?
  private let page: String?
  private let style: ReportStyle

  /// Makes the report of a failing case.
  ///
  /// - Parameters:
  ///   - failure: the case.
  ///   - played: the same case played beside the model; without it the report has neither numbers, nor
  ///     trees, nor phases.
  ///   - page: where its page was written.
  ///   - style: how it is written.
  public init(
    _ failure: CaseFailure, played: PairedPlayback? = nil, page: String? = nil,
    style: ReportStyle = ReportStyle()
  ) {
    self.failure = failure
    self.played = played
    self.page = page
    self.style = style
  }

  /// The report, lines joined by line feeds, none at the end.
  public var text: String {
    let (head, tail) = (self.head, self.tail)
    let cast = ReportScenario(failure, played)
    let figures = played.map { FailureFigures($0, failure.clause) }
    var extras = [figures?.table ?? [], figures?.tree ?? [], cast.notes].map { $0.map(Self.cut) }
    // What does not fit is left out, the trees first, before the scenario is cut.
    for index in [1, 0, 2] {
      let room = Self.maximumLines - head.count - tail.count - extras.joined().count
      if cast.height > room { extras[index] = [] }
    }
    let room = Self.maximumLines - head.count - tail.count - extras.joined().count
    let lines =
      head + extras[0] + extras[1] + cast.lines(room).map { ($0, .plain) } + extras[2] + tail
    return lines.map { style.written($0.text, $0.role) }.joined(separator: "\n")
  }

  private var head: [Line] {
    let meaning = failure.clause.map { ": \($0.sentence)" } ?? ""
    let verdict = FixedText.wrapped(
      failure.identity + meaning, width: Self.maximumColumns, indent: 2)
    let words = FixedText.wrapped(failure.sentence, width: Self.maximumColumns - 2)
    let shown = FixedText.cut(words, toLines: 4).map { "  " + $0 }
    return verdict.map { ($0, .verdict) } + shown.map { ($0, .plain) }
  }

  private var tail: [Line] {
    let seed = "0x" + String(failure.seed, radix: 16)
    let place = failure.caseIndex.map { "case \($0) of seed \(seed)" } ?? "a case kept or replayed"
    let shrinking =
      failure.shrinkEvaluations == 0
      ? "not shrunk"
      : "\(failure.shrinkSteps) shrink steps, \(failure.shrinkEvaluations) evaluations"
    var lines: [Line] = [("\(place), \(shrinking)", .quiet)]
    if let page { lines.append(("page  \(page)", .quiet)) }
    lines = lines.map(Self.cut)
    return lines + [("swift run -c release iris replay '\(failure.token)'", .command)]
  }

  private static func cut(_ line: Line) -> Line {
    (FixedText.cut(line.text, to: maximumColumns), line.role)
  }
}
