// The text of an SVG picture: elements with attributes in a fixed order and fixed decimals.

import Scenario

/// Lines of SVG, indented by nesting.
struct SVG {
  private(set) var lines: [String] = []
  private var depth = 0

  /// A number with three decimals at most, or as many as said; 0 for what is no number.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    var text = FixedText.number(value, decimals: decimals)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" || text.isEmpty ? "0" : text
  }

  /// A number with six decimals at most, for the linear part of a map.
  static func entry(_ value: Double) -> String { number(value, decimals: 6) }

  /// Text that may stand in an attribute or between tags: markup escaped, and what XML does not
  /// allow replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An element without content.
  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    add("<\(name)\(Self.words(attributes))/>")
  }

  /// An element with text for its content.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], text: String
  ) {
    add("<\(name)\(Self.words(attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// Opens an element, to be closed by `close`.
  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    add("<\(name)\(Self.words(attributes))>")
    depth += 1
  }

  /// Opens a picture that stands by itself, with its title.
  mutating func openPicture(_ size: Size, title: String) {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"),
        ("font-family", "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif"),
        ("font-size", "10"), ("fill", Palette.ink),
      ])
    element("title", [], text: title)
  }

  /// Closes the element that was opened last.
  mutating func close(_ name: String) {
    depth = max(0, depth - 1)
    add("</\(name)>")
  }

  /// Lines that were drawn elsewhere.
  mutating func insert(_ drawn: [String]) {
    for line in drawn { add(line) }
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: " ", count: depth) + line)
  }

  private static func words(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }
}

extension Transform {
  /// The map as a value of the attribute `transform`.
  var svg: String {
    let linear = [a, b, c, d].map(SVG.entry)
    let moves = [tx, ty].map { SVG.number($0) }
    return "matrix(\((linear + moves).joined(separator: " ")))"
  }
}
