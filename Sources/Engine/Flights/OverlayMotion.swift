// How an overlay goes on with time: in place, and only what moves.

import Scenario

extension Overlay {
  /// Puts the numbers that move in the flight's phase where they are at a position of it (V-15).
  ///
  /// When it is another phase than before, all are first put where they stand in it.
  mutating func move(to position: Int64, _ course: Course, _ timelines: TimelineStore) {
    if self.position == position && phase == course.phase { return }
    let compiled = timelines.compiled
    let stretch = compiled.phase(course.phase, of: course.timeline)
    if phase != course.phase {
      for kind in TrackKind.allCases { set(kind, to: compiled.standing(kind, in: stretch)) }
    }
    (self.position, phase) = (position, course.phase)
    var (easing, part) = (Handle.none, 0.0)
    for index in stretch.movements {
      let movement = compiled.movement(index)
      if movement.easing != easing {
        part = timelines.part(of: movement, at: position, boundaries: course.boundaries)
        easing = movement.easing
      }
      set(movement.kind, to: movement.start.blended(to: movement.end, by: part))
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
