// What is wrong with a text: every mistake with its place, what is there and what should be.

/// Why a text is no scenario: at least one error, in the order of their places, one a line at most.
public struct ParseErrors: Error, Hashable, Sendable {
  /// The errors, by line.
  public let errors: [ParseError]

  init(errors: [ParseError]) {
    self.errors = errors
  }
}

/// One mistake in a text.
public struct ParseError: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column of the first character that is wrong, from 1, counted in characters; a tab is one.
  public let column: Int
  /// What stands there: a word in quotes, or `the end of the line`.
  public let found: String
  /// What should stand there.
  public let expected: String

  init(line: Int, column: Int, found: String, expected: String) {
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
  }
}

extension ParseError: CustomStringConvertible {
  /// The error on one line: `3:12: found 'foo', expected a number`.
  public var description: String { "\(line):\(column): found \(found), expected \(expected)" }
}

extension ParseErrors: CustomStringConvertible {
  /// The errors, one a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// A mistake in the line that is being read; its place is an offset in bytes.
struct Fault: Error {
  /// Where in the line, in bytes from its start.
  var offset: Int
  /// What stands there.
  var found: String
  /// What should stand there.
  var expected: String

  /// Makes a fault.
  init(at offset: Int, found: String, expected: String) {
    self.offset = offset
    self.found = found
    self.expected = expected
  }

  /// Makes a fault about a word.
  init(_ word: Word, expected: String) {
    self.init(at: word.offset, found: Spelling.quoted(word.text), expected: expected)
  }
}
