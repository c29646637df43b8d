// The history of shrinking: every step with its evaluation, bounded, the same for the same seed.

import Testing

@testable import Checking

@Suite struct CheckingShrinkHistoryTests {
  private func counterexample() throws -> Counterexample<[Int]> {
    let outcome = check("sum", Gen.array(of: Gen.int(in: 0...1000))) { list in
      list.reduce(0, +) < 2_000
    }
    return try #require(outcome.counterexamples.first)
  }

  @Test func `it leads from the case that was found to the one that is told`() throws {
    let found = try counterexample()
    let history = found.shrinkHistory
    #expect(history.count > 2 && history.count <= found.shrinkSteps)
    #expect(history.map(\.choices) == history.map(\.choices).sorted(by: >))
    #expect(history.allSatisfy { $0.choices <= found.originalChoices })
    let evaluations = history.map(\.evaluation)
    #expect(zip(evaluations, evaluations.dropFirst()).allSatisfy { $0 < $1 })
    #expect(evaluations.allSatisfy { (1...found.shrinkEvaluations).contains($0) })
    #expect(history.last?.choices == found.tape.count)
  }

  @Test func `each step names a pass, or another case`() throws {
    let titles = (Shrinker.passes + Shrinker.lastPasses).map { $0.title }
    #expect(Set(titles).count == titles.count && titles.contains("delete spans"))
    for step in try counterexample().shrinkHistory {
      #expect(step.pass == "another case" || titles.contains(step.pass), "\(step.pass)")
    }
  }

  @Test func `two runs of the same seed have the same history`() throws {
    #expect(try counterexample().shrinkHistory == (try counterexample().shrinkHistory))
  }

  @Test func `a case that is as small as can be has none`() throws {
    let outcome = check("never", Gen.int(in: 5...5)) { _ in false }
    let found = try #require(outcome.counterexamples.first)
    #expect(found.shrinkSteps == 0 && found.shrinkHistory.isEmpty)
  }

  @Test(arguments: [0, 1, 255, 256, 257, 510, 511, 512, 1_000, 100_000])
  func `of many steps some are kept, evenly spread, with the first and the last`(_ count: Int) {
    var history = ShrinkHistory()
    for number in 0..<count {
      history.note(ShrinkStep(choices: count - number, evaluation: number, pass: "a"))
    }
    let kept = history.steps.map(\.evaluation)
    #expect(kept.count <= ShrinkHistory.limit && kept.count >= min(count, 100))
    #expect(kept.first == (count > 0 ? 0 : nil) && kept.last == (count > 0 ? count - 1 : nil))
    let gaps = Set(zip(kept, kept.dropFirst().dropLast()).map { $1 - $0 })
    #expect(gaps.count <= 1)
    if count < ShrinkHistory.limit { #expect(kept.count == count) }
  }
}
