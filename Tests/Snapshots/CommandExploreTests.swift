// `iris explore`, run in the test's own process: the list, a summary, a failure, wrong input.

import Engine
import Foundation
import Oracles
import Testing

@testable import iris

@Suite struct CommandExploreTests {
  private func untimed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("time:") }.joined(separator: "\n")
  }

  @Test func `without a world they are listed`() async {
    let result = await TestConsole().run("explore")
    #expect(result.status == 0 && result.errors.isEmpty)
    expectSnapshot(result.output, named: "explore-worlds.txt")
  }

  @Test func `a world as deep as asked is a golden, however many jobs there are`() async {
    let alone = await TestConsole().run(
      "explore", "--world", "holds", "--depth", "2", "--jobs", "1")
    let together = await TestConsole().run(
      "explore", "--world", "holds", "--depth", "2", "--jobs", "3")
    #expect(alone.status == 0 && together == alone)
    #expect(alone.output.contains("\ntime: 0.0 s, 0 states/s\n"))
    expectSnapshot(untimed(alone.output), named: "explore-holds.txt")
  }

  @Test func `all worlds are explored one after another`() async {
    let result = await TestConsole().run("explore", "--world", "all", "--depth", "0")
    #expect(result.status == 0)
    for world in SmallWorld.all {
      #expect(result.output.contains("world        \(world.name): \(world.summary)\n"))
    }
  }

  @Test func `a scenario of one's own is explored by its events`() async throws {
    try await withTemporaryDirectory { directory in
      let path = directory.appendingPathComponent("flags.scenario").path
      let text =
        "iris 1\nview a frame 0 0 1 1\nview b frame 0 0 1 1\nhide a\nshow a\nhide b\nhide a\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let result = await TestConsole().run("explore", "--world", path)
      #expect(result.status == 0)
      #expect(result.output.contains("\nevents       3\n"))
      #expect(result.output.contains("\nstates       4\n"))
      #expect(result.output.contains(", all of it\n"))
      try Data("iris 1\nview a frame 0 0 1 1\n".utf8).write(to: URL(fileURLWithPath: path))
      let empty = await TestConsole().run("explore", "--world", path)
      #expect(empty.status == 2 && empty.errors.contains("has no events"))
    }
  }

  @Test func `a failure is a report and a scenario, which replays`() async throws {
    let console = TestConsole()
    let options = Request.ExploreOptions(world: "holds", depth: 3, isQuiet: true)
    let status = try await console.command.explore(options, Hideless.init)
    #expect(status == 1)
    let output = await console.run("--version").output
    let text = untimed(output.components(separatedBy: "iris 1.0.0")[0])
    expectSnapshot(text, named: "explore-failure.txt")
    let scenario = try #require(text.range(of: "\niris 1\n"))
    try await withTemporaryDirectory { directory in
      let path = directory.appendingPathComponent("my.scenario").path
      let lines = text[text.index(after: scenario.lowerBound)...]
      try Data(lines.utf8).write(to: URL(fileURLWithPath: path))
      #expect(await console.run("replay", path).status == 0)
      #expect(try console.command.replay(.init(subject: path), Hideless.init) == 1)
    }
  }

  @Test func `an interrupted exploration tells what it has, a long one how far it is`() async {
    let console = TestConsole()
    (console.patience, console.pace) = (2, 6)
    let result = await console.run("explore", "--world", "drives")
    #expect(result.status == 0)
    #expect(result.output.contains(", interrupted\n"))
    #expect(result.errors.contains(" deep, 12 s\n"))
  }

  @Test func `a world that is not there is told in a sentence`() async {
    let result = await TestConsole().run("explore", "--world", "nowhere")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("iris: there is no world 'nowhere'; it is protocol, "))
    let file = await TestConsole().run("explore", "--world", "no/such.scenario")
    #expect(file.status == 2 && file.errors.contains("there is no file"))
  }
}
