// Symmetries: they are found, fold states as many times as their orbits are large, and hide nothing.

import Engine
import Model
import Oracles
import Scenario
import Testing

/// Worlds with symmetries, and how deep they are compared.
private let folded: [(world: String, depth: Int)] = {
  #if DEBUG
    [("holds", 1), ("tree", 1), ("grid", 2)]
  #else
    [("holds", 4), ("tree", 5), ("grid", 5)]
  #endif
}()

/// Worlds with symmetries, and a deviation that shows in them.
private let faults: [(world: String, deviation: String)] = {
  #if DEBUG
    [("holds", "hidden for ever"), ("grid", "phases left out")]
  #else
    [("holds", "hidden for ever"), ("grid", "phases left out"), ("tree", "front means back")]
  #endif
}()

private let frame = "frame 0 0 1 1"

@Suite struct SymmetryTests {
  private func explore<System: TransitionSystem>(
    _ world: SmallWorld, depth: Int, isPlain: Bool,
    _ begin: @escaping @Sendable (Scene) -> System
  ) async -> Exploration {
    var limits = ExplorationLimits()
    (limits.depth, limits.isPlain, limits.jobs) = (depth, isPlain, 2)
    return await Oracles.explore(world, limits: limits, on: begin)
  }

  @Test func `they are counted`() {
    let counts = Dictionary(
      uniqueKeysWithValues: SmallWorld.all.map { ($0.name, $0.symmetryCount) })
    // Three views and two stages; three views; three stages.
    #expect(counts["holds"] == 12 && counts["tree"] == 6 && counts["grid"] == 6)
    #expect(counts["protocol"] == 1 && counts["contract"] == 1)
  }

  @Test(arguments: [
    ("hide a", 1), ("hide a\nhide b", 2), ("add a to b", 1), ("add a to b\nadd b to a", 2),
    ("hide a\nhide b\nupon page appears: hide a", 1),
  ])
  func `views are alike if they are declared alike and the alphabet treats them alike`(
    _ events: String, _ count: Int
  ) throws {
    let file = try ScenarioFile(
      parsing: "iris 1\nview a \(frame)\nview b \(frame)\nscreen page \(frame)\n\(events)\n")
    #expect(SmallWorld(name: "two", summary: "", file).symmetryCount == count)
    let other = try ScenarioFile(
      parsing: "iris 1\nview a \(frame)\nview b \(frame) alpha 0.5\nhide a\nhide b\n")
    #expect(SmallWorld(name: "two", summary: "", other).symmetryCount == 1)
    let siblings = try ScenarioFile(
      parsing:
        "iris 1\nwindow w 8 8\nview a in w \(frame)\nview b in w \(frame)\nhide a\nhide b\n")
    #expect(SmallWorld(name: "two", summary: "", siblings).symmetryCount == 1)
  }

  @Test(arguments: folded)
  func `the states of all orbits are those without symmetry`(
    _ name: String, _ depth: Int
  ) async throws {
    let world = try #require(SmallWorld.named(name))
    let symmetric = await explore(world, depth: depth, isPlain: false, TransitionEngine.init)
    let plain = await explore(world, depth: depth, isPlain: true, TransitionEngine.init)
    #expect(symmetric.unfoldedStates == plain.states)
    #expect(plain.unfoldedStates == plain.states && symmetric.states < plain.states)
    #expect(symmetric.depth == plain.depth)
    #expect(symmetric.counterexample == nil && plain.counterexample == nil)
  }

  @Test(arguments: faults)
  func `a fault is found on a trace as short`(_ name: String, _ deviation: String) async throws {
    let world = try #require(SmallWorld.named(name))
    let deviation = try #require(Deviation.all.first { $0.name == deviation })
    let wrong: @Sendable (Scene) -> Deviant<TransitionEngine> = { Deviant($0, deviation) }
    let symmetric = await explore(world, depth: 4, isPlain: false, wrong).counterexample
    let plain = await explore(world, depth: 4, isPlain: true, wrong).counterexample
    #expect(symmetric?.events.count == plain?.events.count && plain != nil)
    #expect(symmetric?.violations.map(\.clause) == plain?.violations.map(\.clause))
  }
}
