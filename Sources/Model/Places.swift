// Where things are: the geometry of every node, recomputed from the state (S-4 … S-8, S-10, S-30).

import Bounds
import Scenario

/// The geometry of a node, as V-4 lists it.
struct Geometry: Sendable {
  var bounds: QuantityRect
  var center: QuantityPoint
  var transform = QuantityMap(.identity)

  var map: QuantityMap { QuantityMap(bounds: bounds, center: center, transform: transform) }
}

extension World {
  /// The stage that lays a view out (V-9).
  func layoutStage(of index: Int) -> StageState? {
    layoutIndex(of: index).map { stages[$0] }
  }

  /// V-9: the position of that stage.
  private func layoutIndex(of index: Int) -> Int? {
    stages.indices.first { stages[$0].levels.contains { $0.screen == index } }
  }

  /// S-4, S-6, S-8: the bounds, centre and transform that are seen, of any node but a traveller (S-7).
  func geometry(of node: Node) -> Geometry {
    switch node {
    case .view(let index): viewGeometry(of: index)
    case .helper(_, let stage, _): filling(stages[stage].host)
    }
  }

  /// S-4, S-6, S-8: the bounds alone, of any node but a traveller (S-7).
  func bounds(of node: Node) -> QuantityRect {
    switch node {
    case .view(let index):
      var bounds = views[index].bounds
      if let stage = layoutIndex(of: index) {
        let host = self.bounds(of: stages[stage].host)
        bounds.width = host.width
        bounds.height = host.height
      }
      return bounds
    case .helper(_, let stage, _):
      return bounds(of: stages[stage].host)
    }
  }

  /// S-6 for screens above a root, with S-30 for the top one; else the app's.
  private func viewGeometry(of index: Int) -> Geometry {
    let view = views[index]
    var geometry = Geometry(
      bounds: bounds(of: .view(index)), center: view.center, transform: QuantityMap(view.transform))
    if let stage = layoutIndex(of: index) {
      geometry.center = bounds(of: stages[stage].host).middle
      if index == stages[stage].upper, let offset = offset(of: stages[stage]) {
        geometry.center = geometry.center + offset
      }
    }
    return geometry
  }

  /// S-4, S-8: the host's bounds, and their middle for a centre.
  private func filling(_ host: Node) -> Geometry {
    let bounds = bounds(of: host)
    return Geometry(bounds: bounds, center: bounds.middle)
  }

  /// S-7; the middle of the unclamped rectangle is the centre.
  func geometry(
    of traveller: Traveller, between ends: Ends, in flight: Flight, on stage: StageState
  ) -> Geometry {
    let travel = traveller.travel.value(at: flight.elapsed, boundaries: flight.boundaries)
    let scale = traveller.scale.value(at: flight.elapsed, boundaries: flight.boundaries)
    let rect = QuantityRect.between(
      fitted(ends, .source, traveller, in: flight, on: stage),
      fitted(ends, .destination, traveller, in: flight, on: stage), at: travel)
    var transform = QuantityMap(.identity)
    transform.a = scale
    transform.d = scale
    return Geometry(
      bounds: QuantityRect(
        x: Quantity(0), y: Quantity(0), width: rect.width.nonnegative,
        height: rect.height.nonnegative),
      center: rect.middle, transform: transform)
  }

  /// V-6 through screen space.
  ///
  /// The bound contains every way over a common ancestor: the terms of such
  /// a way are those of the complete chains without factors |A|·|A⁻¹| ≥ 1. The inverse of the
  /// composed chain and the composed inverses are both allowed for.
  func conversion(from node: Node, to target: Node) -> QuantityMap {
    var map = geometry(of: target).map
    var (inverses, superview) = (map.inverse, superviews[target])
    while let above = superview {
      let next = geometry(of: above).map
      map = next.after(map)
      inverses = inverses.after(next.inverse)
      superview = superviews[above]
    }
    return map.inverse.allowing(inverses).after(
      screenMap(of: node, geometry(of: node).map) { geometry(of: $0).map })
  }

  /// V-5 composed: a node's own map, and then those of its superviews to outside its root.
  func screenMap(
    of node: Node, _ own: QuantityMap, _ map: (Node) -> QuantityMap?
  ) -> QuantityMap {
    var (whole, superview) = (own, superviews[node])
    while let above = superview {
      if let next = map(above) { whole = next.after(whole) }
      superview = superviews[above]
    }
    return whole
  }

