// Maps between two views, composed along their two chains only.

import Scenario

extension ViewStore {
  /// The map from one view's bounds space to another's (V-6), or to screen space for no view.
  ///
  /// It goes up to the lowest common ancestor and down from there, not by way of the screen: what
  /// lies above the common ancestor must not cost accuracy (`geo.roundTrip`). The way down is
  /// composed from the bottom as well, inverse by inverse, so that no list of the chain is needed
  /// and no determinant of a product of maps is ever divided by.
  ///
  /// Both views are given with the placements that they are seen at; `visited` counts the views
  /// that are looked at.
  func map(
    from source: Handle, at placement: Placement, to target: Handle, at targetPlacement: Placement?,
    visited: inout Int
  ) -> SpaceMap {
    var depth = ancestry(of: source).depth
    var targetDepth = target.exists ? ancestry(of: target).depth : -1
    visited += depth + targetDepth + 2
    var up = Ascent(placement)
    var down: Descent?
    var (current, other) = (source, target)
    var isStart = true
    while current != other {
      if depth >= targetDepth {
        if !isStart { up.climb(placements[current]) }
        isStart = false
        current = links[current].parent
        depth -= 1
      } else {
        down = climb(down, through: other, at: targetPlacement)
        other = links[other].parent
        targetDepth -= 1
      }
    }
    return isStart ? up.atStart(then: down) : up.after(down)
  }

  private func climb(
    _ down: Descent?, through view: Handle, at placement: Placement?
  ) -> Descent {
    guard var down else { return Descent(placement ?? placements[view]) }
    down.climb(placements[view])
    return down
  }
}

/// The way up from a view: p ↦ linear·(p − mid) + image.
private struct Ascent {
  let middle: Pair
  var linear: Linear
  var image: Pair

  init(_ placement: Placement) {
    middle = placement.bounds.middlePair
    linear = Linear(placement.transform)
    image = placement.anchor
  }

  mutating func climb(_ placement: Placement) {
    let outer = Linear(placement.transform)
    image = outer(image - placement.bounds.middlePair) + placement.anchor
    linear = outer * linear
  }

  /// The whole map when at least the view's own map was climbed.
  func after(_ down: Descent?) -> SpaceMap {
    guard let down else { return SpaceMap(linear: linear, from: middle, to: image) }
    return SpaceMap(linear: down.linear * linear, from: middle, to: down(image))
  }

  /// The whole map when the view itself is the common ancestor.
  func atStart(then down: Descent?) -> SpaceMap {
    guard let down else { return SpaceMap(linear: .identity, from: .zero, to: .zero) }
    return SpaceMap(linear: down.linear, from: down.from, to: down.to)
  }
}

/// The way down to a view: q ↦ linear·(q − from) + to.
private struct Descent {
  var linear: Linear
  var from: Pair
  var to: Pair

  init(_ placement: Placement) {
    linear = Linear(placement.transform).inverse
    from = placement.anchor
    to = placement.bounds.middlePair
  }

  func callAsFunction(_ point: Pair) -> Pair { linear(point - from) + to }

  /// Starts one view higher: first down into that view, then on as before.
  mutating func climb(_ placement: Placement) {
    to = self(placement.bounds.middlePair)
    linear = linear * Linear(placement.transform).inverse
    from = placement.anchor
  }
}
