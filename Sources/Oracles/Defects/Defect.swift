// Defects: what the five documents' systems do wrong, row by row, and which deviation does the same.

/// A known defect of one of the five documents' systems.
public struct Defect: Sendable {
  /// What can be done about a defect here.
  public enum Expression: Sendable {
    /// These deviations, by their names, commit the same fault.
    case committed(by: [String])
    /// The vocabulary cannot say it, for this reason.
    case unexpressible(String)
    /// It is none, for this reason.
    case notADefect(String)
  }

  /// A document's initials, and the number of the defect in it.
  public let id: String
  /// What the document's system does, in a sentence without its full stop.
  public let sentence: String
  /// What is made of it here.
  public let expression: Expression

  /// A defect that deviations commit.
  init(_ id: String, _ sentence: String, by deviations: String...) {
    self.id = id
    self.sentence = sentence
    expression = .committed(by: deviations)
  }

  /// A defect that the vocabulary cannot say.
  init(_ id: String, _ sentence: String, unexpressible reason: String) {
    self.id = id
    self.sentence = sentence
    expression = .unexpressible(reason)
  }

  /// What looks like a defect and is none.
  init(_ id: String, _ sentence: String, notADefect reason: String) {
    self.id = id
    self.sentence = sentence
    expression = .notADefect(reason)
  }

  /// The names of the deviations that commit it.
  public var deviations: [String] {
    if case .committed(let names) = expression { names } else { [] }
  }
}

/// The defects of one document.
public struct DefectTable: Sendable {
  /// The document's number among the five.
  public let document: String
  /// What its system is.
  public let system: String
  /// The initials of its defects.
  public let initials: String
  /// The defects, in order.
  public let defects: [Defect]

  /// The tables of the five documents.
  public static let all = [imageMask, transitionController, circularReveal, photoBrowser, ping]
}
