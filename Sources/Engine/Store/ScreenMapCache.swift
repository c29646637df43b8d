// The composed maps from views to the screen, and when they are still good.

import Scenario

/// A composed map, with the epoch at which it was last found good and the newest change in the view's
/// chain when it was composed.
private struct ScreenMap {
  var map = SpaceMap.nothing
  var checked: UInt64 = 0
  var newest: UInt64 = 0
  /// The next view on the way down to the one that is wanted, while a chain is composed.
  var below = Handle.none
}

/// One composed map a view.
struct ScreenMapCache {
  fileprivate var entries: [ScreenMap]

  static var bytesPerView: Int { MemoryLayout<ScreenMap>.stride }

  init(count: Int) { entries = Array(repeating: ScreenMap(), count: count) }

  mutating func addView() { entries.append(ScreenMap()) }

  /// Makes good a view's entry and those above it.
  ///
  /// The entries are written through a pointer, so that their array is asked once, not once a level,
  /// whether somebody else has it too; the handles of the chain are views of the store.
  fileprivate mutating func refresh(_ view: Handle, in store: ViewStore, _ counters: inout Counters)
  {
    entries.withUnsafeMutableBufferPointer { entries in
      var (top, next) = (view, Handle.none)
      while top.exists && entries[Int(top)].checked != store.epoch {
        entries[Int(top)].below = next
        (top, next) = (store.links[top].parent, top)
      }
      var map = top.exists ? entries[Int(top)].map : .nothing
      var newest = top.exists ? entries[Int(top)].newest : 0
      while next.exists {
        newest = max(newest, store.changed[next])
        if entries[Int(next)].newest != newest {
          map = .toScreen(store.placements[next], under: map)
          entries[Int(next)].map = map
          entries[Int(next)].newest = newest
          counters.transformsComposed += 1
        } else {
          map = entries[Int(next)].map
        }
        entries[Int(next)].checked = store.epoch
        counters.viewsVisited += 1
        next = entries[Int(next)].below
      }
    }
  }
}

extension SpaceMap {
  /// The identity of screen space; also what stands in the cache before anything is composed.
  static var nothing: SpaceMap { SpaceMap(linear: .identity, from: .zero, to: .zero) }

  /// The map of a view to the screen, given its superview's, or that of screen space for a root.
  ///
  /// The arithmetic is the same wherever a screen map is composed, so that equal chains give equal
  /// boxes bit by bit (`geo.local`).
  static func toScreen(_ placement: Placement, under parent: SpaceMap) -> SpaceMap {
    SpaceMap(
      linear: parent.linear * Linear(placement.transform), from: placement.bounds.middlePair,
      to: parent(placement.anchor))
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
    cache.refresh(view, in: self, &counters)
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
    var map = current.exists ? screenMaps.entries[current].map : .nothing
    for next in chain.reversed() { map = .toScreen(placements[next], under: map) }
    return map
  }
}
