// How things look: the opacities, masks and pictures of the overlay of S-1, recomputed from scratch.

import Bounds
import Scenario

/// How a node looks, its place aside.
struct Look {
  var alpha = Envelope(exactly: 1)
  var cornerRadius = Envelope(exactly: 0)
  var shadow = Envelope(exactly: 0)
  var blur = Envelope(exactly: 0)
  var mask: MaskExpectation?
  var picture: Name?
  var contentMode = ContentMode.fill
}

extension World {
  /// S-7 … S-10: whatever the node is.
  func look(of node: Node, _ sight: Sight) -> Look {
    switch node {
    case .view(let index): viewLook(of: index, sight)
    case .helper(.container, _, _): Look()
    case .helper(.backdrop, let stage, let level): backdropLook(stages[stage], level)
    case .helper(.traveller, let stage, _): travellerLook(stages[stage])
    }
  }

  /// S-9, S-10: a declared view.
  private func viewLook(of index: Int, _ sight: Sight) -> Look {
    let view = scene.views[index]
    var look = Look(
      alpha: Envelope(exactly: views[index].alpha),
      cornerRadius: Envelope(exactly: view.cornerRadius),
      mask: view.mask.map {
        MaskExpectation(
          shape: QuantityEllipse($0).envelope, opened: nil, isCovering: false)
      },
      picture: view.picture?.name, contentMode: view.contentMode)
    for part in sight.parts where part.screen == index {
      let (flight, stage) = (part.moving.flight, stages[part.moving.stage])
      let track = part.role == .upper ? flight.timeline.upperAlpha : flight.timeline.lowerAlpha
      let factor = track.value(at: flight.elapsed, boundaries: flight.boundaries).unit
      look.alpha = (Quantity(views[index].alpha) * factor).unitEnvelope
      if let mask = flight.timeline.mask, mask.screen == part.role {
        look.mask = see(mask, on: .view(index), of: flight, between: part.moving.ends, on: stage)
      }
    }
    return look
  }

  /// S-10.
  private func see(
    _ mask: Mask, on screen: Node, of flight: Flight, between ends: Ends, on stage: StageState
  ) -> MaskExpectation {
    let inward = conversion(from: stage.container, to: screen)
    let closed = ellipse(mask.closed, about: ends, through: inward, on: screen)
    let opened = ellipse(mask.opened, about: ends, through: inward, on: screen)
    let openness = mask.openness.value(at: flight.elapsed, boundaries: flight.boundaries)
    var isCovering = false
    if case .covering = mask.opened { isCovering = opened.rx.value.isFinite }
    return MaskExpectation(
      shape: QuantityEllipse.between(closed, opened, at: openness).envelope,
      opened: opened.envelope, isCovering: isCovering)
  }

  /// S-8: the one in flight by the track, one that persists by its end; both by the drag.
  private func backdropLook(_ stage: StageState, _ level: Int) -> Look {
    let isTop = stage.isNavigation || level == stage.levels.count
    let flight = isTop ? stage.flight : nil
    let backdrop =
      flight.map { $0.timeline.backdrop } ?? stage.levels[level - 1].backdrop
    var look = Look()
    if let backdrop {
      let alpha =
        flight.map { backdrop.alpha.value(at: $0.elapsed, boundaries: $0.boundaries).unit }
        ?? Quantity(backdrop.alpha.last)
      look.alpha = alpha.unitEnvelope
      if isTop, let progress = progress(of: stage) {
        look.alpha = (alpha * (Quantity(1) - progress.unit)).unitEnvelope
      }
      if case .blur(let radius) = backdrop.fill { look.blur = Envelope(exactly: radius) }
    }
    return look
  }

  /// S-7: how the traveller looks.
  private func travellerLook(_ stage: StageState) -> Look {
    var look = Look()
    if let flight = stage.flight, let traveller = flight.timeline.traveller {
      func value(_ track: Track) -> Quantity {
        track.value(at: flight.elapsed, boundaries: flight.boundaries)
      }
      let radii = [flight.source, flight.destination].map {
        Quantity($0.map { scene.views[$0].cornerRadius } ?? 0)
      }
      look.alpha = value(traveller.alpha).unitEnvelope
      look.shadow = value(traveller.shadow).unitEnvelope
      look.cornerRadius =
        Quantity.between(radii[0], radii[1], at: value(traveller.travel)).nonnegativeEnvelope
      if let shown = shown(in: flight) {
        look.picture = shown.picture?.name
        look.contentMode = shown.contentMode
      }
    }
    return look
  }
}
