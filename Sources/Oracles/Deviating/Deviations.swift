// The known-wrong systems that ship: at least one for each clause that an oracle judges.

import Bounds
import Model
import Scenario

extension Deviation {
  /// All shipped deviations, in the order of the clauses.
  public static let all: [Deviation] =
    treeDeviations + geometryDeviations + hideDeviations + maskDeviations + phaseDeviations
    + landDeviations + driveDeviations + contractDeviations + callbackDeviations + lawDeviations

  private static let treeDeviations = [
    Deviation(name: "indices with a gap", clause: .treeForest) { seen, _ in
      seen.change({ $0.superview != nil && !$0.name.isHelper }) { $0.index += 7 }
    },
    Deviation(name: "front means back", clause: .treeOrder) { seen, context in
      guard case .front(let name)? = context.last?.event, context.last?.response == .accepted,
        let view = seen.view(name), let parent = view.superview
      else { return }
      let count = seen.views.count { $0.superview == parent }
      for index in seen.views.indices where seen.views[index].superview == parent {
        seen.views[index].index = (seen.views[index].index + 1) % count
      }
    },
    Deviation(name: "a refusal leaves a trace", clause: .treeRejected) { seen, context in
      if case .rejected? = context.last?.response { seen.time = seen.time + Flicks(1) }
    },
    Deviation(name: "a flight restacks the app's views", clause: .treeMembership) { seen, context in
      guard seen.stages.contains(where: { $0.transition != nil }) else { return }
      let stacked = Record.stacked(seen)
      let loose = seen.views.indices.filter {
        let view = seen.views[$0]
        return view.superview != nil && !view.name.isHelper && !stacked.contains(view.name)
      }
      guard let first = loose.first,
        let second = loose.dropFirst().first(where: {
          seen.views[$0].superview == seen.views[first].superview
        })
      else { return }
      let index = seen.views[first].index
      seen.views[first].index = seen.views[second].index
      seen.views[second].index = index
    },
  ]

  private static let geometryDeviations = [
    Deviation(name: "boxes too wide", clause: .geoBox) { seen, _ in
      seen.change({ _ in true }) { $0.box.size.width = $0.box.size.width * 2 + 1 }
    },
    Deviation(name: "boxes beside their views", clause: .geoRoundTrip) { seen, _ in
      seen.change({ _ in true }) { $0.box.origin.x += 1 + $0.box.origin.x.magnitude }
    },
    Deviation(name: "scrolling the wrong way", clause: .geoScroll) { seen, context in
      guard case .scroll(let name, let target)? = context.last?.event,
        context.last?.response == .accepted, let old = context.before?.view(name)
      else { return }
      seen.change({ $0.superview == name }) {
        $0.box.origin.x += 2 * (target.x - old.bounds.origin.x)
      }
    },
    Deviation(name: "boxes that change by themselves", clause: .geoLocal) { seen, context in
      guard context.count % 2 == 1 else { return }
      seen.change({ _ in true }) { $0.box.origin.x = $0.box.origin.x.nextUp }
    },
    Deviation(name: "frames one point off", clause: .geoFrame) { seen, context in
      guard case .setFrame(let name, let rect)? = context.last?.event,
        context.last?.response == .accepted
      else { return }
      seen.change({ $0.name == name }) { $0.center.x += 1 + rect.origin.x.magnitude }
    },
    Deviation(name: "geometry a hair off", clause: .geoEnvelope) { seen, _ in
      seen.change({ !$0.name.isHelper }) { $0.center.x = $0.center.x * 1.000_001 + 0.000_001 }
    },
  ]

  private static let hideDeviations = [
    Deviation(name: "holds that hide nothing", clause: .hideCount) { seen, context in
      for index in seen.views.indices {
        let declared = context.scene.views.first { $0.name == seen.views[index].name }
        if declared?.isHidden == false { seen.views[index].isHidden = false }
      }
    },
    Deviation(name: "hidden for ever", clause: .hideRestored) { seen, _ in
      guard seen.hasCompleted else { return }
      seen.change({ !$0.name.isHelper }) { $0.isHidden = true }
    },
    Deviation(name: "hiding moves the neighbours", clause: .hideSiblings) { seen, context in
      guard case .hide(let name)? = context.last?.event else { return }
      seen.change({ $0.name != name }) { $0.center.x += 1 + $0.center.x.magnitude }
    },
    Deviation(name: "two pictures", clause: .hideOnePicture) { seen, _ in
      guard seen.stages.contains(where: { $0.transition != nil }) else { return }
      seen.change({ !$0.name.isHelper }) { $0.isVisible = true }
    },
  ]

