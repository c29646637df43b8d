// Oracles of LAND that compare what is seen with what is seen: the traveller and the view it covers.

import Bounds
import Model
import Scenario

extension RectEnvelope {
  /// The greatest magnitude among the edges.
  fileprivate var greatest: Double {
    [x, y, width, height].map { max($0.lower.magnitude, $0.upper.magnitude) }.reduce(0, +)
  }
}

extension Oracle {
  static let landings = [departure, arrival]

  private static let departure = Oracle(.landDeparture) { _, moment in
    for flight in moment.expected.flights
    where flight.travel?.upper == 0 && flight.timeline.traveller?.sourceFit == .fill {
      if let fault = mismatch(flight, flight.source, flight.isSourceConnected, moment) {
        return "at departure \(fault)"
      }
    }
    return nil
  }

  private static let arrival = Oracle(.landArrival) { _, moment in
    for flight in moment.expected.flights
    where flight.travel?.lower == 1 && flight.travel?.upper == 1
      && flight.timeline.traveller?.destinationFit == .fill
    {
      if let fault = mismatch(flight, flight.destination, flight.isDestinationConnected, moment) {
        return "at arrival \(fault)"
      }
    }
    return nil
  }

  /// How the unscaled traveller fails to lie on a view.
  ///
  /// Judged where both hang in their windows without turning or scaling: then a box is the
  /// rectangle itself.
  private static func mismatch(
    _ flight: FlightExpectation, _ endpoint: Name?, _ isConnected: Bool, _ moment: Moment
  ) -> String? {
    let seen = moment.after
    guard flight.scale?.lower == 1, flight.scale?.upper == 1, isConnected, let endpoint,
      let view = seen.view(endpoint),
      let traveller = seen.view(Name(helper: .traveller, of: flight.stage)),
      seen.isUpright(from: view), seen.isUpright(from: traveller)
    else { return nil }
    // The rectangle goes from the endpoint to the screen, down to the container and up again; on the
    // way x₀ + (x₁ − x₀)·u rounds three times, with terms no greater than |x₀| + |x₁|.
    let reach = [flight.sourceRect, flight.destinationRect].map(\.greatest).reduce(0, +)
    let error =
      4 * (seen.measuredBox(of: view).error + seen.measuredBox(of: traveller).error)
      + 8 * roundoff * reach
    return traveller.box.isNear(view.box, within: error)
      ? nil
      : "'\(traveller.name)' is at \(traveller.box.spelled), '\(endpoint)' at \(view.box.spelled)"
  }
}
