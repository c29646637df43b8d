// Large values that are copied often and changed seldom.

/// A value behind one reference: a copy costs what a number costs, a change what a new value costs.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }

  static func == (first: Shared, second: Shared) -> Bool {
    first.box === second.box || first.value == second.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
