// Text that lines up: numbers with fixed decimals, padding, wrapping and cutting.

import Foundation
import Scenario

enum FixedText {
  /// The number with so many decimals, the same for all numbers that differ by rounding only.
  ///
  /// A number that ends in a 5 behind its last decimal is a tie that the last bit of a computation
  /// would decide; it is moved away from zero by 2⁻³⁰ first, so that two systems which agree within
  /// that agree in the text. There is no negative zero.
  static func number(_ value: Double, decimals: Int = 4) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let nudge = 1 / 1_073_741_824.0
    let text = String(format: "%.\(decimals)f", value + (value < 0 ? -nudge : nudge))
    let isZero = !text.contains { ("1"..."9").contains($0) }
    return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  /// Seconds with four decimals and their unit.
  static func seconds(_ time: Flicks) -> String {
    number(Double(time.count) / Double(Flicks.perSecond)) + " s"
  }

  /// The text with spaces behind it up to a width.
  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The text with spaces before it up to a width.
  static func aligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// The text without spaces at its end.
  static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The text in lines of at most `width` characters, broken between words where possible; lines
  /// after the first begin with `indent` spaces.
  static func wrapped(_ text: String, width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var isFresh = true
    let margin = String(repeating: " ", count: min(indent, max(0, width - 1)))
    func flush() {
      lines.append(line)
      line = margin
      isFresh = true
    }
    for word in text.split(whereSeparator: \.isWhitespace) {
      var rest = String(word)
      if !isFresh, line.count + 1 + rest.count > width { flush() }
      while line.count + (isFresh ? 0 : 1) + rest.count > width {
        let room = max(1, width - line.count)
        line += rest.prefix(room)
        rest = String(rest.dropFirst(room))
        flush()
      }
      line += (isFresh ? "" : " ") + rest
      isFresh = false
    }
    if !isFresh || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// The text, or its beginning with an ellipsis, in at most `width` characters.
  static func cut(_ text: String, to width: Int) -> String {
    text.count <= width ? text : text.prefix(max(0, width - 1)) + "…"
  }

  /// At most `count` lines; the last one then says how many are missing.
  static func cut(_ lines: [String], toLines count: Int) -> [String] {
    if lines.count <= count { return lines }
    let shown = max(0, count - 1)
    return lines.prefix(shown) + ["    … \(lines.count - shown) more lines"]
  }
}
