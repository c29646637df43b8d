// What several oracles measure of one observation, found once for all of them.

import Scenario

/// The chains of all views of an observation, and their boxes measured through them; it never
/// changes, so moments and oracles share it.
final class Survey: Sendable {
  /// The chains of all views, one after the other.
  private let links: [Int]
  /// Where each chain begins, and where the last one ends.
  private let starts: [Int]
  /// For each view the position of its superview, if there is a view of that name.
  let superviews: [Int?]
  /// For each view its box in screen space, and the bound of its rounding.
  let boxes: [(box: Rect, error: Double)]

  init(_ views: [ViewObservation]) {
    let superviews = views.indices.map { position in
      views[position].superview.flatMap { name in views.indices.first { views[$0].name == name } }
    }
    var (links, starts, boxes) = ([Int](), [0], [(box: Rect, error: Double)]())
    links.reserveCapacity(4 * views.count)
    starts.reserveCapacity(views.count + 1)
    boxes.reserveCapacity(views.count)
    for position in views.indices {
      var corners = MeasuredCorners(views[position].bounds)
      var following: Int? = position
      while let ancestor = following {
        links.append(ancestor)
        corners.rise(through: views[ancestor])
        let isWhole = links.count - starts[position] > views.count
        following = isWhole ? nil : superviews[ancestor]
      }
      starts.append(links.count)
      boxes.append((corners.box, corners.error))
    }
    (self.links, self.starts, self.superviews, self.boxes) = (links, starts, superviews, boxes)
  }

  /// The positions of a view, its superview, and so on: as ``Observation/chain(from:)``.
  func chain(from position: Int) -> ArraySlice<Int> {
    links[starts[position]..<starts[position + 1]]
  }
}

extension Observation {
  /// The positions of a view and its superviews, innermost first; as far as there are views, and one
  /// further than their number, should a wrong system have made a cycle.
  func chain(from position: Int) -> [Int] {
    var chain = [position]
    while chain.count <= views.count, let superview = views[chain[chain.count - 1]].superview,
      let next = self.position(of: superview)
    {
      chain.append(next)
    }
    return chain
  }
}
