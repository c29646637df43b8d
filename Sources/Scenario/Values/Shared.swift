// Large values that are copied often and changed seldom.

/// A value behind one reference: a copy costs what a number costs, a change what a new value costs.
@usableFromInline
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value

    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  init(_ value: Value) { box = Box(value) }

  @usableFromInline
  var value: Value {
    @inlinable get { box.value }
    set { box = Box(newValue) }
  }

  @usableFromInline
  static func == (first: Shared, second: Shared) -> Bool {
    first.box === second.box || first.value == second.value
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
