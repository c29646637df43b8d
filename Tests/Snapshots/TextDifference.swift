// Where two texts begin to differ, in a few lines.

/// The first lines in which two texts differ.
struct TextDifference: CustomStringConvertible {
  /// The difference: line number, then lines of the old text marked `-` and of the new one `+`.
  let description: String

  private static let maximumLines = 4
  private static let maximumColumns = 160

  /// Compares two texts line by line.
  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let same = zip(old, new).prefix { $0 == $1 }.count
    let sameAtEnd = zip(old[same...].reversed(), new[same...].reversed()).prefix { $0 == $1 }.count
    let gone = old[same..<(old.count - sameAtEnd)]
    let come = new[same..<(new.count - sameAtEnd)]
    let lines =
      ["from line \(same + 1): \(gone.count) lines of the golden, \(come.count) now"]
      + Self.marked(gone, "-") + Self.marked(come, "+")
    description = lines.joined(separator: "\n")
  }

  private static func marked(_ lines: ArraySlice<String>, _ mark: String) -> [String] {
    let shown = lines.prefix(maximumLines).map { line in
      mark + " " + (line.count > maximumColumns ? line.prefix(maximumColumns) + "…" : line)
    }
    let more = lines.count - shown.count
    return shown + (more > 0 ? ["\(mark) … \(more) more lines"] : [])
  }
}
