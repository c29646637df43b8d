// The defects of the five documents: each row is there, and what commits it ships.

import Foundation
import Model
import Oracles
import Report
import Testing

@Suite struct DefectTests {
  /// How many rows each document's table has.
  static let counts = ["IM": 24, "TC": 21, "HC": 17, "PB": 18, "PO": 9]

  @Test func `every row of the five tables occurs once, in order`() {
    #expect(DefectTable.all.map(\.document) == ["000", "001", "002", "003", "004"])
    for table in DefectTable.all {
      let count = Self.counts[table.initials] ?? 0
      #expect(table.defects.map(\.id) == (0..<count).map { "\(table.initials)-\($0 + 1)" })
    }
  }

  @Test func `what commits a defect ships`() {
    let names = Deviation.all.map(\.name)
    #expect(Set(names).count == names.count)
    let committing = DefectTable.all.flatMap(\.defects).flatMap(\.deviations)
    #expect(committing.filter { !names.contains($0) } == [])
  }

  @Test func `what cannot be said has a reason, and what is no defect too`() {
    var (reasons, exempt) = ([String: String](), [String]())
    for defect in DefectTable.all.flatMap(\.defects) {
      switch defect.expression {
      case .committed(let names): #expect(!names.isEmpty)
      case .unexpressible(let reason): reasons[defect.id] = reason
      case .notADefect(let reason):
        exempt.append(defect.id)
        #expect(reason.count > 20)
      }
    }
    #expect(exempt == ["HC-14", "PO-8"])
    #expect(
      reasons.keys.sorted() == [
        "HC-15", "HC-8", "HC-9", "PB-13", "TC-14", "TC-16", "TC-18", "TC-9",
      ])
    for reason in reasons.values { #expect(reason.count > 20) }
  }

  @Test func `every clause that a campaign checks is broken by a deviation`() {
    let broken = Set(Deviation.all.map(\.clause))
    let checked = Clause.allCases.filter { !Campaign.ways(of: $0).isEmpty }
    // A system that gives no response at all stops the process, and the test with it.
    #expect(checked.filter { !broken.contains($0) } == [.safeTotal])
  }

  @Test func `the page says what is so, but for its figures`() throws {
    let page = try KnownWrongText()
    let told = KnownWrongPage(figures: page.figures, seeds: 20).text
    #expect(told == page.text, "\(KnownWrongPage.command) makes it anew")
    #expect(Set(page.figures.keys) == Set(Deviation.all.map(\.name)))
  }

  @Test func `every known-wrong system is found within the budget, by every seed`() throws {
    for (name, figures) in try KnownWrongText().figures {
      #expect(figures.median <= figures.most && figures.first <= figures.most, "\(name)")
      #expect(figures.most <= Hunt.budget, "\(name)")
    }
  }
}

/// The page as it is kept.
struct KnownWrongText {
  let text: String
  /// The figures in its tables, by the deviations' names.
  let figures: [String: KillFigures]

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(
      contentsOf: root.appendingPathComponent("Sources/Oracles/Oracles.docc/KnownWrong.md"),
      encoding: .utf8)
    var figures: [String: KillFigures] = [:]
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 10 else { continue }
      let numbers = cells[5...8].compactMap { Int($0) }
      guard numbers.count == 4 else { continue }
      figures[cells[3]] = KillFigures(
        median: numbers[0], most: numbers[1], first: numbers[2], events: numbers[3])
    }
    self.figures = figures
  }
}
