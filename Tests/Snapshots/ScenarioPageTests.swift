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
