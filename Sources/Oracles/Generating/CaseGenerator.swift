// The generator of cases: a scene, then events that are mostly accepted by it.

import Checking
import Model
import Scenario

/// What one case of a campaign consists of.
public struct Case: Sendable {
  /// The scene and its events.
  public var file: ScenarioFile
  /// The law between runs that this case is asked about, besides all oracles; `nil` for none.
  public var law: Law?

  /// Makes a case.
  public init(file: ScenarioFile, law: Law? = nil) {
    self.file = file
    self.law = law
  }
}

/// Draws cases.
///
/// Each case has kinds of events and weights of its own (swarm testing, Groce et al. 2012), so that
/// rare combinations are not drowned by common ones.
public struct CaseGenerator: Generator {
  /// The greatest number of events in a case.
  public var maximumEvents: Int

  /// Makes a generator.
  public init(maximumEvents: Int = 32) {
    self.maximumEvents = maximumEvents
  }

  /// Draws a case.
  public func draw(from source: Source) -> Case {
    let aim = source.span("aim") { Aim.draw(from: source) }
    let scene = source.span("scene") { SceneDraft.draw(aim, from: source) }
    let hasFinger = source.chance(1, outOf: 3)
    let weights = source.span("swarm") { Self.weights(hasFinger: hasFinger, from: source) }
    let cast = Cast(scene)
    var model = ReferenceModel(scene)
    var events: [Event] = []
    var leaning = aim?.leaning(in: model) ?? Leaning()
    // The model is what knows whether an event would be refused. One that would be is taken back,
    // on the tape too, unless a refusal was asked for.
    source.keptSteps(0...maximumEvents, "event", isEven: true) {
      let isOdd = source.chance(1, outOf: 32)
      let mayFail = isOdd || source.chance(1, outOf: 32)
      let kind = EventKind(rawValue: source.command(leaning.weights(weights))) ?? .advance
      let drawing = EventDrawing(
        cast: cast, isOdd: isOdd, hasFinger: hasFinger, leaning: leaning)
      let event =
        switch kind {
        case .approach: Advances(model).approach(from: source)
        case .visit: Advances(model).visit(leaning, from: source)
        default: drawing.draw(kind, from: source)
        }
      let before = model
      let response = model.handle(event)
      guard response == .accepted || mayFail else {
        model = before
        return false
      }
      leaning = aim?.leaning(in: model) ?? Leaning()
      events.append(event)
      return true
    }
    let law = source.weighted([3] + Law.allCases.map { _ in 1 })
    return Case(
      file: ScenarioFile(scene: scene, events: events), law: law == 0 ? nil : Law.allCases[law - 1])
  }

  /// The weights of the kinds of events in this case.
  private static func weights(hasFinger: Bool, from source: Source) -> [Int] {
    EventKind.allCases.map { kind in
      switch kind {
      case .enter, .advance, .approach: kind.weight
      case .pan, .start: hasFinger ? 8 * kind.weight : 0
      case .leave: source.chance(7, outOf: 8) ? kind.weight : 0
      default: source.chance(2, outOf: 5) ? kind.weight * source.int(in: 1...4) : 0
      }
    }
  }
}
