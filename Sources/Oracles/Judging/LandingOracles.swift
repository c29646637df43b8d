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

  private static let departure = Oracle(.landDeparture) { record, moment in
    for flight in moment.expected.flights where flight.travel?.upper == 0 {
      if let fault = mismatch(flight, .source, record, moment) { return "at departure \(fault)" }
    }
    return nil
  }

  private static let arrival = Oracle(.landArrival) { record, moment in
    for flight in moment.expected.flights
    where flight.travel?.lower == 1 && flight.travel?.upper == 1 {
      if let fault = mismatch(flight, .destination, record, moment) {
        return "at arrival \(fault)"
      }
    }
    return nil
  }

  /// How the unscaled traveller fails to lie on a view, or as the picture is fitted to it.
  ///
  /// Judged where all hang in their windows without turning or scaling: then a box is the
  /// rectangle itself.
  private static func mismatch(
    _ flight: FlightExpectation, _ role: EndpointRole, _ record: Record, _ moment: Moment
  ) -> String? {
    let seen = moment.after
    let isSource = role == .source
    guard flight.scale?.lower == 1, flight.scale?.upper == 1,
      isSource ? flight.isSourceConnected : flight.isDestinationConnected,
      let parts = flight.timeline.traveller,
      let endpoint = isSource ? flight.source : flight.destination,
      let view = seen.position(of: endpoint), let container = seen.position(of: flight.container),
      let traveller = seen.position(of: Name(helper: .traveller, of: flight.stage)),
      [view, container, traveller].allSatisfy(seen.isUpright)
    else { return nil }
    // The rectangle goes from the endpoint to the screen, down to the container and up again; on the
    // way x₀ + (x₁ − x₀)·u rounds three times, with terms no greater than |x₀| + |x₁|.
    let ends = [
      flight.sourceRect, flight.destinationRect, flight.landingSource, flight.landingDestination,
    ]
    let reach = ends.compactMap { $0?.greatest }.reduce(0, +)
    let errors = [view, container, traveller].map { moment.survey.boxes[$0].error }
    let (end, box) = (seen.views[view].box, seen.views[traveller].box)
    let whole = seen.views[container].box
    let fit = isSource ? parts.sourceFit : parts.destinationFit
    let landed = LandedRect(
      box: box, picture: picture(of: flight, record), end: end, container: whole,
      error: 4 * errors.reduce(0, +) + 8 * roundoff * reach)
    if landed.isFitted(fit) { return nil }
    let place = fit == .widthFit ? (flight.container, whole) : (endpoint, end)
    return "'\(seen.views[traveller].name)' is at \(box.spelled), \(fit.words) '\(place.0)' at "
      + place.1.spelled
  }

  /// The size of the picture that flies (S-7).
  private static func picture(of flight: FlightExpectation, _ record: Record) -> Size? {
    [flight.source, flight.destination].lazy.compactMap { end in
      end.flatMap { record.declaration(of: $0) }.flatMap { record.scene.views[$0].picture?.size }
    }.first
  }
}

extension Fit {
  /// What a rectangle is asked to do to another one.
  fileprivate var words: String {
    switch self {
    case .fill: "to fill"
    case .aspectFit: "to fit into"
    case .aspectFill: "to cover"
    case .widthFit: "to be as wide as"
    }
  }
}
