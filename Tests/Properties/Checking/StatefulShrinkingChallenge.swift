// The six stateful faults of the benchmark: each must always shrink to its least number of steps.

import Checking
import Testing

@Suite(.serialized) struct StatefulShrinkingChallenge {
  private static func run<Machine: StateMachine>(
    _ name: String, _ machine: Machine, steps: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let results = await ShrinkingChallenge.forSeeds(ShrinkingChallenge.statefulSeeds) { seed in
      let settings = ShrinkingChallenge.settings(seed)
      return SeedResult(check(name, machine: machine, settings: settings)) { "\($0.count) steps" }
    }
    let summary = ChallengeSummary(results) { $0 == "\(steps) steps" }
    _ = ShrinkingChallenge.heading
    print(summary.row(name))
    #expect(summary.others.isEmpty, "\(name)", sourceLocation: sourceLocation)
    #expect(
      summary.highEvaluations <= ShrinkingChallenge.evaluationLimit, "\(name)",
      sourceLocation: sourceLocation)
  }

  @Test func `circular queue: create, put, size`() async {
    await Self.run("circular queue", CircularQueue(), steps: 3)
  }

  @Test func `die hard: four units in six steps`() async {
    await Self.run("die hard", DieHard(), steps: 6)
  }

  @Test func `stale cache: put, remove, put, get`() async {
    await Self.run("stale cache", StaleCache(), steps: 4)
  }

  @Test func `counter: two increments`() async {
    await Self.run("counter", Counter(), steps: 2)
  }

  @Test func `references: new, new, link, link, check`() async {
    await Self.run("references", Links(), steps: 5)
  }

  @Test func `resizing: nine insertions`() async {
    await Self.run("resizing", Resizing(), steps: 9)
  }
}
