// What each clause says, in one sentence and formally: the one place of both.

import Model

/// A clause with what it says; the article Clauses is made of these.
public struct ClauseEntry: Sendable {
  /// The clause.
  public let clause: Clause
  /// What it says, as a sentence without its full stop.
  public let sentence: String
  /// What it says formally, in the notation of ``Specification/notation``: Markdown on one line.
  public let statement: String

  init(_ clause: Clause, _ sentence: String, _ statement: String) {
    self.clause = clause
    self.sentence = sentence
    self.statement = statement
  }
}

/// The clauses of one subject; their names begin with the family's.
public struct ClauseFamily: Sendable {
  /// The first part of the clauses' names.
  public let name: String
  /// The heading in the article.
  public let title: String
  /// What holds for all of its statements; empty for nothing.
  public let remark: String
  /// The clauses in the order of the article.
  public let entries: [ClauseEntry]

  init(_ name: String, title: String, remark: String = "", entries: [ClauseEntry]) {
    self.name = name
    self.title = title
    self.remark = remark
    self.entries = entries
  }
}

/// The clauses with their statements.
///
/// No oracle reads them: they are what oracles are held against.
public enum Specification {
  /// All families, in the order of the article.
  public static let families: [ClauseFamily] = [
    .tree, .geo, .hide, .mask, .phase, .land, .contract, .drive, .interrupt, .safe, .law,
  ]

  /// All clauses, in the order of the article.
  public static let entries: [ClauseEntry] = families.flatMap(\.entries)

  /// What the statements' symbols mean; Markdown on one line.
  public static let notation = """
    A *run* is a scene and a sequence of events ε₁ … εₙ. O₀ is the observation before the first \
    event, Oᵢ the one after εᵢ. For an observation O: V(O) its views, and for v ∈ V(O): sup(v), \
    idx(v), hidden(v), visible(v), bounds(v), center(v), T(v), box(v), α(v), mask(v); flag(v) is \
    the app's hidden flag as the accepted events left it, O.log its log, G(O) its stages and O.g \
    what it says of stage g. τ, D and drive are those of O.g's transition. E(x) is the envelope \
    that the model gives for the number x. u = 2⁻⁵³.
    """

  /// The notation in lines of at most 80 columns.
  public static let notationLines = FixedText.wrapped(notation, width: 80)
}

extension Clause {
  /// What the clause says, as a sentence without its full stop.
  public var sentence: String {
    Specification.entries.first { $0.clause == self }?.sentence ?? rawValue
  }
}
