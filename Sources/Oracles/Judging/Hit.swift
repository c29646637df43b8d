// Which view a touch finds: S-34.

import Scenario

/// The view that a touch at a point of screen space finds, as things are seen; `nil` for none.
///
/// Computed in binary64 down the chains of bounds, centre and transform. The opacities are those that
/// are seen, for an observation does not tell them from the views' own (S-34).
public func hit(_ point: Point, in observation: Observation, of scene: Scene) -> Name? {
  var search = HitSearch(observation, scene)
  for window in scene.views.reversed() where window.kind == .window {
    if let answer = search.answer(of: window.name, at: point) { return answer }
  }
  return nil
}

/// A search that asks each view once, so that it ends on any observation.
private struct HitSearch {
  private let declared: Set<Name>
  private let views: [Name: ViewObservation]
  private let subviews: [Name: [ViewObservation]]
  private var asked: Set<Name> = []

  init(_ observation: Observation, _ scene: Scene) {
    declared = Set(scene.views.map(\.name))
    views = Dictionary(observation.views.map { ($0.name, $0) }) { view, _ in view }
    subviews = observation.views.reduce(into: [:]) { subviews, view in
      if let superview = view.superview { subviews[superview, default: []].append(view) }
    }
  }

  /// S-34: the view itself or one in it, for a point of its superview's space.
  mutating func answer(of name: Name, at point: Point) -> Name? {
    guard let view = views[name], asked.insert(name).inserted, !view.isHidden, view.alpha >= 0.01
    else { return nil }
    let inside = view.down(point)
    if !view.bounds.holds(inside) { return nil }
    for subview in subviews[name, default: []].sorted(by: { $0.index > $1.index }) {
      if let answer = answer(of: subview.name, at: inside) { return answer }
    }
    return declared.contains(name) ? name : nil
  }
}

extension ViewObservation {
  /// The inverse of V-5; not a number where the transform cannot be inverted.
  fileprivate func down(_ point: Point) -> Point {
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
