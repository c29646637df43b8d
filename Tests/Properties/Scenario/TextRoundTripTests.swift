// Printing and parsing are inverse, and no bytes whatever stop the parser.

import Scenario
import Testing

#if DEBUG
  private let cases: UInt64 = 2_000
#else
  private let cases: UInt64 = 100_000
#endif

@Suite struct TextRoundTripTests {
  @Test func `every file reads back as itself, and its text is canonical`() throws {
    #expect(try Self.fault(of: { $0.text }) == nil)
  }

  @Test func `a printer that rounds, and one that leaves out, are found`() throws {
    let rounding = try Self.fault(of: { $0.text.replacing(/\.([0-9]{6})[0-9]+/) { ".\($0.1)" } })
    #expect(rounding?.hasSuffix("another file") == true)
    let forgetful = try Self.fault(of: { $0.text.replacing(" hidden clips", with: " clips") })
    #expect(forgetful?.hasSuffix("another file") == true)
    let talkative = try Self.fault(of: { $0.text + "\n" })
    #expect(talkative?.hasSuffix("another text") == true)
  }

  /// Where a printer and the parser are not inverse, first; `nil` for nowhere.
  private static func fault(of print: (ScenarioFile) -> String) throws -> String? {
    for seed in 0..<cases {
      var source = TextSource(seed: seed)
      let file = try source.file()
      let text = print(file)
      switch read(Array(text.utf8)) {
      case .success(let parsed):
        if parsed.file != file { return "seed \(seed):\n\(text)\nis another file" }
        if parsed.file.text != text { return "seed \(seed):\n\(text)\nis another text" }
        if parsed.lineOfStep.count != file.steps.count { return "seed \(seed): lines of steps" }
      case .failure(let errors):
        return "seed \(seed): \(errors)\n\(text)"
      }
    }
    return nil
  }

  private static func read(_ bytes: [UInt8]) -> Result<ParsedScenario, ParseErrors> {
    Result { () throws(ParseErrors) in try ParsedScenario.parse(bytes: bytes) }
  }

  @Test func `every event and every expectation has its own line`() throws {
    for seed in 0..<cases {
      var source = TextSource(seed: seed &* 7_919)
      let event = source.event()
      let expect = source.expectation()
      let file = try ScenarioFile(parsing: "iris 1\n\(event.line)\n\(expect.line)")
      try #require(file.steps == [.event(event), .expect(expect)], "seed \(seed)")
    }
  }

  @Test func `random bytes give a file or errors with places`() throws {
    let alphabet = Array("iris 1\n\t #:.-/exvwms0123456789 \r\n".utf8) + [0, 0xC3, 0xA9, 0xFF]
    for seed in 0..<cases {
      var source = TextSource(seed: seed)
      var bytes = Array(source.one(in: 2) ? "iris 1\n".utf8 : "".utf8)
      let isTame = source.one(in: 2)
      for _ in 0..<source.below(120) {
        bytes.append(isTame ? source.pick(alphabet) : UInt8(truncatingIfNeeded: source.next()))
      }
      try check(bytes, seed)
    }
  }

  @Test func `damaged files give a file or errors with places`() throws {
    var others: [[UInt8]] = []
    for seed in 0..<64 {
      var source = TextSource(seed: UInt64(seed) + 1_000_000)
      others.append(Array(try source.file().text.utf8))
    }
    for seed in 0..<cases {
      var source = TextSource(seed: seed)
      var bytes = source.pick(others)
      for _ in 0...source.below(4) { damage(&bytes, source.pick(others), &source) }
      try check(bytes, seed)
    }
  }

  @Test func `lines of words of the format give a file or errors with places`() throws {
    let words =
      ScenarioWords.all + TextSource.words.map(\.text) + ["0", "1", "-7", "1e400", "0.5s", "9x9"]
    for seed in 0..<cases {
      var source = TextSource(seed: seed)
      var text = "iris 1\nwindow main 9 9\nscreen s in main\n"
      for _ in 0...source.below(6) {
        for _ in 0...source.below(8) { text += source.pick(words) + " " }
        text += "\n"
      }
      try check(Array(text.utf8), seed)
    }
  }

  /// Changes, deletes, doubles or imports a few bytes or words.
  private func damage(_ bytes: inout [UInt8], _ other: [UInt8], _ source: inout TextSource) {
    let start = source.below(bytes.count + 1)
    let end = min(bytes.count, start + source.below(12))
    switch source.below(4) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: source.below(bytes.count + 1))
    case 2:
      for index in start..<end where source.one(in: 4) {
        bytes[index] = UInt8(truncatingIfNeeded: source.next())
      }
    default:
      let from = source.below(other.count)
      bytes.insert(contentsOf: other[from..<min(other.count, from + 20)], at: start)
    }
  }

  /// What is read prints and reads back; what is not has errors in order, one a line, in the text.
  private func check(_ bytes: [UInt8], _ seed: UInt64) throws {
    switch Self.read(bytes) {
    case .success(let parsed):
      let text = parsed.file.text
      let again = try Self.read(Array(text.utf8)).get()
      try #require(again.file.text == text, "seed \(seed): \(text)")
    case .failure(let errors):
      let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
      try #require(!errors.errors.isEmpty)
      var last = 0
      for error in errors.errors {
        let isInOrder = error.line > last
        let isInText =
          error.line <= lines.count && error.column >= 1
          && error.column <= lines[error.line - 1].count + 1
        let isPlaced = isInOrder && isInText
        try #require(
          isPlaced, "seed \(seed):\n\(errors)\n\(String(decoding: bytes, as: UTF8.self))")
        try #require(!error.found.isEmpty && !error.expected.isEmpty)
        last = error.line
      }
    }
  }
}

/// Words that lines of the format begin with or contain.
enum ScenarioWords {
  static let all = [
    "window", "screen", "view", "image", "item", "stage", "choreography", "entering", "leaving",
    "phase", "hold", "travel", "scale", "opacity", "shadow", "shadowOffset", "shadowRadius",
    "backdrop", "upper", "lower", "mask", "expect", "add", "insert", "remove", "front", "back",
    "frame", "bounds", "center", "transform", "scroll", "hide", "show", "alpha", "bind", "unbind",
    "resize", "push", "pop", "present", "dismiss", "discard", "finish", "cancel", "interrupt",
    "advance", "upon", ":", "source", "blur", "disc", "covering", "main", "s", "start", "pan",
    "began", "ended", "interaction", "percent", "drag", "springBack", "sourceFit", "widthFit",
    "lowerOnTop", "persists", "interactively", "hit", "nothing",
  ]
}
