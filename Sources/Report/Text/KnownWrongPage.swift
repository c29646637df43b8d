// The page of known-wrong systems: what each defect of the documents became, and how soon it is found.

import Model
import Oracles

/// How soon a known-wrong system is found, over several seeds.
public struct KillFigures: Equatable, Sendable {
  /// How many cases it takes; the lower median.
  public var median: Int
  /// How many cases it takes with the worst seed.
  public var most: Int
  /// How many cases it takes with the default seed.
  public var first: Int
  /// How many events the shrunk case of the default seed has.
  public var events: Int

  /// Makes figures.
  public init(median: Int, most: Int, first: Int, events: Int) {
    self.median = median
    self.most = most
    self.first = first
    self.events = events
  }
}

/// The page of known-wrong systems, in Markdown.
public struct KnownWrongPage: Sendable {
  /// The command that makes the page.
  public static let command = "swift run -c release iris bench deviations"

  /// The figures, by the deviations' names; what has none was not found.
  public let figures: [String: KillFigures]
  /// Over how many seeds the figures are.
  public let seeds: Int

  /// Makes a page.
  public init(figures: [String: KillFigures], seeds: Int) {
    self.figures = figures
    self.seeds = seeds
  }

  /// The page.
  public var text: String {
    let parts = [introduction] + DefectTable.all.map(section) + [rest]
    return parts.joined(separator: "\n")
  }

  private static let columns = """
    | row | what the system does | deviation | breaks | median | most | first | events |
    |---|---|---|---|--:|--:|--:|--:|

    """

  private var introduction: String {
    let defects = DefectTable.all.flatMap(\.defects)
    let expressed = defects.filter { !$0.deviations.isEmpty }
    let names = Set(expressed.flatMap(\.deviations))
    let none = defects.count {
      if case .notADefect = $0.expression { true } else { false }
    }
    return """
      # Known-wrong systems

      What the five documents' systems do wrong, and the deviations of a correct system that do the same.

      ## Overview

      A ``Deviation`` is one deliberate fault, a ``Deviant`` a correct system that has it: an oracle that
      does not find it is no oracle. Of \(defects.count) rows \(expressed.count) are committed by \
      \(names.count) deviations, \
      \(defects.count - expressed.count - none) cannot be
      said in the vocabulary, \(none) are no defects; \(Deviation.all.count - names.count) deviations are \
      of no document.

      The figures are numbers of generated cases until the clause that the deviation breaks is reported:
      the lower median and the most over \(seeds) seeds, of which \
      \(Hunt.budget) is the limit, and that of the default
      seed; then the number of events of its shrunk case. This page is what

          \(Self.command) --seeds \(seeds) > Sources/Oracles/Oracles.docc/KnownWrong.md

      prints.

      """
  }

  private func section(_ table: DefectTable) -> String {
    var text = "## Document \(table.document), \(table.system)\n\n" + Self.columns
    for defect in table.defects {
      let start = "| \(defect.id) | \(defect.sentence) |"
      switch defect.expression {
      case .committed(let names):
        for (index, name) in names.enumerated() {
          text += (index == 0 ? start : "| \(defect.id) | – |") + cells(of: name) + "\n"
        }
      case .unexpressible(let reason): text += "\(start) *cannot be said:* \(reason) | | | | | |\n"
      case .notADefect(let reason): text += "\(start) *no defect:* \(reason) | | | | | |\n"
      }
    }
    return text
  }

  /// The deviations of no document, in a section of their own.
  private var rest: String {
    let named = Set(DefectTable.all.flatMap(\.defects).flatMap(\.deviations))
    var text = "## Of no document\n\n" + Self.columns
    for deviation in Deviation.all where !named.contains(deviation.name) {
      text += "| | |" + cells(of: deviation.name) + "\n"
    }
    return text
  }

  private func cells(of name: String) -> String {
    let clause = Deviation.all.first { $0.name == name }?.clause.rawValue ?? "?"
    let numbers = figures[name].map { [$0.median, $0.most, $0.first, $0.events].map(String.init) }
    let row = [name, clause] + (numbers ?? ["not found", "", "", ""])
    return row.map { " \($0) |" }.joined()
  }
}
