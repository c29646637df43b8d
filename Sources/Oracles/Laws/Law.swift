// Laws between runs: what must not matter, and what must change alike.

import Model
import Scenario

/// A law between two runs of a system; each is a clause of its own.
public enum Law: String, Sendable, CaseIterable {
  /// Advancing twice is advancing by the sum.
  case additive
  /// Moving all windows moves what is in them.
  case translate
  /// Scaling all lengths by a power of two scales what is seen, bit by bit.
  case scale
  /// Mirroring all windows mirrors what is in them.
  case mirror
  /// Renaming renames.
  case rename
  /// What nothing refers to changes nothing.
  case unrelated
  /// Doubling all times doubles all times.
  case stretch
  /// Every use is as the first, and nothing is left over.
  case reuse

  /// The clause that breaks when the law does.
  public var clause: Clause {
    switch self {
    case .additive: .phaseAdditive
    case .translate: .lawTranslate
    case .scale: .lawScale
    case .mirror: .lawMirror
    case .rename: .lawRename
    case .unrelated: .lawUnrelated
    case .stretch: .lawStretch
    case .reuse: .contractReuse
    }
  }

  /// Runs a scenario and its counterpart, each on a system of its own that `start` starts.
  ///
  /// - Returns: how the law breaks; `nil` when it holds, or says nothing about this scenario.
  public func judge<System: TransitionSystem>(
    scene: Scene, events: [Event], on start: (Scene) -> System
  ) -> Violation? {
    switch self {
    case .additive: additive(start, scene, events)
    case .translate: outward(start, scene, events, .move)
    case .mirror: outward(start, scene, events, .mirror)
    case .scale: rewritten(start, scene, events, Self.scaling)
    case .rename: rewritten(start, scene, events, Self.renaming(of: scene))
    case .stretch: stretched(start, scene, events)
    case .unrelated: unrelated(start, scene, events)
    case .reuse: reuse(start, scene, events)
    }
  }

  /// A violation of this law's clause.
  func broken(_ step: Int, _ sentence: String) -> Violation {
    Violation(clause, step: step, sentence)
  }

  private func additive<System: TransitionSystem>(
    _ start: (Scene) -> System, _ scene: Scene, _ events: [Event]
  ) -> Violation? {
    var whole = start(scene)
    var halved = start(scene)
    for (index, event) in events.enumerated() {
      let response = whole.handle(event)
      if case .advance(let span) = event, response == .accepted {
        let half = Flicks(span.count / 2)
        _ = halved.handle(.advance(half))
        // Begun in a callback of the first half, and the second would start it: nothing is claimed.
        let isAnyPending = halved.observe().stages.contains { $0.transition?.drive == .pending }
        if isAnyPending { return nil }
        _ = halved.handle(.advance(span - half))
      } else {
        _ = halved.handle(event)
      }
      if whole.observe() != halved.observe() {
        return broken(index + 1, "advancing in two halves leads elsewhere")
      }
    }
    return nil
  }

  private func rewritten<System: TransitionSystem>(
    _ start: (Scene) -> System, _ scene: Scene, _ events: [Event], _ rewriting: Rewriting
  ) -> Violation? {
    guard let other = rewriting.scene(scene) else { return nil }
    var system = start(scene)
    var counterpart = start(other)
    var model = ReferenceModel(scene)
    for (index, event) in events.enumerated() {
      let response = system.handle(event)
      let answer = counterpart.handle(rewriting.event(event))
      // A length may leave or enter the accepted range; then the runs are not comparable.
      if self == .scale, (response == .accepted) != (answer == .accepted) { return nil }
      var wanted = rewriting.observation(system.observe())
      var seen = counterpart.observe()
      // Reasons quote the names and numbers of the events; responses are compared instead.
      wanted.lastRejection = nil
      seen.lastRejection = nil
      _ = model.handle(event)
      if self == .scale, hasFallback(model) { return nil }
      if (response == .accepted) != (answer == .accepted) || wanted != seen {
        return broken(index + 1, wanted.difference(to: seen).map { "changed: \($0)" } ?? "differs")
      }
    }
    return nil
  }

  /// Whether a flight rests on the 1×1 fallback, which no scaling of a scene scales.
  private func hasFallback(_ model: ReferenceModel) -> Bool {
    model.flights.contains { !$0.isSourceConnected || !$0.isDestinationConnected }
  }

  private static let scaling = Rewriting(length: 0.5, choreography: suffixed)

  /// Other names for everything; those that the scene declares are made once.
  private static func renaming(of scene: Scene) -> Rewriting {
    @Sendable func other(_ name: Name) -> Name { Name("z-\(name.text)") ?? name }
    let declared = scene.views.map(\.name) + scene.stages.map(\.name)
    let names = Dictionary(declared.map { ($0, other($0)) }, uniquingKeysWith: { name, _ in name })
    return Rewriting(name: { names[$0] ?? other($0) })
  }

  /// The name that a rewritten choreography has.
  @Sendable static func suffixed(_ name: Name) -> Name { Name("\(name.text)-other") ?? name }

  /// Twice the time; judged where all boundaries double exactly.
  private func stretched<System: TransitionSystem>(
    _ start: (Scene) -> System, _ scene: Scene, _ events: [Event]
  ) -> Violation? {
    let rewriting = Rewriting(time: 2, choreography: Self.suffixed)
    guard let other = rewriting.scene(scene) else { return nil }
    var system = start(scene)
    var counterpart = start(other)
    for (index, event) in events.enumerated() {
      // Backwards the callbacks come one flick below a boundary, and one flick does not double.
      if case .cancel = event { return nil }
      if case .upon = event { return nil }
      // Nor do positions that a finger or a settling rounds.
      if event.isGesture { return nil }
      let response = system.handle(event)
      let answer = counterpart.handle(rewriting.event(event))
      if (response == .accepted) != (answer == .accepted) { return nil }
      let observation = system.observe()
      guard observation.stages.allSatisfy({ doubles($0, scene) }) else { return nil }
      var wanted = rewriting.observation(observation)
      var seen = counterpart.observe()
      wanted.lastRejection = nil
      seen.lastRejection = nil
      if wanted != seen {
        return broken(index + 1, wanted.difference(to: seen).map { "changed: \($0)" } ?? "the log")
      }
    }
    return nil
  }

  private func doubles(_ stage: StageObservation, _ scene: Scene) -> Bool {
    guard let transition = stage.transition,
      let choreography = scene.choreography(named: transition.choreography)
    else { return true }
    let timeline = transition.isEntering ? choreography.entering : choreography.leaving
    let shares = timeline.phases.map(\.share)
    let twice = Flicks(transition.duration.count * 2)
    return boundaries(of: twice, shares: shares)
      == boundaries(of: transition.duration, shares: shares).map { Flicks($0.count * 2) }
  }
}
