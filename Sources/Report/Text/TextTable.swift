// A table in plain text: cells in columns as wide as their widest cell.

/// Rows of cells, lined up by columns.
struct TextTable {
  /// On which side of its column a cell stands.
  enum Side {
    /// Words.
    case left
    /// Numbers.
    case right
  }

  /// The sides of the columns; columns beyond them stand left.
  let sides: [Side]
  private var widths: [Int] = []

  init(_ sides: [Side]) {
    self.sides = sides
  }

  /// Makes the columns wide enough for a row.
  mutating func fit(_ cells: [String]) {
    for (column, cell) in cells.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], cell.count)
    }
  }

  /// A row as a line, two spaces between columns and none at the end.
  func line(_ cells: [String]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      if column > 0 { line += "  " }
      let width = column < widths.count ? widths[column] : 0
      let isRight = column < sides.count && sides[column] == .right
      line += isRight ? FixedText.aligned(cell, width) : FixedText.padded(cell, width)
    }
    return FixedText.trimmed(line)
  }

  /// All rows as lines.
  static func lines(_ sides: [Side], _ rows: [[String]]) -> [String] {
    var table = TextTable(sides)
    for row in rows { table.fit(row) }
    return rows.map(table.line)
  }
}
