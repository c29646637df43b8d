// Known-wrong systems that break the laws between runs, and the promises of a value.

import Model
import Scenario

extension Deviation {
  static let lawDeviations = [
    Deviation(name: "each advance counts", clause: .phaseAdditive) { seen, context in
      if case .advance? = context.last?.event {
        seen.change({ !$0.name.isHelper }) { $0.cornerRadius = Double(context.count) }
      }
    },
    Deviation(name: "nothing left of the edge", clause: .lawTranslate) { seen, _ in
      seen.change({ _ in true }) { $0.box.origin.x = max(0, $0.box.origin.x) }
    },
    Deviation(name: "visible only on the right", clause: .lawMirror) { seen, _ in
      seen.change({ $0.box.origin.x < 0 }) { $0.isVisible = false }
    },
    Deviation(name: "lengths snap to whole points", clause: .lawScale) { seen, _ in
      seen.change({ _ in true }) { $0.center.x = $0.center.x.rounded() }
    },
    Deviation(name: "names matter", clause: .lawRename) { seen, _ in
      seen.change({ $0.name.text.hasPrefix("z-") }) { $0.alpha = 0.5 }
    },
    Deviation(name: "views know how many they are", clause: .lawUnrelated) { seen, _ in
      let count = Double(seen.views.count)
      seen.change({ _ in true }) { $0.cornerRadius = count }
    },
    Deviation(name: "the clock shows", clause: .lawStretch) { seen, _ in
      let time = Double(seen.time.count)
      seen.change({ _ in true }) { $0.shadow = time }
    },
  ]

  static let valueDeviations = [
    Deviation(name: "copies are one", clause: .safeCopies, sharesState: true),
    Deviation(name: "looking makes it older", clause: .safeDeterministic, agesWhenSeen: true),
  ]
}
