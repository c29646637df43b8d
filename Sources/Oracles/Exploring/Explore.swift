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
private let (waveSize, blockSize) = (1_024, 32)

/// Where a state comes from: the state before it, and the event.
private struct Origin: Sendable {
  let state: Int32
  let event: UInt16
}

/// A state that is still to be expanded.
private struct Waiting<System: TransitionSystem>: Sendable {
  let state: Int
  /// `nil` where too many are held.
  var standing: Standing<System>?
}

/// What came of expanding one state.
private struct Expansion<System: TransitionSystem>: Sendable {
  /// A state that the one who found it did not know.
  struct Found: Sendable {
    let event: UInt16
    let prints: Prints
    let standing: Standing<System>
  }

  var transitions = 0
  var refusals = 0
  var found: [Found] = []
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
        let expansions = await expand(frontier[wave])
        for index in wave { frontier[index].standing = nil }
        for (position, expansion) in zip(wave, expansions) {
          take(expansion, of: frontier[position].state)
          if result.counterexample != nil { return .failed }
          if isFull { return .states }
        }
      }
      if !next.isEmpty { result.depth += 1 }
      frontier = next
      next = []
      result.width = max(result.width, frontier.count)
    }
    return .exhausted
  }

  private var isFull: Bool { limits.states.map { result.states >= $0 } ?? false }

  /// Expands states on several processors, in order.
  private func expand(_ wave: ArraySlice<Waiting<System>>) async -> [Expansion<System>] {
    let blocks = stride(from: wave.startIndex, to: wave.endIndex, by: blockSize).map {
      wave[$0..<min($0 + blockSize, wave.endIndex)]
    }
    let (explorer, known) = (explorer, known)
    return await withTaskGroup(of: (Int, [Expansion<System>]).self) { group in
      var results = [[Expansion<System>]](repeating: [], count: blocks.count)
      var started = 0
      func startBlock() {
        guard started < blocks.count else { return }
        let (index, block) = (started, blocks[started])
        started += 1
        group.addTask { (index, explorer.expand(block, known)) }
      }
      for _ in 0..<max(1, limits.jobs) { startBlock() }
      while let (index, expansions) = await group.next() {
        results[index] = expansions
        startBlock()
      }
      return Array(results.joined())
    }
  }

  /// Adds up what came of a state.
  private mutating func take(_ expansion: Expansion<System>, of state: Int) {
    result.transitions += expansion.transitions
    result.refusals += expansion.refusals
    result.falseAlarms += expansion.falseAlarms
    for found in expansion.found {
      if isFull { return }
      if known.sights[found.prints.state] != nil { continue }
      known.sights[found.prints.state] = found.prints.sight
      let isHeld = next.count < limits.heldSystems
      next.append(Waiting(state: known.origins.count, standing: isHeld ? found.standing : nil))
      known.origins.append(Origin(state: Int32(state), event: found.event))
      result.states += 1
      result.unfoldedStates += found.prints.orbit
    }
    if result.counterexample == nil { result.counterexample = expansion.failure }
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
    var expansion = Expansion<System>()
    let standing =
      waiting.standing ?? path().reduce(firstStanding()) { follow($0, $1) ?? $0 }
    var expected: Expectation?
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
      case .new(let next, let prints):
        expansion.transitions += 1
        if known.sights[prints.state] == nil, own[prints.state] == nil {
          own[prints.state] = prints.sight
          expansion.found.append(
            .init(event: UInt16(position), prints: prints, standing: next))
        }
      case .alarm: break
      }
    }
    // Copies have gone their own ways; what is seen here must be what was.
    if standing.system.observe() != standing.seen {
      expansion.failure = world.events.lazy.compactMap { violations(of: path() + [$0]) }.first
    }
    return expansion
  }
}
