// The rectangles of the flight: S-7 with V-16.

import Bounds
import Scenario

extension World {
  /// S-7: the view whose picture the traveller shows.
  func shown(in flight: Flight) -> ViewDeclaration? {
    for end in [flight.source, flight.destination] {
      if let end, scene.views[end].picture != nil { return scene.views[end] }
    }
    return nil
  }

  /// S-7: the rectangle of the endpoint in this role, fitted to the picture.
  func fitted(
    _ ends: Ends, _ role: EndpointRole, _ traveller: Traveller, in flight: Flight,
    on stage: StageState
  ) -> QuantityRect {
    let fit = role == .source ? traveller.sourceFit : traveller.destinationFit
    guard let picture = shown(in: flight)?.picture else { return ends[role] }
    let container = bounds(of: stage.container)
    return ends[role].fitted(fit, to: picture.size, in: container)
  }
}

extension QuantityRect {
  /// V-16.
  func fitted(_ fit: Fit, to picture: Size, in container: QuantityRect) -> QuantityRect {
    let isEmpty = picture.width == 0 || picture.height == 0
    switch fit {
    case .fill: return self
    case .aspectFit: return isEmpty ? self : scaled(picture, min)
    case .aspectFill: return isEmpty ? self : scaled(picture, max)
    case .widthFit:
      if isEmpty { return container }
      let height = (container.width * Quantity(picture.height)).divided(
        byMagnitudeOf: picture.width)
      return QuantityRect(
        x: container.x, y: container.y + (container.height - height).half.nonnegative,
        width: container.width, height: height)
    }
  }

  /// V-16: of the picture's aspect, about the same middle, with the least or the greatest scale.
  private func scaled(_ picture: Size, _ choose: (Double, Double) -> Double) -> QuantityRect {
    let scale = Quantity.either(
      width.divided(byMagnitudeOf: picture.width), height.divided(byMagnitudeOf: picture.height),
      choose)
    let (width, height) = (Quantity(picture.width) * scale, Quantity(picture.height) * scale)
    return QuantityRect(
      x: middle.x - width.half, y: middle.y - height.half, width: width, height: height)
  }
}
