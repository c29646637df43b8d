// The report of a counterexample: the golden of a found one, and the limits of its size.

import Checking
import Model
import Oracles
import Report
import Scenario
import Testing

@Suite struct FailureReportTests {
  /// What the kit finds of a system, made small.
  private func find<System: TransitionSystem>(
    _ start: @escaping (Scene) -> System
  ) -> [CaseFailure] {
    var settings = Settings(cases: 300)
    settings.maximumFailures = 1
    let outcome = check(Campaign.name, SmallCases(), settings: settings) {
      Campaign.verdict(of: $0, on: start)
    }
    return outcome.counterexamples.map { CaseFailure($0) }
  }

  @Test func `what is compared, the page and what does not matter are told, in any style`() throws {
    let failure = try #require(find(LingeringMask.init).first)
    let played = PairedPlayback(failure.file, law: failure.law, on: LingeringMask.init)
    func text(_ style: ReportStyle) -> String {
      FailureReport(failure, played: played, page: ".iris/pages/mask.gone.html", style: style).text
    }
    let plain = text(ReportStyle())
    expectSnapshot(plain + "\n", named: "failure-report-compared.txt")
    let lines = plain.split(separator: "\n")
    #expect(lines.count <= 20 && lines.dropLast().allSatisfy { $0.count <= 80 })
    let ascii = text(ReportStyle(isASCII: true))
    #expect(ascii.unicodeScalars.allSatisfy(\.isASCII) && ascii.count == plain.count)
    let coloured = text(ReportStyle(isColoured: true))
    #expect(coloured.hasPrefix("\u{1B}[1;31mmask.gone") && !plain.contains("\u{1B}"))
    let stripped = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == plain)
  }

  @Test func `a mask that outlives its transition is reported as the golden says`() {
    let failures = find(LingeringMask.init)
    #expect(failures.map(\.clause) == [.maskGone])
    for failure in failures {
      #expect(failure.file.events.count <= 8)
      expectSnapshot(FailureReport(failure).text + "\n", named: "failure-report.txt")
    }
  }

  @Test func `a test tells a failure as the command does, but for the line to paste`() throws {
    let found = try #require(find(LingeringMask.init).first)
    let played = PairedPlayback(found.file, law: found.law, on: LingeringMask.init)
    let command = FailureReport(found, played: played).text.split(separator: "\n")
    let test = FailureReport(found, of: LingeringMask.init, command: "IRIS_REPLAY='x' swift test")
      .text.split(separator: "\n")
    #expect(test.dropLast() == command.dropLast() && test.last == "IRIS_REPLAY='x' swift test")
  }

  @Test func `a report has at most 20 lines and 80 columns, but for the line to paste`() {
    var longest = 0
    var number = 0
    let outcome = check("report", CaseGenerator(), settings: Settings(cases: 60)) { drawn in
      number += 1
      let sentence = String(repeating: "many words ", count: number)
      let lines = FailureReport(failure(drawn.file, sentence: sentence)).text.split(
        separator: "\n", omittingEmptySubsequences: false)
      longest = max(longest, lines.count)
      return lines.count <= 20 && lines.dropLast().allSatisfy { $0.count <= 80 }
        && lines.last?.hasPrefix("swift run -c release iris replay 'lockstep:") == true
    }
    #expect(outcome.isSuccess)
    #expect(longest == 20)
  }

  @Test func `a scene of 4 views and a stage with 8 events always fits`() throws {
    let number = "0.1234567890123456"
    let view = "bounds 0 0 \(number) \(number) center \(number) \(number) alpha \(number)"
    let text = """
      iris 1
      window main 375 667
      screen list in main \(view)
      screen detail \(view)
      image thumb in list \(view) picture movie 320x496
      stage navigation in main
      \(String(repeating: "advance 0.25s\n", count: 8))
      """
    let file = try ScenarioFile(parsing: text)
    let report = FailureReport(
      failure(file, sentence: String(repeating: "many words ", count: 30))
    ).text
    #expect(report.contains("  8 advance 0.25s"))
    #expect(!report.contains("more lines\ncase"))
  }

  @Test func `a choreography of the user's own is told in one line`() throws {
    var own = Choreography.imageMask
    own.name = "own"
    let scene = try Scene(
      views: [ViewDeclaration("main", kind: .window, frame: .zero)], choreographies: [own])
    let report = FailureReport(failure(ScenarioFile(scene: scene, steps: []), sentence: "x")).text
    #expect(report.contains("\n    choreography own … 2"))
  }

  @Test func `a failure that is not one of a clause is told by its own name`() {
    let file = ScenarioFile(scene: .empty, steps: [])
    let report = FailureReport(failure(file, identity: "thrown Error", sentence: "x")).text
    #expect(report.hasPrefix("thrown Error\n  x\n"))
  }

  @Test func `every clause has a sentence of one line`() {
    for clause in Clause.allCases {
      #expect(!clause.sentence.isEmpty && "\(clause): \(clause.sentence)".count <= 100)
    }
  }

  private func failure(
    _ file: ScenarioFile, identity: String = "mask.gone", sentence: String
  ) -> CaseFailure {
    var settings = Settings(cases: 1)
    settings.replay = ReplayToken(name: Campaign.name, values: [])
    let generator = Gen.always(Case(file: file))
    let outcome = check(Campaign.name, generator, settings: settings) { _ in
      Verdict.failed(identity, sentence)
    }
    return CaseFailure(outcome.counterexamples[0])
  }
}
