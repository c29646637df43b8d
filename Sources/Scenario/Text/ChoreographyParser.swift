// Reading choreographies: a line that names one, then a line for each of its parts.

/// A choreography whose lines are being read.
struct ChoreographyBlock {
  /// The words that its lines begin with.
  static let words = [
    "entering", "leaving", "phase", "hold", "travel", "scale", "opacity", "shadow", "shadowOffset",
    "shadowRadius", "sourceFit", "destinationFit", "backdrop", "upper", "lower", "mask",
    "lowerOnTop", "interaction",
  ]

  /// The name; `nil` when it could not be read.
  var name: Name?
  /// The line that names it.
  var line: Int
  /// Whether a line of it could not be read, so that what seems to be missing may be an echo.
  var isLost: Bool
  /// The timeline of each direction that was given.
  var entering: TimelineBlock?
  var leaving: TimelineBlock?
  /// What a finger can do; `nil` while no line has said it.
  var interaction: Interaction?
  /// Whether the lines are of the leaving timeline; `nil` before either.
  var isLeaving: Bool?

  init(_ name: Name?, line: Int, isLost: Bool = false) {
    self.name = name
    self.line = line
    self.isLost = isLost
  }

  /// Notes that a line could not be read that may have named a phase.
  mutating func lose() {
    isLost = true
    entering?.isLost = true
    leaving?.isLost = true
  }
}

extension ScenarioParser {
  /// Reads the name of a choreography and opens its block.
  mutating func openBlock(_ reader: inout LineReader) throws(Fault) {
    block = ChoreographyBlock(nil, line: line, isLost: true)
    let place = reader
    let name = try reader.plainName("the choreography's name")
    if choreographyLines[name] != nil || Choreography.shipped.contains(where: { $0.name == name }) {
      let earlier = choreographyLines[name].map { "declared on line \($0)" } ?? "shipped"
      throw place.fault("a new name: choreography '\(name)' is \(earlier)")
    }
    choreographyLines[name] = line
    try reader.finish()
    block = ChoreographyBlock(name, line: line)
  }

  /// Reads a line of the open block.
  mutating func readBlockLine(_ reader: inout LineReader) throws(Fault) {
    guard var block else { throw reader.fault("'choreography NAME' on a line before it") }
    // Out of the state while it changes, lest it be copied.
    self.block = nil
    defer { self.block = block }
    let place = reader
    let word = try reader.keyword(ChoreographyBlock.words)
    do throws(Fault) {
      switch (word, block.isLeaving) {
      case ("interaction", _):
        if block.interaction != nil { throw place.fault("no second 'interaction'") }
        block.interaction = try reader.interaction()
      case ("entering", _):
        if block.entering != nil { throw place.fault("no second 'entering'") }
        block.isLeaving = false
        block.entering = TimelineBlock(line: line)
        block.entering?.timeline.duration = try reader.duration()
      case ("leaving", _):
        if block.leaving != nil { throw place.fault("no second 'leaving'") }
        block.isLeaving = true
        block.leaving = TimelineBlock(line: line)
        block.leaving?.timeline.duration = try reader.duration()
      case (_, false): try block.entering?.read(word, place, &reader)
      case (_, true): try block.leaving?.read(word, place, &reader)
      case (_, nil): throw place.fault("'entering DURATION' or 'leaving DURATION' before it")
      }
      try reader.finish()
    } catch {
      if word == "phase" { block.lose() } else { block.isLost = true }
      throw error
    }
  }

  /// Ends the open block, if there is one.
  mutating func closeBlock() {
    guard let block = block.take(), !block.isLost, let name = block.name else { return }
    guard let entering = block.entering, let leaving = block.leaving else {
      let missing = block.entering == nil ? "entering" : "leaving"
      return report(
        Fault(at: 0, found: "'choreography'", expected: "'\(missing) DURATION' in the lines below"),
        line: block.line)
    }
    var isWhole = true
    for (part, word) in [(entering, "entering"), (leaving, "leaving")] {
      guard let expected = part.missing else { continue }
      isWhole = false
      report(Fault(at: 0, found: "'\(word)'", expected: expected), line: part.line)
    }
    guard isWhole else { return }
    choreographies.append(
      Choreography(
        name, entering: entering.finished, leaving: leaving.finished,
        interaction: block.interaction ?? .none))
  }
}
