// Known-wrong systems whose circles have a wrong radius, or stay.

import Bounds
import Model
import Scenario

extension Deviation {
  static let maskDeviations = [
    Deviation(name: "radius to one corner only", clause: .maskCovers, knowsFlights: true) {
      seen, context in
      seen.changeCircles(context) { _, view, opened in
        opened = Ellipse(
          around: opened.center, through: [view.bounds.corners.2])
      }
    },
    Deviation(
      name: "radius to the corners of an unscrolled frame", clause: .maskCovers, knowsFlights: true
    ) { seen, context in
      seen.changeCircles(context) { _, view, opened in
        let map = view.transform
        let size = Size(
          width: view.bounds.size.width * map.a.magnitude,
          height: view.bounds.size.height * map.d.magnitude)
        let corners = Rect(origin: .zero, size: size).corners
        opened = Ellipse(
          around: opened.center, through: [corners.0, corners.1, corners.2, corners.3])
      }
    },
    Deviation(name: "the circle is measured once", clause: .maskCovers, knowsFlights: true) {
      seen, context in
      seen.changeCircles(context) { flight, view, opened in
        guard let (index, _) = context.sight(ofNumber: flight.number),
          let first = context.steps[index].seen.view(view.name)?.mask?.opened
        else { return }
        opened = first
      }
    },
    Deviation(name: "an ellipse for a circle", clause: .maskCovers) { seen, _ in
      seen.changeMasks { _, mask in mask.opened.ry *= 1.5 }
    },
    Deviation(name: "radius too large", clause: .maskTight) { seen, _ in
      seen.changeMasks { _, mask in
        mask.opened.rx *= 1 + 0x1p-40
        mask.opened.ry = mask.opened.rx
      }
    },
    Deviation(name: "the mask starts as a dot", clause: .maskInscribed) { seen, _ in
      seen.changeMasks { _, mask in
        mask.shape.rx = 0.001
        mask.shape.ry = 0.001
      }
    },
    Deviation(name: "the mask opens a little too far", clause: .maskEnvelope) { seen, _ in
      seen.changeMasks { _, mask in mask.shape.rx = mask.shape.rx * 1.001 + 0.001 }
    },
    Deviation(
      name: "the last frame of a cancelled reveal is open", clause: .maskEnvelope,
      knowsFlights: true
    ) { seen, context in
      for flight in context.flights
      where flight.drive == .cancelling && flight.elapsed <= Flicks(11_760_000) {
        seen.change({ $0.name == flight.masked }) { view in
          if let opened = view.mask?.opened { view.mask?.shape = opened }
        }
      }
    },
    Deviation(name: "the mask turns back", clause: .maskMonotone) { seen, context in
      guard context.count % 2 == 0 else { return }
      seen.changeMasks { _, mask in mask.shape.rx = 0 }
    },
  ]

  static let maskSpaceDeviations = [
    Deviation(
      name: "the mask's centre in the container's space", clause: .maskSpace, knowsFlights: true
    ) { seen, context in
      seen.changeCircles(context) { flight, _, opened in
        if let anchor = flight.maskAnchor { opened.center = anchor.rect.middle }
      }
    },
    Deviation(
      name: "the mask's centre in the button's superview", clause: .maskSpace, knowsFlights: true
    ) { seen, context in
      seen.changeCircles(context) { flight, _, opened in
        if let button = flight.maskAnchor?.view, let view = context.now.view(button) {
          opened.center = view.frame.middle
        }
      }
    },
    Deviation(
      name: "the mask's centre without the scroll offset", clause: .maskSpace, knowsFlights: true
    ) { seen, context in
      seen.changeCircles(context) { _, view, opened in
        opened.center.x -= view.bounds.origin.x
        opened.center.y -= view.bounds.origin.y
      }
    },
    Deviation(
      name: "a missing button lies at the origin", clause: .maskSpace, knowsFlights: true
    ) { seen, context in
      seen.changeCircles(context) { flight, view, opened in
        if let anchor = flight.maskAnchor, anchor.view == nil { opened.center = .zero }
      }
    },
  ]

  static let maskStayDeviations = [
    Deviation(name: "the mask stays", clause: .maskGone) { seen, context in
      seen.keepMasks(context) { _, mask in mask }
    },
    Deviation(
      name: "a closed mask stays on the screen that left", clause: .maskGone
    ) { seen, context in
      let stacked = Record.stacked(context.now)
      seen.keepMasks(context) { screen, mask in
        if stacked.contains(screen) { return nil }
        return MaskObservation(
          shape: Ellipse(center: mask.shape.center, rx: 0.001, ry: 0.001), opened: mask.opened)
      }
    },
    Deviation(
      name: "the other screen's mask is cleared", clause: .maskGone, knowsFlights: true
    ) { seen, context in
      for index in context.steps.indices {
        for flight in context.ended(by: index) {
          let other = flight.masked == flight.upper ? flight.lower : flight.upper
          seen.change({ $0.name == other && $0.mask?.opened == nil }) { $0.mask = nil }
          let before = context.seen(before: index)
          if let masked = flight.masked, let mask = before.view(masked)?.mask {
            seen.change({ $0.name == masked && $0.mask == nil }) { $0.mask = mask }
          }
        }
      }
    },
  ]
}

extension Observation {
  /// Leaves the last mask that a flight had on a view, or what is made of it, where there is none.
  fileprivate mutating func keepMasks(
    _ context: Deviation.Context, _ keep: (Name, MaskObservation) -> MaskObservation?
  ) {
    for index in views.indices where views[index].mask == nil {
      let name = views[index].name
      let last = context.steps.lazy.reversed().compactMap { $0.seen.view(name)?.mask }
        .first { $0.opened != nil }
      views[index].mask = last.flatMap { keep(name, $0) }
    }
  }
}

extension Ellipse {
  /// The least circle about a point that covers some others, exactly: nothing is wrong with it but which
  /// points are taken.
  init(around center: Point, through points: [Point]) {
    let radii = points.map {
      Coverage.leastRadius(covering: Rect(origin: $0, size: .zero), from: center)
    }
    let radius = radii.max() ?? 0
    self.init(center: center, rx: radius, ry: radius)
  }
}

extension ViewObservation {
  /// The box of the view in its superview's space.
  var frame: Rect {
    let (first, second, third, fourth) = bounds.corners
    func above(_ corner: Point) -> Point { Measured(corner).up(through: self).point }
    return Rect(around: (above(first), above(second), above(third), above(fourth)))
  }
}
