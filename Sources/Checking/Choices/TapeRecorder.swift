// Where the choices of a case are kept while it is drawn: bare memory, written without ceremony.

/// The choices and spans of the case that is being recorded or replayed.
///
/// A tape is an array of each column, and appending to arrays costs more than all else in a replay;
/// here a choice is three stores. The owner frees the memory.
struct TapeRecorder {
  private(set) var count = 0
  private(set) var spanCount = 0
  private var capacity = 0
  private var spanCapacity = 0
  private var values: UnsafeMutablePointer<UInt64>
  private var bounds: UnsafeMutablePointer<UInt64>
  private var kinds: UnsafeMutablePointer<ChoiceKind>
  private var spans: UnsafeMutablePointer<Span>

  init() {
    capacity = 256
    spanCapacity = 128
    values = .allocate(capacity: capacity)
    bounds = .allocate(capacity: capacity)
    kinds = .allocate(capacity: capacity)
    spans = .allocate(capacity: spanCapacity)
  }

  func deallocate() {
    values.deallocate()
    bounds.deallocate()
    kinds.deallocate()
    spans.deallocate()
  }

  @inline(__always)
  mutating func append(_ value: UInt64, bound: UInt64, kind: ChoiceKind) {
    if count == capacity { grow() }
    (values + count).initialize(to: value)
    (bounds + count).initialize(to: bound)
    (kinds + count).initialize(to: kind)
    count &+= 1
  }

  /// Opens a span at the next choice; its number.
  @inline(__always)
  mutating func open(label: Int, parent: Int) -> Int {
    if spanCount == spanCapacity { growSpans() }
    (spans + spanCount).initialize(
      to: Span(label: label, start: count, end: count, parent: parent))
    spanCount &+= 1
    return spanCount &- 1
  }

  /// Ends a span before the next choice; the number of the one around it.
  @inline(__always)
  mutating func close(_ span: Int) -> Int {
    spans[span].end = count
    return spans[span].parent
  }

  /// Forgets the span that was opened last.
  mutating func forgetLastSpan() { spanCount &-= 1 }

  /// Forgets all choices from `start` on, and the spans from number `span` on.
  mutating func truncate(to start: Int, spans span: Int) {
    count = start
    spanCount = span
  }

  /// Whether the choices are these.
  func holds(_ other: [UInt64]) -> Bool {
    guard other.count == count else { return false }
    for index in 0..<count where values[index] != other[index] { return false }
    return true
  }

  /// The choices and spans so far.
  var tape: Tape {
    var tape = Tape()
    tape.values = Array(UnsafeBufferPointer(start: values, count: count))
    tape.bounds = Array(UnsafeBufferPointer(start: bounds, count: count))
    tape.kinds = Array(UnsafeBufferPointer(start: kinds, count: count))
    tape.spans = Array(UnsafeBufferPointer(start: spans, count: spanCount))
    return tape
  }

  @inline(never)
  private mutating func grow() {
    values = Self.grown(values, capacity)
    bounds = Self.grown(bounds, capacity)
    kinds = Self.grown(kinds, capacity)
    capacity *= 2
  }

  @inline(never)
  private mutating func growSpans() {
    spans = Self.grown(spans, spanCapacity)
    spanCapacity *= 2
  }

  private static func grown<Element>(
    _ old: UnsafeMutablePointer<Element>, _ count: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: 2 * count)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }
}
