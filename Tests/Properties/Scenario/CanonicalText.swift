// Text and the canonical spelling of what it says.

import Scenario
import Testing

enum CanonicalText {
  /// Checks that the text says what the canonical one says, and that the latter is canonical.
  static func check(
    _ text: String, _ canonical: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try ScenarioFile(parsing: text).text == canonical, sourceLocation: sourceLocation)
    #expect(try ScenarioFile(parsing: canonical).text == canonical, sourceLocation: sourceLocation)
    let other = text.split(separator: "\n").joined(separator: "\r\n\t")
    #expect(try ScenarioFile(parsing: other).text == canonical, sourceLocation: sourceLocation)
  }
}
