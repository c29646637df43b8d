// Bring your own: a report, a choreography and a system, each checked.

import Checking
import CheckingTesting
import Engine
import Oracles
import Report
import Scenario
import Testing

@Suite struct AlbumTests {
  private let report: ScenarioFile

  init() throws {
    report = try ScenarioFile(parsing: try text("Reports/hole-after-cancel.scenario"))
  }

  @Test func `the report is right about the first version, and the second passes`() {
    let wrong = ScenarioRun(report, on: AlbumApp<FlaggedPictures>.init)
    #expect(wrong.unmet.map(\.expected.line) == ["expect thumb visible"])
    #expect(wrong.unmet.map(\.actual) == ["expect thumb hidden"])
    #expect(ScenarioRun(report, on: AlbumApp<CountedPictures>.init).isPassed)
  }

  @Test func `the choreography is the report's, and keeps every clause`() throws {
    #expect(Choreography.lift.findFaults() == [])
    #expect(report.scene.choreographies == [.lift])
    try forAll(AlbumCases(scene: report.scene), name: "lift") { drawn in
      Campaign.verdict(of: drawn, on: TransitionEngine.init)
    }
  }

  @Test func `the second version keeps every clause`() throws {
    try forAll(AlbumCases(scene: report.scene), name: "album") { drawn in
      Campaign.verdict(of: drawn, on: AlbumApp<CountedPictures>.init)
    }
  }

  /// What a run finds of the first version, each fault made small.
  private func findFaults() -> [CaseFailure] {
    let outcome = check("album", AlbumCases(scene: report.scene), settings: Settings(cases: 200)) {
      Campaign.verdict(of: $0, on: AlbumApp<FlaggedPictures>.init)
    }
    return outcome.counterexamples.map { CaseFailure($0) }
  }

  @Test func `what is wrong with the first version is found, made small and told`() throws {
    let failures = findFaults()
    #expect(failures.allSatisfy { $0.file.events.count <= 3 })
    let reports = failures.map { failure in
      let played = PairedPlayback(failure.file, on: AlbumApp<FlaggedPictures>.init)
      let command = "IRIS_REPLAY='\(failure.token)' swift test --filter BringYourOwn"
      return FailureReport(failure, played: played, command: command).text + "\n"
    }
    expectGolden(reports.joined(separator: "\n"), in: "Goldens/album-failures.txt")
  }

  @Test func `the report is drawn, as a film and as a page`() {
    let film = Filmstrip(
      Playback(report, on: AlbumApp<FlaggedPictures>.init), title: "hole after cancel")
    expectGolden(film.svg, in: "../../Sources/Report/Report.docc/Resources/hole-after-cancel.svg")
    let page = ScenarioPage(
      PairedPlayback(report, on: AlbumApp<FlaggedPictures>.init), title: "hole after cancel",
      system: "first version", replayLine: "swift test --filter BringYourOwn")
    expectGolden(page.html, in: "Goldens/hole-after-cancel.html")
  }
}
