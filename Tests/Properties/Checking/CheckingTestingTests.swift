// Tests of the bridge to Swift Testing: where issues are recorded, and what they say.

import Checking
import Synchronization
import Testing

@testable import CheckingTesting

@Suite struct CheckingTestingTests {
  private static let settings = Settings(cases: 100)

  @Test func `a property that holds records nothing`() throws {
    let outcome = try forAll(Gen.int(in: 0...9), cases: 10) { $0 < 10 }
    #expect(outcome.name == "CheckingTestingTests.a property that holds records nothing")
    #expect(outcome.isSuccess)
    #expect(outcome.isSkipped || outcome.cases >= 1)
  }

  /// What was recorded by a test that looks at its own issues, and where.
  private static let recorded = Mutex<[(text: String, line: Int?)]>([])
  private static let name = "two"

  @Test(
    // Issues that the property is meant to record are taken down here instead of failing the test.
    .filterIssues { issue in
      let text = issue.comments.map(\.rawValue).joined()
      guard text.hasPrefix("\(name) breaks ") else { return true }
      recorded.withLock { $0.append((text, issue.sourceLocation?.line)) }
      return false
    })
  func `each failure is one issue at the line of the property`() throws {
    let line = #line + 1
    try forAll(Gen.int(in: -99...99), name: Self.name, settings: Self.settings) { number in
      number > 50
        ? Verdict.failed("high", "too high") : number < -50 ? .failed("low", "too low") : .passed
    }
    let issues = Self.recorded.withLock { $0 }
    #expect(issues.count == 2 && issues.allSatisfy { $0.line == line })
    #expect(
      issues.contains { $0.text.hasPrefix("two breaks high: ") && $0.text.contains("\n51\n") })
    let tail = "swift test --filter 'Properties.CheckingTestingTests'"
    let ends = issues.map { $0.text.contains("\nIRIS_REPLAY='two:") && $0.text.hasSuffix(tail) }
    #expect(!ends.contains(false))
  }

  @Test func `a long value is cut to twenty lines, the line to paste last`() throws {
    let outcome = check("long", Gen.int(in: 5...5).map { _ in Lines(count: 70) }) { _ in
      Verdict.failed("clause", (1...30).map { "message \($0)" }.joined(separator: "\n"))
    }
    let text = issueTexts(outcome, filter: "Properties.Suite")
    let lines = try #require(text.first).split(separator: "\n")
    #expect(lines.count == 20)
    #expect(lines.contains("… 17 more lines"))
    #expect(lines.contains("… 67 more lines"))
    #expect(lines.last == "IRIS_REPLAY='long:Afm3mg' swift test --filter 'Properties.Suite'")
  }

  @Test func `what is told of a failure can be said in one's own words`() throws {
    let outcome = check("own", Gen.int(in: 5...5)) { _ in false }
    let texts = issueTexts(outcome, filter: "M.S") { "\($0.value) fails, try \($1)" }
    let token = try #require(outcome.counterexamples.first).token
    #expect(texts == ["5 fails, try IRIS_REPLAY='\(token)' swift test --filter 'M.S'"])
  }

  @Test func `a finding that fails the run is an issue with the seed to paste`() {
    var settings = Settings(cases: 100)
    settings.requirements = ["rare": 0.5]
    let outcome = check("share", Gen.bool(), settings: settings) { _ in true }
    #expect(
      issueTexts(outcome, filter: "M.S") == [
        "share: Only 0 of 100 cases are labelled 'rare'; at least a share of 0.5 is required.\n"
          + "IRIS_SEED=0x1215 swift test --filter 'M.S'"
      ])
  }

  @Test func `a replayed failure is said to be one`() {
    var settings = Settings()
    settings.replay = ReplayToken(name: "again", values: [3])
    let outcome = check("again", Gen.int(in: 0...9), settings: settings) { $0 != 3 }
    #expect(
      issueTexts(outcome, filter: "").first?.hasPrefix(
        "again: a case replayed, kept or met while shrinking") == true)
  }

  @Test func `the names of a test are read off its identifier`() {
    let nested = TestName(identifier: "Module.Outer/Inner/`a b`()/F.swift:1:2", name: "`a 'b'`()")
    #expect(nested.filter == "Module.Outer")
    #expect(nested.property == "Outer.a b")
    let none = TestName(identifier: "", name: "")
    #expect(none.property.isEmpty && none.filter.isEmpty)
  }
}

/// A value of many lines.
private struct Lines: CustomStringConvertible, Sendable {
  let count: Int
  var description: String { (1...count).map { "line \($0)" }.joined(separator: "\n") }
}
