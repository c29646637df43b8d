// `iris spec`, run in the test's own process: the table, one clause, a family, and what is not one.

import Foundation
import Model
import Report
import Testing

@testable import iris

@Suite struct CommandSpecTests {
  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `the table of all clauses is a golden of 80 columns`() async {
    let result = await TestConsole().run("spec")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(lines(result.output).allSatisfy { $0.count <= SpecificationTable.maximumColumns })
    expectSnapshot(result.output, named: "spec.txt")
  }

  @Test(arguments: ["mask.covers", "safe.leak", "law"])
  func `a clause or a family is a golden of 80 columns`(_ name: String) async {
    let result = await TestConsole().run("spec", name)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(lines(result.output).allSatisfy { $0.count <= ClauseSheet.maximumColumns })
    expectSnapshot(result.output, named: "spec-\(name.replacing(".", with: "-")).txt")
  }

  @Test func `every clause has a sheet of 80 columns`() async {
    for family in Specification.families {
      let output = await TestConsole().run("spec", family.name).output
      #expect(lines(output).allSatisfy { $0.count <= ClauseSheet.maximumColumns })
      for entry in family.entries {
        #expect(output.contains("\(entry.clause): "))
        #expect(await TestConsole().run("spec", entry.clause.rawValue).output.count > 200)
      }
    }
  }

  @Test func `the notation is told`() async {
    let result = await TestConsole().run("spec", "notation")
    #expect(result.status == 0 && result.output.hasPrefix("A *run* is a scene"))
    #expect(lines(result.output).allSatisfy { $0.count <= 80 })
  }

  @Test func `the article is the one that is there`() async throws {
    let result = await TestConsole().run("spec", "--page")
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Model/Model.docc/Clauses.md")
    let isThere = try result.output == String(contentsOf: page, encoding: .utf8)
    #expect(isThere)
  }

  @Test func `records are JSON, one a line, with the clauses' names`() async throws {
    let output = await TestConsole().run("spec", "--json").output
    let records = try output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(records.map { $0["clause"] as? String } == Clause.allCases.map(\.rawValue))
    #expect(records.allSatisfy { ($0["lacks"] as? [String]) == [] })
    #expect(records.allSatisfy { ($0["statement"] as? String)?.isEmpty == false })
    let one = await TestConsole().run("spec", "mask.covers", "--json").output
    #expect(output.contains(one) && lines(one).count == 2)
  }

  @Test func `what is measured is printed as lines of a source file`() async {
    let output = await TestConsole().run("spec", "--measure", "--cases", "1").output
    #expect(output.hasPrefix("    Exposure(\"indices with a gap\", first: 0, found: 1),\n"))
    #expect(lines(output).dropLast().allSatisfy { $0.hasPrefix("    Exposure(\"") })
  }

  @Test(arguments: [
    ("mask.cover", "there is no clause and no family 'mask.cover' (did you mean 'mask.covers'?)"),
    ("maks", "'maks' (did you mean 'mask'?)"),
    ("elephants", "'elephants'; 'iris spec' lists them."),
    ("", "there is no clause and no family ''"),
  ])
  func `an unknown name is told with the nearest one`(_ name: String, _ words: String) async {
    let result = await TestConsole().run("spec", name)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(words))
  }
}
