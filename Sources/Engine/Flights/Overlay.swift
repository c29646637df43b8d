// What a transition in flight lays over the scene (S-7 to S-10).

import Scenario

/// The numbers of a flight's overlay at one moment.
struct Overlay {
  /// The epoch for which the rectangles hold.
  var epoch: UInt64 = 0
  /// The flight and its position for which everything else holds; no position before it first moves.
  var number = 0
  var position: Int64 = -1
  /// The phase that goes with the position.
  var phase = -1

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
  /// The corner radii of the ends.
  var radii = (source: 0.0, destination: 0.0)
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
    let flight = flights[slot]
    var (overlay, counters) = (overlays[slot], Counters())
    if overlay.number != flight.course.number
      || !store.isUnchanged(around: flight, since: overlay.epoch, &counters)
    {
      overlay = anchored(flight, &counters)
    }
    overlay.move(to: position(of: slot), flight.course, timelines)
    return overlay
  }

  /// Has a flight's overlay ready for whoever looks after this frame, in place.
  mutating func keepOverlay(of slot: Handle) {
    let course = flights[slot].course
    if overlays[slot].number != course.number || overlays[slot].epoch != store.epoch {
      renewOverlay(of: slot)
    }
    overlays[slot].move(to: timelines.position(on: course, at: clock), course, timelines)
  }

  /// Makes a flight's overlay hold for this epoch; not inlined, as most frames need none of it.
  @inline(never)
  private mutating func renewOverlay(of slot: Handle) {
    let flight = flights[slot]
    if overlays[slot].number == flight.course.number,
      store.isUnchanged(around: flight, since: overlays[slot].epoch, &counters)
    {
      overlays[slot].epoch = store.epoch
    } else {
      overlays[slot] = anchored(flight, &counters)
    }
  }

  /// The overlay of a flight before it moves: what it lies between, found anew.
  private func anchored(_ flight: Flight, _ counters: inout Counters) -> Overlay {
    let timeline = timelines.compiled[flight.course.timeline]
    var overlay = Overlay()
    overlay.source = rectangle(of: flight.source, in: flight, &counters)
    overlay.destination = rectangle(of: flight.destination, in: flight, &counters)
    if timeline.hasTraveller {
      fit(&overlay, flight, timeline)
      overlay.radii.source = store.declaration(flight.source.view)?.cornerRadius ?? 0
      overlay.radii.destination = store.declaration(flight.destination.view)?.cornerRadius ?? 0
    }
    overlay.maskEnds = timeline.mask.flatMap { maskEnds($0, flight, overlay, &counters) }
    (overlay.epoch, overlay.number) = (store.epoch, flight.course.number)
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
      case .inscribed: return .circle(center, min(half.x, half.y))
      case .oval: return Ellipse(center: center, rx: half.x, ry: half.y)
      case .disc(_, let radius): return .circle(center, radius)
      case .covering:
        counters.squareRoots += 1
        return .circle(center, Self.coveringRadius(of: bounds, from: center))
      }
    }
    return (closed: ellipse(mask.closed), opened: ellipse(mask.opened))
  }
}

extension ViewStore {
  /// Whether nothing that a flight's rectangles and shapes depend on has changed since an epoch.
  ///
  /// A question to the store, as one to the engine that counts in the engine would copy it first.
  fileprivate func isUnchanged(
    around flight: Flight, since epoch: UInt64, _ counters: inout Counters
  ) -> Bool {
    if epoch == self.epoch { return true }
    return isUnchanged(flight.container, since: epoch, &counters)
      && isUnchanged(flight.source.view, since: epoch, &counters)
      && isUnchanged(flight.destination.view, since: epoch, &counters)
      && isUnchanged(flight.upper, since: epoch, &counters)
      && isUnchanged(flight.lower, since: epoch, &counters)
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
}
