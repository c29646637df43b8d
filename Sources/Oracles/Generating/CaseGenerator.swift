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
    let scene = source.span("scene") { SceneDraft.draw(from: source) }
    let hasFinger = source.chance(1, outOf: 3)
    let weights = source.span("swarm") { Self.weights(hasFinger: hasFinger, from: source) }
    let cast = Cast(scene)
    var model = ReferenceModel(scene)
    var events: [Event] = []
    // The model is what knows whether an event would be refused. One that would be is taken back,
    // on the tape too, unless a refusal was asked for.
    source.keptSteps(0...maximumEvents, "event", isEven: true) {
      let isOdd = source.chance(1, outOf: 32)
      let mayFail = isOdd || source.chance(1, outOf: 32)
      let kind = EventKind(rawValue: source.command(weights)) ?? .advance
      let event =
        kind == .approach
        ? Self.approach(model, from: source)
        : EventDrawing(cast: cast, isOdd: isOdd, hasFinger: hasFinger).draw(kind, from: source)
      var next = model
      let response = next.handle(event)
      guard response == .accepted || mayFail else { return false }
      model = next
      events.append(event)
      return true
    }
    let law = source.weighted([3] + Law.allCases.map { _ in 1 })
    return Case(
      file: ScenarioFile(scene: scene, events: events), law: law == 0 ? nil : Law.allCases[law - 1])
  }

  /// An advance to the next boundary of one of the flights, or to a flick or two beside it: where
  /// things change is where they break.
  private static func approach(_ model: ReferenceModel, from source: Source) -> Event {
    let flights = model.expectation().flights
    let offset = source.choose(-1, 0, 1, -2)
    guard !flights.isEmpty else { return .advance(.zero) }
    let flight = flights[source.reference(below: flights.count)]
    let isBackwards = flight.drive == .cancelling
    let ahead =
      isBackwards
      ? flight.boundaries.last { $0 < flight.elapsed }.map { flight.elapsed - $0 }
      : flight.boundaries.first { $0 > flight.elapsed }.map { $0 - flight.elapsed }
    return .advance(max(.zero, (ahead ?? .zero) + Flicks(Int64(offset))))
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
