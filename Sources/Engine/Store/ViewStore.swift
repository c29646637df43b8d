// The view store: every view's parts in arrays that are indexed by its handle.

import Scenario

/// A view's neighbours in the tree.
///
/// Siblings form a doubly linked list, so that raising, inserting beside a sibling and removing
/// cost the same for ten siblings as for ten thousand.
struct Links {
  var parent = Handle.none
  var firstChild = Handle.none
  var lastChild = Handle.none
  var previous = Handle.none
  var next = Handle.none
  var childCount: Int32 = 0
}

/// A view's place in its superview (V-4).
struct Placement {
  var bounds: Rect
  var center: Point
  var transform: Transform

  /// Where the middle of the bounds lies in the superview's space: T maps it to its translation.
  var anchor: Pair { Pair(center) + Pair(transform.tx, transform.ty) }
}

/// A screen's place on a stage's stack, and where it belongs while it is out of the tree (V-10).
struct Seat {
  var stage = Handle.none
  var level = 0
  var home = Handle.none
  var homeIndex = 0
}

/// The views: those declared first, in the order of declaration, then the stages' helpers.
///
/// What every frame reads is apart from what is read seldom, and what never changes stays in the
/// declarations. Handles are never reused for another view.
struct ViewStore {
  /// What never changes.
  let declarations: [ViewDeclaration]
  private(set) var names: [Name]
  private(set) var handles: NameTable

  var links: [Links]
  var placements: [Placement]
  var alphas: [Double]
  var isHidden: [Bool]
  /// How many holds of transitions in flight hide the view (S-2).
  var holds: [Int32]
  var seats: [Seat]
  /// How many endpoints and containers of transitions in flight lie in the subtree.
  var watchers: [Int32]
  /// The first stage that each view hosts; the stages chain on.
  var hostedStage: [Handle]

  /// Counts the changes of geometry; what was computed at the current epoch is current.
  private(set) var epoch: UInt64 = 1
  /// The epoch at which the view's own map or superview last changed.
  private(set) var changed: [UInt64]
  var screenMaps: ScreenMapCache

  /// The views as declared.
  init(_ declarations: [ViewDeclaration]) {
    self.declarations = declarations
    let count = declarations.count
    names = declarations.map(\.name)
    handles = NameTable(capacity: count)
    links = Array(repeating: Links(), count: count)
    placements = declarations.map {
      Placement(bounds: $0.bounds, center: $0.center, transform: $0.transform)
    }
    alphas = declarations.map(\.alpha)
    isHidden = declarations.map(\.isHidden)
    holds = Array(repeating: 0, count: count)
    seats = Array(repeating: Seat(), count: count)
    watchers = Array(repeating: 0, count: count)
    hostedStage = Array(repeating: .none, count: count)
    changed = Array(repeating: 1, count: count)
    screenMaps = ScreenMapCache(count: count)
    for (index, declaration) in declarations.enumerated() {
      handles.set(declaration.name, to: Handle(index))
      if let superview = declaration.superview, let parent = handles[superview] {
        append(Handle(index), to: parent)
      }
    }
  }

  /// How many of the views are declared; those behind them are helpers.
  var declaredCount: Int { declarations.count }

  /// What a view takes in all arrays and in the table of names, which is full to three quarters at most.
  static var bytesPerView: Int {
    MemoryLayout<Name>.stride + NameTable.bytesPerName + MemoryLayout<Links>.stride
      + MemoryLayout<Placement>.stride + MemoryLayout<Double>.stride + MemoryLayout<Bool>.stride
      + 2 * MemoryLayout<Int32>.stride + MemoryLayout<Seat>.stride + MemoryLayout<Handle>.stride
      + MemoryLayout<UInt64>.stride + ScreenMapCache.bytesPerView
  }

  /// Whether the view is one of the stages' helpers.
  func isHelper(_ view: Handle) -> Bool { Int(view) >= declaredCount }

  /// The declaration of a view; `nil` for a helper.
  func declaration(_ view: Handle) -> ViewDeclaration? {
    view.exists && !isHelper(view) ? declarations[view] : nil
  }

  /// Whether the view is a window.
  func isWindow(_ view: Handle) -> Bool {
    !isHelper(view) && declarations[view].kind == .window
  }

  /// Makes a helper view of that name, outside the tree.
  mutating func addHelper(_ name: Name) -> Handle {
    let view = Handle(names.count)
    names.append(name)
    handles.set(name, to: view)
    links.append(Links())
    placements.append(Placement(bounds: .zero, center: .zero, transform: .identity))
    alphas.append(1)
    isHidden.append(false)
    holds.append(0)
    seats.append(Seat())
    watchers.append(0)
    hostedStage.append(.none)
    changed.append(1)
    screenMaps.addView()
    return view
  }

  /// Notes that the view's own map or its superview has changed.
  mutating func touch(_ view: Handle) {
    epoch += 1
    changed[view] = epoch
  }

  /// Whether neither the view nor anything above it has changed its place since an epoch; so for no view.
  func isUnchanged(_ view: Handle, since epoch: UInt64, _ counters: inout Counters) -> Bool {
    var current = view
    while current.exists {
      counters.viewsVisited += 1
      if changed[current] > epoch { return false }
      current = links[current].parent
    }
    return true
  }
}
