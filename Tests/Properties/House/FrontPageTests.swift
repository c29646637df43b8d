// The front page says what is so: its example is a regression, its picture is what is drawn today.

import Engine
import Foundation
import Oracles
import Report
import Scenario
import Testing

@Suite struct FrontPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the example is one of the regressions`() throws {
    let example = try text("Tests/Properties/Regressions/readme-example.scenario")
    #expect(try text("README.md").contains("```\n" + example + "```\n"))
  }

  @Test func `the choreography of one's own can be read`() throws {
    let page = try text("README.md")
    let block = try #require(
      page.components(separatedBy: "```").first { $0.contains("choreography fade") })
    let scenario = "iris 1\nwindow main 375 667\n" + block
    #expect(try ScenarioFile(parsing: scenario).scene.choreography(named: "fade") != nil)
  }

  @Test func `every shipped choreography stands in its table`() throws {
    let page = try text("README.md")
    for choreography in Choreography.shipped {
      #expect(page.contains("| `\(choreography.name)` |"), "\(choreography.name)")
    }
  }

  @Test func `the picture is what the command draws`() throws {
    let scenario = try text("Tests/Properties/Regressions/poster.scenario")
    let playback = Playback(try ScenarioFile(parsing: scenario), on: TransitionEngine.init)
    let drawn = Filmstrip(playback, title: "poster").svg
    #expect(drawn == (try text("Sources/Report/Report.docc/Resources/poster.svg")))
  }

  @Test func `the counterexample is what a wrong system shows today`() throws {
    let scenario = try text("Tests/Properties/Regressions/farthest-corner.scenario")
    let deviation = try #require(Deviation.all.first { $0.name == "radius to one corner only" })
    let played = PairedPlayback(try ScenarioFile(parsing: scenario)) {
      Deviant<TransitionEngine>($0, deviation)
    }
    let drawn = CounterexamplePicture(played, system: "wrong system").svg
    #expect(drawn == (try text("Sources/Report/Report.docc/Resources/counterexample.svg")))
  }

  @Test func `both pictures are shown, and how each is made is said`() throws {
    let page = try text("README.md")
    for picture in ["poster", "counterexample"] {
      #expect(page.contains("](Sources/Report/Report.docc/Resources/\(picture).svg)"))
    }
    #expect(page.contains("`IRIS_SNAPSHOTS=record swift test --filter ScenarioPageTests`"))
    #expect(page.contains("-o Sources/Report/Report.docc/Resources/poster.svg`"))
  }

  @Test func `every file that it names is there`() throws {
    let words = try text("README.md").split { " \n()`'".contains($0) }
    let paths = words.filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
    #expect(paths.count > 3)
    for path in paths {
      let url = Self.root.appendingPathComponent(String(path))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  @Test func `every target stands in its table`() throws {
    let page = try text("README.md")
    let sources = Self.root.appendingPathComponent("Sources")
    for target in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
      #expect(page.contains("| `\(target)` |"), "\(target)")
    }
  }
}
