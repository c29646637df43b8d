// Known-wrong systems whose image flies between wrong rectangles.

import Model
import Scenario

extension Deviation {
  static let landDeviations = [
    Deviation(name: "departure beside the source", clause: .landDeparture) { seen, _ in
      seen.changeTravellers { $0.center.x += 1 + $0.center.x.magnitude }
    },
    Deviation(name: "arrival beside the destination", clause: .landArrival) { seen, _ in
      guard seen.stages.contains(where: { ($0.transition?.phase ?? 0) > 0 }) else { return }
      seen.changeTravellers { $0.center.y += 1 + $0.center.y.magnitude }
    },
    Deviation(name: "the traveller has another size", clause: .landRetarget) { seen, _ in
      seen.changeTravellers { $0.bounds.size.width = $0.bounds.size.width * 1.5 + 1 }
    },
  ]

  static let rectangleDeviations = [
    Deviation(
      name: "the source's frame in its own superview", clause: .landDeparture, knowsFlights: true
    ) { seen, context in
      for flight in context.flights where flight.timeline.traveller?.sourceFit == .fill {
        guard let view = flight.source.flatMap(context.now.view) else { continue }
        seen.refly(flight, from: view.frame)
      }
    },
    Deviation(
      name: "the window's coordinates for the container's", clause: .landDeparture,
      knowsFlights: true
    ) { seen, context in
      for flight in context.flights where flight.timeline.traveller?.sourceFit == .fill {
        guard flight.isSourceConnected, let view = flight.source.flatMap(context.now.view)
        else { continue }
        seen.refly(flight, from: view.box)
      }
    },
    Deviation(name: "the cell for the image in it", clause: .landDeparture, knowsFlights: true) {
      seen, context in
      for flight in context.flights where flight.timeline.traveller?.sourceFit == .fill {
        guard flight.isSourceConnected, let view = flight.source.flatMap(context.now.view),
          let cell = view.superview.flatMap(context.now.view),
          let rect = context.now.box(of: cell, in: flight.container)
        else { continue }
        seen.refly(flight, from: rect)
      }
    },
    Deviation(
      name: "the destination measured before it is laid out", clause: .landArrival,
      knowsFlights: true
    ) { seen, context in
      for flight in context.flights where flight.timeline.traveller?.destinationFit == .fill {
        guard flight.isEntering, flight.isDestinationConnected, let name = flight.destination,
          let (index, _) = context.sight(ofNumber: flight.number),
          let view = context.seen(before: index).view(name)
        else { continue }
        seen.refly(flight, to: view.box)
      }
    },
    Deviation(name: "home is measured once", clause: .landRetarget, knowsFlights: true) {
      seen, context in
      for flight in context.flights where !flight.isEntering {
        seen.refly(flight, to: context.firstSight(of: flight)?.landingDestination?.value)
      }
    },
    Deviation(
      name: "the source measured out of the tree", clause: .landRetarget, knowsFlights: true
    ) { seen, context in
      for flight in context.flights
      where !flight.isEntering && flight.timeline.traveller?.sourceFit == .aspectFit {
        guard let rect = flight.landingSource?.value, let screen = context.now.view(flight.upper),
          let container = context.now.view(flight.container)
        else { continue }
        // As though the screen lay in the middle of the container, untransformed and unscrolled.
        var moved = rect
        moved.origin.x += container.bounds.middle.x - screen.center.x
        moved.origin.y += container.bounds.middle.y - screen.center.y
        seen.refly(flight, from: moved)
      }
    },
  ]

