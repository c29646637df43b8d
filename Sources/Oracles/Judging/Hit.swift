// Which view a touch finds: S-34.

import Scenario

/// The view that a touch at a point of screen space finds, as things are seen; `nil` for none.
///
/// Computed in binary64 down the chains of bounds, centre and transform. The opacities are those that
/// are seen, for an observation does not tell them from the views' own (S-34).
public func hit(_ point: Point, in observation: Observation, of scene: Scene) -> Name? {
  var search = HitSearch(observation.views)
  let views = scene.views
  for position in views.indices.reversed() where views[position].kind == .window {
    if let answer = search.answer(of: views[position].name, at: point) { return answer }
  }
  return nil
}

/// A search that asks each view once, so that it ends on any observation.
private struct HitSearch {
  private let views: [ViewObservation]
  private var asked: [Name] = []

  init(_ views: [ViewObservation]) {
    self.views = views
  }

  /// S-34: the view itself or one in it, for a point of its superview's space.
  mutating func answer(of name: Name, at point: Point) -> Name? {
    let views = views
    guard let position = views.indices.first(where: { views[$0].name == name }),
      !asked.contains(name)
    else { return nil }
    asked.append(name)
    guard let inside = views[position].taken(point) else { return nil }
    var front = views.indices.filter { views[$0].superview == name }
    front.sort { views[$0].index > views[$1].index }
    for position in front {
      if let answer = answer(of: views[position].name, at: inside) { return answer }
    }
    return name
  }
}

extension Observation {
  /// Whether a touch at a point of screen space gets as far as the first view of a chain, were there
  /// nothing in front of it: whether the view and all around it can be touched there.
  func isTouchable(along chain: ArraySlice<Int>, at point: Point) -> Bool {
    var inside = point
    for ancestor in chain.reversed() {
      guard let next = views[ancestor].taken(inside) else { return false }
      inside = next
    }
    return true
  }
}

extension ViewObservation {
  /// S-34: the point in bounds space, where the view can be touched at it.
  fileprivate func taken(_ point: Point) -> Point? {
    if isHidden || alpha < 0.01 || isTraveller { return nil }
    let inside = down(point)
    return bounds.holds(inside) ? inside : nil
  }

  private var isTraveller: Bool { name.role == .traveller }

  /// The inverse of V-5; not a number where the transform cannot be inverted.
  private func down(_ point: Point) -> Point {
    let determinant = transform.a * transform.d - transform.b * transform.c
    let x = point.x - center.x - transform.tx
    let y = point.y - center.y - transform.ty
    return Point(
      x: (transform.d * x - transform.c * y) / determinant
        + (bounds.origin.x + bounds.size.width / 2),
      y: (transform.a * y - transform.b * x) / determinant
        + (bounds.origin.y + bounds.size.height / 2))
  }
}

extension Rect {
  /// S-34: lower bounds included, upper ones not.
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }
}
