// The known-wrong systems that ship: at least one for each clause that an oracle judges.

import Bounds
import Model
import Scenario

extension Deviation {
  /// All shipped deviations, roughly in the order of the clauses.
  public static let all: [Deviation] =
    treeDeviations + geometryDeviations + layoutDeviations + hideDeviations + maskDeviations
    + maskSpaceDeviations + maskStayDeviations + phaseDeviations + landDeviations
    + rectangleDeviations + fittingDeviations + itemDeviations + driveDeviations
    + takeoverDeviations + dragDeviations + dimDeviations + contractDeviations
    + refusalDeviations + stoppingDeviations + useDeviations + callbackDeviations
    + appearanceDeviations + lawDeviations + valueDeviations

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
}
