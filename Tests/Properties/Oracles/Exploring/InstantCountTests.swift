// The world of every instant: its states are counted by hand, and found to be as many.

import Engine
import Oracles
import Report
import Testing

@Suite struct InstantCountTests {
  @Test(arguments: [(1, 1), (2, 1), (3, 5), (40, 30), (100, 61)])
  func `a transition has four states for each flick of its way`(
    _ entering: Int, _ leaving: Int
  ) async {
    var limits = ExplorationLimits()
    limits.jobs = 2
    let world = SmallWorld.instants(entering: entering, leaving: leaving)
    let result = await explore(world, limits: limits, on: TransitionEngine.init)
    #expect(result.states == 4 * (entering + leaving))
    #expect(result.end == .exhausted)
    #expect(result.counterexample == nil && result.falseAlarms == 0)
  }

  @Test func `the one that ships has a million states`() {
    let shipped = SmallWorld.named("instants")
    #expect(shipped?.scene == SmallWorld.instants(entering: 150_000, leaving: 100_000).scene)
    #expect(ExploredWorld.all.last?.name == "instants")
    #expect(ExploredWorld.all.last?.states == 4 * (150_000 + 100_000))
  }
}
