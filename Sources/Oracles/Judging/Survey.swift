// What several oracles measure of one observation, found once for all of them.

import Scenario

/// The chains of all views of an observation, and their boxes measured through them.
struct Survey: Sendable {
  /// For each view its position, its superview's, and so on: as ``Observation/chain(of:)``.
  let chains: [[Int]]
  /// For each view its box in screen space, and the bound of its rounding.
  let boxes: [(box: Rect, error: Double)]

  init(_ views: [ViewObservation]) {
    let superviews = views.map { view in
      view.superview.flatMap { name in views.firstIndex { $0.name == name } }
    }
    let chains = views.indices.map { position in
      var chain = [position]
      while let next = superviews[chain[chain.count - 1]], chain.count <= views.count {
        chain.append(next)
      }
      return chain
    }
    boxes = views.indices.map { position in
      var corners = MeasuredCorners(views[position].bounds)
      for ancestor in chains[position] { corners.rise(through: views[ancestor]) }
      return (corners.box, corners.error)
    }
    self.chains = chains
  }
}
