// Names of views, stages, items, pictures, phases and choreographies.

/// A name: an ASCII letter, then letters, digits, `-` and `_`; the helpers of a transition have two
/// such parts joined by a dot (`modal.traveller`).
///
/// Names are compared, hashed and copied as small numbers; the spelling of each word is kept once
/// for the whole process, and never forgotten.
public struct Name: Hashable, Sendable {
  /// Of the word that is spelled out, or of the stage's name.
  @usableFromInline let symbol: UInt32
  /// What of it the name stands for: the word itself, the word itself with a dot in it, or else a
  /// helper of the stage, by role and level.
  @usableFromInline let form: UInt32

  private static let whole: UInt32 = 0
  private static let dotted: UInt32 = 1
  private static let firstHelper: UInt32 = 2
  private static let greatestLevel = 0xffff

  private init(_ symbol: Symbol, _ form: UInt32 = whole) {
    self.symbol = symbol.number
    self.form = form
  }

  /// Makes a name, or `nil` when `text` does not have the form above.
  public init?(_ text: String) {
    guard Name.isName(text.utf8) else { return nil }
    self.init(checked: text)
  }

  /// One name has one form: what is spelled as a helper's is the helper's.
  private init(checked text: String) {
    guard text.utf8.contains(UInt8(ascii: ".")) else {
      self.init(Symbol(text))
      return
    }
    let parts = text.split(separator: ".")
    for role in HelperRole.allCases where parts[1].hasPrefix(role.rawValue) {
      let level = parts[1] == role.rawValue ? 1 : Int(parts[1].dropFirst(role.rawValue.count)) ?? 0
      let helper = Name(helper: role, of: Name(Symbol(String(parts[0]))), level: level)
      if helper.text == text {
        self = helper
        return
      }
    }
    self.init(Symbol(text), Self.dotted)
  }

  /// Makes the name of a helper view: `stage`, a dot, `role`.
  public init(helper role: HelperRole, of stage: Name, level: Int = 1) {
    if stage.form == Self.whole, 1...Self.greatestLevel ~= level {
      self.init(Symbol(number: stage.symbol), Self.firstHelper + UInt32(3 * level + role.position))
    } else {
      self.init(Symbol(stage.text + "." + role.spelled(level: level)), Self.dotted)
    }
  }

  /// Whether both are spelled alike.
  @inlinable
  public static func == (first: Name, second: Name) -> Bool {
    first.symbol == second.symbol && first.form == second.form
  }

  /// One number rather than two.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(symbol) << 32 | UInt64(form))
  }

  /// The name as one number: the same for the same spelling, in this process only.
  package var number: UInt64 { UInt64(symbol) << 32 | UInt64(form) }

  /// The spelling.
  public var text: String {
    let word = Symbol(number: symbol).text
    return role.map { word + "." + $0.spelled(level: level) } ?? word
  }

  /// Whether this is spelled as the name of a helper, which no declaration may be.
  public var isHelper: Bool { form != Self.whole }

  /// What the helper of this name is for; `nil` for any other name.
  public var role: HelperRole? {
    form < Self.firstHelper ? nil : HelperRole(position: Int(form - Self.firstHelper) % 3)
  }

  /// The level of the helper of this name.
  private var level: Int { Int(form - Self.firstHelper) / 3 }

  /// For the name of a helper, that of the same helper of another stage; any other name as it is.
  public func movingHelper(to another: (Name) -> Name) -> Name {
    if let role {
      return Name(helper: role, of: another(Name(Symbol(number: symbol))), level: level)
    }
    let parts = text.split(separator: ".")
    guard parts.count == 2, let stage = Name(String(parts[0])) else { return self }
    return Name("\(another(stage).text).\(parts[1])") ?? self
  }

  /// Whether this is spelled as the name of a helper of that stage.
  public func isHelper(of stage: Name) -> Bool {
    form == Self.dotted
      ? text.hasPrefix(stage.text + ".") : form != Self.whole && symbol == stage.symbol
  }

  /// Whether this is spelled as the name of a helper of that stage in that role, on any level.
  public func isHelper(_ role: HelperRole, of stage: Name) -> Bool {
    form == Self.dotted
      ? text.hasPrefix(stage.text + "." + role.rawValue)
      : self.role == role && symbol == stage.symbol
  }
}

extension Name {
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

  fileprivate init(position: Int) {
    switch position {
    case 0: self = .container
    case 1: self = .backdrop
    default: self = .traveller
    }
  }

  fileprivate var position: Int {
    switch self {
    case .container: 0
    case .backdrop: 1
    case .traveller: 2
    }
  }

  /// The second part of the name of a helper; the first level goes without saying.
  fileprivate func spelled(level: Int) -> String {
    level == 1 ? rawValue : "\(rawValue)\(level)"
  }
}

extension Name: Comparable {
  /// Whether the first name comes before the second in the order of their bytes.
  public static func < (first: Name, second: Name) -> Bool {
    first != second && first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }
}

extension Name: ExpressibleByStringLiteral {
  /// Makes a name from a literal in the source; a literal that is no name is a programming error
  /// and stops the program.
  ///
  /// Text from outside goes through `init(_:)`.
  public init(stringLiteral text: String) {
    precondition(Name.isName(text.utf8), "'\(text)' is not a name")
    self.init(checked: text)
  }
}

extension Name: CustomStringConvertible {
  /// The spelling.
  public var description: String { text }
}
