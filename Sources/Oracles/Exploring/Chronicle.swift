// The history that a state has for the oracles: as much of its trace as they can still ask about.

import Model
import Scenario

/// What oracles may know of the trace that leads to a state, in a size that does not grow with it.
///
/// Most oracles compare a moment's before and after. Some look further back, and for them these
/// moments are kept, by the name of the clause:
/// - contract.cancel: the event that began each transition in flight, and the last one that
///   was neither time nor a drive, which excuses what has changed since;
/// - contract.presenter, drive.threshold: the event by which each screen on a stack entered;
/// - drive.latch, contract.once, interrupt.now: decisions about transitions in flight;
/// - contract.missing: what the model expected when a transition without an endpoint began.
///
/// Of the log there is what contract.once, contract.order, phase.order can still be broken by, the
/// callbacks of transitions in flight or told of in these moments, and instead of all others, for contract.appearance, the
/// shortest ones that leave each screen as it stands. All before has been judged.
///
/// A moment left out can only make a guard pass that would have held an oracle back, never hold one
/// back: what is found here is found for good when the whole trace finds it (``Explorer``).
struct Chronicle: Sendable {
  /// The moments kept, for a record, with the books that records keep.
  private(set) var record: Record
  /// The callbacks kept.
  private(set) var log: [LogEntry] = []

  private init(record: Record, log: [LogEntry]) {
    (self.record, self.log) = (record, log)
  }

  /// Nothing has happened yet.
  init(_ scene: Scene, start: Observation, expected: Expectation) {
    record = Record(scene: scene, start: start, expectedStart: expected)
    log = start.log
  }

  /// The record as it is after one more moment, in whose observations the log is the one kept.
  ///
  /// - Parameters:
  ///   - event: what happens.
  ///   - response: what is answered.
  ///   - sights: what is seen before and after.
  ///   - expected: what the model expects before and after; `nil` where nothing asks for it.
  ///   - isMeasured: whether oracles are going to ask for the survey.
  /// - Returns: the record; whether a finger leads is still to be noted.
  func record(
    with event: Event, _ response: Response, _ sights: (before: Observation, after: Observation),
    _ expected: (before: Expectation, after: Expectation)?, isMeasured: Bool
  ) -> Record {
    var (before, after) = sights
    let fresh = after.log.dropFirst(before.log.count)
    after.log = fresh.isEmpty ? log : log + fresh
    before.log = log
    var record = record
    record.append(
      Moment(
        step: record.moments.count + 1, event: event, response: response,
        expectedResponse: response, before: before, after: after,
        expectedBefore: expected?.before ?? record.expectedStart,
        expected: expected?.after ?? record.expectedStart,
        survey: isMeasured ? Survey(after.views) : nil))
    return record
  }

  /// Goes on with a record that ``record(with:_:_:_:isMeasured:)`` has made: what can no longer be
  /// asked about is dropped.
  func taking(_ next: Record) -> Chronicle {
    guard let last = next.moments.last else { return self }
    var taken = Chronicle(record: next, log: [])
    let flying = Set(last.after.stages.compactMap { $0.transition?.number })
    // Those in flight when one of these began are known to the model's expectation of then.
    let told = flying.union(
      next.moments.lazy.filter { $0.begins(flying) }.flatMap(\.missingEndpoints))
    let excuse = next.moments.last { $0.isAccepted && !$0.event.isTimeOrDrive }?.step
    taken.record.moments = next.moments.filter { moment in
      moment.begins(flying) || moment.decides(told) || moment.enters(last.after.stages)
        || (!flying.isEmpty && moment.step == excuse)
    }
    for index in taken.record.moments.indices {
      taken.record.moments[index] = taken.record.moments[index].kept(
        step: index + 1, flying, otherwise: record.expectedStart)
    }
    taken.log = shortened(last.after.log, told)
    return taken
  }

