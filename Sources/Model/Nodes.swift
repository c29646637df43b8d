// Places in the tree, and tables of values for them.

import Scenario

/// A place in the tree: a declared view by its position, or a helper of a stage (V-11).
enum Node: Hashable, Sendable {
  case view(Int)
  case helper(HelperRole, stage: Int, level: Int)
}

/// A value for each of some nodes.
struct NodeTable<Value: Equatable & Sendable>: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    let node: Node
    let value: Value
  }

  private var views: [Value?]
  private var helpers: [Entry] = []

  /// V-4: these values of the declared views, and none of helpers.
  init(views: [Value?]) {
    self.views = views
  }

  /// The value of a node; `nil` for none.
  subscript(node: Node) -> Value? {
    get {
      if case .view(let index) = node { return views[index] }
      return helpers.first { $0.node == node }?.value
    }
    set {
      if case .view(let index) = node {
        views[index] = newValue
      } else {
        helpers.removeAll { $0.node == node }
        if let newValue { helpers.append(Entry(node: node, value: newValue)) }
      }
    }
  }
}
