// The source that generators draw from: it generates, records or replays choices.

/// What a generator draws from.
///
/// A source is in one of four modes. *Generating* is the path of every passing case: numbers come
/// from the case's seed and nothing is kept. *Recording* draws the same numbers and keeps them on a
/// tape. *Replaying* takes the choices of a tape instead, clamps each to its bound and goes on with
/// 0 where the tape has ended. *Stopped* is what `discard(_:)` leaves: every further draw is the
/// simplest one, so the generator finishes cheaply.
///
/// A generator may depend on nothing but its source: then a case is determined by its seed, or by
/// its tape.
public final class Source {
  @usableFromInline
  enum Mode: UInt8 {
    case generating, recording, replaying, stopped
  }

  // Exclusivity is not checked at run time on what the hot path touches: every access is a load or
  // a store, none is held across a call.
  @exclusivity(unchecked) @usableFromInline var mode = Mode.generating
  @exclusivity(unchecked) @usableFromInline var random = Xoshiro(seed: 0)
  @usableFromInline let recent = UnsafeMutablePointer<UInt64>.allocate(capacity: 4)
  @exclusivity(unchecked) @usableFromInline var recentCount = 0

  @exclusivity(unchecked) var recorder = TapeRecorder()
  @exclusivity(unchecked) var input: [UInt64] = []
  @exclusivity(unchecked) var position = 0
  @exclusivity(unchecked) var currentSpan = -1
  /// The labels of spans; a span holds the position of its own.
  ///
  /// They are few, and mostly short enough to be compared in one step.
  @exclusivity(unchecked) var spanLabels: [String] = []
  @exclusivity(unchecked) @usableFromInline var labels: [String] = []
  @exclusivity(unchecked) @usableFromInline var entries: [TableEntry] = []
  @exclusivity(unchecked) var tallies: [CommandTally] = []
  @exclusivity(unchecked) @usableFromInline var discardReason: String?

  /// Whether a step that does not apply gives the case up, rather than falling out of it: in
  /// exhaustive mode the case without the step comes by itself.
  @exclusivity(unchecked) var isExhausting = false
  /// How many choices are kept: a case that takes more is given up.
  @exclusivity(unchecked) var maximumChoices = Int.max

  /// How large values may grow in this case, 0 (smallest) to 100.
  ///
  /// It rises over the first cases of a run. A hint for how much to draw, read through
  /// ``Gen/sized(_:)`` or ``drawnSize()``.
  @usableFromInline var size = 100

  init() {
    recent.initialize(repeating: 0, count: 4)
  }

  deinit {
    recent.deallocate()
    recorder.deallocate()
  }

  /// Whether the case was given up for taking too many choices.
  @exclusivity(unchecked) var exceededChoices = false

  /// Starts a case from a seed.
  func begin(seed: UInt64, size: Int, recording: Bool) {
    random = Xoshiro(seed: seed)
    self.size = size
    start(recording ? .recording : .generating)
  }

  /// Starts a case from the choices of a tape.
  @usableFromInline
  func begin(replaying values: [UInt64]) {
    input = values
    start(.replaying)
  }

  /// The choices of the case that was recorded or replayed last.
  var tape: Tape { recorder.tape }

  /// Whether the case that was drawn took exactly these choices, and was not given up.
  @usableFromInline
  func hasTaken(_ values: [UInt64]) -> Bool { !isDiscarded && recorder.holds(values) }

  private func start(_ newMode: Mode) {
    mode = newMode
    recentCount = 0
    if !labels.isEmpty { labels.removeAll(keepingCapacity: true) }
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    if discardReason != nil { discardReason = nil }
    guard newMode != .generating else { return }
    exceededChoices = false
    recorder.truncate(to: 0, spans: 0)
    position = 0
    currentSpan = -1
  }

  /// One choice: an index from 0 (simplest) to `bound`, made by `generate` unless it is replayed.
  ///
  /// A choice with the bound 0 is none: it is not on the tape.
  @inlinable @inline(__always)
  func choice(_ bound: UInt64, _ kind: ChoiceKind, _ generate: (Source) -> UInt64) -> UInt64 {
    if mode == .generating { return generate(self) }
    return keptChoice(bound, kind, generate)
  }

  @usableFromInline @inline(never)
  func keptChoice(_ bound: UInt64, _ kind: ChoiceKind, _ generate: (Source) -> UInt64) -> UInt64 {
    switch mode {
    case .generating, .recording:
      let value = generate(self)
      if bound > 0 { keep(value, bound, kind) }
      return value
    case .replaying:
      guard bound > 0 else { return 0 }
      let value = position < input.count ? min(input[position], bound) : 0
      position += 1
      keep(value, bound, kind)
      return value
    case .stopped:
      return 0
    }
  }

  /// Puts a choice on the tape, unless that is too long already: then the case is given up, so that
  /// a generator that does not end by itself does in shrinking.
  @inline(__always)
  private func keep(_ value: UInt64, _ bound: UInt64, _ kind: ChoiceKind) {
    if recorder.count >= maximumChoices {
      exceededChoices = true
      discard("too many choices")
      return
    }
    recorder.append(value, bound: bound, kind: kind)
  }

  /// The next 64 random bits; only for use inside the generating closure of a choice.
  @inlinable @inline(__always)
  func nextWord() -> UInt64 { random.next() }

  /// A uniform number from 0 to `bound`, inclusive, by one multiplication (Lemire, "Fast Random
  /// Integer Generation in an Interval", 2019, without its rejection: the bias is below 2⁻⁶⁴ times
  /// the width, and nothing here depends on exact uniformity).
  @inlinable @inline(__always)
  func uniform(_ bound: UInt64) -> UInt64 {
    let word = random.next()
    return bound == .max ? word : word.multipliedFullWidth(by: bound &+ 1).high
  }
}
