// Tests of what is said about a shrunk counterexample: what matters, and how close it is.

import Testing

@testable import Checking
@testable import CheckingTesting

@Suite struct CheckingExplanationTests {
  private static let lists: some Generator<[Int]> = Gen.array(of: Gen.int(in: 0...1000))

  @Test func `numbers that do not matter are told, and marked in the text`() throws {
    let outcome = check("free", Self.lists) { $0.count < 2 || $0[1] < 900 }
    let found = try #require(outcome.counterexamples.first)
    let explanation = try #require(found.explanation)
    #expect(found.value == [0, 900])
    #expect(explanation.freeChoices.map(\.position) == [1])
    #expect(explanation.freeChoices.map(\.label) == ["element"])
    #expect(explanation.marked("\(found.value)") == "[‹0›, 900]")
    #expect(explanation.neighbours.map(\.value) == [[0, 899]])
    #expect(explanation.neighbours.map(\.distance) == [-1])
    #expect(explanation.neighbours.map(\.position) == [3])
    #expect(explanation.areJointlyFree && explanation.isComplete)
    #expect((1...60).contains(explanation.evaluations))
    let text = try #require(issueTexts(outcome, filter: "M.S").first)
    #expect(
      text.contains("\n‹…› may be any other value: [‹0›, 900]\npasses: [0, 899]\nIRIS_REPLAY"))
  }

  @Test func `the nearest passing number may be a less simple one`() throws {
    let outcome = check("above", Gen.int(in: 0...1000)) { $0 > 6 }
    let found = try #require(outcome.counterexamples.first)
    #expect(found.value == 0)
    #expect(found.explanation?.neighbours.map(\.value) == [7])
    #expect(found.explanation?.neighbours.map(\.distance) == [7])
    #expect(found.explanation?.marked("0") == nil)
  }

  @Test func `numbers that are free one at a time only are told apart`() throws {
    let pair = Gen.pair(Gen.int(in: 0...1000), Gen.int(in: 0...1000))
    let outcome = check("joint", pair) { first, second in first > 0 && second > 0 }
    let explanation = try #require(outcome.counterexamples.first?.explanation)
    #expect(explanation.freeChoices.map(\.position) == [0, 1])
    #expect(!explanation.areJointlyFree)
    #expect(
      issueTexts(outcome, filter: "").first?.contains("any other value, one at a time: (‹0›, ‹0›)")
        == true)
  }

  @Test func `another failure is no pass and no sign that a number does not matter`() throws {
    let outcome = check("two", Gen.int(in: 0...1000)) { number in
      Verdict.failed(number < 500 ? "low" : "high", "always")
    }
    for found in outcome.counterexamples {
      #expect(found.explanation?.freeChoices.isEmpty == true)
      #expect(found.explanation?.neighbours.isEmpty == true)
    }
  }

  @Test func `explaining ends at its limit, or is left out`() throws {
    var settings = Settings()
    settings.maximumExplainEvaluations = 1
    let many = Gen.array(of: Gen.int(in: 0...1000), count: 20)
    let short = check("short", many, settings: settings) { _ in false }
    #expect(short.counterexamples.first?.explanation?.isComplete == false)
    settings.maximumExplainEvaluations = 0
    let none = check("none", many, settings: settings) { _ in false }
    #expect(none.counterexamples.first?.explanation == nil)
  }

  @Test func `what differs between texts is widened to whole words`() {
    #expect(differingText("(12, 5)", ["(17, 5)"]) == 1..<3)
    #expect(differingText("(a, -1)", ["(a, 3)", "(a, 45)"]) == 4..<6)
    #expect(differingText("same", ["same"]) == nil)
    #expect(differingText("[]", ["[1]"]) == nil)
  }
}
