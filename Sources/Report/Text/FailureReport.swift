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

  private let clause: Clause?
  private let identity: String
  private let sentence: String
  private let scenario: ReportScenario
  private let origin: String
  private let command: String
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
  ///   - command: what to paste to run it again; by default the `iris replay` of its token, which knows
  ///     the shipped systems and the campaign's own cases only.
  ///   - style: how it is written.
  public init(
    _ failure: CaseFailure, played: PairedPlayback? = nil, page: String? = nil,
    command: String? = nil, style: ReportStyle = ReportStyle()
  ) {
    (clause, identity, sentence) = (failure.clause, failure.identity, failure.sentence)
    scenario = ReportScenario(
      failure.file, marked: failure.markedText, nearestPassing: failure.nearestPassing, played)
    origin = "\(failure.place), \(failure.shrinking)"
    self.command = command ?? "swift run -c release iris replay '\(failure.token)'"
    (self.played, self.page, self.style) = (played, page, style)
  }

  /// Makes the report of a failing case of a system, which `begin` starts: for `forAll` of
  /// `CheckingTesting`, which knows the command that runs it again.
  ///
  /// ```swift
  /// try forAll(
  ///   CaseGenerator(), name: Campaign.name,
  ///   telling: { FailureReport(CaseFailure($0), of: MySystem.init, command: $1).text }
  /// ) { Campaign.verdict(of: $0, on: MySystem.init) }
  /// ```
  public init<System: TransitionSystem>(
    _ failure: CaseFailure, of begin: (Scene) -> System, command: String
  ) {
    let played = PairedPlayback(failure.file, law: failure.law, on: begin)
    self.init(failure, played: played, command: command)
  }

  /// Makes the report of a scenario that breaks a clause.
  ///
  /// - Parameters:
  ///   - violation: what it breaks.
  ///   - file: the scenario.
  ///   - origin: how it was found, in a line.
  ///   - command: what to paste to run it again.
  ///   - style: how it is written.
  public init(
    _ violation: Violation, in file: ScenarioFile, origin: String, command: String,
    style: ReportStyle = ReportStyle()
  ) {
    (clause, identity) = (violation.clause, violation.clause.rawValue)
    sentence = violation.sentence
    scenario = ReportScenario(file, marked: nil, nearestPassing: nil, nil)
    (self.origin, self.command) = (origin, command)
    (played, page, self.style) = (nil, nil, style)
  }

  /// The report, lines joined by line feeds, none at the end.
  public var text: String {
    let (head, tail) = (self.head, self.tail)
    let figures = played.map { FailureFigures($0, clause) }
    var extras = [figures?.table ?? [], figures?.tree ?? [], scenario.notes].map {
      $0.map(Self.cut)
    }
    // What does not fit is left out, the trees first, before the scenario is cut.
    for index in [1, 0, 2] {
      let room = Self.maximumLines - head.count - tail.count - extras.joined().count
      if scenario.height > room { extras[index] = [] }
    }
    let room = Self.maximumLines - head.count - tail.count - extras.joined().count
    let events = scenario.lines(room).map { ($0, ReportStyle.Role.plain) }
    let lines = head + extras[0] + extras[1] + events + extras[2] + tail
    return lines.map { style.written($0.text, $0.role) }.joined(separator: "\n")
  }

  private var head: [Line] {
    let meaning = clause.map { ": \($0.sentence)" } ?? ""
    let verdict = FixedText.wrapped(identity + meaning, width: Self.maximumColumns, indent: 2)
    let words = FixedText.wrapped(sentence, width: Self.maximumColumns - 2)
    let shown = FixedText.cut(words, toLines: 4).map { "  " + $0 }
    return verdict.map { ($0, .verdict) } + shown.map { ($0, .plain) }
  }

  private var tail: [Line] {
    var lines: [Line] = [(origin, .quiet)]
    if let page { lines.append(("page  \(page)", .quiet)) }
    return lines.map(Self.cut) + [(command, .command)]
  }

  private static func cut(_ line: Line) -> Line {
    (FixedText.cut(line.text, to: maximumColumns), line.role)
  }
}
