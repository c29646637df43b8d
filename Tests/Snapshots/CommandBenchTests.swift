// `iris bench`: what it prints, numbers aside.

import Testing

@testable import iris

@Suite struct CommandBenchTests {
  @Test func `every part of the lockstep is measured`() async {
    let result = await TestConsole().run("bench", "lockstep", "--cases", "2", "--rounds", "1")
    #expect(result.status == 0 && result.errors.isEmpty)
    let parts = Request.BenchOptions.Part.allCases.count
    let rows = result.output.split(separator: "\n").dropFirst().prefix(parts)
    #expect(rows.count == parts)
    for row in rows {
      let words = row.split(separator: " ")
      #expect(words.suffix(2) == ["0", "%"])
      #expect(words.dropLast(2).last.flatMap { Int($0) } != nil, "\(row)")
    }
  }

  @Test func `one part can be measured alone`() async {
    let result = await TestConsole().run(
      "bench", "lockstep", "--cases", "1", "--rounds", "1", "--only", "model")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("model alone") && !result.output.contains("engine alone"))
  }
}
