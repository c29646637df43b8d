// Tests of the shrinking passes that make a tape shorter, each alone.

import Testing

@testable import Checking

/// A tree of numbers.
private indirect enum Tree: Equatable {
  case leaf(Int)
  case node(Tree, Tree)

  static let generator: some Generator<Tree> = Gen.build { draw($0) }

  private static func draw(_ source: Source) -> Tree {
    source.span("tree") {
      if source.bool() { return .node(draw(source), draw(source)) }
      return .leaf(source.int(in: 0...9))
    }
  }

  var numbers: [Int] {
    switch self {
    case .leaf(let number): [number]
    case .node(let left, let right): left.numbers + right.numbers
    }
  }
}

@Suite struct CheckingDeletionPassTests {
  private static let digits: some Generator<[Int]> = Gen.array(of: Gen.int(in: 0...9))

  @Test func `trivial spans make the half that does not matter a leaf`() {
    // ((1 9) ((2 3) 4)): the right half is of no matter.
    let tape: [UInt64] = [1, 1, 0, 1, 0, 9, 1, 1, 0, 2, 0, 3, 0, 4]
    let tree = shrunk([TrivialSpans.self], Tree.generator, tape) { !$0.numbers.contains(9) }
    #expect(tree == .node(.node(.leaf(0), .leaf(9)), .leaf(0)))
  }

  @Test func `deleting spans cuts out all elements but the one to blame`() {
    let tape: [UInt64] = [1, 3, 1, 1, 1, 4, 1, 1, 1, 5, 1, 9, 1, 2, 1, 6, 0]
    #expect(shrunk([DeleteSpans.self], Self.digits, tape) { !$0.contains(9) } == [9])
  }

  @Test func `deleting spans takes few attempts for many neighbours`() {
    let generator = Gen.array(of: Gen.int(in: 0...9), count: 0...2000)
    let subject = TestSubject(generator) { !$0.contains(9) }
    let zeros = (0..<2000 as Range<UInt64>).map { 1 - $0 % 2 }
    let shrinker = Shrinker(
      subject.replay(zeros + [1, 9] + zeros + [0]).tape, subject: subject,
      maximumEvaluations: 1000)
    DeleteSpans.run(shrinker)
    #expect(shrinker.best.values == [1, 9, 0])
    #expect(shrinker.evaluations < 80)
  }

  @Test func `deleting choices joins two lists in a list`() {
    let lists = Gen.array(of: Self.digits)
    let tape: [UInt64] = [1, 1, 1, 0, 1, 1, 2, 0, 0]
    let joined = shrunk([DeleteChoices.self], lists, tape) { $0.joined().reduce(0, +) < 3 }
    #expect(joined == [[1, 2]])
  }

  @Test func `a descendant takes the place of the whole`() {
    let tape: [UInt64] = [1, 0, 5, 1, 0, 9, 0, 9]
    let tree = shrunk([ReplaceByDescendant.self], Tree.generator, tape) {
      $0.numbers.filter { $0 == 9 }.count < 2
    }
    #expect(tree == .node(.leaf(9), .leaf(9)))
  }

  @Test func `a length drawn before is lowered with what it counts`() {
    let counted = Gen.int(in: 1...9).bind { Gen.array(of: Gen.int(in: 0...1000), count: $0) }
    let tape: [UInt64] = [4, 7, 7, 7, 7, 950]
    let list = shrunk([LowerAndDelete.self], counted, tape) { $0.allSatisfy { $0 < 900 } }
    #expect(list == [950])
  }

  @Test func `references behind a deleted element are renumbered`() {
    let linked = Gen.build { source in
      source.list(0...9) { earlier in
        source.integer(in: UInt8(0)...3)
      }.map(Int.init) + [-1, source.reference(below: 10), source.reference(below: 10)]
    }
    // Elements 0, 0, 3, 3, with references to the last two.
    let tape: [UInt64] = [1, 0, 1, 0, 1, 3, 1, 3, 0, 2, 3]
    let list = shrunk([RenumberReferences.self], linked, tape) { list in
      let count = list.count - 3
      let references = list.suffix(2)
      return !references.allSatisfy { $0 < count && list[$0] == 3 } || Set(references).count < 2
    }
    #expect(list == [3, 3, -1, 0, 1])
  }

