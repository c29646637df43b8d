// Text that says of itself what is wrong with it: a line `#! 16: found …, expected …` stands below
// every line with an error and says the rest of it, from the column on.

import Scenario
import Testing

enum AnnotatedText {
  /// Checks that the errors are those that the text says, and no others.
  static func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    var expected: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.hasPrefix("#! ") {
      expected.append("\(index):\(line.dropFirst(3))")
    }
    let errors = try #require(throws: ParseErrors.self, sourceLocation: sourceLocation) {
      try ScenarioFile(parsing: text)
    }
    let found = errors.errors.map(\.description)
    #expect(found == expected, sourceLocation: sourceLocation)
    #expect(errors.description == expected.joined(separator: "\n"), sourceLocation: sourceLocation)
  }
}
