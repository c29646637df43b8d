// The composed maps from views to the screen, and when they are still good.

import Scenario

/// A composed map, with the epoch at which it was last found good and the newest change in the view's
/// chain when it was composed.
private struct ScreenMap {
  var map = SpaceMap.nothing
  var checked: UInt64 = 0
  var newest: UInt64 = 0
}

/// One composed map a view.
struct ScreenMapCache {
  fileprivate var entries: [ScreenMap]
  /// The way down to the view that is wanted, kept for its capacity.
  fileprivate var chain: [Handle] = []

  static var bytesPerView: Int { MemoryLayout<ScreenMap>.stride }

  init(count: Int) { entries = Array(repeating: ScreenMap(), count: count) }

  mutating func addView() { entries.append(ScreenMap()) }

  /// Goes down the chain from a view that is good, or from none.
  ///
  /// The entries are written through a pointer, so that their array is asked once, not once a level,
  /// whether somebody else has it too; the handles of the chain are views of the store.
  fileprivate mutating func compose(
    below top: Handle, in store: ViewStore, _ counters: inout Counters
  ) {
    let (chain, epoch) = (chain, store.epoch)
    counters.viewsVisited += chain.count
    counters.transformsComposed += entries.withUnsafeMutableBufferPointer { entries in
      // The map of the view above: at hand when it has just been composed, else where it is kept.
      var (above, map) = (top, SpaceMap?.none)
      var newest = top.exists ? entries[Int(top)].newest : 0
      var composed = 0
      for next in chain.reversed() {
        newest = max(newest, store.changed[next])
        if entries[Int(next)].newest != newest {
          if map == nil && above.exists { map = entries[Int(above)].map }
          let own = SpaceMap.toScreen(store.placements[next], under: map)
          entries[Int(next)] = ScreenMap(map: own, checked: epoch, newest: newest)
          map = own
          composed += 1
        } else {
          entries[Int(next)].checked = epoch
          map = nil
        }
        above = next
      }
      return composed
    }
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
    if screenMaps.entries[view].checked == epoch { return }
    // Held apart for as long as it is used, so that no access to it is one to all of the store.
    var cache = ScreenMapCache(count: 0)
    swap(&cache, &screenMaps)
    cache.chain.removeAll(keepingCapacity: true)
    var current = view
    while current.exists && cache.entries[current].checked != epoch {
      cache.chain.append(current)
      current = links[current].parent
    }
    cache.compose(below: current, in: self, &counters)
    swap(&cache, &screenMaps)
  }

  /// The box of a view in screen space, if its map is kept and good.
  @inline(__always)
  func keptBox(of view: Handle) -> Rect? {
    screenMaps.entries[view].checked == epoch
      ? screenMaps.entries[view].map.box(of: placements[view].bounds) : nil
  }

  /// A view's map to the screen: the one that is kept if it is good, else composed afresh.
  func screenMap(of view: Handle) -> SpaceMap {
    if screenMaps.entries[view].checked == epoch { return screenMaps.entries[view].map }
    var chain: [Handle] = []
    var current = view
    while current.exists && screenMaps.entries[current].checked != epoch {
      chain.append(current)
      current = links[current].parent
    }
    var map = current.exists ? screenMaps.entries[current].map : nil
    for next in chain.reversed() { map = .toScreen(placements[next], under: map) }
    return map ?? .nothing
  }
}