  @Test func `plain integers of a list are renumbered like references`() {
    func isCoupled(_ list: [Int]) -> Bool {
      list.allSatisfy { $0 < list.count }
        && list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
    }
    #expect(
      shrunk([RenumberReferences.self], Self.digits, [1, 2, 1, 0, 1, 0, 0]) { !isCoupled($0) }
        == [1, 0])
    let signed = Gen.array(of: Gen.int(in: -9...9))
    #expect(
      shrunk([RenumberReferences.self], signed, [1, 3, 1, 0, 1, 0, 0]) { list in
        !list.allSatisfy { $0 >= 0 } || !isCoupled(list)
      } == [1, 0])
  }

  @Test func `elements move to the last of neighbouring lists`() {
    let lists = Gen.array(of: Self.digits, count: 3)
    let tape: [UInt64] = [1, 1, 0, 1, 2, 0, 0]
    let merged = shrunk([MergeLists.self], lists, tape) { $0.joined().reduce(0, +) < 3 }
    #expect(merged == [[], [], [1, 2]] || merged == [[], [], [2, 1]])
  }

  @Test func `a simpler alternative does not leave its choices to others`() {
    // An operation draws two digits, a constant one; a digit that must stay follows.
    let generator = Gen.build { source in
      let kind = source.index(below: 2)
      let own = kind == 1 ? [source.int(in: 0...9), source.int(in: 0...9)] : []
      return (kind, own, source.int(in: 0...9))
    }
    let value = shrunk([LowerAlternative.self], generator, [1, 7, 8, 3]) { $0.2 != 3 }
    #expect(value?.0 == 0 && value?.2 == 3)
  }

  @Test func `what had two things to choose from goes with one of them`() {
    // Things, then numbers each with a reference to a thing; a single thing is not referred to.
    let generator = Gen.build { source in
      let things = source.list(1...3) { source.int(in: 0...9) }
      let numbers = source.list(0...3) {
        [source.reference(below: things.count), source.int(in: 0...9)]
      }
      return (things, numbers)
    }
    let tape: [UInt64] = [0, 1, 0, 0, 1, 0, 7, 0]
    let plain = shrunk([DeleteSpans.self], generator, tape) { !$0.1.contains { $0[1] == 7 } }
    #expect(plain?.0 == [0, 0])
    let value = shrunk([DeleteReferredTo.self], generator, tape) { !$0.1.contains { $0[1] == 7 } }
    #expect(value?.0 == [0])
    #expect(value?.1 == [[0, 7]])
  }

  @Test func `the same reference of each part goes where they are many`() {
    let generator = Gen.build { source in
      let things = source.list(1...3) { 0 }.count
      let numbers = source.list(0...9) {
        [source.reference(below: things), source.reference(below: 2), source.int(in: 0...9)]
      }
      return (things, numbers)
    }
    let part: [UInt64] = [1, 0, 1, 7]
    let tape: [UInt64] = [1, 0] + part + part + part + part + [0]
    let value = shrunk([DeleteReferredTo.self], generator, tape) {
      $0.1.count { $0[1...] == [1, 7] } < 4
    }
    #expect(value?.0 == 1)
    #expect(value?.1 == Array(repeating: [0, 1, 7], count: 4))
  }

  @Test func `whole parts go with the alternative that has them`() {
    let generator = Gen.build { source in
      let own =
        source.bool()
        ? [[0]]
          + (0..<2).map { _ in
            source.list(0...9) { source.int(in: 0...9) }
          } + [[source.int(in: 0...9)]] : []
      return (own, source.int(in: 0...9))
    }
    let tape: [UInt64] = [1, 1, 5, 1, 5, 1, 5, 0, 1, 7, 1, 8, 1, 8, 0, 3, 9]
    let value = shrunk([DropAlternative.self], generator, tape) { $0.1 != 9 }
    #expect(value?.0 == [])
  }

  @Test func `an alternative that needs no choices is simpler than one that does`() {
    // Nothing, written as a number or without digits; a digit that must stay follows.
    let generator = Gen.build { source in
      let own = source.index(below: 3) == 2 ? 0 : source.int(in: 0...9)
      return [own, source.int(in: 0...9)]
    }
    let subject = TestSubject(generator) { $0 != [0, 3] }
    let shrinker = Shrinker(
      subject.replay([0, 0, 3]).tape, subject: subject, maximumEvaluations: 100)
    ShorterAlternative.run(shrinker)
    #expect(shrinker.best.values == [2, 3])
  }

  @Test func `an element of one list takes the place of one of another`() {
    let generator = Gen.build { source in
      let words = source.list(0...3) { (0..<3).map { _ in source.int(in: 0...9) } }
      return (words, source.list(0...3) { source.int(in: 0...9) })
    }
    let tape: [UInt64] = [1, 0, 0, 0, 0, 0]
    let value = shrunk([ExchangeElement.self], generator, tape) { $0.0.isEmpty && $0.1.isEmpty }
    #expect(value?.0 == [])
    #expect(value?.1 == [0])
  }

  @Test func `a flag goes where another command fails without it`() {
    let generator = Gen.build { source in
      let isForced = source.bool()
      return (isForced, source.command([1, 1, 1, 1]))
    }
    let value = shrunk([LowerAndExchange.self], generator, [1, 2]) { isForced, command in
      command != (isForced ? 2 : 3)
    }
    #expect(value?.0 == false)
    #expect(value?.1 == 3)
  }
}
