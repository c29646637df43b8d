// The shrinker: looks for the simplest tape that still fails, pass after pass, to a fixpoint.

/// A failing case, as the shrinker sees it.
protocol ShrinkSubject: AnyObject {
  /// Draws a case from choices: the tape that was really used, up to where the case was discarded
  /// if it was.
  func replay(_ values: [UInt64]) -> (tape: Tape, isDiscarded: Bool)
  /// Whether the case that was drawn last fails in the way that is being shrunk.
  func fails() -> Bool
}

/// One way of making a tape simpler.
protocol ShrinkPass {
  /// Makes attempts until none of them succeeds, or until it has been through the tape once.
  static func run(_ shrinker: Shrinker)
}

/// Shrinks one failure.
///
/// The best tape only ever gets simpler (shortlex), so shrinking ends, and the best so far is there
/// at any time. An attempt counts as an evaluation only if the property is asked: a tape that was
/// tried before, that the generator discards, or that is not simpler once replayed, is free.
final class Shrinker {
  /// The simplest failing tape so far.
  private(set) var best: Tape
  /// How often the property was asked.
  private(set) var evaluations = 0
  /// How often a simpler tape was found.
  private(set) var steps = 0
  /// What was found when.
  private(set) var history = ShrinkHistory()
  /// How often a tape was replayed, with or without asking the property.
  private(set) var replays = 0
  /// Whether the limit of evaluations was reached, or the observer stopped it.
  private(set) var isExhausted = false

  /// Whether all tapes simpler than the best one, of the values that occur in it, were tried.
  var isLeast = false

  private let subject: any ShrinkSubject
  private let maximumEvaluations: Int
  private let goesOn: (Int) -> Bool
  private var memo = TapeMemo()
  /// The pass that runs.
  private var pass = ""

  init(
    _ tape: Tape, subject: any ShrinkSubject, maximumEvaluations: Int,
    goesOn: @escaping (Int) -> Bool = { _ in true }
  ) {
    best = tape
    self.subject = subject
    self.maximumEvaluations = maximumEvaluations
    self.goesOn = goesOn
    _ = memo.insert(tape.values)
  }

  /// The passes, those that delete first, those that cost most last.
  static var passes: [any ShrinkPass.Type] {
    [
      TrivialSpans.self, DeleteSpans.self, DeleteChoices.self, ReplaceByDescendant.self,
      MinimiseChoice.self, RoundFractions.self, LowerDuplicates.self, LowerAndDelete.self,
      RenumberReferences.self, DeleteReferredTo.self, SortSiblings.self, MergeLists.self,
      LowerPairs.self, Redistribute.self, LowerAlternative.self, DropAlternative.self,
      ShorterAlternative.self,
    ]
  }

  /// The passes that look at everything close by; they run when no other pass finds anything.
  static var lastPasses: [any ShrinkPass.Type] {
    [ExchangeElement.self, LowerAndExchange.self, SweepNeighbours.self, SearchSmallTapes.self]
  }

  /// Shrinks with all passes to a fixpoint, or to the limit of evaluations.
  func run() {
    var before: Int
    repeat {
      runPasses()
      before = steps
      for pass in Self.lastPasses where steps == before && !isExhausted { run(pass) }
    } while steps > before && !isExhausted
  }

  /// Shrinks to a fixpoint of all passes but the last ones.
  func runPasses() {
    // Each pass gets its turn before any has its second one: where two passes could go on helping
    // each other in tiny steps, a later one may do all of it at once.
    var before: Int
    repeat {
      before = steps
      for pass in Self.passes where !isExhausted { run(pass) }
    } while steps > before && !isExhausted
  }

  private func run(_ type: any ShrinkPass.Type) {
    pass = type.title
    type.run(self)
  }

  /// Goes on from the result of another shrinker of the same failure, if that is simpler.
  func adopt(_ other: Shrinker) {
    evaluations += other.evaluations
    if evaluations >= maximumEvaluations { isExhausted = true }
    guard isSimpler(other.best.values, than: best.values) else { return }
    best = other.best
    steps += other.steps
    history.note(
      ShrinkStep(choices: best.count, evaluation: evaluations, pass: "another case"))
    isLeast = false
    run()
  }

  /// Tries choices; if they make a simpler case that still fails, they become the best.
  @discardableResult
  func attempt(_ values: [UInt64]) -> Bool {
    guard !isExhausted, memo.insert(values), let tape = replayed(values) else { return false }
    guard isSimpler(tape.values, than: best.values) else { return false }
    if tape.values != values && !memo.insert(tape.values) { return false }
    evaluations += 1
    let hasFailed = subject.fails()
    if hasFailed {
      best = tape
      steps += 1
      history.note(ShrinkStep(choices: best.count, evaluation: evaluations, pass: pass))
      isLeast = false
    }
    if evaluations >= maximumEvaluations || !goesOn(evaluations) { isExhausted = true }
    return hasFailed
  }

  /// The tape that choices lead to, without asking the property; nil if the case is discarded.
  func replayed(_ values: [UInt64]) -> Tape? {
    let (tape, isDiscarded) = replay(values)
    return isDiscarded ? nil : tape
  }

  /// The tape that choices lead to, as far as the case was drawn, and whether it was discarded.
  func replay(_ values: [UInt64]) -> (tape: Tape, isDiscarded: Bool) {
    replays += 1
    // Replays without an evaluation are cheap, but must end too.
    if replays > 50 * (maximumEvaluations + 1) { isExhausted = true }
    return subject.replay(values)
  }

  /// Tries the best tape with a range of choices replaced.
  @discardableResult
  func attempt(replacing range: Range<Int>, with values: some Collection<UInt64>) -> Bool {
    guard range.upperBound <= best.count else { return false }
    var changed = best.values
    changed.replaceSubrange(range, with: values)
    return attempt(changed)
  }

  /// Tries the best tape with one choice changed.
  @discardableResult
  func attempt(setting index: Int, to value: UInt64) -> Bool {
    var changed = best.values
    changed[index] = value
    return attempt(changed)
  }
}

extension Tape {
  /// The numbers of the spans directly below a span, or below none for -1, in order.
  func children(of parent: Int) -> [Int] {
    spans.indices.filter { spans[$0].parent == parent }
  }

  /// Runs of neighbouring spans with the same parent and label, each of at least `least` spans.
  func siblingRuns(atLeast least: Int) -> [[Int]] {
    var groups: [Int: [Int]] = [:]
    for index in spans.indices { groups[spans[index].parent, default: []].append(index) }
    var runs: [[Int]] = []
    for parent in -1..<spans.count {
      var run: [Int] = []
      for index in groups[parent] ?? [] {
        if let last = run.last, spans[last].label != spans[index].label {
          if run.count >= least { runs.append(run) }
          run = []
        }
        run.append(index)
      }
      if run.count >= least { runs.append(run) }
    }
    return runs
  }

  /// How far apart the indices of integers of the same sign are: 2 where they alternate about the
  /// simplest value.
  func stride(at index: Int) -> UInt64 { kinds[index] == .signed ? 2 : 1 }

  /// Whether a choice is a number, in contrast to one that decides about structure.
  func isNumber(at index: Int) -> Bool {
    switch kinds[index] {
    case .integer, .signed, .fraction, .reference: true
    case .more, .alternative, .command: false
    }
  }
}
