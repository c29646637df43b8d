// Names of views, stages, items, pictures, phases and choreographies.

/// A name: an ASCII letter, then letters, digits, `-` and `_`; the helpers of a transition have two
/// such parts joined by a dot (`modal.traveller`).
public struct Name: Hashable, Comparable, Sendable {
  /// The spelling.
  public let text: String

  /// Makes a name, or `nil` when `text` does not have the form above.
  public init?(_ text: String) {
    guard Name.isName(text.utf8) else { return nil }
    self.text = text
  }

  /// Makes the name of a helper view: `stage`, a dot, `role`.
  public init(helper role: HelperRole, of stage: Name, level: Int = 1) {
    text = level == 1 ? "\(stage.text).\(role.rawValue)" : "\(stage.text).\(role.rawValue)\(level)"
  }

  /// Whether this is spelled as the name of a helper, which no declaration may be.
  public var isHelper: Bool { text.utf8.contains(UInt8(ascii: ".")) }

  /// Whether the first name comes before the second in the order of their bytes.
  public static func < (first: Name, second: Name) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }

  /// Whether the bytes have the form of a name.
  static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    var parts = 1
    var atStart = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        atStart = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        if atStart { return false }
      case UInt8(ascii: "."):
        parts += 1
        if atStart || parts > 2 { return false }
        atStart = true
      default:
        return false
      }
    }
    return !atStart
  }
}

/// What a helper view of a transition is for.
public enum HelperRole: String, Sendable, CaseIterable {
  /// The view that a transition happens in.
  case container
  /// What lies between the lower and the upper screen.
  case backdrop
  /// The image that flies from the source to the destination.
  case traveller
}

extension Name: ExpressibleByStringLiteral {
  /// Makes a name from a literal in the source; a literal that is no name is a programming error
  /// and stops the program.
  ///
  /// Text from outside goes through `init(_:)`.
  public init(stringLiteral text: String) {
    precondition(Name.isName(text.utf8), "'\(text)' is not a name")
    self.text = text
  }
}

extension Name: CustomStringConvertible {
  /// The spelling.
  public var description: String { text }
}
