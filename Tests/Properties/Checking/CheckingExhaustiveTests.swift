// Tests of exhaustive mode: every case once, the exact count, and shrinking what is found.

import Testing

@testable import Checking

/// All values of a generator, in the order of the odometer.
private func all<Base: Generator>(_ generator: Base) -> [Base.Value] {
  var values: [Base.Value] = []
  let outcome = exhaust("all", generator) { value in
    values.append(value)
    return true
  }
  #expect(outcome.isSuccess)
  #expect(outcome.exhaustion == Exhaustion(cases: values.count, isComplete: true))
  #expect(outcome.cases == values.count && outcome.evaluations == values.count)
  #expect(countCases(of: generator) == values.count)
  return values
}

@Suite struct CheckingExhaustiveTests {
  @Test func `every case comes once, from the simplest on`() {
    #expect(all(Gen.int(in: -2...3)) == [0, 1, -1, 2, -2, 3])
    #expect(all(Gen.bool()) == [false, true])
    #expect(all(Gen.always(7)) == [7])
    #expect(all(Gen.pair(Gen.bool(), Gen.int(in: 0...2))).count == 6)
    #expect(all(Gen.optional(Gen.bool())) == [nil, false, true])
    #expect(Set(all(Gen.permutation(of: [1, 2, 3, 4]))).count == 24)
  }

  @Test func `the flags of lists are choices like others`() {
    let lists = all(Gen.array(of: Gen.int(in: 0...3), count: 0...4))
    #expect(lists.count == 1 + 4 + 16 + 64 + 256)
    #expect(Set(lists).count == lists.count)
    #expect(all(Gen.array(of: Gen.bool(), count: 2...3)).count == 4 + 8)
    let dependent = Gen.int(in: 1...3).bind { Gen.array(of: Gen.bool(), count: $0) }
    #expect(all(dependent).count == 2 + 4 + 8)
  }

  @Test func `cases that a filter rejects and steps that do not apply come never`() {
    let even = all(Gen.array(of: Gen.int(in: 0...9).filter { $0 % 2 == 0 }, count: 0...2))
    #expect(even.count == 1 + 5 + 25)
    let path = Gen.build { source in
      source.steps(0...3) { (earlier: [Int]) -> Int? in
        let step = source.int(in: 0...3)
        return earlier.contains(step) ? nil : step
      }
    }
    let paths = all(path)
    #expect(paths.count == 1 + 4 + 12 + 24)
    #expect(Set(paths).count == paths.count)
  }

  @Test func `a counterexample is shrunk, labels are counted, discards are not cases`() throws {
    let outcome = exhaust("sum", Gen.array(of: Gen.int(in: 0...3), count: 0...4)) { list in
      if list.contains(2) { return Verdict.discarded("a two") }
      return Verdict.require(list.reduce(0, +) < 8, "", "large").labelled("asked")
        .tabulated("length", "\(list.count)")
    }
    let found = try #require(outcome.counterexamples.first)
    #expect(found.value == [3, 3, 3])
    #expect(outcome.counterexamples.count == 1)
    #expect(outcome.cases == 1 + 3 + 9 + 27 + 81)
    #expect(outcome.count(of: "asked") == outcome.cases)
    #expect(outcome.table("length")?.count(of: "3") == 27)
    #expect(outcome.discards == 341 - outcome.cases)
    #expect(outcome.exhaustion == Exhaustion(cases: 341, isComplete: true))
  }

  @Test func `more cases than the limit are a failure, as nothing is proved`() {
    let outcome = exhaust("many", Gen.int(), limit: 100) { _ in true }
    #expect(outcome.exhaustion == Exhaustion(cases: 100, isComplete: false))
    #expect(outcome.findings.map(\.kind) == [.notExhausted])
    #expect(!outcome.isSuccess)
    #expect(countCases(of: Gen.int(), limit: 100) == nil)
    #expect(countCases(of: Gen.int(in: 1...100), limit: 100) == 100)
  }

  @Test func `an exhaustive run ends when the observer or the number of failures says so`() {
    var settings = Settings()
    settings.observer = { $0.caseIndex < 4 }
    let stopped = exhaust("stop", Gen.int(in: 0...9), settings: settings) { _ in true }
    #expect(stopped.exhaustion == Exhaustion(cases: 5, isComplete: false))
    #expect(stopped.findings.map(\.kind) == [.interrupted])
    settings.observer = nil
    settings.maximumFailures = 2
    struct Broken: Error {}
    let failed = exhaust("fail", Gen.int(in: 0...9), settings: settings) { number in
      if number == 0 { throw Broken() }
      return Verdict.failed("\(number)", "always")
    }
    #expect(failed.counterexamples.map(\.failure.identity) == ["thrown Broken", "1"])
    #expect(failed.exhaustion?.isComplete == false)
  }
}
