// Discrepancies: where an observation leaves the expectation, and which clause says so.

import Bounds
import Model
import Scenario

/// One difference between what was expected and what was observed.
public struct Discrepancy: Hashable, Sendable {
  /// The clause that the difference breaks.
  public let clause: Clause
  /// The view or the stage, or "log", "views", "clock".
  public let subject: String
  /// The property that differs.
  public let property: String
  /// What was expected.
  public let expected: String
  /// What was observed.
  public let actual: String
}

extension Discrepancy: CustomStringConvertible {
  /// The difference in one line.
  public var description: String {
    "\(clause): \(subject) \(property): expected \(expected), observed \(actual)"
  }
}

extension Discrepancy {
  /// The clauses that a difference can break, those first that tell most of the cause.
  static let clauses: [Clause] = [
    .driveClamped, .driveSettled, .phasePartition, .driveThreshold, .driveSpringBack, .driveDim,
    .contractRestored, .contractMembership, .treeOrder, .hideRestored, .hideCount,
    .maskGone, .maskCovers, .maskTight, .maskSpace, .maskEnvelope, .landRetarget,
    .contractAppearanceOf, .geoEnvelope, .phaseOrder, .contractAppearance, .contractOrder,
    .contractRetained,
  ]

  /// All of them, most telling first; otherwise as they were found.
  static func sorted(_ found: [Discrepancy]) -> [Discrepancy] {
    found.isEmpty ? [] : clauses.flatMap { clause in found.filter { $0.clause == clause } }
  }
}

extension Expectation {
  /// Every difference, most telling first; none for an observation of a correct implementation.
  public func discrepancies(from observation: Observation) -> [Discrepancy] {
    Discrepancy.sorted(
      viewDifferences(observation) + stageDifferences(observation) + logDifferences(observation))
  }

  private func viewDifferences(_ observation: Observation) -> [Discrepancy] {
    let dimmed = stages.filter { $0.drag != nil && $0.transition == nil }.map {
      Name(helper: .backdrop, of: $0.name, level: $0.stack.count - 1)
    }
    var found = presenceDifferences(observation)
    for position in views.indices {
      // Both list the views in one order, unless something is wrong.
      let name = views[position].name
      func compare(at place: Int) {
        var comparison = Comparison(
          views[position], observation.views[place], inFlight: !flights.isEmpty,
          isDimmed: dimmed.contains(name))
        comparison.compare()
        found += comparison.found
      }
      if position < observation.views.count && observation.views[position].name == name {
        compare(at: position)
      } else {
        for place in observation.views.indices where observation.views[place].name == name {
          compare(at: place)
        }
      }
    }
    return found
  }

  /// Which views are there, and in which order.
  private func presenceDifferences(_ observation: Observation) -> [Discrepancy] {
    let isSame =
      views.count == observation.views.count
      && views.indices.allSatisfy { views[$0].name == observation.views[$0].name }
    if isSame { return [] }
    let names = views.map(\.name)
    let observed = observation.views.map(\.name)
    let missing = names.filter { !observed.contains($0) }
    let surplus = observed.filter { !names.contains($0) }
    var found = missing.map {
      Discrepancy(
        clause: $0.isHelper ? .contractRestored : .contractRetained, subject: $0.text,
        property: "presence", expected: "present", actual: "missing")
    }
    found += surplus.map {
      Discrepancy(
        clause: $0.isHelper ? .contractRestored : .contractRetained, subject: $0.text,
        property: "presence", expected: "absent", actual: "present")
    }
    if missing.isEmpty && surplus.isEmpty {
      found.append(
        Discrepancy(
          clause: .contractRetained, subject: "views", property: "order",
          expected: "\(names)", actual: "\(observed)"))
    }
    return found
  }

  private func stageDifferences(_ observation: Observation) -> [Discrepancy] {
    var found: [Discrepancy] = []
    func check<Value: Equatable>(
      _ clause: Clause, _ subject: @autoclosure () -> String, _ property: String, _ expected: Value,
      _ actual: Value
    ) {
      if expected == actual { return }
      found.append(
        Discrepancy(
          clause: clause, subject: subject(), property: property, expected: show(expected),
          actual: show(actual)))
    }
    check(.contractRetained, "clock", "time", time.count, observation.time.count)
    if !stages.elementsEqual(observation.stages, by: { $0.name == $1.name }) {
      check(
        .contractRetained, "stages", "names", stages.map(\.name), observation.stages.map(\.name))
    }
    for (stage, actual) in zip(stages, observation.stages) {
      let (name, one, two) = (stage.name, stage.transition, actual.transition)
      check(.contractRetained, name.text, "stack", stage.stack, actual.stack)
      check(.contractRetained, name.text, "transition", one?.number, two?.number)
      found += dragDifferences(stage, actual)
      guard let one, let two else { continue }
      let scrubbed = flights.contains { $0.stage == stage.name && $0.isInteractive }
      let (position, drive): (Clause, Clause) =
        scrubbed ? (.driveClamped, .driveSettled) : (.phasePartition, .contractRetained)
      check(.phasePartition, name.text, "phase", one.phase, two.phase)
      check(position, name.text, "elapsed", one.elapsed.count, two.elapsed.count)
      check(.contractRetained, name.text, "duration", one.duration.count, two.duration.count)
      check(drive, name.text, "drive", one.drive, two.drive)
      check(.contractRetained, name.text, "direction", one.isEntering, two.isEntering)
      check(.contractRetained, name.text, "choreography", one.choreography, two.choreography)
    }
    check(
      .contractRetained, "log", "last rejection", lastRejection, observation.lastRejection)
    return found
  }

  /// Whose hands the screen is in, and how far from its place.
  private func dragDifferences(
    _ stage: StageObservation, _ actual: StageObservation
  ) -> [Discrepancy] {
    guard let drag = actual.drag, let offset = drags[stage.name], drag.state == stage.drag?.state
    else {
      if stage.drag == nil && actual.drag == nil { return [] }
      return [
        Discrepancy(
          clause: .driveThreshold, subject: stage.name.text, property: "drag",
          expected: show(stage.drag?.state), actual: show(actual.drag?.state))
      ]
    }
    let parts = [("x", offset.x, drag.offset.x), ("y", offset.y, drag.offset.y)]
    return parts.filter { !$0.1.contains($0.2) }.map { axis, expected, actual in
      Discrepancy(
        clause: .driveSpringBack, subject: stage.name.text, property: "drag offset.\(axis)",
        expected: "\(expected.value) in \(expected.lower)…\(expected.upper)", actual: "\(actual)")
    }
  }

  /// The first entry that differs, judged by what was expected, or else by what came instead.
  private func logDifferences(_ observation: Observation) -> [Discrepancy] {
    if log == observation.log { return [] }
    let common = zip(log, observation.log).prefix { $0 == $1 }.count
    let expected = log.dropFirst(common).first
    let actual = observation.log.dropFirst(common).first
    guard let judged = expected ?? actual else { return [] }
    let clause: Clause =
      switch judged.callback {
      case .phase: .phaseOrder
      case .willBegin, .complete, .didEnd: .contractOrder
      case .willAppear, .didAppear, .willDisappear, .didDisappear: .contractAppearance
      }
    return [
      Discrepancy(
        clause: clause, subject: "log", property: "entry \(common)",
        expected: show(expected.map(sentence)), actual: show(actual.map(sentence)))
    ]
  }

  private func sentence(_ entry: LogEntry) -> String {
    "\(entry.callback) at \(entry.time.count)f"
  }
}
