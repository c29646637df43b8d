// Events of the app that edit the tree (S-13).

import Scenario

extension TransitionEngine {
  mutating func add(_ childName: Name, to parentName: Name, at index: Int?) throws(Refusal) {
    let child = try resolve(childName)
    let parent = try resolve(parentName)
    try checkMovable(child, childName)
    if store.isReached(child, from: parent) { throw Refusal(.cycle(childName, parentName)) }
    let isSibling = store.links[child].parent == parent
    if let index {
      let others = Int(store.links[parent].childCount) - (isSibling ? 1 : 0)
      guard (0...others).contains(index) else { throw Refusal(.indexOutOfRange(index)) }
    }
    if isSibling {
      reorder(child, among: parent, to: index)
      return
    }
    beginAtomicChange()
    detach(child)
    if let index {
      store.insert(child, into: parent, at: index)
    } else {
      store.append(child, to: parent)
    }
    sweep()
  }

  /// Moves a subview among its siblings; the index counts the others.
  private mutating func reorder(_ child: Handle, among parent: Handle, to index: Int?) {
    store.reorder(child, before: .none)
    guard let index else { return }
    // The child is last now, so the others have the indices that are meant.
    store.reorder(child, before: store.child(of: parent, at: index))
  }

  mutating func remove(_ name: Name) throws(Refusal) {
    let view = try resolve(name)
    try checkMovable(view, name)
    beginAtomicChange()
    detach(view)
    sweep()
  }

  mutating func raise(_ name: Name, toFront: Bool) throws(Refusal) {
    let view = try resolve(name)
    try checkMovable(view, name)
    let parent = store.links[view].parent
    guard parent.exists else { throw Refusal(.noSuperview(name)) }
    store.reorder(view, before: toFront ? .none : store.links[parent].firstChild)
  }

  private func checkMovable(_ view: Handle, _ name: Name) throws(Refusal) {
    if store.isWindow(view) { throw Refusal(.windowView(name)) }
    if store.seats[view].stage.exists { throw Refusal(.managedScreen(name)) }
  }
}
