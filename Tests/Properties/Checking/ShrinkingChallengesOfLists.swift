// The shrinking challenges on lists of numbers, and their canonical counterexamples.

import Checking
import Testing

extension ShrinkingChallenge {
  private static let ints: some Generator<[Int]> = Gen.array(of: Gen.int(), count: 0...100)

  private static func bound5(_ name: String, _ most: Int) async {
    let list = Gen.array(of: Gen.integer(Int16.self), count: 0...most).filter("sum") {
      $0.reduce(0, &+) < 256
    }
    await run(
      name, Gen.array(of: list, count: 5), expected: "[[], [], [], [-1], [-32768]]"
    ) { lists in
      Verdict.require(lists.joined().reduce(0, &+) < 1280, "", "5 × 256 is no bound")
    }
  }

  @Test func `bound5: five lists with small sums have a small sum`() async {
    await Self.bound5("bound5", 10)
  }

  @Test func `bound5_max1: five lists of at most one number`() async {
    await Self.bound5("bound5_max1", 1)
  }

  @Test func `large_union_list: fewer than five different numbers`() async {
    await Self.run(
      "large_union_list", Gen.array(of: Self.ints, count: 0...100),
      expected: "[[0, 1, -1, 2, -2]]"
    ) { lists in
      Verdict.require(Set(lists.joined()).count < 5, "", "five numbers")
    }
  }

  @Test func `reverse: a list reads the same backwards`() async {
    await Self.run("reverse", Self.ints, expected: "[0, 1]") { list in
      Verdict.require(list == list.reversed(), "", "different backwards")
    }
  }

  @Test func `lengthlist: a list as long as a number drawn before`() async {
    let generator = Gen.int(in: 1...100).bind { count in
      Gen.array(of: Gen.int(in: 0...1000), count: count)
    }
    await Self.run("lengthlist", generator, expected: "[900]") { list in
      Verdict.require(list.allSatisfy { $0 < 900 }, "", "a number of 900 or more")
    }
  }

  @Test func `coupling: no two elements refer to each other`() async {
    await Self.run(
      "coupling", Gen.array(of: Gen.int(in: 0...10), count: 0...100), expected: "[1, 0]"
    ) { list in
      guard list.allSatisfy({ $0 < list.count }) else { return .discarded("out of the list") }
      let isCoupled = list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
      return Verdict.require(!isCoupled, "", "a cycle of two")
    }
  }

  @Test func `deletion: a removed element is gone`() async {
    let generator = Gen.pair(Self.ints, Gen.int(in: 0...10))
    await Self.run("deletion", generator, expected: "([0, 0], 0)") { list, index in
      guard index < list.count else { return .discarded("no such element") }
      var rest = list
      if let first = rest.firstIndex(of: list[index]) { rest.remove(at: first) }
      return Verdict.require(!rest.contains(list[index]), "", "still there")
    }
  }

  @Test func `distinct: fewer than three different numbers`() async {
    await Self.run("distinct", Self.ints, expected: "[0, 1, -1]") { list in
      Verdict.require(Set(list).count < 3, "", "three numbers")
    }
  }

  @Test func `nestedlists: at most ten elements in all`() async {
    let lists = Gen.array(of: Gen.array(of: Gen.always(0), count: 0...100), count: 0...100)
    let expected = "[[\(Array(repeating: "0", count: 11).joined(separator: ", "))]]"
    await Self.run("nestedlists", lists, expected: expected) { lists in
      Verdict.require(lists.joined().count <= 10, "", "more than ten")
    }
  }
}
