// `iris replay`, `iris render`, help and version, run in the test's own process.

import Checking
import Foundation
import Testing

@testable import iris

@Suite struct CommandReplayTests {
  private static let scenario = """
    iris 1
    window main 375 667
    screen list in main
    image thumb in list frame 20 120 60 90 picture movie 320x496
    hide thumb
    expect thumb hidden
    expect thumb at 20 120 60 90

    """

  private func withFile<Result>(
    _ text: String, _ body: (String, TestConsole) async throws -> Result
  ) async throws -> Result {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("a.scenario")
      try Data(text.utf8).write(to: file)
      return try await body(file.path, TestConsole())
    }
  }

  @Test(arguments: ["engine", "model"])
  func `a scenario that holds passes`(_ system: String) async throws {
    try await withFile(Self.scenario) { path, console in
      let result = await console.run("replay", path, "--against", system)
      #expect(result.status == 0)
      #expect(
        result.output == "\(path): passes on the \(system), 1 events, 2 of 2 expectations met, "
          + "no clause broken\n")
    }
  }

  @Test func `an expectation that is not met is named with line, expected and actual`() async throws
  {
    let text = Self.scenario.replacingOccurrences(of: "at 20 120", with: "at 21 120")
    try await withFile(text) { path, console in
      let result = await console.run("replay", path)
      #expect(result.status == 1)
      #expect(
        result.output.hasPrefix(
          "\(path):7: not met on the engine\n  expected  expect thumb at 21 120 60 90\n"
            + "  actual    expect thumb at 20 120 60 90\n\(path): fails on the engine"))
    }
  }

  @Test func `a clause that breaks is named with the event's line and its meaning`() async throws {
    try await withFile(Self.scenario) { path, console in
      let status = try console.command.replay(.init(subject: path), Hideless.init)
      let output = await console.run("--version").output
      #expect(status == 1)
      #expect(output.contains("\(path):5: hide."))
      #expect(output.contains(" breaks: "))
    }
  }

  @Test func `mistakes in a file are named with line and column`() async throws {
    try await withFile("iris 1\nwindow main x 667\nscren list\n") { path, console in
      let result = await console.run("replay", path)
      #expect(result.status == 2)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines[0].hasPrefix("iris: \(path):2:13: found 'x', expected"))
      #expect(lines[1].hasPrefix("iris: \(path):3:1: found 'scren', expected"))
    }
  }

  @Test(arguments: [
    ("nofile.scenario", "there is no file"), ("/", "is a directory"),
    ("lockstep:AQ", "The replay token is cut short."), ("lockstep:A*", "character '*'"),
    ("lockstep:AQIDBAUG", "The replay token is"), (":AQ", "the name is missing"),
  ])
  func `what cannot be replayed is told in a sentence`(_ subject: String, _ words: String) async {
    let result = await TestConsole().run("replay", subject)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(words))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `the token of another property, and one that fits no case, are refused`() async {
    let console = TestConsole()
    let other = await console.run("replay", "other:\(Tokens.body(of: []))")
    #expect(other.status == 2 && other.errors.contains("property 'other'"))
    let stale = await console.run("replay", "lockstep:\(Tokens.body(of: [9, 9, 9]))")
    #expect(stale.status == 2 && stale.errors.contains("fits the generator no more"))
    console.environment = ["IRIS_REPLAY": "lockstep:\(Tokens.body(of: [9]))"]
    #expect(await console.run("check").status == 2)
  }

  @Test func `what is seen after each event is printed on demand`() async throws {
    try await withFile(Self.scenario) { path, console in
      let plain = await console.run("replay", path)
      let stepped = await console.run("replay", path, "--step")
      #expect(stepped.status == 0 && stepped.output.hasSuffix("\n\n" + plain.output))
      #expect(stepped.output.hasPrefix("start  clock 0.0000 s = 0 f\n"))
      #expect(stepped.output.contains("\n1  hide thumb  -- accepted  clock"))
      let both = await console.run("replay", path, "--step", "--against", "model")
      #expect(both.output.contains("\n1  hide thumb  -- accepted  clock"))
    }
  }

  @Test func `the failure that was kept last is replayed, unless it is stale or there is none`()
    async throws
  {
    try await withTemporaryDirectory { directory in
      let console = TestConsole()
      let nowhere = await console.run("replay", "--last")
      console.storeRoot = directory.path
      let none = await console.run("replay", "--last")
      #expect(none.status == 2 && none.errors.hasPrefix("iris: no failure is kept in"))
      #expect(none == nowhere)
      let options = Request.CheckOptions(cases: 40, isQuiet: true)
      #expect(try await console.command.check(options, Hideless.init) == 1)
      let found = await console.run("--version").output
      let fixed = await console.run("replay", "--last", "--step")
      #expect(fixed.status == 0 && fixed.output.hasPrefix("start  clock"))
      #expect(fixed.output.hasSuffix("\n\nThe replayed case passes now on the engine.\n"))
      #expect(try console.command.replay(.init(), Hideless.init) == 1)
      let again = await console.run("--version").output
      let line = try #require(found.split(separator: "\n").last { $0.contains("iris replay") })
      #expect(again.contains(line))
      let store = DirectoryFailureStore(root: directory.path)
      let stale = "iris-failure-1 0 \(Tokens.body(of: [9, 9, 9])) hide.stays"
      store.save(store.load("lockstep") + [stale, "no failure"], for: "lockstep")
      let refused = await console.run("replay", "--last", "--step")
      #expect(refused.status == 2 && refused.output.isEmpty)
      #expect(refused.errors.contains("fits the generator no more"))
    }
  }

  @Test func `a scenario is drawn into a file`() async throws {
    try await withFile(Self.scenario) { path, console in
      let output = path + ".svg"
      let result = await console.run("render", path, "-o", output)
      #expect(result.status == 0 && result.output == "\(output): written\n")
      let svg = try String(contentsOf: URL(fileURLWithPath: output), encoding: .utf8)
      #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    }
  }

  @Test func `what cannot be drawn is told in a sentence`() async throws {
    try await withFile(Self.scenario) { path, console in
      #expect(await console.run("render", path, "-o", "a.png").errors.contains("must end in .svg"))
      let nowhere = await console.run("render", path, "-o", "/nonexistent/a.svg")
      #expect(nowhere.status == 2 && nowhere.errors.contains("cannot be written"))
      #expect(await console.run("render", path + "x", "-o", "a.svg").status == 2)
    }
  }

  @Test func `help explains every command in 80 columns`() async {
    let console = TestConsole()
    var texts: [String] = []
    for topic in [[]] + Request.Topic.allCases.map({ [$0.rawValue] }) {
      texts.append(await console.run(arguments: topic + ["--help"]).output)
    }
    for text in texts {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
    expectSnapshot(texts.joined(separator: "\n"), named: "help.txt")
  }

  @Test func `the version is told`() async {
    let result = await TestConsole().run("--version")
    #expect(result.status == 0 && result.output == "iris 1.0.0, scenario format 1\n")
  }

  @Test func `bad arguments end with a sentence and status 2`() async {
    let result = await TestConsole().run("check", "--cases", "0")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors == "iris: --cases is '0'; it must be a whole number from 1 to 1099511627776.\n")
  }
}
