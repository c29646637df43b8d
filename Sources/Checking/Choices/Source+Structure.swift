// The structure of a case: spans, lists, labels, discards.

extension Source {
  /// What `body` draws, as one part of the case.
  ///
  /// Shrinking deletes, replaces, reorders and simplifies whole spans; parts of equal label take
  /// each other's place. `list` makes a span of each element by itself.
  @inlinable
  public func span<Value>(_ label: String, _ body: () throws -> Value) rethrows -> Value {
    if mode == .generating { return try body() }
    let opened = openSpan(label)
    defer { closeSpan(opened) }
    return try body()
  }

  /// Opens a span; -1 if none is kept.
  @usableFromInline
  func openSpan(_ label: String) -> Int {
    guard mode == .recording || mode == .replaying else { return -1 }
    let number = spanLabels.firstIndex(of: label) ?? spanLabels.count
    if number == spanLabels.count { spanLabels.append(label) }
    currentSpan = recorder.open(label: number, parent: currentSpan)
    return currentSpan
  }

  @usableFromInline
  func closeSpan(_ opened: Int) {
    guard opened >= 0, opened < recorder.spanCount else { return }
    currentSpan = recorder.close(opened)
  }

  /// A list of as many elements as `count` allows; short lists are the simplest.
  ///
  /// Each element has a flag of its own that says that there is one more, so that shrinking can cut
  /// out any element without moving a count that was drawn before it.
  ///
  /// - Parameters:
  ///   - count: least and greatest number of elements; numbers below 0 count as 0.
  ///   - label: the label of each element's span.
  ///   - element: draws one element; it is given the elements so far.
  /// - Returns: the elements in the order in which they were drawn.
  @inlinable
  public func list<Element>(
    _ count: ClosedRange<Int>, _ label: String = "element", _ element: ([Element]) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    repeated(count, label) { _ in elements.append(element(elements)) }
    return elements
  }

  /// A list of as many elements as `count` allows; short lists are the simplest.
  @inlinable
  public func list<Element>(
    _ count: ClosedRange<Int>, _ label: String = "element", _ element: () -> Element
  ) -> [Element] {
    var elements: [Element] = []
    repeated(count, label) { _ in elements.append(element()) }
    return elements
  }

  /// Runs `body` as many times as `count` allows, given the number of the round: a list whose
  /// elements go where the caller likes.
  @inlinable
  public func repeated(
    _ count: ClosedRange<Int>, _ label: String = "element", _ body: (Int) -> Void
  ) {
    let least = max(count.lowerBound, 0)
    let most = max(count.upperBound, 0)
    if mode == .generating {
      let length = plannedLength(least, most)
      var index = 0
      while index < length {
        body(index)
        index &+= 1
        // A discard inside leaves nothing worth drawing.
        if mode == .stopped && index >= least { return }
      }
      return
    }
    keptRepetition(least, most, label, body)
  }

  @usableFromInline
  func keptRepetition(_ least: Int, _ most: Int, _ label: String, _ body: (Int) -> Void) {
    let planned = mode == .recording ? plannedLength(least, most) : 0
    let whole = openSpan("list")
    var index = 0
    while index < most {
      let opened = openSpan(label)
      let goesOn = index < least || choice(1, .more) { _ in index < planned ? 1 : 0 } == 1
      if !goesOn {
        // The flag that ends the list belongs to no element.
        if opened >= 0, opened < recorder.spanCount {
          closeSpan(opened)
          recorder.forgetLastSpan()
        }
        break
      }
      body(index)
      closeSpan(opened)
      index += 1
    }
    closeSpan(whole)
  }

  /// How long a list gets: mostly short, of any length up to a size-dependent one, at times
  /// maximal.
  @inlinable
  func plannedLength(_ least: Int, _ most: Int) -> Int {
    if most <= least { return least }
    let spread = UInt64(most &- least)
    let word = nextWord()
    if word & 7 == 0 { return least &+ Int(uniform(spread)) }
    let scaled = max(spread &* UInt64(size &+ 4) / 100, 1)
    let limit = min(spread, scaled)
    let bits = (word >> 8) % UInt64(65 &- limit.leadingZeroBitCount)
    return least &+ Int(min((word >> 24) & ((1 as UInt64) << (bits &+ 1) &- 1), limit))
  }

  /// Whether to go on, in `count` of `total` cases.
  ///
  /// A flag of a hand-written repetition, which must bound itself; `false` is the simplest.
  @inlinable
  public func more(_ count: Int, outOf total: Int) -> Bool {
    if count <= 0 || total <= 0 { return false }
    let share = UInt64(count)
    let most = UInt64(total) &- 1
    return choice(1, .more) { $0.uniform(most) < share ? 1 : 0 } == 1
  }

  /// A hint of how large to be, 0 (smallest) to 100, kept on the tape: it grows over the first
  /// cases of a run, and 0 is the simplest.
  public func drawnSize() -> Int {
    Int(choice(100, .integer) { UInt64(max(0, min($0.size, 100))) })
  }

  /// Classifies the case: the run counts how many cases carry each label.
  @inlinable
  public func label(_ label: @autoclosure () -> String) {
    labels.append(label())
  }

  /// Classifies the case if a condition holds.
  @inlinable
  public func label(_ label: @autoclosure () -> String, if condition: Bool) {
    if condition { labels.append(label()) }
  }

  /// Whether there is nothing about the case to count.
  @inlinable
  var isUnclassified: Bool { labels.isEmpty && entries.isEmpty }

  /// Gives the case up: it counts as a discard, and its property is not asked.
  ///
  /// Every later draw of this case is the simplest one, so a generator simply goes on to its end.
  public func discard(_ reason: String) {
    guard discardReason == nil else { return }
    discardReason = reason
    mode = .stopped
  }

  /// Whether the case has been given up.
  public var isDiscarded: Bool { discardReason != nil }
}
