// The choice tape: every decision that a generator took, as bounded numbers with nested spans.

/// What a choice on the tape decides; shrinking passes look for the kinds that they understand.
@usableFromInline
enum ChoiceKind: UInt8, Sendable {
  /// An integer whose simplest value lies at an end of its range: the index counts away from it.
  case integer
  /// An integer whose simplest value lies inside its range: the index alternates about it.
  case signed
  /// Whether a list has one more element.
  case more
  /// Which of several alternatives was taken.
  case alternative
  /// Which command of a static table was taken.
  case command
  /// The number of an earlier element that is referred to.
  case reference
  /// The digits of a number behind its point.
  case fraction
}

/// A labelled stretch of a tape: the choices that made one part of the value.
@usableFromInline
struct Span: Equatable, Sendable {
  /// Number of the label; equal numbers are equal labels.
  var label: Int
  /// First choice of the span.
  var start: Int
  /// One past the last choice of the span.
  var end: Int
  /// Index of the enclosing span, or -1.
  var parent: Int

  var count: Int { end - start }
  var range: Range<Int> { start..<end }
}

/// The choices that made one case, in the order in which they were drawn.
///
/// Each choice is an index between 0 and an inclusive bound, and 0 is always the simplest one.
/// So tapes are ordered: the shorter is simpler, and among equally long ones the one with the
/// smaller first difference (shortlex). Shrinking looks for the least tape that still fails.
public struct Tape: Sendable {
  /// The choices: each is a simplicity index, 0 the simplest.
  public internal(set) var values: [UInt64] = []
  /// The largest index that each choice could have been, inclusive.
  public internal(set) var bounds: [UInt64] = []
  var kinds: [ChoiceKind] = []
  var spans: [Span] = []

  init() {}

  /// Number of choices.
  public var count: Int { values.count }

  /// A number that tells apart the shapes of generators: of all kinds and bounds along the tape.
  var fingerprint: UInt64 {
    var hash: UInt64 = mix(UInt64(values.count) &+ 1)
    for index in values.indices {
      hash = mix(hash ^ bounds[index] &+ UInt64(kinds[index].rawValue) &* 0x9E37_79B9_7F4A_7C15)
    }
    return hash
  }
}

/// Whether `first` is simpler than `second`: shorter, or equally long and smaller where they first
/// differ.
func isSimpler(_ first: [UInt64], than second: [UInt64]) -> Bool {
  if first.count != second.count { return first.count < second.count }
  for index in first.indices where first[index] != second[index] {
    return first[index] < second[index]
  }
  return false
}
