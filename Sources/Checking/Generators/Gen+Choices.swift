// Generators that choose: among elements, among generators, between something and nothing.

extension Gen {
  /// One of the elements given, each equally often; the first is the simplest.
  @inlinable
  public static func element<Element: Sendable>(
    of first: Element, _ others: Element...
  ) -> some Generator<Element> {
    build { source in
      let offset = source.index(below: others.count &+ 1)
      return offset == 0 ? first : others[offset &- 1]
    }
  }

  /// One of these elements, each equally often, the first the simplest; nil if there are none.
  @inlinable
  public static func element<Element: Sendable>(
    of elements: [Element]
  ) -> some Generator<Element?> {
    build { $0.element(of: elements) }
  }

  /// Any case of an enumeration, the first the simplest; `fallback` is what an enumeration without
  /// cases yields.
  @inlinable
  public static func anyCase<Choice: CaseIterable & Sendable>(
    of type: Choice.Type, else fallback: Choice
  ) -> some Generator<Choice> where Choice.AllCases: RandomAccessCollection {
    build { $0.anyCase(Choice.self, else: fallback) }
  }

  /// The values of one of these generators, each equally often; the first is the simplest.
  @inlinable
  public static func one<Value>(
    of first: AnyGenerator<Value>, _ others: AnyGenerator<Value>...
  ) -> some Generator<Value> {
    build { source in
      let offset = source.index(below: others.count &+ 1)
      return (offset == 0 ? first : others[offset &- 1]).draw(from: source)
    }
  }

  /// The values of one of these generators, in proportion to its weight; the first is the simplest.
  ///
  /// A weight of 0 or less is never drawn.
  public static func frequency<Value>(
    _ first: (weight: Int, generator: AnyGenerator<Value>),
    _ others: (weight: Int, generator: AnyGenerator<Value>)...
  ) -> some Generator<Value> {
    let weights = [first.weight] + others.map(\.weight)
    let generators = [first.generator] + others.map(\.generator)
    return build { generators[$0.weighted(weights)].draw(from: $0) }
  }

  /// A value or, in one of four cases and as the simplest, nil.
  @inlinable
  public static func optional<Base: Generator>(_ base: Base) -> some Generator<Base.Value?> {
    build { $0.chance(3, outOf: 4) ? base.draw(from: $0) : nil }
  }

  /// Two values, drawn in this order.
  @inlinable
  public static func pair<First: Generator, Second: Generator>(
    _ first: First, _ second: Second
  ) -> some Generator<(First.Value, Second.Value)> {
    PairGenerator(first: first, second: second)
  }

  /// As many values as there are generators, drawn in this order.
  @inlinable
  public static func tuple<each Base: Generator>(
    _ base: repeat each Base
  ) -> some Generator<(repeat (each Base).Value)> {
    build { source in (repeat (each base).draw(from: source)) }
  }
}

@usableFromInline
struct PairGenerator<First: Generator, Second: Generator>: Generator {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  func draw(from source: Source) -> (First.Value, Second.Value) {
    let head = first.draw(from: source)
    return (head, second.draw(from: source))
  }
}
