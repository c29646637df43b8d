// Exhaustive mode: all cases of a generator, one after another.

/// Checks a property on every value of a generator.
///
/// The generators are those of ``check(_:_:settings:_:)``: an odometer runs over the bounds of their
/// choices, the flags of lists among them, from the simplest case on. What no bound makes finite in
/// practice, such as a list of any `Int`, ends at the limit; small scopes are what this is for.
///
/// ```swift
/// let outcome = exhaust("sorting", Gen.array(of: Gen.int(in: 0...3), count: 0...4)) { list in
///   list.sorted().count == list.count
/// }
/// outcome.exhaustion  // 341 cases, all of them
/// ```
///
/// A counterexample is shrunk and reported as in a random run. Of cases that differ only in steps
/// that do not apply, or that a filter rejects, none is asked about twice.
///
/// - Parameters:
///   - name: names the property in replay tokens.
///   - generator: draws the values.
///   - limit: how many cases there may be, discarded ones included; if there are more the run fails,
///     as it proves nothing.
///   - settings: how long to shrink, how many failures end the run; seed, sizes and shares do not
///     matter.
///   - property: a pure function of the value; an error that it throws is a failure.
/// - Returns: what was found; its `exhaustion` says how many cases there are.
public func exhaust<Base: Generator, Result: VerdictConvertible>(
  _ name: String, _ generator: Base, limit: Int = 1_000_000, settings: Settings = Settings(),
  _ property: (Base.Value) throws -> Result
) -> Outcome<Base.Value> {
  withoutActuallyEscaping(property) { property in
    let campaign = Campaign<Base>(name, generator, settings) { value in
      do {
        return try property(value).verdict
      } catch {
        return Verdict(thrown: error)
      }
    }
    return campaign.exhaust(limit: limit)
  }
}

/// How many different cases a generator has, those that it discards itself not counted; nil if there
/// are more than `limit` with them.
public func countCases(of generator: some Generator, limit: Int = 1_000_000) -> Int? {
  var odometer = Odometer()
  let source = Source()
  var count = 0
  for _ in 0..<max(limit, 0) {
    odometer.draw(generator, source)
    if !source.isDiscarded { count += 1 }
    guard odometer.advance(past: source.tape) else { return count }
  }
  return nil
}

/// How much of all cases an exhaustive run has seen.
public struct Exhaustion: Equatable, Sendable {
  /// How many different cases were drawn, those not counted that the generator discards itself.
  public let cases: Int
  /// Whether these are all that there are.
  public let isComplete: Bool
}

/// Counts through the tapes of a generator in lexicographic order.
struct Odometer {
  private var values: [UInt64] = []

  /// Draws the next case; a case with a step that does not apply is discarded.
  @discardableResult
  func draw<Base: Generator>(_ generator: Base, _ source: Source) -> Base.Value {
    source.begin(replaying: values)
    source.isExhausting = true
    defer { source.isExhausting = false }
    return generator.draw(from: source)
  }

  /// Moves on to the next tape behind the one drawn; false if that was the last one.
  ///
  /// The last choice that is not at its bound goes up by one, and what was behind it starts anew.
  mutating func advance(past tape: Tape) -> Bool {
    var position = tape.count - 1
    while position >= 0, tape.values[position] == tape.bounds[position] { position -= 1 }
    guard position >= 0 else { return false }
    values = Array(tape.values[..<position]) + [tape.values[position] + 1]
    return true
  }
}

extension Campaign {
  /// Runs all cases, or as many as the limit allows.
  func exhaust(limit: Int) -> Outcome<Base.Value> {
    var odometer = Odometer()
    var drawn = 0
    var cases = 0
    var hasMore = true
    while hasMore, drawn < limit, !isStopped {
      let value = odometer.draw(generator, source)
      let tape = source.tape
      if source.isDiscarded {
        outcome.discards += 1
      } else {
        cases += 1
        ask(value, tape, drawn)
      }
      if settings.observer != nil { report(drawn) }
      drawn += 1
      hasMore = odometer.advance(past: tape)
    }
    outcome.exhaustion = Exhaustion(cases: cases, isComplete: !hasMore)
    outcome.cases = passed
    outcome.labels = countedLabels()
    outcome.tables = tables()
    outcome.evaluations += passed
    if hasMore && !isStopped {
      outcome.findings.append(
        Finding(
          kind: .notExhausted,
          description: "There are more than \(limit) cases: only the first of them were tried."))
    }
    return outcome
  }

  private func ask(_ value: Base.Value, _ tape: Tape, _ index: Int) {
    let verdict = property(value)
    if case .discarded = verdict.status {
      outcome.discards += 1
      return
    }
    if !verdict.isUnclassified || !source.isUnclassified { countClasses(verdict) }
    passed += 1
    for failure in verdict.failures
    where !isStopped && knownIdentities.insert(failure.identity).inserted {
      shrink(failure.identity, tape, Origin(caseIndex: index, searchesOtherCases: false))
      investigateSlipped()
    }
  }
}
