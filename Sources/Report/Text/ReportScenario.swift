// The scenario of a report: declarations, events in columns, and what of it does not matter.

import Oracles
import Scenario

/// The declarations and events of a counterexample as lines.
struct ReportScenario {
  private static let width = FailureReport.maximumColumns

  /// What stands before a line, and the line.
  private let all: [(mark: String, line: String)]
  /// What does not matter, and the nearest case that passes.
  let notes: [FailureReport.Line]

  /// The lines of a scenario; of its text with marks, and of the changed line of the nearest case that
  /// passes, if they are known; with what was seen after each event, if it was played.
  init(
    _ file: ScenarioFile, marked text: String?, nearestPassing: String?, _ played: PairedPlayback?
  ) {
    let events = file.events.map(\.line)
    let marked = text.map { Self.split($0, events: events.count) }
    let declarations = marked?.declarations ?? Self.split(file.text, events: 0).declarations
    all =
      Self.folded(declarations).map { ("    ", $0) }
      + (marked?.events ?? events).enumerated().map {
        (FixedText.aligned("\($0 + 1)", 3) + " " + Self.columns(played, after: $0 + 1), $1)
      }
    notes = Self.notes(isMarked: text != nil, nearestPassing)
  }

  /// How many lines all of it takes.
  var height: Int { broken.count }

  private var broken: [String] {
    all.flatMap { mark, line in
      let margin = String(repeating: " ", count: mark.count)
      return FixedText.wrapped(line, width: Self.width - mark.count, indent: 2).enumerated().map {
        ($0 == 0 ? mark : margin) + $1
      }
    }
  }

  /// So many lines: long ones are broken if there is room, else cut; what does not fit then is counted.
  func lines(_ room: Int) -> [String] {
    if broken.count <= room { return broken }
    return FixedText.cut(
      all.map { FixedText.cut($0.mark + $0.line, to: Self.width) }, toLines: room)
  }

  /// The clock and the phases of the first transition in flight after an event.
  private static func columns(_ played: PairedPlayback?, after step: Int) -> String {
    guard let played else { return "" }
    let seen = played.seen(after: step)
    let seconds = FixedText.number(
      Double(seen.time.count) / Double(Flicks.perSecond), decimals: 3)
    let transition = seen.stages.lazy.compactMap(\.transition).first
    let phases = transition.map { transition -> String in
      let count = played.system.scene.timeline(of: transition)?.phases.count ?? 1
      if count > 4 { return "\(transition.phase + 1)/\(count)" }
      return (0..<count).map { $0 <= transition.phase ? "■" : "□" }.joined()
    }
    return FixedText.padded("\(seconds)s", 9) + FixedText.padded(phases ?? "·", 5)
  }

  /// A scenario's text without its first line, declarations apart from so many events at the end.
  private static func split(
    _ text: String, events count: Int
  ) -> (declarations: [String], events: [String]) {
    let lines = text.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("iris ") && !$0.hasPrefix("#")
    }
    let declarations = lines.prefix { line in
      let word = line.drop { $0 == "‹" || $0 == " " }
      return line.hasPrefix(" ") || declaring.contains { word.hasPrefix($0 + " ") }
    }
    return (Array(declarations), Array(lines.suffix(count)))
  }

  private static let declaring =
    ViewKind.allCases.map(\.rawValue) + ["item", "stage", "choreography"]

  /// The declarations; of a choreography only the first line, with the number of the others.
  private static func folded(_ declarations: [String]) -> [String] {
    var result: [String] = []
    var hidden = 0
    for line in declarations.reversed() {
      if line.hasPrefix(" ") {
        hidden += 1
      } else {
        result.append(hidden > 0 ? "\(line) … \(hidden) more lines" : line)
        hidden = 0
      }
    }
    return result.reversed()
  }

  private static func notes(isMarked: Bool, _ nearestPassing: String?) -> [FailureReport.Line] {
    var notes: [FailureReport.Line] = []
    if isMarked { notes.append(("  ‹ › any other would do as well", .quiet)) }
    if let nearestPassing { notes.append(("  passes with: \(nearestPassing)", .quiet)) }
    return notes
  }
}
