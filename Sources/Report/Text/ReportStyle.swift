// How a report is written: with colours or without, in UTF-8 or plain ASCII.

/// The looks of text for a terminal; what it says is the same in all of them.
public struct ReportStyle: Hashable, Sendable {
  /// Whether lines are coloured by escape sequences.
  public var isColoured: Bool
  /// Whether only ASCII characters are used.
  public var isASCII: Bool

  /// Without colours, in UTF-8 unless said otherwise.
  public init(isColoured: Bool = false, isASCII: Bool = false) {
    self.isColoured = isColoured
    self.isASCII = isASCII
  }

  /// What a line is, for its colour.
  enum Role: String {
    /// Nothing special.
    case plain = ""
    /// The clause that broke.
    case verdict = "\u{1B}[1;31m"
    /// What was expected.
    case expected = "\u{1B}[32m"
    /// What was seen.
    case seen = "\u{1B}[31m"
    /// What does not matter.
    case quiet = "\u{1B}[2m"
    /// What is to be pasted.
    case command = "\u{1B}[1m"
  }

  /// A line in this style; its width is the same in every style.
  func written(_ line: String, _ role: Role) -> String {
    let text = isASCII ? Self.ascii(line) : line
    return isColoured && role != .plain ? role.rawValue + text + "\u{1B}[0m" : text
  }

  /// The line with an ASCII character for each other one.
  private static func ascii(_ line: String) -> String {
    String(
      line.map { character -> Character in
        switch character {
        case "■": "#"
        case "□": "."
        case "·", "–", "−": "-"
        case "…": "~"
        case "‹": "<"
        case "›": ">"
        case "×": "x"
        default: character.isASCII ? character : "?"
        }
      })
  }
}
