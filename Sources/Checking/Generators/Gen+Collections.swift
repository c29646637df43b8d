// Generators of collections.

extension Gen {
  /// A list of as many elements as `count` allows; short lists are the simplest.
  ///
  /// Each element is a span with a flag of its own, so that shrinking can cut out any of them.
  @inlinable
  public static func array<Element: Generator>(
    of element: Element, count: ClosedRange<Int> = 0...100
  ) -> some Generator<[Element.Value]> {
    ArrayGenerator(element: element, count: count)
  }

  /// A list of exactly `count` elements; none if that is below 0.
  @inlinable
  public static func array<Element: Generator>(
    of element: Element, count: Int
  ) -> some Generator<[Element.Value]> {
    ArrayGenerator(element: element, count: max(count, 0)...max(count, 0))
  }

  /// A set.
  ///
  /// Elements drawn again are dropped, so that there may be fewer than `count` begins with.
  @inlinable
  public static func set<Element: Generator>(
    of element: Element, count: ClosedRange<Int> = 0...100
  ) -> some Generator<Set<Element.Value>> where Element.Value: Hashable {
    array(of: element, count: count).map { Set($0) }
  }

  /// A dictionary.
  ///
  /// Of entries with equal keys the last one stays, so that there may be fewer than
  /// `count` begins with.
  @inlinable
  public static func dictionary<Key: Generator, Element: Generator>(
    _ key: Key, _ value: Element, count: ClosedRange<Int> = 0...100
  ) -> some Generator<[Key.Value: Element.Value]> where Key.Value: Hashable {
    array(of: pair(key, value), count: count).map { entries in
      Dictionary(entries, uniquingKeysWith: { _, last in last })
    }
  }

  /// The elements in any order; the order given is the simplest.
  @inlinable
  public static func permutation<Element: Sendable>(
    of elements: [Element]
  ) -> some Generator<[Element]> {
    build { $0.permutation(of: elements) }
  }

  /// Some of the elements in their order; none of them is the simplest.
  @inlinable
  public static func subsequence<Element: Sendable>(
    of elements: [Element]
  ) -> some Generator<[Element]> {
    build { $0.subsequence(of: elements) }
  }
}

extension Source {
  /// The elements in any order; the order given is the simplest.
  @inlinable
  public func permutation<Element>(of elements: [Element]) -> [Element] {
    var rest = elements
    var result: [Element] = []
    result.reserveCapacity(rest.count)
    while rest.count > 1 { result.append(rest.remove(at: index(below: rest.count))) }
    return result + rest
  }

  /// Some of the elements in their order, each with the same chance; none is the simplest.
  @inlinable
  public func subsequence<Element>(of elements: [Element]) -> [Element] {
    // The chance is drawn too, so that sparse and dense choices are both common.
    let word = choice(3, .alternative) { $0.uniform(3) }
    return elements.filter { _ in chance(Int(word) &+ 1, outOf: 5) }
  }
}

@usableFromInline
struct ArrayGenerator<Element: Generator>: Generator {
  @usableFromInline let element: Element
  @usableFromInline let count: ClosedRange<Int>

  @inlinable
  init(element: Element, count: ClosedRange<Int>) {
    self.element = element
    self.count = count
  }

  @inlinable
  func draw(from source: Source) -> [Element.Value] {
    if source.mode != .generating {
      return source.list(count) { element.draw(from: source) }
    }
    let length = source.plannedLength(max(count.lowerBound, 0), max(count.upperBound, 0))
    var elements: [Element.Value] = []
    elements.reserveCapacity(length)
    var index = 0
    while index < length {
      elements.append(element.draw(from: source))
      index &+= 1
    }
    return elements
  }
}
