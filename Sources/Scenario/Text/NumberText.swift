// Numbers as text: the shortest spelling that reads back as the same number.

enum NumberText {
  /// The most bytes a number may have; the exact decimal expansion of every `Double` that is not
  /// smaller than the least normal one is shorter, and reading stays linear.
  private static let longest = 1_000

  /// The number that is spelled; `nil` for anything else, and for numbers that round to infinity.
  ///
  /// It is spelled as digits, optionally with a minus sign, decimals and an exponent, or as `inf`,
  /// `-inf`, `nan`. Zero has no sign.
  static func number(_ text: String) -> Double? {
    switch text {
    case "inf": return .infinity
    case "-inf": return -.infinity
    case "nan": return .nan
    default: break
    }
    guard text.utf8.count <= longest, isDecimal(text), let number = Double(text) else { return nil }
    if number == 0 { return 0 }
    return number.isFinite ? number : nil
  }

  /// The whole number of digits, optionally with a minus sign.
  static func integer(_ text: String) -> Int? {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    return takeDigits(&digits) && digits.isEmpty ? Int(text) : nil
  }

  /// The canonical spelling: the fewest digits that read back as the same number; plain decimals
  /// from 1e-7 up to 1e21, an exponent outside; no sign for zero.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number == 0 { return "0" }
    let text = number.description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let mantissa = text[..<mark].drop { $0 == "-" }
    let digits = mantissa.filter { $0 != "." }
    let sign = number < 0 ? "-" : ""
    switch exponent {
    case -7..<0:
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    case 0..<21 where digits.count <= exponent + 1:
      return sign + digits + String(repeating: "0", count: exponent + 1 - digits.count)
    default:
      return sign + mantissa + "e\(exponent)"
    }
  }

  /// The numbers with a space between each two.
  static func text(_ numbers: Double...) -> String {
    numbers.map { text($0) }.joined(separator: " ")
  }

  private static func isDecimal(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard takeDigits(&rest) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeDigits(&rest) else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard takeDigits(&rest) else { return false }
    }
    return rest.isEmpty
  }

  /// Takes the digits at the front; whether there were any.
  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Bool {
    let after = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    defer { rest = after }
    return after.startIndex > rest.startIndex
  }
}
