// How an overlay goes on with time: in place, and only what moves.

import Scenario

extension Overlay {
  /// Puts every number where its track begins; those that never move stay there.
  mutating func rest(_ timelines: CompiledTimelines, _ tracks: CompiledTracks) {
    for kind in TrackKind.allCases { set(kind, to: timelines.firstValue(kind, of: tracks)) }
  }

  /// Puts the numbers that move where they are at a position of the flight (V-15).
  mutating func move(to position: Int64, _ flight: Flight, _ timelines: TimelineStore) {
    if self.position == position && phase == flight.phase { return }
    (self.position, phase) = (position, flight.phase)
    let tracks = timelines.compiled.tracks(of: flight.timeline)
    var memo = EasingMemo()
    for kind in tracks.moving {
      let value = timelines.value(
        kind, of: tracks, at: flight.boundaries, phase: flight.phase, time: position, &memo)
      set(kind, to: value)
    }
  }

  private mutating func set(_ kind: TrackKind, to value: Double) {
    switch kind {
    case .travel: fly(to: value)
    case .scale: traveller.transform = .scale(value)
    case .alpha: travellerAlpha = value.clampedToUnit
    case .shadow: shadow = value.clampedToUnit
    case .backdrop: backdropAlpha = value.clampedToUnit
    case .upper: upperAlpha = value.clampedToUnit
    case .lower: lowerAlpha = value.clampedToUnit
    case .openness: open(to: value)
    }
  }

  /// The traveller's place (S-7).
  private mutating func fly(to travel: Double) {
    let rect = Rect(
      x: departure.origin.x.blended(to: landing.origin.x, by: travel),
      y: departure.origin.y.blended(to: landing.origin.y, by: travel),
      width: departure.size.width.blended(to: landing.size.width, by: travel),
      height: departure.size.height.blended(to: landing.size.height, by: travel))
    traveller.bounds.size = Size(width: max(0, rect.size.width), height: max(0, rect.size.height))
    traveller.center = rect.middle
    cornerRadius = max(0, radii.source.blended(to: radii.destination, by: travel))
  }

  /// The mask between its two shapes (S-10).
  private mutating func open(to openness: Double) {
    guard let ends = maskEnds else { return }
    mask = MaskObservation(
      shape: ends.closed.blended(to: ends.opened, by: openness), opened: ends.opened)
  }
}

extension Ellipse {
  fileprivate func blended(to end: Ellipse, by part: Double) -> Ellipse {
    Ellipse(
      center: Point(
        x: center.x.blended(to: end.center.x, by: part),
        y: center.y.blended(to: end.center.y, by: part)),
      rx: max(0, rx.blended(to: end.rx, by: part)), ry: max(0, ry.blended(to: end.ry, by: part)))
  }
}
