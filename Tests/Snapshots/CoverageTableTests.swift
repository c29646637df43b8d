// The table of pairs as text: its width, and what its cells say.

import Oracles
import Report
import Testing

@Suite struct CoverageTableTests {
  private func row(_ verb: EventVerb, of coverage: PairCoverage) -> String? {
    let lines = CoverageTable(coverage).text.split(separator: "\n").map(String.init)
    return lines.first { $0.hasPrefix(verb.rawValue) }
  }

  @Test func `a cell is a count, the letter of a rule, or a count that disproves one`() {
    let entering = CoveredPlace.part(.phase(0), isEntering: true)
    let counts = [
      CoveredPair(.start, .imageMask, .pending(isEntering: true)).name: 12,
      CoveredPair(.start, .imageMask, entering).name: 3,
    ]
    #expect(
      row(.start, of: PairCoverage(counts: counts))
        == "start          |   12  3!      e      e|    0     e   e")
    #expect(
      row(.start, of: PairCoverage(counts: [:]))
        == "start          |    0   e      e      e|    0     e   e")
  }

  @Test(arguments: [0, 9_999, 123_456_789])
  func `no line is wider than 80 columns, and each kind of event has its rows`(_ count: Int) {
    let counts = PairCoverage.feasible.map { ($0.name, count) }
    let text = CoverageTable(PairCoverage(counts: Dictionary(uniqueKeysWithValues: counts))).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= CoverageTable.maximumColumns && $0.last != " " })
    for system in CoveredSystem.allCases {
      #expect(
        lines.contains {
          $0.hasPrefix("\(system.rawValue) ") || $0.hasPrefix("\(system.rawValue)|")
        })
    }
    let rows = lines.count { $0.hasPrefix("advance ") }
    #expect(rows >= CoveredSystem.allCases.count)
    #expect(
      EventVerb.allCases.allSatisfy { verb in
        lines.count { $0.hasPrefix(verb.rawValue) && $0.dropFirst(15).hasPrefix("|") } >= rows
      })
  }

  @Test func `the headline counts what is feasible, and each rule is explained`() {
    let first = PairCoverage.feasible[0]
    let text = CoverageTable(PairCoverage(counts: [first.name: 7])).text
    #expect(text.hasPrefix("pairs met  1 of \(PairCoverage.feasible.count) that are feasible"))
    #expect(Infeasibility.all.allSatisfy { text.contains("  \($0.mark) \($0.reason)") })
  }
}
