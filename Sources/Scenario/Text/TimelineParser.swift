// Reading the lines of a timeline.

/// A timeline whose lines are being read.
struct TimelineBlock {
  /// The line that says its duration.
  let line: Int
  /// What has been read.
  var timeline = Timeline(duration: .zero, phases: [])
  /// The traveller's tracks and shadow; seen only if there is a `travel` line.
  var traveller = Traveller(travel: .constant(0))
  /// The words of the lines that may stand only once, as they come.
  var given: [String] = []
  /// The index of each phase.
  var phaseIndex: [Name: Int] = [:]
  /// Whether a line could not be read, which may have named a phase.
  var isLost = false

  init(line: Int) {
    self.line = line
  }

  /// What is missing at the end.
  var missing: String? {
    if timeline.phases.isEmpty { return "'phase NAME SHARE' in the lines below" }
    let ofTraveller = [
      "scale", "opacity", "shadow", "shadowOffset", "shadowRadius", "sourceFit", "destinationFit",
    ]
    if !given.contains("travel"), let word = given.first(where: ofTraveller.contains) {
      return "'travel' beside '\(word)' in the lines below"
    }
    return nil
  }

  /// The timeline, when nothing is missing.
  var finished: Timeline {
    var timeline = timeline
    if given.contains("travel") { timeline.traveller = traveller }
    return timeline
  }

  /// Reads what follows the first word of a line; `place` is the line from that word on.
  mutating func read(
    _ word: String, _ place: LineReader, _ reader: inout LineReader
  ) throws(Fault) {
    if word == "phase" { return try readPhase(place, &reader) }
    if word == "hold" { return try readHold(&reader) }
    if given.contains(word) { throw place.fault("no second '\(word)' in a timeline") }
    given.append(word)
    switch word {
    case "travel": traveller.travel = try track(.travel, &reader)
    case "scale": traveller.scale = try track(.scale, &reader)
    case "opacity": traveller.alpha = try track(.unit, &reader)
    case "shadow": traveller.shadow = try track(.unit, &reader)
    case "shadowOffset":
      traveller.shadowOffset = Size(
        width: try reader.number(.coordinate), height: try reader.number(.coordinate))
    case "shadowRadius": traveller.shadowRadius = try reader.number(.extent)
    case "sourceFit": traveller.sourceFit = try reader.choice(Fit.self)
    case "destinationFit": traveller.destinationFit = try reader.choice(Fit.self)
    case "backdrop": timeline.backdrop = try backdrop(&reader)
    case "lowerOnTop": timeline.isLowerOnTop = true
    case "upper": timeline.upperAlpha = try track(.unit, &reader)
    case "lower": timeline.lowerAlpha = try track(.unit, &reader)
    default:
      let screen = try reader.choice(ScreenRole.self)
      let closed = try reader.shape()
      _ = try reader.keyword(["to"])
      let opened = try reader.shape()
      let openness = try track(.unit, &reader)
      timeline.mask = Mask(screen, closed: closed, opened: opened, openness: openness)
    }
  }

  /// Reads `blur R` or `grey N`, a track, and perhaps `persists`.
  private func backdrop(_ reader: inout LineReader) throws(Fault) -> Backdrop {
    let isBlur = try reader.keyword(["blur", "grey"]) == "blur"
    let amount = try reader.number(isBlur ? .extent : .unit)
    let alpha = try track(.unit, before: "persists", &reader)
    return Backdrop(
      isBlur ? .blur(amount) : .grey(amount), alpha: alpha, persists: reader.take("persists"))
  }

  private mutating func readPhase(
    _ place: LineReader, _ reader: inout LineReader
  ) throws(Fault) {
    if timeline.phases.count >= Limits.phases {
      throw place.fault("no more than \(Limits.phases) phases")
    }
    let place = reader
    let name = try reader.plainName("the phase's name")
    if phaseIndex[name] != nil { throw place.fault("a new name: there is a phase '\(name)'") }
    let share = reader
    let count = try reader.integer()
    guard (1...Limits.share).contains(count) else {
      throw share.fault("a whole number from 1 to \(Limits.share)")
    }
    phaseIndex[name] = timeline.phases.count
    timeline.phases.append(Phase(name, share: count))
  }