  private static let maskDeviations = [
    Deviation(name: "radius to one corner only", clause: .maskCovers) { seen, _ in
      seen.changeMasks { view, mask in
        let corner = view.bounds.corners.2
        let (dx, dy) = (corner.x - mask.opened.center.x, corner.y - mask.opened.center.y)
        mask.opened.rx = (dx * dx + dy * dy).squareRoot()
        mask.opened.ry = mask.opened.rx
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
    Deviation(name: "the mask's centre in another space", clause: .maskSpace) { seen, _ in
      seen.changeMasks { _, mask in mask.shape.center.y += 64 + mask.shape.center.y.magnitude }
    },
    Deviation(name: "the mask turns back", clause: .maskMonotone) { seen, context in
      guard context.count % 2 == 0 else { return }
      seen.changeMasks { _, mask in mask.shape.rx = 0 }
    },
    Deviation(name: "the mask stays", clause: .maskGone) { seen, context in
      guard seen.hasCompleted else { return }
      let mask = MaskObservation(shape: Ellipse(center: .zero, rx: 1, ry: 1), opened: nil)
      seen.change({ $0.mask == nil && !$0.name.isHelper }) { $0.mask = mask }
    },
  ]

  private static let phaseDeviations = [
    Deviation(name: "boundaries one flick late", clause: .phasePartition) { seen, context in
      for index in seen.stages.indices {
        guard let transition = seen.stages[index].transition,
          let timeline = context.scene.choreography(named: transition.choreography)
        else { continue }
        let shares = (transition.isEntering ? timeline.entering : timeline.leaving).phases
        let ends = boundaries(of: transition.duration, shares: shares.map(\.share))
        let phase = ends.dropFirst().dropLast().count { $0 < transition.elapsed }
        seen.stages[index].transition?.phase = phase
      }
    },
    Deviation(name: "no duration takes a quarter of a second", clause: .phaseZero) {
      seen, context in
      guard let before = context.before, seen.log.count > before.log.count,
        case .willBegin(let stage, let number)? = seen.log.dropFirst(before.log.count).first?
          .callback,
        let index = seen.stages.firstIndex(where: { $0.name == stage }),
        seen.stages[index].transition == nil
      else { return }
      seen.stages[index].transition = TransitionObservation(
        number: number, choreography: "imageMask", isEntering: true, phase: 0, elapsed: .zero,
        duration: .zero, drive: .running)
    },
    Deviation(name: "phases left out", clause: .phaseOrder) { seen, _ in
      seen.log.removeAll { if case .phase(_, _, 1) = $0.callback { true } else { false } }
    },
    Deviation(name: "the shadow jumps", clause: .phaseContinuous) { seen, _ in
      let phases = Set(seen.stages.compactMap { $0.transition?.phase })
      if phases.contains(1) { seen.change({ $0.name.isHelper }) { $0.shadow = 1 - $0.shadow } }
    },
    Deviation(name: "the backdrop jumps", clause: .phaseContinuous) { seen, _ in
      let phases = Set(seen.stages.compactMap { $0.transition?.phase })
      if phases.contains(1) { seen.change({ $0.name.isHelper }) { $0.alpha = 1 - $0.alpha } }
    },
  ]

  private static let landDeviations = [
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
}

extension Observation {
  /// Whether any transition has completed and none is in flight.
  fileprivate var hasCompleted: Bool {
    stages.allSatisfy { $0.transition == nil }
      && log.contains { if case .complete = $0.callback { true } else { false } }
  }

  /// Changes views, and the boxes of those whose place changed with them.
  mutating func change(
    _ isMeant: (ViewObservation) -> Bool, _ change: (inout ViewObservation) -> Void
  ) {
    for index in views.indices where isMeant(views[index]) { change(&views[index]) }
  }

  /// Changes travellers, and takes their boxes along.
  fileprivate mutating func changeTravellers(_ change: (inout ViewObservation) -> Void) {
    self.change({ $0.name.text.hasSuffix(".traveller") }, change)
    for index in views.indices where views[index].name.text.hasSuffix(".traveller") {
      views[index].box = measuredBox(of: views[index]).box
    }
  }

  /// Changes the masks of flights.
  fileprivate mutating func changeMasks(
    _ change: (ViewObservation, inout (shape: Ellipse, opened: Ellipse)) -> Void
  ) {
    for index in views.indices {
      guard let mask = views[index].mask, let opened = mask.opened else { continue }
      var both = (shape: mask.shape, opened: opened)
      change(views[index], &both)
      views[index].mask = MaskObservation(shape: both.shape, opened: both.opened)
    }
  }
}
