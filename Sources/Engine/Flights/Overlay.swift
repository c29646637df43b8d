// What a transition in flight lays over the scene (S-7 to S-10).

import Scenario

/// The numbers of a flight's overlay at one moment.
struct Overlay {
  /// The epoch for which the rectangles hold.
  var epoch: UInt64 = 0
  /// The flight and its position for which everything else holds.
  var number = 0
  var position: Int64 = 0

  /// The ends' own rectangles, which masks are anchored on.
  var source = Rect.zero
  var destination = Rect.zero
  /// The ends' rectangles as the picture fits them (V-16), between which the traveller flies.
  var departure = Rect.zero
  var landing = Rect.zero
  var traveller = Placement(bounds: .zero, center: .zero, transform: .identity)
  var travellerAlpha = 1.0
  var shadow = 0.0
  var cornerRadius = 0.0
  var backdropAlpha = 0.0
  var upperAlpha = 1.0
  var lowerAlpha = 1.0
  /// The mask's shapes at openness 0 and 1, for the same epoch as the rectangles.
  var maskEnds: (closed: Ellipse, opened: Ellipse)?
  var mask: MaskObservation?
}

extension TransitionEngine {
  /// The overlay of a flight now: the one that is kept if it is good, else computed afresh.
  func overlay(of slot: Handle) -> Overlay {
    var counters = Counters()
    return overlay(of: slot, &counters)
  }

  func overlay(of slot: Handle, _ counters: inout Counters) -> Overlay {
    let flight = flights[slot]
    let timeline = timelines.compiled[flight.timeline]
    let position = timelines.position(of: flight, at: clock)
    var overlay = overlays[slot]
    let isSameFlight = overlay.number == flight.number
    let isSameScene = isSameFlight && overlay.epoch == store.epoch
    if isSameScene && overlay.position == position { return overlay }
    if !isSameScene {
      overlay.source = rectangle(of: flight.source, in: flight, &counters)
      overlay.destination = rectangle(of: flight.destination, in: flight, &counters)
      if timeline.hasTraveller { fit(&overlay, flight, timeline) }
      overlay.maskEnds = timeline.mask.flatMap { maskEnds($0, flight, overlay, &counters) }
    }
    (overlay.epoch, overlay.number, overlay.position) = (store.epoch, flight.number, position)
    var memo = EasingMemo()
    func value(_ kind: TrackKind) -> Double {
      timelines.value(
        kind, of: flight.timeline, at: flight.boundaries, phase: flight.phase, time: position, &memo
      )
    }
    if timeline.hasTraveller { fly(&overlay, flight, value) }
    overlay.backdropAlpha = value(.backdrop).clampedToUnit
    overlay.upperAlpha = value(.upper).clampedToUnit
    overlay.lowerAlpha = value(.lower).clampedToUnit
    overlay.mask = overlay.maskEnds.map {
      MaskObservation(
        shape: $0.closed.blended(to: $0.opened, by: value(.openness)), opened: $0.opened)
    }
    return overlay
  }

  /// The view whose picture the traveller shows (S-7).
  func pictured(in flight: Flight) -> ViewDeclaration? {
    if let source = store.declaration(flight.source.view), source.picture != nil { return source }
    let destination = store.declaration(flight.destination.view)
    return destination?.picture == nil ? nil : destination
  }

  /// Fits the rectangles of the ends; without a picture there is nothing to be fitted (S-7).
  private func fit(_ overlay: inout Overlay, _ flight: Flight, _ timeline: CompiledTimeline) {
    (overlay.departure, overlay.landing) = (overlay.source, overlay.destination)
    guard let picture = pictured(in: flight)?.picture else { return }
    let bounds = store.placements[flight.container].bounds
    overlay.departure = timeline.sourceFit.rectangle(
      of: picture.size, at: overlay.source, in: bounds)
    overlay.landing = timeline.destinationFit.rectangle(
      of: picture.size, at: overlay.destination, in: bounds)
  }

  /// The traveller (S-7).
  private func fly(_ overlay: inout Overlay, _ flight: Flight, _ value: (TrackKind) -> Double) {
    let travel = value(.travel)
    let (from, to) = (overlay.departure, overlay.landing)
    let rect = Rect(
      x: from.origin.x.blended(to: to.origin.x, by: travel),
      y: from.origin.y.blended(to: to.origin.y, by: travel),
      width: from.size.width.blended(to: to.size.width, by: travel),
      height: from.size.height.blended(to: to.size.height, by: travel))
    let size = Size(width: max(0, rect.size.width), height: max(0, rect.size.height))
    overlay.traveller = Placement(
      bounds: Rect(origin: .zero, size: size), center: rect.middle,
      transform: .scale(value(.scale)))
    overlay.travellerAlpha = value(.alpha).clampedToUnit
    overlay.shadow = value(.shadow).clampedToUnit
    let radius = store.declaration(flight.source.view)?.cornerRadius ?? 0
    let endRadius = store.declaration(flight.destination.view)?.cornerRadius ?? 0
    overlay.cornerRadius = max(0, radius.blended(to: endRadius, by: travel))
  }

  /// The mask's two shapes (S-10); none on a lower screen that is not there.
  private func maskEnds(
    _ mask: CompiledMask, _ flight: Flight, _ ends: Overlay, _ counters: inout Counters
  ) -> (closed: Ellipse, opened: Ellipse)? {
    let screen = flight[mask.screen]
    guard screen.exists else { return nil }
    let map = store.map(
      from: flight.container, at: store.placements[flight.container], to: screen,
      at: store.placements[screen], visited: &counters.viewsVisited)
    counters.transformsComposed += 1
    let bounds = store.placements[screen].bounds
    func ellipse(_ shape: Mask.Shape) -> Ellipse {
      let anchor = shape.role == .source ? ends.source : ends.destination
      let (center, half) = (map(anchor.middle), map.halfExtents(of: anchor.size))
      switch shape {
      case .inscribed: return .circle(center, min(half.width, half.height))
      case .oval: return Ellipse(center: center, rx: half.width, ry: half.height)
      case .disc(_, let radius): return .circle(center, radius)
      case .covering:
        counters.squareRoots += 1
        return .circle(center, Self.coveringRadius(of: bounds, from: center))
      }
    }
    return (closed: ellipse(mask.closed), opened: ellipse(mask.opened))
  }
}

extension Mask.Shape {
  fileprivate var role: EndpointRole {
    switch self {
    case .inscribed(let role), .oval(let role), .disc(let role, _), .covering(let role): role
    }
  }
}

extension Ellipse {
  fileprivate static func circle(_ center: Point, _ radius: Double) -> Ellipse {
    Ellipse(center: center, rx: radius, ry: radius)
  }

  fileprivate func blended(to end: Ellipse, by part: Double) -> Ellipse {
    Ellipse(
      center: Point(
        x: center.x.blended(to: end.center.x, by: part),
        y: center.y.blended(to: end.center.y, by: part)),
      rx: max(0, rx.blended(to: end.rx, by: part)), ry: max(0, ry.blended(to: end.ry, by: part)))
  }
}
