// The shrinking challenges on trees, and their canonical counterexamples.

import Checking
import Testing

/// An arithmetic expression of the challenge `calculator`.
private indirect enum Expression: CustomStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  static let generator: some Generator<Expression> = Gen.recursive(
    depth: 6, leaf: Gen.int().map { Expression.number($0) }
  ) { part in
    Gen.build { source in
      let isQuotient = source.bool()
      let left = part.draw(from: source)
      let right = part.draw(from: source)
      return isQuotient ? .quotient(left, right) : .sum(left, right)
    }.erased
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let left, let right): "(\(left)+\(right))"
    case .quotient(let left, let right): "(\(left)/\(right))"
    }
  }

  /// Whether a literal zero is divided by.
  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .quotient(_, .number(0)): true
    case .sum(let left, let right), .quotient(let left, let right):
      left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  /// The value; nil where it divides by zero.
  var value: Int? {
    switch self {
    case .number(let number): number
    case .sum(let left, let right): left.value.flatMap { left in right.value.map { left &+ $0 } }
    case .quotient(let left, let right):
      left.value.flatMap { left in
        right.value.flatMap { $0 == 0 ? nil : left.dividedReportingOverflow(by: $0).partialValue }
      }
    }
  }
}

/// A heap of the challenge `binheap`.
private indirect enum Heap: CustomStringConvertible {
  case none
  case node(Int, Heap, Heap)

  static let generator: some Generator<Heap> = Gen.build { draw($0, atLeast: 0, depth: 0) }

  private static func draw(_ source: Source, atLeast least: Int, depth: Int) -> Heap {
    source.span("heap") {
      guard depth < 40, source.chance(1, outOf: 4) else { return .none }
      let value = source.int(in: least ... .max, simplest: least)
      let left = draw(source, atLeast: value, depth: depth + 1)
      return .node(value, left, draw(source, atLeast: value, depth: depth + 1))
    }
  }

  var description: String {
    switch self {
    case .none: "N"
    case .node(let value, .none, .none): "(\(value))"
    case .node(let value, let left, let right): "(\(value),\(left),\(right))"
    }
  }

  /// The numbers as a stack of unvisited parts yields them: the part pushed last comes first.
  var list: [Int] {
    guard case .node(let value, let left, let right) = self else { return [] }
    return [value] + right.list + left.list
  }

  static func merged(_ first: Heap, _ second: Heap) -> Heap {
    guard case .node(let one, let left, let right) = first else { return second }
    guard case .node(let two, let otherLeft, let otherRight) = second else { return first }
    return one <= two
      ? .node(one, merged(right, second), left)
      : .node(two, merged(otherRight, first), otherLeft)
  }

  /// The faulty one: behind the first element, merged heaps are listed without being ordered again.
  var wronglySorted: [Int] {
    guard case .node(let value, let left, let right) = self else { return [] }
    return [value] + Self.merged(left, right).list
  }
}

extension ShrinkingChallenge {
  @Test func `calculator: only literal zeros make a division fail`() async {
    await Self.run("calculator", Expression.generator, expected: "(0/(0+0))") { expression in
      if expression.dividesByLiteralZero { return .discarded("a literal zero") }
      return Verdict.require(expression.value != nil, "", "a division by zero")
    }
  }

  @Test func `binheap: a heap lists its numbers in order`() async {
    await Self.run("binheap", Heap.generator, expected: "(0,N,(0,(0),(1)))") { heap in
      Verdict.require(heap.wronglySorted == heap.list.sorted(), "", "out of order")
    }
  }
}
