// Changing what a correct system shows, so that the rest of it goes along.

import Model
import Scenario

extension Observation {
  /// Whether any transition has completed and none is in flight.
  var hasCompleted: Bool {
    stages.allSatisfy { $0.transition == nil }
      && log.contains { if case .complete = $0.callback { true } else { false } }
  }

  /// Changes views, and nothing that follows from them.
  mutating func change(
    _ isMeant: (ViewObservation) -> Bool, _ change: (inout ViewObservation) -> Void
  ) {
    for index in views.indices where isMeant(views[index]) { change(&views[index]) }
  }

  /// Changes a view, and the boxes of all that it contains.
  mutating func place(_ name: Name, _ change: (inout ViewObservation) -> Void) {
    guard let index = views.firstIndex(where: { $0.name == name }) else { return }
    change(&views[index])
    for index in indices(inside: name) { views[index].box = measuredBox(at: index).box }
  }

  /// Where a view is, and those that lie in it.
  private func indices(inside name: Name) -> [Int] {
    views.indices.filter { chain(from: $0).contains { views[$0].name == name } }
  }

  /// Hides or shows a view, and with it what it contains.
  mutating func setHidden(_ name: Name, _ isHidden: Bool) {
    guard let index = views.firstIndex(where: { $0.name == name }) else { return }
    views[index].isHidden = isHidden
    for index in indices(inside: name) {
      let chain = chain(from: index).map { views[$0] }
      let isOnScreen = chain.last.map { root in
        views.contains { $0.name == root.name && $0.superview == nil && !$0.name.isHelper }
      }
      views[index].isVisible =
        isOnScreen == true && chain.allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
  }

  /// Takes a view out of the tree, with what it contains.
  mutating func detach(_ name: Name) {
    guard let view = view(name), let superview = view.superview else { return }
    for index in indices(inside: name) { views[index].isVisible = false }
    change({ $0.superview == superview && $0.index > view.index }) { $0.index -= 1 }
    place(name) {
      $0.superview = nil
      $0.index = 0
    }
  }

  /// Takes a view away for good.
  mutating func lose(_ name: Name) {
    detach(name)
    views.removeAll { $0.name == name }
  }

  /// Changes travellers, and takes their boxes along.
  mutating func changeTravellers(_ change: (inout ViewObservation) -> Void) {
    self.change({ $0.name.isTraveller }, change)
    for index in views.indices where views[index].name.isTraveller {
      views[index].box = measuredBox(at: index).box
    }
  }

  /// Lets a flight's traveller fly between other rectangles of its container.
  mutating func refly(_ flight: FlightExpectation, from: Rect? = nil, to: Rect? = nil) {
    guard let part = flight.travel?.value, let start = from ?? flight.landingSource?.value,
      let end = to ?? flight.landingDestination?.value
    else { return }
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    let rect = Rect(
      x: between(start.origin.x, end.origin.x), y: between(start.origin.y, end.origin.y),
      width: max(0, between(start.size.width, end.size.width)),
      height: max(0, between(start.size.height, end.size.height)))
    place(Name(helper: .traveller, of: flight.stage)) {
      $0.bounds = Rect(origin: .zero, size: rect.size)
      $0.center = rect.middle
    }
  }

  /// Changes the masks of flights.
  mutating func changeMasks(
    _ change: (ViewObservation, inout (shape: Ellipse, opened: Ellipse)) -> Void
  ) {
    for index in views.indices {
      guard let mask = views[index].mask, let opened = mask.opened else { continue }
      var both = (shape: mask.shape, opened: opened)
      change(views[index], &both)
      views[index].mask = MaskObservation(shape: both.shape, opened: both.opened)
    }
  }

  /// Changes the circles that the masks of flights open to; what they let through now goes along.
  mutating func changeCircles(
    _ context: Deviation.Context,
    _ change: (FlightExpectation, ViewObservation, inout Ellipse) -> Void
  ) {
    for flight in context.flights {
      guard let mask = flight.timeline.mask, case .covering = mask.opened,
        let openness = flight.openness?.value, let name = flight.masked,
        let index = views.firstIndex(where: { $0.name == name }), let seen = views[index].mask,
        let old = seen.opened
      else { continue }
      var opened = old
      change(flight, views[index], &opened)
      func moved(_ number: Double, _ old: Double, _ new: Double) -> Double {
        number + (new - old) * openness
      }
      // A centre is that of the closed shape too.
      let center = Point(
        x: seen.shape.center.x + (opened.center.x - old.center.x),
        y: seen.shape.center.y + (opened.center.y - old.center.y))
      let shape = Ellipse(
        center: center, rx: max(0, moved(seen.shape.rx, old.rx, opened.rx)),
        ry: max(0, moved(seen.shape.ry, old.ry, opened.ry)))
      views[index].mask = MaskObservation(shape: shape, opened: opened)
    }
  }
}

extension FlightExpectation {
  /// The screen that is masked.
  var masked: Name? {
    timeline.mask.flatMap { $0.screen == .upper ? upper : lower }
  }

  /// The view at the end that the mask is about.
  var maskAnchor: (view: Name?, rect: Rect)? {
    guard let mask = timeline.mask, case .covering(let role) = mask.opened else { return nil }
    return role == .source ? (source, sourceRect.value) : (destination, destinationRect.value)
  }

  /// The views at both ends.
  var endpoints: [Name] { [source, destination].compactMap { $0 } }

  /// The views at the ends that are hidden now.
  var heldEndpoints: [Name] {
    timeline.holds.filter { $0.phases.contains(phase) }.compactMap {
      switch $0.target {
      case .endpoint(.source): source
      case .endpoint(.destination): destination
      case .screen: nil
      }
    }
  }
}

extension Name {
  /// Whether it is a traveller's.
  var isTraveller: Bool { text.hasSuffix(".\(HelperRole.traveller.rawValue)") }
  /// Whether it is a backdrop's.
  var isBackdrop: Bool { text.contains(".\(HelperRole.backdrop.rawValue)") }
}
