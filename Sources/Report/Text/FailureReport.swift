// The report of a counterexample: everything that is needed to understand it, in twenty lines.

import Model
import Oracles
import Scenario

/// A counterexample as text for a terminal: at most 20 lines of at most 80 columns, but for the last
/// one, which is to be pasted and so never broken.
///
/// First the clause and what it says, then what was expected and seen, the scene, the numbered
/// events, how the case was found, and the command that runs it again.
public struct FailureReport: Sendable {
  /// The greatest number of lines.
  public static let maximumLines = 20
  /// The greatest number of columns of all lines but the last.
  public static let maximumColumns = 80
  private static let maximumMessageLines = 4

  private let clause: Clause?
  private let identity: String
  private let sentence: String
  private let file: ScenarioFile
  private let origin: String
  private let command: String

  /// Makes the report of a failing case.
  public init(_ failure: CaseFailure) {
    (clause, identity, sentence) = (failure.clause, failure.identity, failure.sentence)
    file = failure.file
    origin = Self.origin(of: failure)
    command = "swift run -c release iris replay '\(failure.token)'"
  }

  /// Makes the report of a scenario that breaks a clause.
  ///
  /// - Parameters:
  ///   - violation: what it breaks.
  ///   - file: the scenario.
  ///   - origin: how it was found, in a line.
  ///   - command: what to paste to run it again.
  public init(_ violation: Violation, in file: ScenarioFile, origin: String, command: String) {
    (clause, identity) = (violation.clause, violation.clause.rawValue)
    sentence = violation.sentence
    self.file = file
    self.origin = origin
    self.command = command
  }

  /// The report, lines joined by line feeds, none at the end.
  public var text: String {
    let meaning = clause.map { ": \($0.sentence)" } ?? ""
    var head = FixedText.wrapped(identity + meaning, width: Self.maximumColumns, indent: 2)
    let words = FixedText.wrapped(sentence, width: Self.maximumColumns - 2)
    head += FixedText.cut(words, toLines: Self.maximumMessageLines).map { "  " + $0 }
    let tail = [FixedText.cut(origin, to: Self.maximumColumns), command]
    let room = Self.maximumLines - head.count - tail.count
    return (head + scenario(room) + tail).joined(separator: "\n")
  }

  private static func origin(of failure: CaseFailure) -> String {
    let seed = "0x" + String(failure.seed, radix: 16)
    let place = failure.caseIndex.map { "case \($0) of seed \(seed)" } ?? "a case kept or replayed"
    let shrinking =
      failure.shrinkEvaluations == 0
      ? "not shrunk"
      : "\(failure.shrinkSteps) shrink steps, \(failure.shrinkEvaluations) evaluations"
    return "\(place), \(shrinking)"
  }

  /// Declarations and numbered events in so many lines: long lines are broken if there is room, else
  /// cut; what does not fit then is counted.
  private func scenario(_ room: Int) -> [String] {
    let declarations = declarationLines.map { ("    ", $0) }
    let events = file.events.enumerated().map { index, event in
      (FixedText.aligned("\(index + 1)", 3) + " ", event.line)
    }
    let all = declarations + events
    let broken = all.flatMap { mark, line in
      FixedText.wrapped(line, width: Self.maximumColumns - 4, indent: 2).enumerated().map {
        ($0 == 0 ? mark : "    ") + $1
      }
    }
    if broken.count <= room { return broken }
    return FixedText.cut(
      all.map { FixedText.cut($0 + $1, to: Self.maximumColumns) }, toLines: room)
  }

  /// The declarations; of a choreography only the first line, with the number of the others.
  private var declarationLines: [String] {
    let text = ScenarioFile(scene: file.scene, steps: []).text
    let lines = text.split(separator: "\n").dropFirst().map(String.init)
    var result: [String] = []
    var hidden = 0
    func closeBlock() {
      if hidden > 0, let last = result.popLast() { result.append("\(last) … \(hidden) more lines") }
      hidden = 0
    }
    let words = ViewKind.allCases.map(\.rawValue) + ["item", "stage", "choreography"]
    for line in lines {
      let isDeclaration = words.contains { line.hasPrefix($0 + " ") }
      guard isDeclaration else {
        hidden += 1
        continue
      }
      closeBlock()
      result.append(line)
    }
    closeBlock()
    return result
  }
}
