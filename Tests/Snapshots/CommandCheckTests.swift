// `iris check`, run in the test's own process: the summary, its repeatability, progress, the end.

import Checking
import Engine
import Foundation
import Oracles
import Synchronization
import Testing

@testable import iris

@Suite struct CommandCheckTests {
  private func untimed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("time:") }.joined(separator: "\n")
  }

  @Test func `the summary of 200 cases, and their table of pairs, are goldens`() async throws {
    let result = await TestConsole().run("check", "--cases", "200", "--quiet", "--coverage")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let table = try #require(result.output.range(of: "\npairs met", options: .backwards))
    expectSnapshot(
      untimed(String(result.output[..<table.lowerBound])), named: "check-200-cases.txt")
    expectSnapshot(
      String(result.output[table.lowerBound...].dropFirst()), named: "coverage-200-cases.txt")
  }

  @Test func `the table of pairs is printed on demand only`() async {
    let plain = await TestConsole().run("check", "--cases", "1", "--quiet").output
    let both = await TestConsole().run("check", "--cases", "1", "--quiet", "--coverage").output
    #expect(untimed(both).hasPrefix(untimed(plain)))
    #expect(!plain.contains("imageMask      |") && both.contains("imageMask      |"))
  }

  @Test func `two runs of the same seed print the same, but for the time`() async {
    let console = TestConsole()
    console.pace = 0.01
    let first = await console.run("check", "--cases", "20", "--seed", "7", "--quiet")
    console.pace = 0.02
    let second = await console.run("check", "--cases", "20", "--seed", "7", "--quiet")
    #expect(first.status == 0)
    #expect(untimed(first.output) == untimed(second.output))
    #expect(first.output != second.output)
  }

  @Test func `jobs change nothing that is printed`() async {
    let alone = await TestConsole().run("check", "--cases", "80", "--quiet", "--jobs", "1")
    let together = await TestConsole().run("check", "--cases", "80", "--quiet", "--jobs", "3")
    #expect(together == alone)
  }

  @Test func `the environment says what options do not`() async throws {
    let console = TestConsole()
    console.environment = ["IRIS_CASES": "3", "IRIS_SEED": "0x2a"]
    let settings = try console.command.settings(.init())
    #expect(settings.cases == 3 && settings.seed == 42 && settings.requirements.isEmpty)
    #expect(settings.requiredEntries.isEmpty)
    let given = try console.command.settings(.init(cases: 10_000, seed: 1))
    #expect(given.cases == 10_000 && given.seed == 1)
    #expect(given.requirements == Campaign.requirements)
    #expect(given.requiredEntries == ["pairs": PairCoverage.feasible.map(\.name)])
    console.environment = ["IRIS_CASES": "many"]
    let result = await console.run("check")
    #expect(result.status == 2)
    #expect(result.errors == "iris: IRIS_CASES is 'many'; it must be a whole number, at least 1.\n")
    console.environment = ["IRIS_CASES": "9223372036854775807"]
    let huge = await console.run("check")
    #expect(huge.status == 2)
    #expect(
      huge.errors
        == "iris: IRIS_CASES is '9223372036854775807'; it must be at most 1099511627776.\n")
  }

  @Test func `a pipe gets lines at times, a terminal a bar that is taken away, neither if quiet`()
    async throws
  {
    let pipe = TestConsole()
    pipe.pace = 4
    let lines = await pipe.run("check", "--cases", "6").errors.split(separator: "\n")
    // 2 cases of 12 s have E events, 5 of 24 s have F.
    let events = try (1...5).map { count in try eventCount(ofCases: count) }
    #expect(
      lines == [
        "2 of 6 cases, no failures, \(events[1] / 12) events/s, 12 s",
        "5 of 6 cases, no failures, \(events[4] / 24) events/s, 24 s",
      ])
    #expect(events[1] >= 12 && events[4] > events[1])
    let terminal = TestConsole()
    (terminal.isTerminal, terminal.pace) = (true, 1)
    let bar = await terminal.run("check", "--cases", "2").errors
    #expect(bar.hasPrefix("\r[###############...............] 1 of 2 cases, no failures, "))
    #expect(bar.hasSuffix(" \r"))
    #expect(await TestConsole().run("check", "--cases", "2", "--quiet").errors.isEmpty)
  }

  /// How many events so many cases have.
  private func eventCount(ofCases count: Int) throws -> Int {
    let events = Mutex(0)
    let outcome = Checking.check(
      Campaign.name, CaseGenerator(), settings: Settings(cases: count)
    ) { drawn in
      events.withLock { $0 += drawn.file.events.count }
      return true
    }
    #expect(outcome.cases == count)
    return events.withLock { $0 }
  }

  @Test func `a bar is as wide as the terminal lets it, and what does not fit is cut`() async {
    for (columns, width) in [(70, 24), (54, 8), (53, 0), (20, 0), (1, 0), (0, 0)] {
      let terminal = TestConsole()
      (terminal.isTerminal, terminal.pace, terminal.columns) = (true, 1, columns)
      let lines = await terminal.run("check", "--cases", "2").errors.split(separator: "\r")
      #expect(lines.allSatisfy { $0.count < max(columns, 1) }, "\(columns)")
      let bar = lines.first?.prefix { "[#.]".contains($0) } ?? ""
      #expect(bar.count == (width == 0 ? 0 : width + 2), "\(columns) \(lines)")
    }
  }

  @Test func `failures so far, and how far shrinking is, are told`() async throws {
    let console = TestConsole()
    console.pace = 0.5
    let options = Request.CheckOptions(cases: 20)
    _ = try await console.command.check(options, Hideless.init)
    let lines = await console.run("--version").errors.split(separator: "\n")
    #expect(lines.contains { $0.contains(", 1 failure, ") && $0.contains(", shrinking (") })
  }

  @Test func `an interrupted run tells what it has`() async {
    let console = TestConsole()
    console.patience = 3
    let result = await console.run("check", "--quiet")
    #expect(result.status == 0)
    #expect(result.output.contains("cases   4\n"))
    #expect(result.output.contains("The run was interrupted after case 3."))
  }

  @Test func `failures are told, kept, tried first, and replayed by their line`() async throws {
    try await withTemporaryDirectory { directory in
      let console = TestConsole()
      console.storeRoot = directory.path
      let options = Request.CheckOptions(cases: 40, isQuiet: true)
      // A system that forgets to hide: the simplest fault, so that shrinking is quick.
      let status = try await console.command.check(options, Hideless.init)
      #expect(status == 1)
      let output = await console.run("--version").output
      let line = try #require(output.split(separator: "\n").last { $0.contains("iris replay") })
      let token = try #require(line.split(separator: "'").dropFirst().first)
      #expect(FileManager.default.fileExists(atPath: "\(directory.path)/.iris/failures/lockstep"))
      let fixed = await console.run("replay", String(token))
      #expect(fixed.status == 0)
      #expect(fixed.output == "The replayed case passes now on the engine.\n")
      let again = try console.command.replay(.init(subject: String(token)), Hideless.init)
      #expect(again == 1)
      #expect(await console.run("check", "--cases", "1", "--quiet").output.contains("passes now"))
    }
  }
}
