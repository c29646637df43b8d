// The step of an exploration: one event in one state, beside the model and under every oracle.

import Model
import Scenario

/// A state that was reached, with all that is needed to go on from it; it is shared, not copied.
final class Standing<System: TransitionSystem>: Sendable {
  let system: System
  let model: ReferenceModel
  let seen: Observation
  let chronicle: Chronicle
  /// What the model expects; `nil` where nothing is known to ask for it again.
  let expected: Expectation?

  init(
    system: System, model: ReferenceModel, seen: Observation, chronicle: Chronicle,
    expected: Expectation? = nil
  ) {
    self.system = system
    self.model = model
    self.seen = seen
    self.chronicle = chronicle
    self.expected = expected
  }
}

/// Where an event leads, before it is judged as a state.
final class Outcome<System: TransitionSystem>: Sendable {
  let event: Event
  let system: System
  let model: ReferenceModel
  let seen: Observation
  let prints: Prints
  /// What the model expects before and after; `nil` as long as nothing has asked.
  let expected: (before: Expectation, after: Expectation)?

  init(
    _ event: Event, system: System, model: ReferenceModel, seen: Observation, prints: Prints,
    expected: (before: Expectation, after: Expectation)?
  ) {
    self.event = event
    self.system = system
    self.model = model
    self.seen = seen
    self.prints = prints
    self.expected = expected
  }
}

/// What stands for a state where states are compared.
struct Prints: Sendable {
  /// The model's state.
  let state: Fingerprint
  /// What is seen in it.
  let sight: Fingerprint
  /// How many states it stands for: those that a symmetry makes of it.
  let orbit: Int
}

/// A world, and how a system in it is started, keyed and judged.
///
/// A transition is judged by the oracles that compare its two sides, or look further back (``step``);
/// the state that it leads to by the comparison with the model and by the oracles that look at one
/// observation (``settle``). When the model's state is known and what is seen is to the bit what was
/// seen there first, the second part would judge the same once more, and is not repeated; when what
/// is seen differs, it is.
struct Explorer<System: TransitionSystem>: Sendable {
  let world: SmallWorld
  let begin: @Sendable (Scene) -> System
  private let symmetries: [Symmetry]
  private let start: ReferenceModel
  private let startExpectation: Expectation
  /// Whether anything is overlaid that mask.monotone and phase.continuous compare with what the
  /// model expects on both sides of an advance; nothing else asks for the side before.
  private let hasOverlays: Bool

  /// The oracles that read nothing but the observation after the moment, what the model expects then,
  /// and the app's flags, which are part of the state.
  private static var ofStates: Set<Clause> {
    [
      .contractRestored, .contractMembership, .contractTouch, .maskCovers, .maskTight,
      .maskInscribed, .maskGone, .hideRestored, .hideOnePicture, .driveSpringBack,
      .phasePartition, .phaseZero, .landDeparture, .landArrival, .treeForest, .geoBox,
      .geoRoundTrip,
    ]
  }
  private let stateOracles: [Oracle]
  private let momentOracles: [Oracle]
  private let logOracles: [Oracle]
  /// Those of the log that read what the model expects after the moment: contract.missing.
  private let expectingLogOracles: [Oracle]

  init(_ world: SmallWorld, isPlain: Bool, on begin: @escaping @Sendable (Scene) -> System) {
    self.world = world
    self.begin = begin
    symmetries = world.symmetries(isPlain: isPlain)
    start = ReferenceModel(world.scene)
    startExpectation = start.expectation()
    hasOverlays = (world.scene.choreographies + Choreography.shipped).contains { choreography in
      world.events.contains { $0.names(choreography.name) }
        && [choreography.entering, choreography.leaving].contains {
          $0.traveller != nil || $0.backdrop != nil || $0.mask != nil
        }
    }
    let moments = Oracle.all.filter { if case .moment = $0.time { true } else { false } }
    stateOracles = moments.filter { Self.ofStates.contains($0.clause) }
    momentOracles = moments.filter { !Self.ofStates.contains($0.clause) }
    logOracles = Oracle.all.filter { if case .end = $0.time { true } else { false } }
    expectingLogOracles = logOracles.filter { $0.clause == .contractMissing }
  }

  /// The state before the first event.
  func firstStanding() -> Standing<System> {
    let system = begin(world.scene)
    let seen = system.observe()
    return Standing(
      system: system, model: start, seen: seen,
      chronicle: Chronicle(world.scene, start: seen, expected: start.expectation()))
  }

  /// What breaks when a trace is run from the beginning, under the whole of its record.
  func violations(of trace: [Event]) -> TraceFailure? {
    let trial = Trial(scene: world.scene, events: trace, on: begin)
    return trial.violations.isEmpty
      ? nil : TraceFailure(events: trace, violations: trial.violations)
  }

  /// The least key of the model's state under the symmetries, and that of what is seen by the same.
  ///
  /// The symmetries are a group: as many of them lead to the least key as leave the state as it is.
  func prints(of model: ReferenceModel, _ seen: Observation) -> Prints {
    var best = symmetries[0]
    var key = model.key(world.grain, best.numbers, since: start)
    var count = 1
    for symmetry in symmetries.dropFirst() {
      let other = model.key(world.grain, symmetry.numbers, since: start)
      if other == key {
        count += 1
      } else if other.lexicographicallyPrecedes(key) {
        (best, key, count) = (symmetry, other, 1)
      }
    }
    return Prints(
      state: Fingerprint(key), sight: SightKey(seen, best.codes).fingerprint,
      orbit: symmetries.count / count)
  }

