// The composed maps from views to the screen, and when they are still good.

import Scenario

/// One composed map a view, with the epoch at which it was last found good and the newest change in
/// its chain when it was composed.
struct ScreenMapCache {
  var maps: [SpaceMap]
  var checked: [UInt64]
  var newest: [UInt64]
  /// The way down to the view that is wanted, kept for its capacity.
  var chain: [Handle] = []

  init(count: Int) {
    maps = Array(repeating: .nothing, count: count)
    checked = Array(repeating: 0, count: count)
    newest = Array(repeating: 0, count: count)
  }

  mutating func addView() {
    maps.append(.nothing)
    checked.append(0)
    newest.append(0)
  }
}

extension SpaceMap {
  /// The identity of screen space; also what stands in the cache before anything is composed.
  static let nothing = SpaceMap(linear: .identity, from: .zero, to: .zero)

  /// The map of a view to the screen, given its superview's.
  ///
  /// The arithmetic is the same wherever a screen map is composed, so that equal chains give equal
  /// boxes bit by bit (`geo.local`).
  static func toScreen(_ placement: Placement, under parent: SpaceMap?) -> SpaceMap {
    let (linear, anchor) = (Linear(placement.transform), placement.anchor)
    guard let parent else {
      return SpaceMap(linear: linear, from: placement.bounds.middle, to: anchor)
    }
    return SpaceMap(
      linear: parent.linear * linear, from: placement.bounds.middle, to: parent(anchor))
  }
}

extension ViewStore {
  /// Composes a view's map to the screen and keeps it.
  ///
  /// A view whose chain has not changed costs one comparison after no change anywhere, and one
  /// comparison a level after a change elsewhere.
  mutating func refreshScreenMap(of view: Handle, _ counters: inout Counters) {
    screenMaps.chain.removeAll(keepingCapacity: true)
    var current = view
    while current.exists && screenMaps.checked[current] != epoch {
      screenMaps.chain.append(current)
      current = links[current].parent
    }
    while let next = screenMaps.chain.popLast() {
      counters.viewsVisited += 1
      let parent = links[next].parent
      let newest = max(changed[next], parent.exists ? screenMaps.newest[parent] : 0)
      if screenMaps.newest[next] != newest {
        let parentMap = parent.exists ? screenMaps.maps[parent] : nil
        screenMaps.maps[next] = .toScreen(placements[next], under: parentMap)
        screenMaps.newest[next] = newest
        counters.transformsComposed += 1
      }
      screenMaps.checked[next] = epoch
    }
  }

  /// A view's map to the screen: the one that is kept if it is good, else composed afresh.
  func screenMap(of view: Handle) -> SpaceMap {
    var chain: [Handle] = []
    var current = view
    while current.exists && screenMaps.checked[current] != epoch {
      chain.append(current)
      current = links[current].parent
    }
    var map = current.exists ? screenMaps.maps[current] : nil
    for next in chain.reversed() { map = .toScreen(placements[next], under: map) }
    return map ?? .nothing
  }
}
