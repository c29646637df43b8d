// The table of pairs: which events came where, system by system, in plain text.

import Oracles

/// How often each kind of event was accepted at each place of each system, as text.
///
/// For each system there are blocks of at most 80 columns: a row a kind of event, a column a place. A
/// letter stands for a pair that cannot occur; what it means is listed at the end. An infeasible pair
/// that occurred all the same has a `!` behind its count.
public struct CoverageTable: Sendable {
  /// The greatest number of columns of a line.
  public static let maximumColumns = 80
  /// The width of the rows' labels, and a space.
  private static let margin = (EventVerb.allCases.map(\.rawValue.count).max() ?? 0) + 1

  private let coverage: PairCoverage

  /// Makes the table of a run.
  public init(_ coverage: PairCoverage) {
    self.coverage = coverage
  }

  /// The table; every line ends with a line feed.
  public var text: String {
    var lines = [Self.headline(coverage)]
    for system in CoveredSystem.allCases { lines += blocks(of: system) }
    lines += Self.key + Self.reasons
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many of the feasible pairs a run has met, in a line.
  static func headline(_ coverage: PairCoverage) -> String {
    let feasible = PairCoverage.feasible.count
    return "pairs met  \(feasible - coverage.missing.count) of \(feasible) that are feasible "
      + "(event x phase x system)"
  }

  /// All groups of columns side by side, or two and two or one by one where there is no room; the
  /// name of the system stands above the first.
  private func blocks(of system: CoveredSystem) -> [String] {
    let groups = groups(of: system)
    func blocks(_ size: Int) -> [[Group]] {
      stride(from: 0, to: groups.count, by: size).map { Array(groups.dropFirst($0).prefix(size)) }
    }
    let fitting = [4, 2].map(blocks).first { blocks in
      blocks.allSatisfy { $0.reduce(Self.margin) { $0 + $1.width } <= Self.maximumColumns }
    }
    return (fitting ?? blocks(1)).enumerated().flatMap { index, groups in
      [""] + block(groups, title: index == 0 ? system.rawValue : "")
    }
  }

  private func block(_ groups: [Group], title: String) -> [String] {
    func line(_ label: String, _ parts: [String]) -> String {
      FixedText.trimmed(FixedText.padded(label, Self.margin) + parts.joined())
    }
    let head = [
      line(title, groups.map { FixedText.padded("| " + $0.title, $0.width) }),
      line("", groups.map { $0.line($0.words) }),
    ]
    let rows = EventVerb.allCases.enumerated().map { row, verb in
      line(verb.rawValue, groups.map { $0.line($0.cells[row]) })
    }
    return head + rows
  }

  /// The columns of a system, without those in which nothing is feasible.
  private func groups(of system: CoveredSystem) -> [Group] {
    CoveredPlace.Group.allCases.compactMap { group in
      let places = system.places.filter { place in
        place.group == group
          && (PairCoverage.isFeasible(place, of: system)
            || EventVerb.allCases.contains {
              coverage.count(of: CoveredPair($0, system, place)) > 0
            })
      }
      guard !places.isEmpty else { return nil }
      return Group(
        title: group.rawValue, words: places.map(system.word),
        cells: EventVerb.allCases.map { verb in
          places.map { cell(CoveredPair(verb, system, $0)) }
        })
    }
  }

  private func cell(_ pair: CoveredPair) -> String {
    let count = coverage.count(of: pair)
    guard let rule = Infeasibility.rule(for: pair) else { return "\(count)" }
    return count == 0 ? rule.mark : "\(count)!"
  }
}

extension CoverageTable {
  /// Neighbouring columns under one title.
  private struct Group: Equatable {
    let title: String
    let words: [String]
    /// The cells of each row.
    let cells: [[String]]
    private let widths: [Int]
    /// The width of a line, with the bar before it.
    let width: Int

    init(title: String, words: [String], cells: [[String]]) {
      (self.title, self.words, self.cells) = (title, words, cells)
      widths = words.indices.map { column in
        ([words] + cells).map { $0[column].count }.max() ?? 0
      }
      width = max(title.count + 2, widths.reduce(1) { $0 + $1 + 1 })
    }

    func line(_ cells: [String]) -> String {
      let line = zip(cells, widths).map { " " + FixedText.aligned($0, $1) }.joined()
      return FixedText.padded("|" + line, width)
    }
  }

  /// What the words mean.
  private static var key: [String] {
    let paragraphs = [
      """
      An event counts where a transition stood before it, if it was accepted and may touch that
      transition: what names a stage, or a screen on its stack, counts for that stage, all else for
      all. 'beside' is on another stage.
      """,
      """
      wait: asked for with a finger, and not started. track, run, finish, cancel: the drive, in
      whichever phase. rest, drag, spring: over, and the screen on top left alone, under a finger,
      or on its way back.
      """,
      """
      own: a choreography of the scene's. Its phases are the first, the last, and those in between.
      """,
    ]
    return [""] + paragraphs.flatMap { FixedText.wrapped($0, width: maximumColumns) }
  }

  /// The letters, with their reasons.
  private static var reasons: [String] {
    let lines = Infeasibility.all.flatMap {
      FixedText.wrapped("\($0.mark)  \($0.reason)", width: maximumColumns - 2, indent: 3)
    }
    return ["", "A letter stands for a pair that cannot occur:"] + lines.map { "  " + $0 }
  }
}
