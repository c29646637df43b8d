// Progress of a campaign on the standard error stream.

import Checking
import Foundation
import Oracles
import Synchronization

/// Tells how far a campaign is, how fast and with how many failures: a bar that is redrawn on a terminal,
/// a line now and then in a pipe.
final class CheckProgress: Sendable {
  private let console: Console
  private let cases: Int
  private let isQuiet: Bool
  private let limit: Double?
  private let started: Double
  private let told = Told()
  private let events = Atomic(0)

  /// When it was told last; behind a lock, as the kit may ask from any thread.
  private final class Told: @unchecked Sendable {
    let lock = NSLock()
    var time: Double?
    var width = 0
    var isOver = false
  }

  /// The seconds between two bars on a terminal.
  private static let barInterval = 0.1
  /// The seconds between two lines in a pipe.
  private static let lineInterval = 10.0
  /// The greatest width of a bar, and the least that is worth its place.
  private static let barWidths = 8...30

  /// Progress of so many cases, for so many seconds at most.
  init(_ console: Console, cases: Int, isQuiet: Bool, limit: Double? = nil) {
    self.console = console
    self.limit = limit
    self.cases = cases
    self.isQuiet = isQuiet
    started = console.now()
  }

  /// Counts the events of a case that is run; from any thread.
  func count(_ drawn: Case) {
    events.add(drawn.file.events.count, ordering: .relaxed)
  }

  /// Tells the progress if it is time to; whether the run goes on.
  func goesOn(_ progress: Checking.Progress) -> Bool {
    if !isQuiet { tell(progress) }
    return !console.isInterrupted() && !isOver(progress)
  }

  /// Whether the seconds are over; a failure that is being shrunk is shrunk to its end.
  private func isOver(_ progress: Checking.Progress) -> Bool {
    guard let limit, progress.shrinkEvaluations == nil, console.now() - started >= limit
    else { return false }
    told.lock.withLock { told.isOver = true }
    return true
  }

  /// What a finding says; of a run that the clock has ended, that it has.
  func sentence(of finding: Finding) -> String {
    guard finding.kind == .interrupted, let limit, told.lock.withLock({ told.isOver }) else {
      return finding.description
    }
    return
      "The \(limit) s of --seconds were over: the run ended before its last case, and how many "
      + "cases it has depends on the clock."
  }

  /// Takes the bar away.
  func end() {
    told.lock.withLock {
      guard console.isTerminal, told.width > 0 else { return }
      console.writeError("\r" + String(repeating: " ", count: told.width) + "\r")
      told.width = 0
    }
  }

  private func tell(_ progress: Checking.Progress) {
    told.lock.withLock {
      let now = console.now()
      let interval = console.isTerminal ? Self.barInterval : Self.lineInterval
      guard now - (told.time ?? started) >= interval else { return }
      told.time = now
      let words = words(progress, now - started)
      if console.isTerminal {
        let line = line(progress.passed, words, columns: console.columns() ?? 80)
        let space = String(repeating: " ", count: max(0, told.width - line.count))
        console.writeError("\r" + line + space)
        told.width = line.count
      } else {
        console.writeError(words + "\n")
      }
    }
  }

  /// A bar, if there is place for one, and words; in one line, as one that wraps cannot be redrawn.
  private func line(_ done: Int, _ words: String, columns: Int) -> String {
    let width = min(Self.barWidths.upperBound, columns - 4 - words.count)
    guard width >= Self.barWidths.lowerBound else {
      return String(words.prefix(max(0, columns - 1)))
    }
    let filled = min(width, done * width / max(1, cases))
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: ".", count: width - filled) + "] " + words
  }

  private func words(_ progress: Checking.Progress, _ seconds: Double) -> String {
    // The kit goes on behind the last case while it cannot tell whether a share is met.
    let done =
      progress.passed <= cases
      ? "\(progress.passed) of \(cases) cases" : "\(progress.passed) cases, to tell the shares"
    let rate = Int(Double(events.load(ordering: .relaxed)) / max(seconds, 0.001))
    let failures = progress.failures == 0 ? "no" : "\(progress.failures)"
    // What matters most comes first: a narrow terminal cuts the rest off.
    var words =
      "\(done), \(failures) failure\(progress.failures == 1 ? "" : "s"), \(rate) events/s, "
      + "\(Int(seconds)) s"
    if let evaluations = progress.shrinkEvaluations { words += ", shrinking (\(evaluations))" }
    return words
  }
}