  /// The state after one more event, unjudged; `nil` for one that is refused.
  func follow(_ standing: Standing<System>, _ event: Event) -> Standing<System>? {
    var (system, model) = (standing.system, standing.model)
    guard model.handle(event) == .accepted else { return nil }
    let response = system.handle(event)
    let seen = system.observe()
    let record = standing.chronicle.record(
      with: event, response, (standing.seen, seen),
      (standing.model.expectation(), model.expectation()), isMeasured: false)
    return Standing(
      system: system, model: model, seen: seen, chronicle: standing.chronicle.taking(record))
  }
}

extension Explorer {
  /// What an event does in a state.
  indirect enum Step {
    /// It is refused, rightly.
    case refused
    /// It leads to a state that is known, in which the same is seen as ever.
    case known
    /// It leads to a state that may be new, or in which something else is seen than before; that
    /// state is still to be judged.
    case open(Outcome<System>)
    /// Something is wrong, as far as a shortened history can tell; otherwise it does this.
    case alarm(otherwise: Step?)
  }

  /// Lets an event happen in a state, and judges that it does.
  ///
  /// - Parameters:
  ///   - standing: the state.
  ///   - event: the event.
  ///   - expected: what the model expects of the state; asked for when an oracle needs it.
  ///   - isKnown: whether a state was reached already, and the same seen in it.
  /// - Returns: what the event does.
  func step(
    _ standing: Standing<System>, _ event: Event, _ expected: inout Expectation?,
    isKnown: (Prints) -> Bool
  ) -> Step {
    var model = standing.model
    let response = model.handle(event)
    var system = standing.system
    guard system.handle(event) == response else { return .alarm(otherwise: nil) }
    let after = system.observe()
    if case .rejected(let reason) = response {
      // Nothing but the last rejection may have changed; then all that was judged stands.
      var wanted = standing.seen
      wanted.lastRejection = reason
      return after == wanted ? .refused : .alarm(otherwise: nil)
    }
    guard after.time == model.time, after.log == model.log,
      after.lastRejection == model.lastRejection,
      model.hasNumbers(after.stages)
    else { return .alarm(otherwise: nil) }
    var expectations: (before: Expectation, after: Expectation)?
    if hasOverlays && event.isAdvance {
      let before = expected ?? standing.model.expectation()
      expected = before
      expectations = (before, model.expectation())
    }
    let record = standing.chronicle.record(
      with: event, response, (standing.seen, after), expectations, isMeasured: false)
    let isBroken = isBroken(record, moments: momentOracles, logs: logOracles)
    let prints = prints(of: model, after)
    let step =
      isKnown(prints)
      ? Step.known
      : .open(
        Outcome(
          event, system: system, model: model, seen: after, prints: prints, expected: expectations))
    return isBroken ? .alarm(otherwise: step) : step
  }

  /// Judges the state that an event has led to from another one.
  ///
  /// - Returns: the state, and whether something is wrong with it as far as a shortened history can
  ///   tell.
  func settle(
    _ outcome: Outcome<System>, from standing: Standing<System>
  ) -> (standing: Standing<System>, isBroken: Bool) {
    let expected =
      outcome.expected ?? (before: startExpectation, after: outcome.model.expectation())
    let record = standing.chronicle.record(
      with: outcome.event, .accepted, (standing.seen, outcome.seen), expected, isMeasured: true)
    let isBroken =
      !expected.after.discrepancies(from: outcome.seen).isEmpty
      || isBroken(record, moments: stateOracles, logs: expectingLogOracles)
    let next = Standing(
      system: outcome.system, model: outcome.model, seen: outcome.seen,
      chronicle: standing.chronicle.taking(record), expected: hasOverlays ? expected.after : nil)
    return (next, isBroken)
  }

  /// Whether an oracle finds the last moment broken.
  private func isBroken(_ record: Record, moments: [Oracle], logs: [Oracle]) -> Bool {
    guard let moment = record.moments.last else { return false }
    if moments.contains(where: { $0.judge(moment, in: record) != nil }) { return true }
    guard record.hasNews else { return false }
    var record = record
    record.hasGestures = record.isLedByFinger
    return logs.contains { $0.judge(whole: record) != nil }
  }
}

extension Record {
  /// Whether the last moment changed anything that oracles of the log read: the callbacks, or which
  /// transitions are in flight.
  fileprivate var hasNews: Bool {
    guard let last = moments.last else { return false }
    return last.after.log.count != last.before.log.count
      || zip(last.after.stages, last.before.stages).contains {
        $0.transition?.number != $1.transition?.number
      }
  }
}

extension Event {
  fileprivate var isAdvance: Bool {
    if case .advance = self { true } else { false }
  }

  /// Whether this, or what it arms, asks for a choreography.
  fileprivate func names(_ choreography: Name) -> Bool {
    switch self {
    case .push(_, _, .animated(let animation)), .present(_, _, .animated(let animation)),
      .pop(_, _, .animated(let animation)), .dismiss(_, .animated(let animation)):
      animation.choreography == choreography
    case .upon(_, let event): event.names(choreography)
    default: false
    }
  }
}
