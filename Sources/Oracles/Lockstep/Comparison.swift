// Comparing one view's observation with its expectation, property by property.

import Bounds
import Model
import Scenario

/// The comparison of one view.
struct Comparison {
  private let view: ViewExpectation
  private let actual: ViewObservation
  private let inFlight: Bool
  private let isDimmed: Bool
  private(set) var found: [Discrepancy] = []

  /// Dimmed is a backdrop behind a screen that is dragged.
  init(_ view: ViewExpectation, _ actual: ViewObservation, inFlight: Bool, isDimmed: Bool) {
    self.view = view
    self.actual = actual
    self.inFlight = inFlight
    self.isDimmed = isDimmed
  }

  mutating func compare() {
    let isManaged = view.kind == nil || view.kind == .screen
    let membership: Clause = isManaged ? .contractMembership : .treeOrder
    check(membership, "superview", view.superview, actual.superview)
    check(membership, "index", view.index, actual.index)
    check(inFlight ? .hideCount : .hideRestored, "isHidden", view.isHidden, actual.isHidden)
    compareMasks()
    let geometry: Clause = view.role == .traveller ? .landRetarget : .geoEnvelope
    check(geometry, "bounds", view.bounds, actual.bounds)
    check(geometry, "center.x", view.center.x, actual.center.x)
    check(geometry, "center.y", view.center.y, actual.center.y)
    check(geometry, "transform.a", view.transform.a, actual.transform.a)
    check(geometry, "transform.b", view.transform.b, actual.transform.b)
    check(geometry, "transform.c", view.transform.c, actual.transform.c)
    check(geometry, "transform.d", view.transform.d, actual.transform.d)
    check(geometry, "transform.tx", view.transform.tx, actual.transform.tx)
    check(geometry, "transform.ty", view.transform.ty, actual.transform.ty)
    check(geometry, "box", view.box, actual.box)
    check(isDimmed ? .driveDim : .contractAppearanceOf, "alpha", view.alpha, actual.alpha)
    check(.contractAppearanceOf, "cornerRadius", view.cornerRadius, actual.cornerRadius)
    check(.contractAppearanceOf, "shadow", view.shadow, actual.shadow)
    check(.contractAppearanceOf, "blur", view.blur, actual.blur)
    check(.contractAppearanceOf, "picture", view.picture, actual.picture)
    check(.contractAppearanceOf, "contentMode", view.contentMode, actual.contentMode)
    check(.contractRetained, "isVisible", view.isVisible, actual.isVisible)
  }

  /// A mask that should not be there outlives its transition: mask.gone.
  private mutating func compareMasks() {
    let expected = view.mask
    let isOurs = expected?.opened != nil
    let isTheirs = actual.mask?.opened != nil
    if expected == nil && actual.mask == nil { return }
    guard let expected, let mask = actual.mask, isOurs == isTheirs else {
      return check(
        isOurs ? .maskEnvelope : .maskGone, "mask", describe(expected != nil, isOurs),
        describe(actual.mask != nil, isTheirs))
    }
    check("mask", expected.shape, mask.shape)
    guard let opened = expected.opened, let observed = mask.opened else { return }
    if expected.isCovering {
      check(.maskSpace, "opened.center.x", opened.center.x, observed.center.x)
      check(.maskSpace, "opened.center.y", opened.center.y, observed.center.y)
      checkCovering(observed)
    } else {
      check("opened", opened, observed)
    }
  }

  private func describe(_ isThere: Bool, _ isTransition: Bool) -> String {
    isTransition ? "a transition's" : isThere ? "the app's" : "none"
  }

  private mutating func check<Value: Equatable>(
    _ clause: Clause, _ property: String, _ expected: Value, _ actual: Value
  ) {
    if expected != actual { report(clause, property, show(expected), show(actual)) }
  }

  private mutating func check(
    _ clause: Clause, _ property: @autoclosure () -> String, _ expected: Envelope, _ actual: Double
  ) {
    if expected.contains(actual) { return }
    report(
      clause, property(), "\(expected.value) in \(expected.lower)…\(expected.upper)", "\(actual)")
  }

  private mutating func check(
    _ clause: Clause, _ property: String, _ expected: RectEnvelope, _ actual: Rect
  ) {
    check(clause, property + ".x", expected.x, actual.origin.x)
    check(clause, property + ".y", expected.y, actual.origin.y)
    check(clause, property + ".width", expected.width, actual.size.width)
    check(clause, property + ".height", expected.height, actual.size.height)
  }

  private mutating func check(_ property: String, _ expected: EllipseEnvelope, _ actual: Ellipse) {
    check(.maskSpace, property + ".center.x", expected.center.x, actual.center.x)
    check(.maskSpace, property + ".center.y", expected.center.y, actual.center.y)
    check(.maskEnvelope, property + ".rx", expected.rx, actual.rx)
    check(.maskEnvelope, property + ".ry", expected.ry, actual.ry)
  }

  /// mask.covers and mask.tight, exactly, on what was observed.
  private mutating func checkCovering(_ opened: Ellipse) {
    for radius in opened.rx == opened.ry ? [opened.rx] : [opened.rx, opened.ry] {
      let centre = opened.center
      if !Coverage.covers(actual.bounds, center: centre, radius: radius) {
        report(.maskCovers, "opened radius", "\(least(centre)) or more", "\(radius)")
      } else if !Coverage.isTight(actual.bounds, center: centre, radius: radius) {
        report(
          .maskTight, "opened radius", "\(least(centre)), at most 2^-49 of it more", "\(radius)")
      }
    }
  }

  /// The least radius that covers the view from a point.
  private func least(_ center: Point) -> Double {
    Coverage.leastRadius(covering: actual.bounds, from: center)
  }

  private mutating func report(
    _ clause: Clause, _ property: String, _ expected: String, _ actual: String
  ) {
    found.append(
      Discrepancy(
        clause: clause, subject: view.name.text, property: property, expected: expected,
        actual: actual))
  }
}

/// A value in words; "none" for nothing.
func show<Value>(_ value: Value) -> String {
  show(Optional(value))
}

/// A value in words; "none" for nothing.
func show<Value>(_ value: Value?) -> String {
  value.map { "\($0)" } ?? "none"
}
