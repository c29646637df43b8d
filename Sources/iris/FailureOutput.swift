// What is said and written of a failure: the report, in the terminal's style, and the page.

import Foundation
import Oracles
import Report
import Scenario

/// A failure, and what was made of it.
struct ToldFailure {
  /// The failing case.
  let failure: CaseFailure
  /// Its report.
  let report: String
  /// Where its page is; `nil` if there is none.
  let page: String?
}

extension IrisCommand {
  /// Where pages are written, under the directory in which failures are kept.
  static let pageDirectory = ".iris/pages"

  /// The report of a failing case; its page is written beside the failures that are kept, one a clause.
  func tell<System: TransitionSystem>(
    _ failure: CaseFailure, _ system: SystemChoice, _ begin: (Scene) -> System
  ) -> ToldFailure {
    let played = PairedPlayback(failure.file, law: failure.law, on: begin)
    let page = ScenarioPage(
      played, title: failure.identity, system: system.rawValue,
      replayLine: "swift run -c release iris replay '\(failure.token)'", failure: failure)
    let place = write(page, of: failure.identity)
    let report = FailureReport(failure, played: played, page: place, style: console.style)
    return ToldFailure(failure: failure, report: report.text, page: place)
  }

  /// Writes a page; where it is, or `nil` if failures are not kept or it cannot be written.
  private func write(_ page: ScenarioPage, of identity: String) -> String? {
    guard let root = console.storeRoot else { return nil }
    let name = String(
      identity.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    let path = "\(Self.pageDirectory)/\(name).html"
    let url = URL(fileURLWithPath: root).appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(page.html.utf8).write(to: url)
    } catch {
      return nil
    }
    return root == "." ? path : url.path
  }
}

extension Console {
  /// The style of reports: colours on a terminal, unless `NO_COLOR` is set to anything; UTF-8 if the
  /// locale says so.
  var style: ReportStyle {
    let isPlain = variable("NO_COLOR")?.isEmpty == false || variable("TERM") == "dumb"
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { name in
      variable(name).flatMap { $0.isEmpty ? nil : $0.lowercased() }
    }.first
    let isUTF8 = locale.map { $0.hasSuffix("utf-8") || $0.hasSuffix("utf8") } ?? false
    return ReportStyle(isColoured: isOutputTerminal && !isPlain, isASCII: !isUTF8)
  }
}
