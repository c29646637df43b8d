// Exploring: breadth first over all states that the events of an alphabet can reach.

import Model
import Scenario

/// Explores a world on a system: every event in every state, in the order of the lengths of the
/// shortest traces, as far as the limits, the end, or the first trace that breaks a clause.
///
/// The result depends on nothing but the world, the system and the limits on depth and states. A
/// state is one of the model's (`StateGrain`); of all traces to it the first is followed, in the
/// order of their lengths, then of the alphabet. So a system that keeps something for itself which
/// neither shows nor depends on the model's state is followed along that trace only.
///
/// - Parameters:
///   - world: the scene and its alphabet.
///   - limits: how far, and on how many processors.
///   - goesOn: asked between times, with what is known so far, whether to go on.
///   - begin: starts the system in the scene.
/// - Returns: how much of the world there is, and the first failure.
public func explore<System: TransitionSystem>(
  _ world: SmallWorld, limits: ExplorationLimits = ExplorationLimits(),
  goesOn: @Sendable (Exploration) -> Bool = { _ in true },
  on begin: @escaping @Sendable (Scene) -> System
) async -> Exploration {
  let explorer = Explorer(world, isPlain: limits.isPlain, on: begin)
  var search = Search(explorer, limits)
  await search.run(goesOn)
  return search.result
}

/// How many states are expanded between two updates of what is known, and by one job at a time.
///
/// They decide how much is judged and held twice, not what is found.
private let (waveSize, blockSize) = (2_048, 16)

/// Where a state comes from: the state before it, and the event.
private struct Origin: Sendable {
  let state: Int32
  let event: UInt16
}

/// A state that is still to be expanded.
///
/// This and ``Expansion`` are written by one job at a time, and by none while what is known is updated.
/// That job also gives up what they hold: to free a system takes as long as to let an event happen.
private final class Waiting<System: TransitionSystem>: @unchecked Sendable {
  let state: Int
  /// `nil` where too many are held, and when it was expanded.
  var standing: Standing<System>?

  init(state: Int, standing: Standing<System>?) {
    (self.state, self.standing) = (state, standing)
  }
}

/// What came of letting every event happen in one state.
private final class Expansion<System: TransitionSystem>: @unchecked Sendable {
  let state: Int
  /// `nil` when what it leads to was judged.
  var standing: Standing<System>?
  var transitions = 0
  var refusals = 0
  /// Where events lead that lead to no state known before, with their positions in the alphabet.
  var outcomes: [(event: UInt16, outcome: Outcome<System>)] = []
  /// Of the outcomes, those that another one before them in the wave does not make superfluous.
  var isFresh: [Bool] = []
  /// What breaks by the event after all of those.
  var failure: TraceFailure?
  var falseAlarms = 0

  init(state: Int, standing: Standing<System>) {
    (self.state, self.standing) = (state, standing)
  }
}

/// What came of judging the states that one state leads to.
private struct Judgement<System: TransitionSystem>: Sendable {
  var found: [(event: UInt16, prints: Prints, standing: Standing<System>)] = []
  /// What breaks in the state after all of those.
  var failure: TraceFailure?
  var falseAlarms = 0
}

/// What is known of all states; written between waves only, while nobody reads.
private final class Known: @unchecked Sendable {
  /// What was seen first in each state.
  var sights: [Fingerprint: Fingerprint] = [:]
  var origins: [Origin] = []
}

private struct Search<System: TransitionSystem> {
  let explorer: Explorer<System>
  let limits: ExplorationLimits
  let known = Known()
  var result = Exploration()
  private var frontier: [Waiting<System>] = []
  private var next: [Waiting<System>] = []

  init(_ explorer: Explorer<System>, _ limits: ExplorationLimits) {
    self.explorer = explorer
    self.limits = limits
  }

  mutating func run(_ goesOn: (Exploration) -> Bool) async {
    result.counterexample = explorer.violations(of: [])
    result.end = result.counterexample == nil ? await search(goesOn) : .failed
  }

  private mutating func search(_ goesOn: (Exploration) -> Bool) async -> Exploration.End {
    let first = explorer.firstStanding()
    let prints = explorer.prints(of: first.model, first.seen)
    result.unfoldedStates = prints.orbit
    known.sights[prints.state] = prints.sight
    known.origins.append(Origin(state: -1, event: 0))
    frontier = [Waiting(state: 0, standing: first)]
    while !frontier.isEmpty {
      if let depth = limits.depth, result.depth >= depth { return .depth }
      for start in stride(from: 0, to: frontier.count, by: waveSize) {
        if !goesOn(result) { return .stopped }
        let wave = start..<min(start + waveSize, frontier.count)
        let failure = await expand(frontier[wave])
        if let failure {
          result.counterexample = failure
          return .failed
        }
        if isFull { return .states }
      }
      if !next.isEmpty { result.depth += 1 }
      frontier = next
      next = []
      result.width = max(result.width, frontier.count)
    }
    return .exhausted
  }

  private var isFull: Bool { limits.states.map { result.states >= $0 } ?? false }

