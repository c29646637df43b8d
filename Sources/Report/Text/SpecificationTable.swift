// The table of all clauses for a terminal: a line a clause, grouped by family.

import Oracles

/// All clauses with what stands behind them, as text of at most 80 columns.
public struct SpecificationTable: Sendable {
  /// The greatest number of columns.
  public static let maximumColumns = 80

  private let dossiers: [ClauseDossier]

  /// Makes the table of clauses, which are grouped by neighbouring families.
  public init(_ dossiers: [ClauseDossier] = ClauseDossier.all) {
    self.dossiers = dossiers
  }

  /// The table; every line ends with a line feed.
  public var text: String {
    let head = ["", "judged by", "strength", "found", "wrong", "reports", "defects"]
    var rows = [head]
    for (index, dossier) in dossiers.enumerated() {
      if index == 0 || dossier.family != dossiers[index - 1].family {
        rows.append([dossier.family])
      }
      rows.append(cells(dossier))
    }
    let table = TextTable.lines([.left, .left, .left, .right, .right, .right, .right], rows)
    let key = Self.key.flatMap { FixedText.wrapped($0, width: Self.maximumColumns) }
    return (table + [""] + key + [""] + conclusion).joined(separator: "\n") + "\n"
  }

  private func cells(_ dossier: ClauseDossier) -> [String] {
    let ways = dossier.ways.map { way in
      way == .oracle && dossier.oracles > 1 ? "\(dossier.oracles) oracles" : way.rawValue
    }
    return [
      "  " + dossier.name, (ways + (dossier.tests.isEmpty ? [] : ["tests"])).joined(separator: " "),
      dossier.strength, dossier.mostFound.map(String.init) ?? "",
      "\(dossier.wrongCount)", Self.count(dossier.reports), Self.count(dossier.defects),
    ]
  }

  private static func count(_ items: [String]) -> String { items.isEmpty ? "" : "\(items.count)" }

  /// What the columns mean.
  private static let key = [
    """
    judged by: oracles look at what is seen, lockstep compares with the model, a law compares two \
    runs, trial is running it at all; 'iris check' does all these, tests do the rest.
    """,
    """
    strength: 'proved' of the engine's own arithmetic, 'reals' without rounding, 'states' in every \
    state of a small model; 'random' in the cases of 'iris check', 'worlds' in these and in every \
    state of the small worlds of 'iris explore'; 'tests' in tests only.
    """,
    """
    found: in how many of the first \(Exposure.measuredCases) cases of 'iris check' the clause finds \
    a known-wrong system, of several the one found most often: so often, at least, it has something \
    to judge. wrong: how many known-wrong systems break it.
    """,
    """
    reports, defects: how many public field reports and defects of the five documents it explains.
    """,
  ]

  /// Which clauses lack what they must have.
  private var conclusion: [String] {
    let lacking = dossiers.filter { !$0.gaps.isEmpty }
    if lacking.isEmpty {
      return [
        "\(dossiers.count) clauses, each with a statement, an oracle and a known-wrong system"
      ]
    }
    return lacking.map { "\($0.entry.clause) lacks: \($0.gaps.joined(separator: ", "))" }
  }
}

extension ClauseDossier {
  /// The first part of the clause's name.
  public var family: String { String(entry.clause.rawValue.prefix { $0 != "." }) }

  /// The last part of the clause's name.
  var name: String { String(entry.clause.rawValue.drop { $0 != "." }.dropFirst()) }
}

extension ClauseDossier {
  /// How sure the clause is: the furthest proof, and by what it is tested.
  var strength: String {
    let proof = Proof.Reach.allCases.first { reach in proofs.contains { $0.reach == reach } }
    let tried = isExplored ? "worlds" : ways.isEmpty ? "tests" : "random"
    return [proof?.word, tried].compactMap { $0 }.joined(separator: " ")
  }
}

extension Proof.Reach {
  /// In one word.
  var word: String {
    switch self {
    case .engine: "proved"
    case .reals: "reals"
    case .states: "states"
    }
  }
}
