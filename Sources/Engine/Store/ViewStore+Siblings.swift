// Editing the tree: linked siblings, and the counts of what is watched below each view.

extension ViewStore {
  /// Makes a view without superview the last subview of another.
  mutating func append(_ view: Handle, to parent: Handle) {
    link(view, into: parent, before: .none)
    adopt(view, by: parent)
  }

  /// Makes a view without superview a subview, directly behind another subview.
  mutating func insert(_ view: Handle, before sibling: Handle) {
    let parent = links[sibling].parent
    link(view, into: parent, before: sibling)
    adopt(view, by: parent)
  }

  /// Makes a view without superview the subview at an index; the last one for an index too great.
  mutating func insert(_ view: Handle, into parent: Handle, at index: Int) {
    link(view, into: parent, before: child(of: parent, at: index))
    adopt(view, by: parent)
  }

  /// Takes a view out of its superview.
  mutating func detach(_ view: Handle) {
    let parent = links[view].parent
    unlink(view)
    touch(view)
    if watchers[view] != 0 { watch(parent, by: -watchers[view]) }
  }

  /// Makes a view the sibling before another one, or the last one; no geometry changes by it.
  mutating func reorder(_ view: Handle, before sibling: Handle) {
    guard sibling != view else { return }
    let parent = links[view].parent
    unlink(view)
    link(view, into: parent, before: sibling)
  }

  /// Adds to the number of endpoints and containers that are watched at a view.
  mutating func watch(_ view: Handle, by difference: Int32) {
    var current = view
    while current.exists {
      watchers[current] += difference
      current = links[current].parent
    }
  }

  private mutating func adopt(_ view: Handle, by parent: Handle) {
    touch(view)
    if watchers[view] != 0 { watch(parent, by: watchers[view]) }
  }

  private mutating func link(_ view: Handle, into parent: Handle, before next: Handle) {
    let previous = next.exists ? links[next].previous : links[parent].lastChild
    links[view].parent = parent
    links[view].previous = previous
    links[view].next = next
    if previous.exists {
      links[previous].next = view
    } else {
      links[parent].firstChild = view
    }
    if next.exists { links[next].previous = view } else { links[parent].lastChild = view }
    links[parent].childCount += 1
  }

  private mutating func unlink(_ view: Handle) {
    let (parent, previous, next) = (links[view].parent, links[view].previous, links[view].next)
    if previous.exists {
      links[previous].next = next
    } else {
      links[parent].firstChild = next
    }
    if next.exists { links[next].previous = previous } else { links[parent].lastChild = previous }
    links[parent].childCount -= 1
    links[view].parent = .none
    links[view].previous = .none
    links[view].next = .none
  }
}

extension ViewStore {
  /// The subview at an index, found from the nearer end; none past the last.
  func child(of parent: Handle, at index: Int) -> Handle {
    let count = Int(links[parent].childCount)
    guard index < count else { return .none }
    var child: Handle
    if index <= count / 2 {
      child = links[parent].firstChild
      for _ in 0..<index { child = links[child].next }
    } else {
      child = links[parent].lastChild
      for _ in 0..<(count - 1 - index) { child = links[child].previous }
    }
    return child
  }

  /// The position of a view among its siblings.
  func index(of view: Handle) -> Int {
    var index = 0
    var sibling = links[view].previous
    while sibling.exists {
      index += 1
      sibling = links[sibling].previous
    }
    return index
  }

  /// parent of V-10: the superview, or else the home's view.
  func parentOrHome(_ view: Handle) -> Handle {
    let parent = links[view].parent
    return parent.exists ? parent : seats[view].home
  }

  /// Whether the view is the other one or reached from it by parent (V-10).
  func isReached(_ view: Handle, from start: Handle) -> Bool {
    var current = start
    while current.exists && current != view { current = parentOrHome(current) }
    return current == view
  }

  /// The root of a view and how far below it the view lies.
  func ancestry(of view: Handle) -> (root: Handle, depth: Int) {
    var (root, depth) = (view, 0)
    while links[root].parent.exists {
      root = links[root].parent
      depth += 1
    }
    return (root, depth)
  }

  /// Whether the view has a window for its root.
  func isOnScreen(_ view: Handle) -> Bool { isWindow(ancestry(of: view).root) }
}
