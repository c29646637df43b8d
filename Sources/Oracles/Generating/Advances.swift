// Advances that know where the flights are: to a boundary, or into the middle of a phase.

import Checking
import Model
import Scenario

/// Draws advances by where the flights are.
struct Advances {
  let flights: [FlightExpectation]

  init(_ model: ReferenceModel) {
    flights = model.flights
  }

  /// An advance to the next boundary of one of the flights, or to a flick or two beside it: where
  /// things change is where they break.
  func approach(from source: Source) -> Event {
    let offset = source.choose(-1, 0, 1, -2)
    guard !flights.isEmpty else { return .advance(.zero) }
    let flight = flights[source.reference(below: flights.count)]
    let ahead =
      flight.isBackwards
      ? flight.boundaries.last { $0 < flight.elapsed }.map { flight.elapsed - $0 }
      : flight.boundaries.first { $0 > flight.elapsed }.map { $0 - flight.elapsed }
    return .advance(max(.zero, (ahead ?? .zero) + Flicks(Int64(offset))))
  }

  /// An advance to the middle of a phase of one of the flights; no time for one that it has passed.
  func visit(_ leaning: Leaning, from source: Source) -> Event {
    guard !flights.isEmpty else { return .advance(.zero) }
    let aimed = leaning.stages.first.flatMap { stage in
      flights.firstIndex { $0.stage == stage.name }
    }
    let flight = flights[
      source.reference(weights: Leaning.weights(flights.count, towards: aimed))]
    let phases = flight.timeline.phases.count
    let phase = source.weighted(Leaning.weights(phases, towards: leaning.phase))
    let (begin, end) = (flight.boundaries[phase], flight.boundaries[phase + 1])
    let middle = begin + Flicks((end - begin).count / 2)
    let ahead = flight.isBackwards ? flight.elapsed - middle : middle - flight.elapsed
    return .advance(max(.zero, ahead))
  }
}

extension FlightExpectation {
  fileprivate var isBackwards: Bool { drive == .cancelling }
}
