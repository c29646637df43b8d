// What an issue says: the value, what is wrong with it, and the line to paste.

import Checking

/// The longest issue, in lines.
let maximumIssueLines = 20

/// One text for each failure of a run, of at most twenty lines, ending with the line to paste, or what
/// `telling` makes of it; and one for each finding that is a failure.
func issueTexts<Value>(
  _ outcome: Outcome<Value>, filter: String,
  telling: ((Counterexample<Value>, _ command: String) -> String)? = nil
) -> [String] {
  var texts = outcome.counterexamples.map { found in
    let command = "IRIS_REPLAY='\(found.token)' swift test --filter '\(filter)'"
    return telling?(found, command) ?? issueText(found, outcome, command)
  }
  texts += outcome.findings.filter(\.isFailure).map { finding in
    let seed = "0x" + String(outcome.seed, radix: 16)
    return "\(outcome.name): \(finding.description)\n"
      + "IRIS_SEED=\(seed) swift test --filter '\(filter)'"
  }
  return texts
}

private func issueText<Value>(
  _ found: Counterexample<Value>, _ outcome: Outcome<Value>, _ command: String
) -> String {
  let identity = found.failure.identity.isEmpty ? "" : " breaks \(found.failure.identity)"
  var origin = "a case replayed, kept or met while shrinking"
  if let index = found.caseIndex {
    origin = "case \(index) of seed 0x" + String(found.runSeed, radix: 16)
  }
  let head = [
    "\(outcome.name)\(identity): \(origin), \(found.originalChoices) choices shrunk to "
      + "\(found.tape.count) in \(found.shrinkEvaluations) evaluations"
  ]
  let tail = explanationLines(found) + [command]
  let message = lines(found.failure.message)
  let value = lines("\(found.value)")
  // The message says more than the value: it is cut last.
  let room = maximumIssueLines - head.count - tail.count
  let shownMessage = cut(message, to: max(room - min(value.count, 4), room / 2))
  let shownValue = cut(value, to: room - shownMessage.count)
  return (head + shownMessage + shownValue + tail).joined(separator: "\n")
}

/// What may be any other value, and the nearest case that passes: one line each at most.
private func explanationLines<Value>(_ found: Counterexample<Value>) -> [String] {
  guard let explanation = found.explanation else { return [] }
  var result: [String] = []
  let description = "\(found.value)"
  if let marked = explanation.marked(description) {
    let joint = explanation.areJointlyFree ? "" : ", one at a time"
    if let text = oneLine(marked, marks: "‹›") {
      result.append("‹…› may be any other value\(joint): \(text)")
    }
  }
  let nearest = explanation.neighbours.min { abs($0.distance) < abs($1.distance) }
  if let nearest, let text = oneLine("\(nearest.value)", marks: "") {
    result.append("passes: \(text)")
  }
  return result
}

/// The only line of a text, or the first one with a mark in it; nil if it is long.
private func oneLine(_ text: String, marks: String) -> String? {
  let all = lines(text)
  let line = all.count == 1 ? all[0] : all.first { line in line.contains { marks.contains($0) } }
  guard let line, line.count <= 200 else { return nil }
  return line
}

private func lines(_ text: String) -> [String] {
  text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).map(String.init)
}

/// At most `count` lines; the last one then says how many are missing.
private func cut(_ lines: [String], to count: Int) -> [String] {
  if lines.count <= count { return lines }
  return lines.prefix(count - 1) + ["… \(lines.count - count + 1) more lines"]
}
