// Sequences of steps, of which those that do not apply are left out.

extension Source {
  /// A sequence of steps, each drawn in view of those before; a step that does not apply is left
  /// out.
  ///
  /// While generating, a step that comes out as nil is drawn again, at most eight times. In a
  /// replay it is skipped, and the tape is rewritten to the steps that remain: so shrinking may
  /// delete any step, and later ones that made sense only after it fall out by themselves.
  ///
  /// ```swift
  /// let path = source.steps(0...20, "move") { (earlier: [Move]) -> Move? in
  ///   let move = source.choose(Move.left, .right, .undo)
  ///   return move == .undo && earlier.isEmpty ? nil : move
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: least and greatest number of steps to try for. Fewer remain where too many do not
  ///     apply.
  ///   - label: the label of each step's span.
  ///   - step: draws a step, given those before; nil if it does not apply.
  /// - Returns: the steps that apply.
  @inlinable
  public func steps<Step>(
    _ count: ClosedRange<Int>, _ label: String = "step", _ step: ([Step]) -> Step?
  ) -> [Step] {
    var steps: [Step] = []
    keptSteps(count, label) {
      guard let next = step(steps) else { return false }
      steps.append(next)
      return true
    }
    return steps
  }

  /// Runs `body` as often as `count` allows; where it answers false its draws are taken back.
  ///
  /// - Parameters:
  ///   - count: least and greatest number of steps to try for.
  ///   - label: the label of each step's span.
  ///   - isEven: whether all numbers of steps are equally likely; otherwise short sequences are.
  ///   - body: makes a step; false if it does not apply.
  @inlinable
  public func keptSteps(
    _ count: ClosedRange<Int>, _ label: String = "step", isEven: Bool = false, _ body: () -> Bool
  ) {
    let least = max(count.lowerBound, 0)
    let most = max(count.upperBound, least)
    func planned() -> Int {
      isEven ? least &+ Int(uniform(UInt64(most &- least))) : plannedLength(least, most)
    }
    switch mode {
    case .generating:
      for _ in 0..<planned() {
        var tries = 8
        while mode == .generating, tries > 0, !body() { tries &-= 1 }
      }
    case .recording: recordSteps(planned(), least, most, label, body)
    case .replaying: replaySteps(least, most, label, body)
    case .stopped: break
    }
  }

  @usableFromInline
  func recordSteps(
    _ planned: Int, _ least: Int, _ most: Int, _ label: String, _ body: () -> Bool
  ) {
    let whole = openSpan("steps")
    var kept = 0
    for _ in 0..<planned {
      var tries = 8
      while mode == .recording, tries > 0, !keptStep(kept >= least, label, body) { tries -= 1 }
      if tries > 0 { kept += 1 }
    }
    if kept >= least && kept < most { _ = choice(1, .more) { _ in 0 } }
    closeSpan(whole)
  }

  /// One step with its flag; taken off the tape if it does not apply.
  private func keptStep(_ hasFlag: Bool, _ label: String, _ body: () -> Bool) -> Bool {
    let mark = tapeMark
    let opened = openSpan(label)
    if hasFlag { _ = choice(1, .more) { _ in 1 } }
    let applies = body()
    closeSpan(opened)
    if !applies { recorder.truncate(to: mark.0, spans: mark.1) }
    return applies
  }

  @usableFromInline
  func replaySteps(_ least: Int, _ most: Int, _ label: String, _ body: () -> Bool) {
    let whole = openSpan("steps")
    var kept = 0
    // Steps that never apply would go on without end where there is a least number of them.
    var rounds = most + 8
    while kept < most && rounds > 0 && mode == .replaying {
      rounds -= 1
      let mark = tapeMark
      let opened = openSpan(label)
      let goesOn = kept < least || choice(1, .more) { _ in 0 } == 1
      if goesOn {
        let applies = body()
        closeSpan(opened)
        if applies {
          kept += 1
        } else if isExhausting {
          discard("a step does not apply")
        } else {
          recorder.truncate(to: mark.0, spans: mark.1)
        }
      } else {
        closeSpan(opened)
        if opened >= 0, opened == recorder.spanCount - 1 { recorder.forgetLastSpan() }
        break
      }
    }
    closeSpan(whole)
  }
}
