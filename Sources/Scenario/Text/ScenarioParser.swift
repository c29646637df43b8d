// Reading a scenario: line by line, going on after every mistake.

/// The state of reading a scenario.
struct ScenarioParser {
  /// The version of the format that this reads and that the printer writes.
  static let versionWord = "1"
  /// The words that a declaration begins with.
  static let declarationWords =
    ViewKind.allCases.map(\.rawValue) + ["item", "stage", "choreography"]

  /// What is known of the version.
  enum Version {
    /// No line has said it.
    case awaited
    /// It is ours, or was left out.
    case ours
    /// It is another, or the text is something else altogether.
    case foreign
  }

  let lines: [SourceLine]
  var version = Version.awaited
  /// The line that is being read, from 1.
  var line = 0
  var errors: [ParseError] = []
  /// The lines that have an error: a second one could be an echo of the first.
  private var badLines: Set<Int> = []
  var views: [ViewDeclaration] = []
  /// Everything that is known of the names of views that were declared, well or badly.
  var known: [Name: KnownView] = [:]
  /// The size of the first window; `nil` while there is none.
  var windowSize: Size?
  /// For each view, the last screen that was declared in it.
  var lastScreen: [Name: Name] = [:]
  /// Whether a view could not be read, so that complaints about missing ones may be its echo.
  var lostView = false
  var items: [ItemLine] = []
  /// The line of each item's key, also where the rest could not be read.
  var itemLines: [Name: Int] = [:]
  var stages: [StageLine] = []
  /// The line of each stage's name, also where the rest could not be read.
  var stageLines: [Name: Int] = [:]
  var choreographies: [Choreography] = []
  /// The line of each choreography's name, also where the rest could not be read.
  var choreographyLines: [Name: Int] = [:]
  /// The choreography whose lines are being read.
  var block: ChoreographyBlock?
  var steps: [Step] = []
  var lineOfStep: [Int] = []
  var hasSteps = false

  init(_ bytes: [UInt8]) {
    lines = SourceLine.lines(of: bytes)
  }

  mutating func parse() throws(ParseErrors) -> ParsedScenario {
    for index in lines.indices where version != .foreign {
      line = index + 1
      let words = lines[index].words
      if let fault = lines[index].encodingFault {
        report(fault)
        loseLine(words)
        if version == .awaited { version = words.first?.text == "iris" ? .ours : .foreign }
      } else if !words.isEmpty {
        var reader = LineReader(words)
        do throws(Fault) {
          try readLine(words[0].text, &reader)
        } catch {
          report(error)
        }
      }
    }
    if version == .awaited {
      report(Fault(at: 0, found: "the end of the text", expected: "'iris 1' on the first line"))
    }
    closeBlock()
    resolveItems()
    let stages = resolveStages()
    return try finish(stages)
  }

  /// Notes a mistake in a line, the current one unless another is given; the first of each line.
  mutating func report(_ fault: Fault, line: Int? = nil) {
    let line = line ?? self.line
    guard badLines.insert(line).inserted else { return }
    errors.append(
      ParseError(
        line: line, column: lines[line - 1].column(at: fault.offset), found: fault.found,
        expected: fault.expected))
  }

  /// Makes the scenario if nothing was wrong.
  private func finish(_ stages: [StageDeclaration]) throws(ParseErrors) -> ParsedScenario {
    guard errors.isEmpty else {
      throw ParseErrors(errors: errors.sorted { $0.line < $1.line })
    }
    do throws(SceneFaults) {
      let scene = try Scene(
        views: views, bindings: items.map { Binding($0.key, to: $0.view) }, stages: stages,
        choreographies: choreographies)
      let file = ScenarioFile(scene: scene, steps: steps)
      return ParsedScenario(file: file, lineOfStep: lineOfStep)
    } catch {
      // Every fault is found line by line before; should one be missed, it is still told.
      let told = error.faults.map {
        ParseError(line: 1, column: 1, found: "a scene with a fault", expected: $0.sentence)
      }
      throw ParseErrors(errors: told)
    }
  }

  /// Reads the line that should say the version.
  private mutating func readVersion(_ word: String, _ reader: inout LineReader) throws(Fault) {
    version = .foreign
    if reader.take("iris") {
      guard reader.take(Self.versionWord) else {
        throw reader.fault("'1', the only version of the format that can be read")
      }
      version = .ours
      try reader.finish()
    } else {
      report(reader.fault("'iris 1' on the first line"))
      // In text of another kind every line would be wrong; one error is enough.
      guard Self.declarationWords.contains(word) || Self.stepWords.contains(word) else { return }
      version = .ours
      try readLine(word, &reader)
    }
  }

  /// Notes that a line could not be read at all: what it would have declared is not missed again.
  private mutating func loseLine(_ words: [Word]) {
    block?.lose()
    if !hasSteps, words.count > 1, let name = Name(words[1].text) { lose(name) }
  }

  private static let stepWords = ["expect"] + LineReader.eventWords

  private mutating func readLine(_ word: String, _ reader: inout LineReader) throws(Fault) {
    if version == .awaited {
      try readVersion(word, &reader)
    } else if ChoreographyBlock.words.contains(word) {
      try readBlockLine(&reader)
    } else if Self.declarationWords.contains(word) {
      closeBlock()
      try readDeclaration(&reader)
    } else if Self.stepWords.contains(word) {
      closeBlock()
      hasSteps = true
      try readStep(&reader)
    } else {
      loseLine(Array(reader.rest))
      let words =
        Self.declarationWords + Self.stepWords + (block == nil ? [] : ChoreographyBlock.words)
      throw reader.fault(
        "a declaration, an event or 'expect'" + Spelling.hint(for: reader.next, among: words))
    }
  }

  private mutating func readStep(_ reader: inout LineReader) throws(Fault) {
    let step: Step
    if reader.next == "expect" {
      step = .expect(try reader.expectation())
    } else {
      step = .event(try reader.event())
    }
    try reader.finish()
    steps.append(step)
    lineOfStep.append(line)
  }

  private mutating func readDeclaration(_ reader: inout LineReader) throws(Fault) {
    if hasSteps {
      let fault = reader.fault("an event or 'expect': declarations stand before the first of them")
      // The lines of a choreography that is out of place are not out of place as well.
      if reader.take("choreography") { block = ChoreographyBlock(nil, line: line, isLost: true) }
      throw fault
    }
    if reader.take("item") {
      try readItem(&reader)
    } else if reader.take("stage") {
      try readStage(&reader)
    } else if reader.take("choreography") {
      try openBlock(&reader)
    } else {
      try readView(&reader)
    }
  }
}
