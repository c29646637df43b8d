// Tests of the runner: what a run counts, finds and reports.

import Checking
import Synchronization
import Testing

@Suite struct CheckingRunnerTests {
  @Test func `a property that holds passes all its cases`() {
    let outcome = check("sum", Gen.pair(Gen.int(in: 0...9), Gen.bool())) { number, _ in
      number < 10
    }
    #expect(outcome.isSuccess)
    #expect(outcome.cases == 1000)
    #expect(outcome.evaluations == 1000)
    #expect(outcome.discards == 0)
    #expect(outcome.labels.isEmpty)
  }

  @Test func `a list shrinks to its shortest failing form`() throws {
    let outcome = check("list", Gen.array(of: Gen.int(in: 0...1000))) { list in
      list.allSatisfy { $0 < 900 }
    }
    #expect(!outcome.isSuccess)
    let found = try #require(outcome.counterexamples.first)
    #expect(found.value == [900])
    #expect(found.tape.values == [1, 900, 0])
    #expect(found.tape.bounds == [1, 1000, 1])
    #expect(found.failure == Failure(identity: "", message: "the property is false"))
    #expect(found.isFullyShrunk)
    #expect(found.originalChoices >= 3)
    #expect(found.shrinkEvaluations > 0)
    #expect(found.caseSeed != nil)
    #expect(found.runSeed == Settings.fixedSeed)
  }

  @Test func `the same seed gives the same outcome, another one other cases`() {
    func run(_ seed: UInt64) -> String {
      var settings = Settings(cases: 50)
      settings.seed = seed
      let seen = Mutex<[Int]>([])
      let outcome = check("seed", Gen.int(), settings: settings) { number in
        seen.withLock { $0.append(number) }
        return Verdict.require(abs(number / 2) < 1 << 40, "large", "\(number)")
      }
      return "\(seen.withLock { $0 }) \(outcome)"
    }
    #expect(run(1) == run(1))
    #expect(run(1) != run(2))
  }

  @Test func `failures of different identities are told apart and each is shrunk`() {
    let outcome = check("signs", Gen.int(in: -1000...1000)) { number in
      Verdict.all([
        Verdict.require(number < 100, "positive", "\(number) is too large"),
        Verdict.require(number > -50, "negative", "\(number) is too small"),
      ])
    }
    let found = outcome.counterexamples.map { "\($0.failure): \($0.value)" }.sorted()
    #expect(
      found == [
        "negative: -50 is too small: -50", "positive: 100 is too large: 100",
      ])
  }

  @Test func `shrinking one failure does not slip into another, and reports that one too`() {
    // Only large numbers break "large", and on the way down everything breaks "small".
    var settings = Settings(cases: 1000)
    settings.seed = 3
    let outcome = check("slip", Gen.int(in: 0...1_000_000), settings: settings) { number in
      if number >= 500_000 { return Verdict.failed("large", "\(number)") }
      return number >= 499_990 ? .failed("small", "\(number)") : .passed
    }
    let found = outcome.counterexamples.sorted { $0.value < $1.value }
    #expect(found.map(\.value) == [499_990, 500_000])
    #expect(found.map(\.failure.identity) == ["small", "large"])
  }

  @Test func `a run ends after as many failures as the settings say`() {
    var settings = Settings()
    settings.maximumFailures = 2
    let outcome = check("many", Gen.int(in: 0...9), settings: settings) { number in
      Verdict.failed("number \(number)", "always")
    }
    #expect(outcome.counterexamples.count == 2)
  }

  @Test func `an error that the property throws is a failure of its type`() {
    struct Broken: Error {}
    let outcome = check("throws", Gen.int(in: 0...100)) { number in
      if number > 7 { throw Broken() }
      return true
    }
    #expect(outcome.counterexamples.map(\.value) == [8])
    #expect(outcome.counterexamples.map(\.failure.identity) == ["thrown Broken"])
    let own = check("throws", Gen.int(in: 0...100)) { number in
      if number > 7 { throw Failure(identity: "own", message: "\(number)") }
      return true
    }
    #expect(own.counterexamples.map(\.failure.identity) == ["own"])
  }

  @Test func `labels of the generator and of the verdict are counted, sorted by name`() {
    let generator = Gen.build { source in
      let number = source.int(in: 0...9)
      source.label("small", if: number < 5)
      source.label("any")
      return number
    }
    let outcome = check("labels", generator) { number in
      number == 9 ? Verdict.passed.labelled("nine", "nine") : .passed
    }
    #expect(outcome.labels.map(\.label) == ["any", "nine", "small"])
    #expect(outcome.count(of: "any") == 1000)
    #expect((50...200).contains(outcome.count(of: "nine")))
    #expect((400...600).contains(outcome.count(of: "small")))
    #expect(outcome.count(of: "none") == 0)
  }

  @Test func `the observer can end a run, and what was found so far is kept`() {
    var settings = Settings()
    settings.observer = { $0.caseIndex < 9 }
    let outcome = check("stop", Gen.int(in: 0...9), settings: settings) { _ in true }
    #expect(outcome.cases == 10)
    #expect(outcome.findings.map(\.kind) == [.interrupted])
    #expect(outcome.isSuccess)

    settings.observer = { ($0.shrinkEvaluations ?? 0) < 3 }
    let list = Gen.array(of: Gen.int(in: 0...1000), count: 20)
    let shrinking = check("stop", list, settings: settings) { $0.reduce(0, +) < 2000 }
    #expect(shrinking.counterexamples.count == 1)
    #expect(shrinking.counterexamples.first?.shrinkEvaluations == 3)
    #expect(shrinking.counterexamples.first?.isFullyShrunk == false)
  }
}
