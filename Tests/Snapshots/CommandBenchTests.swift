// `iris bench`: what it prints, numbers aside.

import Engine
import Scenario
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
    #expect(result.output.contains(/\ntwo jobs, times one +[0-9.]+ *\n/))
  }

  @Test func `one part can be measured alone`() async {
    let result = await TestConsole().run(
      "bench", "lockstep", "--cases", "1", "--rounds", "1", "--only", "model")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("model alone") && !result.output.contains("engine alone"))
  }

  @Test func `the engine is measured beside the floor and the model`() async throws {
    let result = await TestConsole().run("bench", "engine", "--rounds", "1")
    #expect(result.status == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    let end = try #require(lines.firstIndex(of: ""))
    let contests = Request.BenchOptions.EnginePart.allCases
      .flatMap { EngineContest.all($0, scale: 100) }
    #expect(end == contests.count + 1)
    for (contest, line) in zip(contests, lines.dropFirst()) {
      #expect(line.hasPrefix(contest.name))
      let cells = line.dropFirst(38).split(separator: " ").filter { $0 != "%" }
      #expect(cells.count == 5 && Double(cells[0]).map { $0 > 0 } == true)
      #expect(
        (cells[1] == "-") == (contest.floor == nil) && (cells[4] == "-") == (contest.model == nil))
    }
  }

  @Test func `what a contest does is done whatever it is named by`() async {
    // The same work twice is twice the operations, and an idle frame visits no view.
    for times in ["1", "2"] {
      let result = await TestConsole().run(
        "bench", "engine", "--side", "engine", "--cases", times, "--name", "idle")
      let operations = Int(times) == 1 ? 100_000 : 200_000
      #expect(result.output.hasSuffix("a frame: \(operations) operations, checksum 0\n"))
    }
  }

  /// The floor is the least only if it does the same work: t to some units in the last place, times a
  /// slope below 2, and the roundings of the value.
  @Test func `floors and engine come to the same curves`() throws {
    let points = [
      (0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1.0),
    ]
    for (x1, y1, x2, y2) in points {
      let floor = CurveFloor(x1, y1, x2, y2)
      let curve = EasingCurve(try #require(TimingCurve(x1, y1, x2, y2)))
      for step in 1..<1_000 {
        let progress = Double(step) / 1_000
        #expect(abs(curve.value(at: progress) - floor.value(at: progress)) <= 0x1p-50)
      }
    }
  }

  @Test func `growth is a slope for each of its sizes`() async {
    let result = await TestConsole().run("bench", "growth", "--rounds", "1")
    #expect(result.status == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 17)
    for index in stride(from: 2, to: 16, by: 2) {
      let numbers = lines[index].split(separator: " ").map { Double(String($0)) }
      #expect(numbers.count == 5)
      #expect(!numbers.contains(nil))
    }
  }
}
