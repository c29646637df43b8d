// Events of the app that change a view or a window (S-14, S-15).

import Scenario

extension TransitionEngine {
  mutating func setFrame(of name: Name, to frame: Rect) throws(Refusal) {
    let view = try resolve(name)
    guard frame.isAcceptable else { throw Refusal(.valueOutOfRange) }
    try checkLayout(view, name)
    var placement = store.placements[view]
    let transform = placement.transform
    guard transform.isScaleAndTranslation else { throw Refusal(.frameUndefined(name)) }
    let middle = frame.middle
    placement.bounds.size = Size(
      width: frame.size.width / transform.a.magnitude,
      height: frame.size.height / transform.d.magnitude)
    placement.center = Point(x: middle.x - transform.tx, y: middle.y - transform.ty)
    place(view, placement)
  }

  mutating func setBounds(of name: Name, to bounds: Rect) throws(Refusal) {
    let view = try resolve(name)
    guard bounds.isAcceptable else { throw Refusal(.valueOutOfRange) }
    try checkLayout(view, name)
    var placement = store.placements[view]
    placement.bounds = bounds
    place(view, placement)
  }

  mutating func setCenter(of name: Name, to center: Point) throws(Refusal) {
    let view = try resolve(name)
    guard center.isAcceptable else { throw Refusal(.valueOutOfRange) }
    try checkLayout(view, name)
    store.placements[view].center = center
    store.touch(view)
  }

  mutating func setTransform(of name: Name, to transform: Transform) throws(Refusal) {
    let view = try resolve(name)
    guard transform.isInRange else { throw Refusal(.valueOutOfRange) }
    guard transform.isInvertible else { throw Refusal(.singularTransform) }
    store.placements[view].transform = transform
    store.touch(view)
  }

  mutating func scroll(_ name: Name, to origin: Point) throws(Refusal) {
    let view = try resolve(name)
    guard origin.isAcceptable else { throw Refusal(.valueOutOfRange) }
    var placement = store.placements[view]
    placement.bounds.origin = origin
    place(view, placement)
  }

  mutating func setAlpha(of name: Name, to alpha: Double) throws(Refusal) {
    let view = try resolve(name)
    guard (0...1).contains(alpha) else { throw Refusal(.valueOutOfRange) }
    store.alphas[view] = alpha
  }

  mutating func resize(_ name: Name, to size: Size) throws(Refusal) {
    let window = try resolve(name)
    guard store.isWindow(window) else { throw Refusal(.notAWindow(name)) }
    guard size.isAcceptable else { throw Refusal(.valueOutOfRange) }
    var placement = store.placements[window]
    placement.bounds.size = size
    placement.center = Point(x: size.width / 2, y: size.height / 2)
    place(window, placement)
  }

  private func checkLayout(_ view: Handle, _ name: Name) throws(Refusal) {
    if store.seats[view].level > 0 { throw Refusal(.managedLayout(name)) }
  }
}