  private func shortened(_ log: [LogEntry], _ told: Set<Int>) -> [LogEntry] {
    let roots = Set(record.scene.stages.map(\.root))
    var states: [Name: Appearance] = [:]
    for entry in log {
      guard let (screen, state) = entry.callback.appearance else { continue }
      states[screen] = state
    }
    var kept = log.filter { entry in
      switch entry.callback {
      case .willBegin(_, let number), .phase(_, let number, _), .complete(_, let number, _),
        .didEnd(_, let number):
        told.contains(number)
      default: false
      }
    }
    for screen in states.keys.sorted() {
      guard let state = states[screen], let time = log.last?.time else { continue }
      kept += state.callbacks(screen, isRoot: roots.contains(screen)).map { LogEntry(time, $0) }
    }
    return kept
  }
}

extension Record {
  /// Whether a finger takes part in a transition that is in flight, or in the last event: what the
  /// whole history would say of the transitions that the kept log tells of.
  var isLedByFinger: Bool {
    guard let last = moments.last else { return false }
    if last.event.isGesture { return true }
    let flying = Set((last.before.stages + last.after.stages).compactMap { $0.transition?.number })
    return moments.contains { $0.event.isGesture && $0.begins(flying) }
  }
}

extension Moment {
  /// Whether one of these transitions began.
  fileprivate func begins(_ numbers: Set<Int>) -> Bool {
    after.log.dropFirst(before.log.count).contains { entry in
      if case .willBegin(_, let number) = entry.callback { numbers.contains(number) } else { false }
    }
  }

  /// Whether it was decided how one of these transitions is to end.
  fileprivate func decides(_ numbers: Set<Int>) -> Bool {
    guard isAccepted, let stage = event.decidedStage,
      let number = before.stage(stage)?.transition?.number
    else { return false }
    return numbers.contains(number)
  }

  /// Whether a screen entered that is on its stack still.
  fileprivate func enters(_ stages: [StageObservation]) -> Bool {
    zip(zip(before.stages, after.stages), stages).contains { change, now in
      change.0.stack.count < change.1.stack.count && now.stack.starts(with: change.1.stack)
    }
  }

  /// The transitions in flight that miss an endpoint, as the model has it.
  fileprivate var missingEndpoints: [Int] {
    expected.flights.filter { $0.source == nil || $0.destination == nil }.map(\.number)
  }

  /// The same moment at another place; what the model expected stays only where contract.missing
  /// asks for it, of the beginning of one of these transitions.
  fileprivate func kept(step: Int, _ flying: Set<Int>, otherwise start: Expectation) -> Moment {
    let isAsked = begins(flying) && !missingEndpoints.isEmpty
    return Moment(
      step: step, event: event, response: response, expectedResponse: expectedResponse,
      before: before, after: after, expectedBefore: start, expected: isAsked ? expected : start,
      survey: nil)
  }
}

extension Event {
  /// The events that contract.cancel allows between a beginning and a cancelled end.
  fileprivate var isTimeOrDrive: Bool {
    switch self {
    case .advance, .finish, .cancel, .interrupt, .start, .pan: true
    default: false
    }
  }

  /// The stage whose transition this decides about.
  fileprivate var decidedStage: Name? {
    switch self {
    case .finish(let stage), .cancel(let stage), .pan(let stage, .ended),
      .pan(let stage, .cancelled), .pan(let stage, .failed):
      stage
    default: nil
    }
  }
}

extension Callback {
  /// The screen that this is about, and how it stands after it.
  fileprivate var appearance: (Name, Appearance)? {
    switch self {
    case .willAppear(let screen): (screen, .appearing)
    case .didAppear(let screen): (screen, .appeared)
    case .willDisappear(let screen): (screen, .disappearing)
    case .didDisappear(let screen): (screen, .disappeared)
    default: nil
    }
  }
}

extension Appearance {
  /// The fewest callbacks after which a screen stands like this.
  fileprivate func callbacks(_ screen: Name, isRoot: Bool) -> [Callback] {
    switch self {
    case .appearing:
      isRoot ? [.willDisappear(screen), .willAppear(screen)] : [.willAppear(screen)]
    case .appeared: isRoot ? [] : [.willAppear(screen), .didAppear(screen)]
    case .disappearing:
      isRoot ? [.willDisappear(screen)] : [.willAppear(screen), .willDisappear(screen)]
    case .disappeared: isRoot ? [.willDisappear(screen), .didDisappear(screen)] : []
    }
  }
}
