// How words are shown in error messages: quoted, listed, and corrected when they are nearly right.

/// Words in error messages.
public enum Spelling {
  /// How many characters of a word a message shows.
  private static let shownLength = 40

  /// The text in quotes, cut when it is long, with characters that cannot be seen spelled out.
  static func quoted(_ text: String) -> String {
    var shown = ""
    var scalars = text.unicodeScalars.makeIterator()
    for _ in 0..<shownLength {
      guard let scalar = scalars.next() else { return "'\(shown)'" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        shown += scalar.escaped(asASCII: true)
      default:
        shown.unicodeScalars.append(scalar)
      }
    }
    return scalars.next() == nil ? "'\(shown)'" : "'\(shown)…'"
  }

  /// The words in quotes, with commas and a last `or`; of many, also the one that was meant.
  static func oneOf(_ words: [String], found: String?) -> String {
    var list = ""
    for (index, word) in words.enumerated() {
      if index > 0 { list += index == words.count - 1 ? " or " : ", " }
      list += "'\(word)'"
    }
    return words.count > 3 ? list + hint(for: found, among: words) : list
  }

  /// ` (did you mean '…'?)`, or nothing when no word is near.
  public static func hint(for found: String?, among words: [String]) -> String {
    guard let found, found.utf8.count <= 24 else { return "" }
    var nearest: String?
    var least = min(2, found.utf8.count / 3) + 1
    for word in words {
      let distance = distance(Array(found.utf8), Array(word.utf8))
      if distance < least { (nearest, least) = (word, distance) }
    }
    return nearest.map { " (did you mean '\($0)'?)" } ?? ""
  }

  /// The number of single-byte insertions, deletions, replacements and swaps of neighbours that
  /// lead from one word to the other (optimal string alignment).
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var before: [Int] = []
    var above = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(above[column + 1], current[column]) + 1
        best = min(best, above[column] + (byte == other ? 0 : 1))
        if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, above) = (above, current)
    }
    return above[second.count]
  }
}