  private mutating func readHold(_ reader: inout LineReader) throws(Fault) {
    let target: Hold.Target
    switch try reader.keyword(["source", "destination", "upper", "lower"]) {
    case "source": target = .endpoint(.source)
    case "destination": target = .endpoint(.destination)
    case "upper": target = .screen(.upper)
    default: target = .screen(.lower)
    }
    _ = try reader.keyword(["in"])
    timeline.holds.append(Hold(target, during: try phases(&reader)))
  }

  /// Reads `NAME` or `NAME through NAME`.
  private func phases(_ reader: inout LineReader) throws(Fault) -> ClosedRange<Int> {
    let first = try phase(from: 0, &reader)
    guard reader.take("through") else { return first...first }
    return first...(try phase(from: first, &reader))
  }

  private func phase(from least: Int, _ reader: inout LineReader) throws(Fault) -> Int {
    let place = reader
    let name = try reader.name("the name of a phase")
    guard let index = phaseIndex[name] else {
      if isLost { return least }
      throw place.fault("a phase that is named above")
    }
    if index < least { throw place.fault("no earlier phase than '\(timeline.phases[least].name)'") }
    return index
  }

  /// Reads `from NUMBER {to NUMBER in PHASES CURVE}`, up to a word that may follow.
  private func track(
    _ range: NumberRange, before word: String? = nil, _ reader: inout LineReader
  ) throws(Fault) -> Track {
    _ = try reader.keyword(["from"])
    var track = Track(from: try reader.number(range), [])
    while let next = reader.next, next != word {
      _ = try reader.keyword(["to"] + (word.map { [$0] } ?? []))
      let end = try reader.number(range)
      _ = try reader.keyword(["in"])
      let place = reader
      let phases = try phases(&reader)
      if let last = track.segments.last, phases.lowerBound <= last.phases.upperBound, !isLost {
        throw place.fault("a later phase than '\(timeline.phases[last.phases.upperBound].name)'")
      }
      track.segments.append(.init(phases, to: end, try reader.curve()))
    }
    return track
  }
}

extension LineReader {
  /// Reads a time that may be a duration.
  mutating func duration() throws(Fault) -> Flicks {
    let place = self
    let time = try time()
    guard time.isAcceptable else { throw place.fault("a time from 0s to 2^53 flicks") }
    return time
  }

  /// Reads `inscribed|oval|covering END` or `disc END RADIUS`.
  fileprivate mutating func shape() throws(Fault) -> Mask.Shape {
    let word = try keyword(["inscribed", "oval", "disc", "covering"])
    let role = try choice(EndpointRole.self)
    switch word {
    case "inscribed": return .inscribed(role)
    case "oval": return .oval(role)
    case "disc": return .disc(role, radius: try number(.extent))
    default: return .covering(role)
    }
  }

  /// Reads a curve by its name, or `curve x1 y1 x2 y2`.
  mutating func curve(
    ordinates: NumberRange = .travel
  ) throws(Fault) -> TimingCurve {
    let word = try keyword(TimingCurve.named.map(\.name) + ["curve"])
    if let curve = TimingCurve.named.first(where: { $0.name == word })?.curve { return curve }
    let place = self
    let points = (
      try number(.unit), try number(ordinates), try number(.unit), try number(ordinates)
    )
    guard let curve = TimingCurve(points.0, points.1, points.2, points.3) else {
      throw place.fault("two points with abscissas from 0 to 1")
    }
    return curve
  }
}

extension TimingCurve {
  /// The curves that have a name in scenario text.
  static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("systemDefault", .systemDefault),
  ]
}
