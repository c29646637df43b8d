// Exploring: what the result does not depend on, and that every world is one.

import Engine
import Model
import Oracles
import Scenario
import Testing

/// How many states of each world are looked at.
private let some: Int = {
  #if DEBUG
    40
  #else
    1_500
  #endif
}()

private let frame = "frame 0 0 1 1"

@Suite struct ExploringTests {
  private func explore(
    _ world: SmallWorld, _ change: (inout ExplorationLimits) -> Void
  ) async -> Exploration {
    var limits = ExplorationLimits()
    limits.states = some
    change(&limits)
    return await Oracles.explore(world, limits: limits, on: TransitionEngine.init)
  }

  @Test(arguments: SmallWorld.all.map(\.name))
  func `a world has a scene, no event twice, and nothing breaks in it`(_ name: String) async throws
  {
    let world = try #require(SmallWorld.named(name))
    #expect(!world.scene.views.isEmpty && !world.scene.stages.isEmpty)
    // The world of every instant is about time, and needs few besides.
    let least = name == "instants" ? 6 : 10
    #expect(Set(world.events).count == world.events.count && world.events.count >= least)
    let result = await explore(world) { $0.jobs = 2 }
    #expect(result.counterexample == nil)
    #expect(result.falseAlarms == 0)
    #expect(result.states == some && result.end == .states || result.end == .exhausted)
    #expect(result.transitions >= result.states - 1)
  }

  @Test(arguments: SmallWorld.all.map(\.name))
  func `neither jobs nor how many systems are held change anything`(_ name: String) async throws {
    let world = try #require(SmallWorld.named(name))
    let alone = await explore(world) { _ in }
    let together = await explore(world) { $0.jobs = 3 }
    let remade = await explore(world) { $0.heldSystems = 3 }
    for other in [together, remade] {
      #expect(other.states == alone.states && other.unfoldedStates == alone.unfoldedStates)
      #expect(other.transitions == alone.transitions && other.refusals == alone.refusals)
      #expect(other.depth == alone.depth && other.width == alone.width && other.end == alone.end)
    }
  }

  @Test func `what an item shows, and where a pop leads, tells states apart`() async throws {
    func states(_ more: String) async throws -> Int {
      let file = try ScenarioFile(
        parsing: """
          iris 1
          window main 9 9
          screen list in main frame 0 0 9 9
          image a in list \(frame)
          image b in list \(frame)
          screen one
          screen two
          item key shows a
          item other shows b
          stage navigation in main
          push one unanimated
          push two unanimated
          pop with circularReveal
          interrupt
          bind key to a
          \(more)
          """)
      let world = SmallWorld(name: "own", summary: "", file)
      let result = await Oracles.explore(world, on: TransitionEngine.init)
      #expect(result.counterexample == nil && result.end == .exhausted)
      return result.states
    }
    let few = try await states("")
    #expect(try await states("bind key to b") == 2 * few)
    #expect(try await states("pop to list with circularReveal") > few)
  }

  @Test func `every event is tried in every state`() async throws {
    // Two flags of views alike: none, one or both are set; 4 events are accepted, 2 are not.
    let file = try ScenarioFile(
      parsing: "iris 1\nview a \(frame)\nview b \(frame)\n"
        + "hide a\nshow a\nhide b\nshow b\nfinish nav\nhide c\n"
    )
    let world = SmallWorld(name: "flags", summary: "", file)
    let result = await Oracles.explore(world, on: TransitionEngine.init)
    #expect(result.states == 3 && result.unfoldedStates == 4)
    #expect(world.symmetryCount == 2)
    #expect(result.transitions == 12 && result.refusals == 6)
    let plain = await explore(world) { $0.isPlain = true }
    #expect(plain.states == 4 && plain.transitions == 16 && plain.refusals == 8)
  }

  @Test func `a limit of depth ends before the states of that depth are expanded`() async {
    let world = SmallWorld.transitionProtocol(hasFlags: false, stages: 1)
    let none = await explore(world) { $0.depth = 0 }
    #expect(none.states == 1 && none.transitions == 0 && none.end == .depth)
    // From the beginning: present, in two ways; time and interruption change nothing.
    let one = await explore(world) { $0.depth = 1 }
    #expect(one.states == 3 && one.transitions == 5 && one.depth == 1)
  }
}
