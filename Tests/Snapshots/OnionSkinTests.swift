// Onion skins: all instants over each other, the later the stronger; and how the command draws them.

import Checking
import Engine
import Foundation
import Oracles
import Scenario
import Testing

@testable import Report
@testable import iris

@Suite struct OnionSkinTests {
  private func playback(_ text: String) throws -> Playback {
    Playback(try ScenarioFile(parsing: text), on: TransitionEngine.init)
  }

  private func poster() throws -> Playback {
    let url = try #require(try regressions(beginningWith: "poster").first)
    return try playback(try String(contentsOf: url, encoding: .utf8))
  }

  /// The opacities of the groups that hold an instant each.
  private func opacities(_ svg: String) -> [Double] {
    svg.matches(of: /\n   <g opacity="([0-9.]+)">/).compactMap { Double($0.1) }
  }

  @Test func `the front page's transition in one frame is the golden`() throws {
    let svg = OnionSkin(try poster(), title: "poster").svg
    expectSnapshot(svg, named: "../../../Sources/Report/Report.docc/Resources/onion.svg")
    // The start and five events; the same instants are in the list, as strong.
    let drawn = opacities(svg)
    #expect(drawn.count == 6 && drawn == drawn.sorted() && Set(drawn).count == 6)
    #expect(drawn.last == 1)
    let listed = svg.matches(of: /height="9" fill="#e8590c" fill-opacity="([0-9.]+)"/)
    #expect(listed.compactMap { Double($0.1) } == drawn)
    // Flying at three places, on a way with as many points; two circles, whole.
    #expect(svg.matches(of: /stroke="#e8590c" stroke-width="[^"]*"\/>/).count == 3)
    let way = try #require(svg.firstMatch(of: /<polyline points="([^"]*)"/))
    #expect(way.1.split(separator: " ").count == 2)
    #expect(svg.matches(of: /<ellipse\s/).count == 2)
  }

  @Test func `circles and ellipses are elements of their own in every picture`() throws {
    let text = """
      iris 1
      window main 375 667
      screen list in main
      view button in list frame 300 20 60 30
      screen detail
      stage navigation in main
      push detail with circularReveal from button
      advance 0.25s
      """
    let playback = try playback(text)
    for svg in [Filmstrip(playback, title: "a").svg, OnionSkin(playback, title: "a").svg] {
      let masks = svg.matches(of: /<ellipse cx="[^"]*" cy="[^"]*" rx="([^"]*)" ry="([^"]*)"/)
      #expect(masks.count >= 2)
      #expect(masks.contains { $0.1 == "30" && $0.2 == "15" })
      #expect(masks.contains { $0.1 != "30" })
      #expect(!svg.contains("<path") && !svg.contains("<polygon"))
    }
  }

  @Test
  func `a view that stays as it was seen last adds nothing, one that comes back elsewhere does`()
    throws
  {
    let text = """
      iris 1
      window main 100 100
      screen list in main
      image one in list frame 10 10 20 20 picture sea 20x20
      advance 1s
      hide one
      show one
      frame one 60 60 20 20
      """
    let svg = OnionSkin(try playback(text), title: "one").svg
    #expect(opacities(svg).count == 5)
    let filled = svg.matches(of: /fill="#b8d4f0" fill-opacity="0.2"/)
    #expect(filled.count == 1)
  }

  @Test func `a number stands where there is room, inside the frame, or nowhere`() {
    var numbers = OnionNumbers(in: Size(width: 100, height: 100))
    let (one, near, far) = (Point(x: 50, y: 50), Point(x: 60, y: 55), Point(x: 80, y: 50))
    numbers.put(1, at: [Point(x: -3, y: 50), one])
    numbers.put(2, at: [near, far])
    numbers.put(3, at: [near, Point(x: 50, y: 99)])
    let texts = numbers.lines.map {
      $0.matches(of: /x="([0-9]+)".*>([0-9])</).map { "\($0.1) \($0.2)" }
    }
    #expect(texts == [["50 1"], ["80 2"]])
  }

  @Test func `whatever is drawn at random, both pictures refer to what they define, once each`() {
    let outcome = check("pictures", CaseGenerator(), settings: Settings(cases: 60)) { drawn in
      let playback = Playback(drawn.file, on: TransitionEngine.init)
      let svgs = [Filmstrip(playback, title: "a").svg, OnionSkin(playback, title: "a").svg]
      return Verdict.all(
        svgs.map { svg in
          let ids = svg.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
          let references = svg.matches(of: /(?:url\(|href=")#([^")]*)/).map { String($0.1) }
          return Verdict.all([
            .require(Set(ids).count == ids.count, "ids", "\(ids)"),
            .require(Set(references).isSubset(of: ids), "references", "\(references)"),
            .require(!svg.contains("\"nan\"") && !svg.contains("inf\""), "numbers", svg),
          ]).classified(references.contains { $0.hasPrefix("blur-") }, as: "blurs")
        })
    }
    #expect(outcome.isSuccess, "\(outcome.counterexamples.map(\.failure))")
    #expect(outcome.count(of: "blurs") > 5)
  }

  @Test func `without events the start stands alone`() throws {
    let svg = OnionSkin(try playback("iris 1\nwindow main 100 100\n"), title: "<a>").svg
    #expect(opacities(svg) == [1])
    #expect(svg.contains(">at the start<") && svg.contains("<title>&lt;a&gt;</title>"))
  }

  @Test func `the command draws it, and no page of it`() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("a.scenario").path
      try "iris 1\nwindow main 9 9\nadvance 1s\n".write(
        toFile: file, atomically: true, encoding: .utf8)
      let drawn = directory.appendingPathComponent("a.svg").path
      let result = await TestConsole().run("render", file, "--onion", "-o", drawn)
      #expect(result.status == 0 && result.output == "\(drawn): written\n")
      #expect(opacities(try String(contentsOfFile: drawn, encoding: .utf8)).count == 2)
      let page = directory.appendingPathComponent("a.html").path
      let refused = await TestConsole().run("render", file, "--onion", "-o", page)
      #expect(refused.status == 2 && refused.output.isEmpty)
      #expect(
        refused.errors
          == "iris: '\(page)' must end in .svg; --onion draws one picture, and a page has one an "
          + "instant.\n")
      #expect(!FileManager.default.fileExists(atPath: page))
    }
  }
}
