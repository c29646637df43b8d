// Every public report of a broken transition is a scenario below FieldReports, and behaves rightly.

import Engine
import Foundation
import Model
import Oracles
import Scenario
import Testing

@Suite struct FieldReportTests {
  /// The reports' numbers.
  static let numbers = 1...46

  /// The scenario files, by name.
  static let names = numbers.map { "P-\($0 < 10 ? "0" : "")\($0).scenario" }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("FieldReports")

  @Test func `all reports are there, and nothing else`() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(entries.sorted() == Self.names)
  }

  @Test func `at most four reports say that they are out of reach`() throws {
    let distant = try Self.names.filter { try text($0).contains("Out of reach:") }
    #expect(distant.count <= 4, "\(distant)")
  }

  @Test(arguments: names) func `a report has its number, its kind and its link`(_ name: String)
    throws
  {
    let lines = try text(name).split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.dropFirst().first?.split(separator: " ").map(String.init) ?? []
    try #require(words.count == 4)
    #expect(words[1] + ".scenario" == name)
    #expect(["[A]", "[B]", "[C]", "[D]", "[E]", "[F]", "[G]", "[H]", "[I]"].contains(words[2]))
    #expect(words[3].hasPrefix("https://"))
    #expect(lines.contains { $0.hasPrefix("# Right") })
  }

  @Test(arguments: names) func `a report has something to do, and two things to check`(
    _ name: String
  ) throws {
    let file = try ScenarioFile(parsing: try text(name))
    #expect(file.events.count > 0)
    #expect(file.steps.count - file.events.count >= 2)
  }

  @Test(arguments: names) func `a report behaves rightly on the engine`(_ name: String) throws {
    try expectPass(name, on: { TransitionEngine($0) })
  }

  @Test(arguments: names) func `a report behaves rightly on the model`(_ name: String) throws {
    try expectPass(name, on: { ReferenceModel($0) })
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func expectPass<System: TransitionSystem>(
    _ name: String, on start: (Scene) -> System
  ) throws {
    let run = ScenarioRun(try ScenarioFile(parsing: try text(name)), on: start)
    let unmet = run.unmet.map { "step \($0.step): \($0.expected.line), but \($0.actual)" }
    #expect(unmet == [])
    #expect(run.violations == [])
  }
}