  static let fittingDeviations = [
    Deviation(
      name: "the fitted rectangle in the view's own space", clause: .landRetarget,
      knowsFlights: true
    ) { seen, context in
      for flight in context.flights where flight.timeline.traveller?.destinationFit == .aspectFit {
        guard let fitted = flight.landingDestination?.value else { continue }
        var moved = fitted
        moved.origin.x -= flight.destinationRect.value.origin.x
        moved.origin.y -= flight.destinationRect.value.origin.y
        seen.refly(flight, to: moved)
      }
    },
    Deviation(name: "a tall picture is centred", clause: .landRetarget, knowsFlights: true) {
      seen, context in
      seen.refit(context) { container, _, fitted in
        fitted.origin.y = container.origin.y + (container.size.height - fitted.size.height) / 2
      }
    },
    Deviation(
      name: "a picture without width is infinitely tall", clause: .landRetarget, knowsFlights: true
    ) { seen, context in
      seen.refit(context) { container, picture, fitted in
        if picture.width > 0 { return }
        fitted.size.height = container.size.width * picture.height / picture.width
        fitted.origin.y = container.origin.y + (container.size.height - fitted.size.height) / 2
      }
    },
    Deviation(
      name: "the screen's width for the container's", clause: .landRetarget, knowsFlights: true
    ) { seen, context in
      guard let screen = context.now.views.first?.bounds else { return }
      seen.refit(context) { _, picture, fitted in
        if picture.width == 0 || picture.height == 0 { return }
        let height = screen.size.width * picture.height / picture.width
        fitted = Rect(
          x: 0, y: max(0, (screen.size.height - height) / 2), width: screen.size.width,
          height: height)
      }
    },
  ]

  static let itemDeviations = [
    Deviation(
      name: "the cell is remembered, not the item", clause: .landRetarget,
      tells: { event, context in
        let bindings = context.bindings
        func cell(_ endpoint: Endpoint?) -> Endpoint? {
          endpoint?.key.flatMap { bindings[$0] }.map { .view($0) } ?? endpoint
        }
        guard event.isEntering else { return [event] }
        return [
          event.changingAnimation {
            $0.source = cell($0.source)
            $0.destination = cell($0.destination)
          }
        ]
      }),
    Deviation(
      name: "either of two cells", clause: .landRetarget,
      tells: { event, context in
        let bindings = context.bindings
        func cell(_ endpoint: Endpoint?) -> Endpoint? {
          guard let key = endpoint?.key, bindings[key] != nil else { return endpoint }
          let other = bindings.keys.sorted().last { $0 != key }
          return other.map { .item($0) } ?? endpoint
        }
        return [
          event.changingAnimation {
            $0.source = cell($0.source)
            $0.destination = cell($0.destination)
          }
        ]
      }),
    Deviation(
      name: "the first images fly every time", clause: .landRetarget,
      tells: { event, context in
        let first = context.steps.first { $0.isAccepted && $0.event.animation != nil }
        guard let first = first?.event.animation else { return [event] }
        return [
          event.changingAnimation {
            $0.source = first.source
            $0.destination = first.destination
          }
        ]
      }),
  ]
}

extension Observation {
  /// The box of a view in the space of another, which is upright on the screen; `nil` where it is not.
  fileprivate func box(of view: ViewObservation, in name: Name) -> Rect? {
    guard let position = position(of: name), isUpright(from: position) else { return nil }
    let container = views[position]
    var box = view.box
    box.origin.x += container.bounds.origin.x - container.box.origin.x
    box.origin.y += container.bounds.origin.y - container.box.origin.y
    return box
  }

  /// Changes the destinations of flights to a picture as wide as the container, given its bounds, the
  /// picture's size and the rectangle.
  fileprivate mutating func refit(
    _ context: Deviation.Context, _ change: (Rect, Size, inout Rect) -> Void
  ) {
    for flight in context.flights where flight.timeline.traveller?.destinationFit == .widthFit {
      let pictures = flight.endpoints.compactMap { name in
        context.scene.views.first { $0.name == name }?.picture
      }
      guard let picture = pictures.first, var rect = flight.landingDestination?.value,
        let container = context.now.view(flight.container)
      else { continue }
      change(container.bounds, picture.size, &rect)
      refly(flight, to: rect)
    }
  }
}
