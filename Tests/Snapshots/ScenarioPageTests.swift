// Pages of scenarios: the golden of a counterexample, and what every page must have.

import Checking
import Engine
import Foundation
import Model
import Oracles
import Report
import Scenario
import Testing

@Suite struct ScenarioPageTests {
  /// A system with a radius that reaches one corner only, where it shows.
  private func played() throws -> PairedPlayback {
    let deviation = try #require(Deviation.all.first { $0.name == "radius to one corner only" })
    let begin: (Scene) -> Deviant<TransitionEngine> = { Deviant($0, deviation) }
    let url = try #require(try regressions(beginningWith: "farthest-corner").first)
    let file = try ScenarioFile(parsing: try String(contentsOf: url, encoding: .utf8))
    return PairedPlayback(file, on: begin)
  }

  private func page() throws -> String {
    ScenarioPage(
      try played(), title: "radius", system: "deviant", replayLine: "iris replay radius.scenario"
    ).html
  }

  @Test func `a counterexample's page is the golden`() throws {
    expectSnapshot(try page(), named: "counterexample.html")
  }

  @Test func `a counterexample's picture is the front page's`() throws {
    let picture = CounterexamplePicture(try played(), system: "wrong system").svg
    let resources = "../../../Sources/Report/Report.docc/Resources"
    expectSnapshot(picture, named: "\(resources)/counterexample.svg")
    #expect(picture.contains(">gap ") && picture.contains(">mask.covers: "))
  }

  @Test func `a picture of what passes says so`() throws {
    let file = try ScenarioFile(parsing: "iris 1\nwindow main 375 667\nadvance 1s\n")
    let played = PairedPlayback(file, on: TransitionEngine.init)
    let picture = CounterexamplePicture(played, system: "<engine>").svg
    #expect(picture.contains("no clause is broken by the &lt;engine&gt;"))
    #expect(picture.contains(">after 1.0000 s<") && !picture.contains(">expected  "))
  }

  @Test func `a page needs nothing but itself, and shows the gap with its measure`() throws {
    let page = try page()
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("src="))
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("<code>mask.covers</code>"))
    #expect(page.contains(">gap ") && page.contains(" pt</text>"))
    #expect(page.contains("class=\"diverges\""))
    #expect(page.contains("iris 1\nwindow main 375 667\n"))
  }

  /// What the kit finds of a mask that outlives its transition, or makes of a case of it.
  private static func find(_ replay: ReplayToken? = nil) -> CaseFailure? {
    var settings = Settings(cases: 300)
    settings.maximumFailures = 1
    settings.replay = replay
    let outcome = check(Campaign.name, CaseGenerator(), settings: settings) {
      Campaign.verdict(of: $0, on: LingeringMask.init)
    }
    return outcome.counterexamples.first.map { CaseFailure($0) }
  }

  /// Found once for all tests.
  private static let found = find()

  private func page(_ failure: CaseFailure) -> String {
    let played = PairedPlayback(failure.file, law: failure.law, on: LingeringMask.init)
    return ScenarioPage(
      played, title: failure.identity, system: "lingering mask",
      replayLine: "iris replay '\(failure.token)'", failure: failure
    ).html
  }

  @Test func `a found counterexample's page, with the steps of shrinking, is the golden`() throws {
    let failure = try #require(Self.found)
    let page = page(failure)
    expectSnapshot(page, named: "found-counterexample.html")
    let steps = failure.shrinkHistory
    #expect(steps.count > 3 && steps.count <= failure.shrinkSteps)
    #expect(page.matches(of: /<tr><td>[0-9]+<\/td><td>[0-9]+<\/td><td>/).count == steps.count)
    let last = try #require(steps.last)
    #expect(last.choices == failure.choices && last.evaluation <= failure.shrinkEvaluations)
    #expect(
      page.contains(
        "<tr><td>\(last.evaluation)</td><td>\(last.choices)</td><td>\(last.pass)</td></tr>"))
    // The line begins with all choices, falls at each step, and ends behind the last.
    let line = try #require(page.firstMatch(of: /<polyline points="([^"]*)"/)).1.split(
      separator: " ")
    #expect(line.count == 2 * steps.count + 2)
    #expect(line.first == "0,4" && line.last?.hasPrefix("100,") == true)
    #expect(page.contains("Half of the choices were gone at evaluation "))
  }

  @Test func `a counterexample that was not shrunk has no steps`() throws {
    let failure = try #require(Self.found)
    let token = try ReplayToken(parsing: failure.token)
    let page = page(try #require(Self.find(token)))
    #expect(page.contains("not shrunk, from ") && !page.contains("<details>"))
    #expect(!page.contains("<polyline"))
  }

  @Test func `what a law finds in a longer run is told of the last event`() throws {
    let deviation = try #require(Deviation.all.first { $0.clause == .contractReuse })
    let file = try ScenarioFile(
      parsing: """
        iris 1
        window main 8 8
        screen list in main
        screen detail
        stage modal over main over root list

        advance 1s
        """)
    let begin: (Scene) -> Deviant<TransitionEngine> = { Deviant($0, deviation) }
    let played = PairedPlayback(file, law: .reuse, on: begin)
    let step = try #require(played.violations.first?.step)
    #expect(step > file.events.count && played.failingStep == file.events.count)
    let page = ScenarioPage(played, title: "reuse", system: "deviant", replayLine: "-").html
    #expect(page.contains("(here it breaks)"))
    #expect(CounterexamplePicture(played, system: "deviant").svg.contains("contract.reuse"))
  }

  @Test func `what the caller says is escaped`() throws {
    let file = ScenarioFile(scene: .empty, steps: [])
    let page = ScenarioPage(
      PairedPlayback(file, on: TransitionEngine.init), title: "<i>", system: "<u>",
      replayLine: "</pre>"
    ).html
    for tag in ["<i>", "<u>"] { #expect(!page.contains(tag)) }
    #expect(page.contains("&lt;i&gt;") && page.contains("&lt;/pre&gt;</pre>"))
  }

  @Test func `whatever a wrong system shows, its page is made`() throws {
    for (number, deviation) in Deviation.all.enumerated() {
      var settings = Settings(cases: 1)
      settings.seed = UInt64(number)
      let outcome = check("pages", CaseGenerator(), settings: settings) { drawn in
        let begin: (Scene) -> Deviant<TransitionEngine> = { Deviant($0, deviation) }
        let page = ScenarioPage(
          PairedPlayback(drawn.file, on: begin), title: "x", system: "x", replayLine: "x"
        ).html
        return page.hasSuffix("</html>\n")
      }
      #expect(outcome.isSuccess)
    }
  }
}
