// Tests of what a run says about bad generators and properties.

import Checking
import Synchronization
import Testing

@Suite struct CheckingHealthTests {
  @Test func `too many discards are a failure that names the reason`() {
    let generator = Gen.int(in: 0...1_000_000).filter("never odd") { $0 < 0 }
    let outcome = check("discards", generator) { _ in true }
    #expect(outcome.findings.map(\.kind) == [.tooManyDiscards])
    #expect(outcome.findings.first?.description.contains("'never odd'") == true)
    #expect(!outcome.isSuccess)
    #expect(outcome.cases == 0)
    #expect(outcome.discards == 1001)
  }

  @Test func `a discarded verdict does not count as a case`() {
    let outcome = check("verdict", Gen.int(in: 0...1)) { number in
      number == 0 ? Verdict.discarded("zero") : .passed
    }
    #expect(outcome.cases == 1000)
    #expect((800...1200).contains(outcome.discards))
    #expect(outcome.isSuccess)
  }

  @Test func `a discarded case is drawn to its end with the simplest choices`() {
    let generator = Gen.build { source in
      let first = source.int(in: 1...100, simplest: 1)
      source.discard("always")
      source.discard("a second reason is ignored")
      let rest = source.list(0...50) { source.int(in: 0...100) }
      let all = source.list(2...3) { source.int(in: 7...9) }
      return (first, rest, all, source.isDiscarded)
    }
    let outcome = check("draws", generator) { _ in true }
    #expect(outcome.cases == 0)
    #expect(outcome.findings.first?.description.contains("'always'") == true)
  }

  @Test func `a requirement that too few cases meet fails with the counts`() {
    var settings = Settings(cases: 2000)
    settings.requirements = ["even": 0.3, "huge": 0.01]
    let outcome = check("share", Gen.int(in: 0...99), settings: settings) { number in
      number % 2 == 0 ? Verdict.passed.labelled("even") : .passed
    }
    #expect(outcome.findings.map(\.kind) == [.requirementMissed(label: "huge")])
    #expect(
      outcome.findings.first?.description
        == "Only 0 of 4000 cases are labelled 'huge'; at least a share of 0.01 is required.")
    #expect(!outcome.isSuccess)
  }

  @Test func `a requirement that too few cases decide is no failure, but said`() {
    var settings = Settings(cases: 10)
    settings.requirements = ["even": 0.5]
    let outcome = check("share", Gen.int(in: 0...99), settings: settings) { number in
      number % 2 == 0 ? Verdict.passed.labelled("even") : .passed
    }
    #expect(outcome.cases == 40)
    #expect(outcome.findings.map(\.kind) == [.requirementUndecided(label: "even")])
    #expect(outcome.isSuccess)
  }

  @Test func `beside a counterexample no shares are judged, and no cases run for them`() {
    var settings = Settings(cases: 100)
    settings.requirements = ["even": 0.5, "never": 0.5]
    let outcome = check("share", Gen.int(in: 0...99), settings: settings) { number in
      Verdict.require(number < 90, "", "large").labelled("even")
    }
    #expect(outcome.cases == 100)
    #expect(outcome.counterexamples.map(\.value) == [90])
    #expect(outcome.findings.isEmpty)
  }

  @Test func `a property that answers differently when asked again is found out`() {
    let calls = Mutex(0)
    let outcome = check("moody", Gen.int(in: 0...9)) { _ in
      calls.withLock { count in
        count += 1
        return count != 5
      }
    }
    #expect(outcome.findings.map(\.kind) == [.nondeterministicProperty])
    #expect(outcome.counterexamples.isEmpty)
    #expect(!outcome.isSuccess)
  }

  @Test func `a generator that depends on more than its source is found out`() {
    let calls = Mutex(0)
    let generator = Gen.build { source in
      let call = calls.withLock { count in
        count += 1
        return count
      }
      return source.list(call...call) { source.int(in: 0...9) }
    }
    let outcome = check("leaky", generator) { $0.count < 5 }
    #expect(outcome.findings.map(\.kind) == [.nondeterministicGenerator])
    #expect(!outcome.isSuccess)
  }

  @Test func `a case of too many choices is a failure`() {
    var settings = Settings(cases: 5)
    settings.maximumChoices = 100
    let outcome = check("large", Gen.array(of: Gen.bool(), count: 101), settings: settings) { _ in
      true
    }
    #expect(outcome.findings.map(\.kind) == [.tooLarge])
    #expect(!outcome.isSuccess)
  }

  @Test func `a failing case of too many choices is told, and not shrunk`() {
    var settings = Settings(cases: 5)
    settings.maximumChoices = 100
    let outcome = check("large", Gen.array(of: Gen.bool(), count: 101), settings: settings) { _ in
      Verdict.failed("broken", "always")
    }
    #expect(outcome.findings.map(\.kind) == [.tooLarge])
    let sentence = outcome.findings.first?.description ?? ""
    #expect(sentence.hasPrefix("The property failed (broken) in case 0, but the case takes more"))
    #expect(outcome.counterexamples.isEmpty)
    #expect(!outcome.isSuccess)
  }

  @Test func `shrinking ends at its limit and says so`() {
    var settings = Settings()
    settings.maximumShrinkEvaluations = 5
    let list = Gen.array(of: Gen.int(in: 0...1000), count: 20)
    let outcome = check("limit", list, settings: settings) { $0.reduce(0, +) < 2000 }
    #expect(outcome.findings.map(\.kind) == [.shrinkingUnfinished])
    let sentence = outcome.findings.first?.description ?? ""
    #expect(
      sentence.hasPrefix("Shrinking did not end by itself: it was stopped after 5 evaluations"))
    #expect(outcome.findings.first?.isFailure == true)
    #expect(outcome.counterexamples.first?.shrinkEvaluations == 5)
    #expect(outcome.counterexamples.first?.isFullyShrunk == false)
  }
}
