// The proofs beside what they are about: the protocol that Spin explores is the scenario's, and the
// article on the proofs leaves none of them out.

import Foundation
import Model
import Scenario
import Testing

@Suite struct ProofsTests {
  private static let model = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Model")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.model.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the protocol's timelines are those of its scenario`() throws {
    let scene = try ScenarioFile(parsing: text("Proofs/protocol.scenario")).scene
    let timelines = try ["slow", "brisk"].flatMap { name in
      let named = try #require(Name(name))
      let choreography = try #require(scene.choreography(named: named))
      return [choreography.entering, choreography.leaving]
    }
    let state = try text("Proofs/protocol-state.pml")
    #expect(try table("duration", of: state) == timelines.map { Int($0.duration.count) })
    #expect(try table("phases", of: state) == timelines.map(\.phases.count))
    // Four places for each; what is left over of them holds the duration.
    let places = timelines.map { timeline in
      let exact = boundaries(of: timeline.duration, shares: timeline.phases.map(\.share))
      return (0..<4).map { Int(exact[min($0, exact.count - 1)].count) }
    }
    #expect(try table("boundary", of: state) == places.flatMap { $0 })
    let holds = timelines.flatMap { timeline in
      [EndpointRole.source, .destination].flatMap { role in
        timeline.holds.filter { $0.target == .endpoint(role) }
      }
    }
    #expect(try table("first", of: state) == holds.map(\.phases.lowerBound))
    #expect(try table("last", of: state) == holds.map(\.phases.upperBound))
  }

  @Test func `every proof stands in the article, and what stands there is there`() throws {
    let folder = Self.model.appendingPathComponent("Proofs")
    let files = Set(
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !["check", "check.d"].contains($0) })
    let article = try text("Model.docc/Proofs.md")
    let named = article.matches(of: /`([A-Za-z0-9-]+\.(?:smt2|v|gappa|pml|scenario))`/)
    #expect(files.count > 20)
    #expect(Set(named.map { String($0.1) }).symmetricDifference(files).sorted() == [])
  }

  /// The numbers of a table in the language of Spin: `hidden byte NAME[4] = { 1, 2, 3, 4 };`.
  private func table(_ name: String, of text: String) throws -> [Int] {
    let pattern = try Regex(
      "byte \(name)\\[\\d+\\] *= \\{([^}]*)\\}", as: (Substring, Substring).self)
    let found = try #require(text.firstMatch(of: pattern))
    return found.1.split { !$0.isNumber }.compactMap { Int($0) }
  }
}