  /// Expands states, and judges the new ones among those that they lead to: each once, as of the
  /// first trace to it.
  ///
  /// - Returns: what breaks first, in the order of the states and of the alphabet.
  private mutating func expand(_ wave: ArraySlice<Waiting<System>>) async -> TraceFailure? {
    let (explorer, known) = (explorer, known)
    var expansions = await mapBlocks(of: wave, blockSize, jobs: limits.jobs) {
      explorer.expand($0, known)
    }
    if let failed = expansions.firstIndex(where: { $0.failure != nil }) {
      expansions.removeSubrange((failed + 1)...)
    }
    markDuplicates(expansions)
    let judgements = await mapBlocks(of: expansions[...], blockSize, jobs: limits.jobs) { block in
      block.map { explorer.judge($0, known) }
    }
    for (expansion, judgement) in zip(expansions, judgements) {
      take(expansion, judgement)
      if let failure = judgement.failure ?? expansion.failure { return failure }
      if isFull { return nil }
    }
    return nil
  }

  /// Tells what is found for the first time in a wave from what is found once more.
  private func markDuplicates(_ expansions: [Expansion<System>]) {
    var sights: [Fingerprint: Fingerprint] = [:]
    for expansion in expansions {
      expansion.isFresh = expansion.outcomes.map { _, outcome in
        let prints = outcome.prints
        if let first = sights[prints.state] { return first != prints.sight }
        sights[prints.state] = known.sights[prints.state] ?? prints.sight
        return true
      }
    }
  }

  /// Adds up what came of a state.
  private mutating func take(_ expansion: Expansion<System>, _ judgement: Judgement<System>) {
    result.transitions += expansion.transitions
    result.refusals += expansion.refusals
    result.falseAlarms += expansion.falseAlarms + judgement.falseAlarms
    for (event, prints, standing) in judgement.found {
      if isFull { return }
      if known.sights[prints.state] != nil { continue }
      known.sights[prints.state] = prints.sight
      let isHeld = next.count < limits.heldSystems
      next.append(Waiting(state: known.origins.count, standing: isHeld ? standing : nil))
      known.origins.append(Origin(state: Int32(expansion.state), event: event))
      result.states += 1
      result.unfoldedStates += prints.orbit
    }
  }
}

extension Known {
  /// The positions of the events that lead to a state.
  func trace(to state: Int) -> [Int] {
    var (trace, state) = ([Int](), state)
    while origins[state].state >= 0 {
      trace.append(Int(origins[state].event))
      state = Int(origins[state].state)
    }
    return trace.reversed()
  }
}

extension Explorer {
  /// Expands states one after another, as far as the first failure.
  fileprivate func expand(
    _ block: ArraySlice<Waiting<System>>, _ known: Known
  ) -> [Expansion<System>] {
    var expansions: [Expansion<System>] = []
    var own: [Fingerprint: Fingerprint] = [:]
    for waiting in block {
      let expansion = expand(waiting, known, &own)
      expansions.append(expansion)
      if expansion.failure != nil { break }
    }
    return expansions
  }

  /// Lets each event of the alphabet happen in a state.
  private func expand(
    _ waiting: Waiting<System>, _ known: Known, _ own: inout [Fingerprint: Fingerprint]
  ) -> Expansion<System> {
    let path = { known.trace(to: waiting.state).map { world.events[$0] } }
    let standing =
      waiting.standing ?? path().reduce(firstStanding()) { follow($0, $1) ?? $0 }
    waiting.standing = nil
    let expansion = Expansion<System>(state: waiting.state, standing: standing)
    var expected = standing.expected
    for (position, event) in world.events.enumerated() {
      var step = step(standing, event, &expected) {
        (known.sights[$0.state] ?? own[$0.state]) == $0.sight
      }
      if case .alarm(let otherwise) = step {
        expansion.failure = violations(of: path() + [event])
        guard expansion.failure == nil, let otherwise else { return expansion }
        expansion.falseAlarms += 1
        step = otherwise
      }
      switch step {
      case .refused: expansion.refusals += 1
      case .known: expansion.transitions += 1
      case .open(let outcome):
        expansion.transitions += 1
        let prints = outcome.prints
        if known.sights[prints.state] == nil, own[prints.state] == nil {
          own[prints.state] = prints.sight
        }
        expansion.outcomes.append((UInt16(position), outcome))
      case .alarm: break
      }
    }
    // Copies have gone their own ways; what is seen here must be what was.
    if standing.system.observe() != standing.seen {
      expansion.failure = world.events.lazy.compactMap { violations(of: path() + [$0]) }.first
    }
    return expansion
  }

  /// Judges the states that one state leads to, as far as the first failure.
  fileprivate func judge(_ expansion: Expansion<System>, _ known: Known) -> Judgement<System> {
    var judgement = Judgement<System>()
    guard let origin = expansion.standing else { return judgement }
    let outcomes = expansion.outcomes
    expansion.outcomes = []
    for ((event, outcome), isFresh) in zip(outcomes, expansion.isFresh) where isFresh {
      let (standing, isBroken) = settle(outcome, from: origin)
      if isBroken {
        let trace = known.trace(to: expansion.state).map { world.events[$0] } + [outcome.event]
        judgement.failure = violations(of: trace)
        if judgement.failure != nil { break }
        judgement.falseAlarms += 1
      }
      judgement.found.append((event, outcome.prints, standing))
    }
    expansion.standing = nil
    return judgement
  }
}
