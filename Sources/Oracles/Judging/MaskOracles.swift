// Oracles of MASK that need no reference, or only its exact predicates.

import Model
import Scenario

extension Oracle {
  static let masks = [covers, tight, inscribed, maskGone, maskMonotone]

  private static let covers = Oracle(.maskCovers) { _, moment in
    for (view, opened) in coveringMasks(moment) {
      guard opened.rx == opened.ry else { return "the mask of '\(view.name)' opens to no circle" }
      if !Coverage.covers(view.bounds, center: opened.center, radius: opened.rx) {
        return "radius \(opened.rx) about (\(opened.center.x), \(opened.center.y)) leaves a corner "
          + "of \(view.bounds.spelled) uncovered; the least is "
          + "\(Coverage.leastRadius(covering: view.bounds, from: opened.center))"
      }
    }
    return nil
  }

  private static let tight = Oracle(.maskTight) { _, moment in
    for (view, opened) in coveringMasks(moment)
    where !Coverage.isTight(view.bounds, center: opened.center, radius: opened.rx) {
      return "radius \(opened.rx) is more than 2^-49 above the least that covers "
        + view.bounds.spelled
    }
    return nil
  }

  /// The masks of flights that open to a covering circle.
  private static func coveringMasks(_ moment: Moment) -> [(ViewObservation, Ellipse)] {
    moment.expected.flights.compactMap { flight in
      guard let mask = flight.timeline.mask, case .covering = mask.opened,
        let name = mask.screen == .upper ? flight.upper : flight.lower,
        let view = moment.after.view(name), let opened = view.mask?.opened
      else { return nil }
      return (view, opened)
    }
  }

  /// Where the masked screen is upright in its container and the traveller lies unscaled on the
  /// anchor, the closed mask is the circle inscribed in the traveller.
  private static let inscribed = Oracle(.maskInscribed) { _, moment in
    for flight in moment.expected.flights {
      guard let mask = flight.timeline.mask, mask.screen == .upper,
        mask.closed == .inscribed(.destination), flight.openness?.upper == 0,
        flight.timeline.traveller?.destinationFit == .fill, flight.travel?.upper == 1,
        flight.travel?.lower == 1, flight.scale?.lower == 1, flight.scale?.upper == 1,
        let screen = moment.after.position(of: flight.upper),
        moment.after.views[screen].transform == .identity,
        let traveller = moment.after.position(of: Name(helper: .traveller, of: flight.stage)),
        let shape = moment.after.views[screen].mask?.shape
      else { continue }
      let size = moment.after.views[traveller].bounds.size
      let radius = min(size.width, size.height) / 2
      // Both rectangles are the destination's, taken into two spaces a translation apart.
      let error =
        moment.survey.boxes[traveller].error + moment.survey.boxes[screen].error
        + flight.destinationRect.width.width + flight.destinationRect.height.width
      if (shape.rx - radius).magnitude > error || (shape.ry - radius).magnitude > error {
        return "the mask of '\(flight.upper)' starts at (\(shape.rx), \(shape.ry)), inscribed is "
          + "\(radius)"
      }
    }
    return nil
  }

  private static let maskGone = Oracle(.maskGone) { record, moment in
    let masked = moment.expected.flights.compactMap { flight in
      flight.timeline.mask.flatMap { $0.screen == .upper ? flight.upper : flight.lower }
    }
    let (declared, seen) = (record.scene.views, moment.after.views)
    for position in seen.indices where !masked.contains(seen[position].name) {
      let name = seen[position].name
      let own = record.declaration(of: name, near: position).flatMap { declared[$0].mask }
      if seen[position].mask?.shape != own { return "'\(name)' has a mask that no flight owns" }
    }
    return nil
  }

  /// A reaction, or the end of another flight, can move the masked screen or what the mask is about
  /// while time advances; then nothing is claimed.
  private static let maskMonotone = Oracle(.maskMonotone) { _, moment in
    guard moment.isAccepted, case .advance = moment.event else { return nil }
    for flight in moment.expected.flights {
      guard
        let old = moment.expectedBefore.flights.first(where: { $0.number == flight.number }),
        let mask = flight.timeline.mask,
        let name = mask.screen == .upper ? flight.upper : flight.lower,
        let was = moment.before.view(name), let now = moment.after.view(name),
        was.bounds == now.bounds, was.center == now.center, was.transform == now.transform,
        old.sourceRect == flight.sourceRect, old.destinationRect == flight.destinationRect,
        let from = was.mask, let to = now.mask, from.opened == to.opened,
        let opened = to.opened, let start = old.openness, let end = flight.openness
      else { continue }
      let isOpening = end.lower >= start.upper
      guard isOpening || end.upper <= start.lower, max(start.upper, end.upper) <= 1 else {
        continue
      }
      let width =
        envelopeWidth(of: name, moment.expected) + envelopeWidth(of: name, moment.expectedBefore)
      let (far, near) = isOpening ? (from.shape, to.shape) : (to.shape, from.shape)
      for (first, second, goal) in [(far.rx, near.rx, opened.rx), (far.ry, near.ry, opened.ry)]
      where (goal - second).magnitude > (goal - first).magnitude + width {
        return "the mask of '\(name)' went from \(from.shape.rx) to \(to.shape.rx), back from "
          + "where it was going"
      }
    }
    return nil
  }

  private static func envelopeWidth(of name: Name, _ expectation: Expectation) -> Double {
    guard let mask = expectation.views.first(where: { $0.name == name })?.mask else { return 0 }
    return max(mask.shape.rx.width, mask.shape.ry.width)
  }
}
