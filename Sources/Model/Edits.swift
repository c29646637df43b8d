// The app's edits: S-13, S-14 and S-15. Every check comes before every change.

import Bounds
import Scenario

/// A rejection on its way out of the check that found it.
struct Refusal: Error {
  let reason: Rejection

  /// S-13 … S-28.
  init(_ reason: Rejection) { self.reason = reason }
}

extension World {
  /// *Resolve v*, of the section before S-13.
  func resolve(_ name: Name) throws(Refusal) -> Int {
    if name.isHelper { throw Refusal(.helperView(name)) }
    let index = position(of: name)
    if index == views.count { throw Refusal(.unknownView(name)) }
    return index
  }

  /// S-13's check of a view whose place is to change.
  private func movable(_ name: Name) throws(Refusal) -> Node {
    let index = try resolve(name)
    try checkMovable(index, name)
    return .view(index)
  }

  /// S-13: neither a window nor managed (V-9).
  private func checkMovable(_ index: Int, _ name: Name) throws(Refusal) {
    if isWindow(.view(index)) { throw Refusal(.windowView(name)) }
    if isStacked(index) { throw Refusal(.managedScreen(name)) }
  }

  /// S-13: add, and insert with an index.
  mutating func add(_ child: Name, to superview: Name, at index: Int?) throws(Refusal) {
    let view = try resolve(child)
    let target = Node.view(try resolve(superview))
    try checkMovable(view, child)
    if reaches(.view(view), from: target) { throw Refusal(.cycle(child, superview)) }
    let others = children(of: target).count { $0 != .view(view) }
    if let index, !(0...others).contains(index) { throw Refusal(.indexOutOfRange(index)) }
    attach(.view(view), to: target, at: index ?? others)
  }

  /// S-13: remove.
  mutating func remove(_ name: Name) throws(Refusal) {
    detach(try movable(name))
  }

  /// S-13: front and back.
  mutating func reorder(_ name: Name, toFront: Bool) throws(Refusal) {
    let view = try movable(name)
    guard let superview = superviews[view] else { throw Refusal(.noSuperview(name)) }
    attach(view, to: superview, at: toFront ? .max : 0)
  }

  /// S-14's checks of a view whose size or centre is to change.
  private func placeable(_ name: Name, _ isAcceptable: Bool) throws(Refusal) -> Int {
    let index = try resolve(name)
    if !isAcceptable { throw Refusal(.valueOutOfRange) }
    if layoutStage(of: index) != nil { throw Refusal(.managedLayout(name)) }
    return index
  }

  /// S-14: size (w/|a|, h/|d|), centre mid(r) − (tx, ty).
  mutating func setFrame(_ name: Name, _ frame: Rect) throws(Refusal) {
    let index = try placeable(name, frame.isAcceptable)
    let transform = views[index].transform
    if !transform.isScaleAndTranslation { throw Refusal(.frameUndefined(name)) }
    let rect = QuantityRect(frame)
    views[index].bounds.width = rect.width.divided(byMagnitudeOf: transform.a)
    views[index].bounds.height = rect.height.divided(byMagnitudeOf: transform.d)
    views[index].center = QuantityPoint(
      x: rect.middle.x - Quantity(transform.tx), y: rect.middle.y - Quantity(transform.ty))
  }

  /// S-14: setBounds.
  mutating func setBounds(_ name: Name, _ bounds: Rect) throws(Refusal) {
    let index = try placeable(name, bounds.isAcceptable)
    views[index].bounds = QuantityRect(bounds)
  }

  /// S-14: setCenter.
  mutating func setCenter(_ name: Name, _ center: Point) throws(Refusal) {
    let index = try placeable(name, center.isAcceptable)
    views[index].center = QuantityPoint(center)
  }

  /// S-14: setTransform.
  mutating func setTransform(_ name: Name, _ transform: Transform) throws(Refusal) {
    let index = try resolve(name)
    if !transform.isInRange { throw Refusal(.valueOutOfRange) }
    if !transform.isInvertible { throw Refusal(.singularTransform) }
    views[index].transform = transform
  }

  /// S-14: scroll.
  mutating func scroll(_ name: Name, to origin: Point) throws(Refusal) {
    let index = try resolve(name)
    if !origin.isAcceptable { throw Refusal(.valueOutOfRange) }
    views[index].bounds.x = Quantity(origin.x)
    views[index].bounds.y = Quantity(origin.y)
  }

  /// S-14: setAlpha.
  mutating func setAlpha(_ name: Name, _ alpha: Double) throws(Refusal) {
    let index = try resolve(name)
    if !(0...1).contains(alpha) { throw Refusal(.valueOutOfRange) }
    views[index].alpha = alpha
  }

  /// S-15: unbind.
  mutating func unbind(_ key: Name) throws(Refusal) {
    if bindings.removeValue(forKey: key) == nil { throw Refusal(.notBound(key)) }
  }

  /// S-15: resize.
  mutating func resize(_ name: Name, _ size: Size) throws(Refusal) {
    let index = try resolve(name)
    if !isWindow(.view(index)) { throw Refusal(.notAWindow(name)) }
    if !size.isAcceptable { throw Refusal(.valueOutOfRange) }
    views[index].bounds.width = Quantity(size.width)
    views[index].bounds.height = Quantity(size.height)
    views[index].center = QuantityPoint(Point(x: size.width / 2, y: size.height / 2))
  }
}
