// Bad text, and exactly what is said of it: versions, encodings, line breaks and columns.

import Scenario
import Testing

@Suite struct TextPlaceErrorTests {
  @Test(arguments: [
    ("", "1:1: found the end of the text, expected 'iris 1' on the first line"),
    ("\n# nothing\n", "3:1: found the end of the text, expected 'iris 1' on the first line"),
    ("hello\nworld\n", "1:1: found 'hello', expected 'iris 1' on the first line"),
    ("# a comment first\n\niris 2\nhello\n", "3:6: found '2', expected \(version)"),
    ("iris # 1", "1:5: found the end of the line, expected \(version)"),
    ("iris 1.0", "1:6: found '1.0', expected \(version)"),
    ("window a 1", "1:1: found 'window', expected 'iris 1' on the first line"),
    (
      "window a 1 1\nscreen s in a\nscreen s in b\n",
      """
      1:1: found 'window', expected 'iris 1' on the first line
      3:8: found 's', expected a new name: 's' is declared on line 2
      """
    ),
    ("iris 1\r\nhide a b\r\n", "2:8: found 'b', expected the end of the line"),
    ("iris 1\n\thide\ta\tb", "2:9: found 'b', expected the end of the line"),
    ("iris 1\nhide a\rhide b", "2:6: found 'a\\rhide', expected the name of a view"),
    ("iris 1\nalpha é 1 # naïve", "2:7: found 'é', expected the name of a view"),
    (
      "iris 1\nupon 👩‍👩‍👧 ends: hide a",
      "2:6: found '👩\\u{200D}👩\\u{200D}👧', expected the name of a screen or a stage"
    ),
    ("iris 1\nupon e\u{301}:", "2:6: found 'e\u{301}', expected \(target)"),
    ("iris 1\nhide a: b", "2:7: found ':', expected the end of the line"),
    ("iris 1\nhide " + String(repeating: "9", count: 41), "2:6: found '\(nines)…', \(aView)"),
    ("iris 1\nhide " + String(repeating: "9", count: 40), "2:6: found '\(nines)', \(aView)"),
  ])
  func `places and versions`(text: String, expected: String) {
    #expect(Self.errors(Array(text.utf8)) == expected)
  }

  private static let version = "'1', the only version of the format that can be read"
  private static let target = "the name of a screen or a stage"
  private static let aView = "expected the name of a view"
  private static let nines = String(repeating: "9", count: 40)

  @Test func `bytes that are no text`() {
    let start = Array("iris 1\n".utf8)
    #expect(
      Self.errors(start + Array("hide é".utf8) + [0xFF]) == "2:7: found the byte 0xFF, \(Self.utf8)"
    )
    #expect(Self.errors(start + [0xC3]) == "2:1: found the byte 0xC3, \(Self.utf8)")
    #expect(
      Self.errors(start + Array("hide a # ".utf8) + [0xE9])
        == "2:10: found the byte 0xE9, \(Self.utf8)")
    #expect(Self.errors([0xED, 0xA0, 0x80, 10, 10]) == "1:1: found the byte 0xED, \(Self.utf8)")
    #expect(Self.errors([0]) == "1:1: found '\\0', expected 'iris 1' on the first line")
    // The line says the version all the same.
    #expect(
      Self.errors(Array("iris 1 # ".utf8) + [0xE9] + Array("\nhide".utf8)) == """
        1:10: found the byte 0xE9, \(Self.utf8)
        2:5: found the end of the line, expected the name of a view
        """)
    // The view is not missed a second time.
    #expect(
      Self.errors(start + Array("view v # ".utf8) + [0xE9] + Array("\nitem k shows v".utf8))
        == "2:10: found the byte 0xE9, \(Self.utf8)")
  }

  private static let utf8 = "expected text in UTF-8"

  private static func errors(_ bytes: [UInt8]) -> String {
    do throws(ParseErrors) {
      _ = try ScenarioFile(parsing: bytes)
      return ""
    } catch {
      return error.description
    }
  }
}