  /// V-7: the box of a rectangle of one node's space in another's.
  func box(_ rect: QuantityRect, from node: Node, to target: Node) -> QuantityRect {
    conversion(from: node, to: target).box(of: rect)
  }
}

// MARK: Endpoints

extension Flight {
  /// S-5: the view of an endpoint.
  func endpoint(_ role: EndpointRole) -> Int? {
    role == .source ? source : destination
  }
}

/// The rectangles of a flight's endpoints, in container space (S-5).
struct Ends: Sendable {
  let source: QuantityRect
  let destination: QuantityRect

  subscript(role: EndpointRole) -> QuantityRect { role == .source ? source : destination }
}

extension World {
  /// S-5: whether an endpoint's view can be converted into the container.
  func isConnected(_ endpoint: Int?, to container: Node) -> Bool {
    guard let endpoint else { return false }
    let (one, two) = (root(of: .view(endpoint)), root(of: container))
    return one == two || (isWindow(one) && isWindow(two))
  }

  /// S-5: the endpoint's rectangle in container space while it is connected.
  private func connectedRect(_ endpoint: Int?, in container: Node) -> QuantityRect? {
    guard let endpoint, isConnected(endpoint, to: container) else { return nil }
    return box(bounds(of: .view(endpoint)), from: .view(endpoint), to: container)
  }

  /// S-5: both rectangles.
  func ends(of flight: Flight, on stage: StageState) -> Ends {
    Ends(
      source: rect(of: .source, in: flight, on: stage),
      destination: rect(of: .destination, in: flight, on: stage))
  }

  /// S-5: as connected, or the last one, or 1×1 about the middle of the container.
  private func rect(
    of role: EndpointRole, in flight: Flight, on stage: StageState
  ) -> QuantityRect {
    if let rect = connectedRect(flight.endpoint(role), in: stage.container) { return rect }
    if let last = role == .source ? flight.lastSource : flight.lastDestination { return last }
    let middle = bounds(of: stage.host).middle
    let half = Quantity(0.5)
    return QuantityRect(
      x: middle.x - half, y: middle.y - half, width: Quantity(1), height: Quantity(1))
  }

  /// S-5, at the end of a moment: remembers the rectangles of what is connected.
  mutating func rememberRects() {
    for moving in flights {
      let container = stages[moving.stage].container
      if let rect = connectedRect(moving.flight.source, in: container) {
        stages[moving.stage].flight?.lastSource = rect
      }
      if let rect = connectedRect(moving.flight.destination, in: container) {
        stages[moving.stage].flight?.lastDestination = rect
      }
    }
  }
}

// MARK: Masks

extension World {
  /// S-10: a shape about one of two ends, in the bounds space of the masked screen.
  ///
  /// `inward` is the conversion from the container.
  func ellipse(
    _ shape: Mask.Shape, about ends: Ends, through inward: QuantityMap, on screen: Node
  ) -> QuantityEllipse {
    func anchor(_ role: EndpointRole) -> QuantityRect { inward.box(of: ends[role]) }
    func circle(_ center: QuantityPoint, _ radius: Quantity) -> QuantityEllipse {
      QuantityEllipse(center: center, rx: radius, ry: radius)
    }
    switch shape {
    case .inscribed(let role):
      let rect = anchor(role)
      return circle(rect.middle, Quantity.either(rect.width, rect.height, min).half)
    case .oval(let role):
      let rect = anchor(role)
      return QuantityEllipse(center: rect.middle, rx: rect.width.half, ry: rect.height.half)
    case .disc(let role, let radius):
      return circle(anchor(role).middle, Quantity(radius))
    case .covering(let role):
      let center = anchor(role).middle
      return circle(center, coveringRadius(of: bounds(of: screen), from: center))
    }
  }

  /// S-10: every radius that mask.covers and mask.tight allow.
  ///
  /// The distance to the farthest corner changes by no more than the centre or the corner moves;
  /// tightness allows 2⁻⁴⁹ of it above.
  private func coveringRadius(of bounds: QuantityRect, from center: QuantityPoint) -> Quantity {
    let radius = Coverage.leastRadius(
      covering: Rect(
        x: bounds.x.value, y: bounds.y.value, width: bounds.width.value,
        height: bounds.height.value),
      from: Point(x: center.x.value, y: center.y.value))
    let moved = center.x.error + center.y.error + bounds.width.error + bounds.height.error
    return Quantity(
      value: radius, magnitude: radius, roundings: 0, spread: moved + radius * 0x1p-49)
  }
}
