// Tests of the shrinking passes that make choices smaller, each alone, and of the shrinker.

import Testing

@testable import Checking

@Suite struct CheckingMinimisationPassTests {
  private static let pair: some Generator<(Int, Int)> =
    Gen.pair(Gen.int(in: 0...100_000), Gen.int(in: 0...100_000))

  @Test func `a single choice goes down to its least failing value`() {
    let generator = Gen.int(in: 0...100_000)
    #expect(shrunk([MinimiseChoice.self], generator, [30_517]) { $0 < 900 } == 900)
    #expect(shrunk([MinimiseChoice.self], generator, [30_517]) { $0 < 1 } == 1)
    #expect(shrunk([MinimiseChoice.self], generator, [30_517]) { _ in false } == 0)
  }

  @Test func `a negative number becomes positive if it may, and keeps its sign if not`() {
    // −300 has the index 600, as 1, −1, 2, −2 … have the indices 1, 2, 3, 4.
    #expect(shrunk([MinimiseChoice.self], Gen.int(), [600]) { abs($0) < 7 } == 7)
    #expect(shrunk([MinimiseChoice.self], Gen.int(), [600]) { $0 > -7 } == -7)
  }

  @Test func `fractions lose their low digits first`() {
    let generator = Gen.double(in: 0...9)
    let tape: [UInt64] = [2, 2, 0x8_1234_5678_9ABC]
    let value = shrunk([MinimiseChoice.self], generator, tape) { !($0 >= 2.5 && $0 < 3) }
    #expect(value == 2.5)
  }

  @Test func `a fraction rounds up to a whole number or to fewer digits`() {
    let generator = Gen.double(in: 0...100)
    #expect(shrunk([RoundFractions.self], generator, [7, 1, 192]) { $0 <= 7.5 } == 8)
    let long: [UInt64] = [2, 2, 0x4_0000_0000_0002]
    #expect(
      shrunk([RoundFractions.self], generator, long) { !($0 > 2.25 && $0 < 2.75) } == 2.25390625)
  }

  @Test func `equal numbers are lowered together`() throws {
    let found = try #require(
      shrunk([LowerDuplicates.self], Self.pair, [271, 271]) { $0 != $1 || $0 < 10 })
    #expect(found == (10, 10))
    let zeros = try #require(shrunk([LowerDuplicates.self], Self.pair, [271, 271]) { $0 != $1 })
    #expect(zeros == (0, 0))
  }

  @Test func `two numbers are lowered by a common offset`() throws {
    let found = try #require(shrunk([LowerPairs.self], Self.pair, [1001, 1000]) { $0 - $1 != 1 })
    #expect(found == (1, 0))
    let signed = Gen.pair(Gen.int(), Gen.int())
    let negative = try #require(
      shrunk([LowerPairs.self], signed, [2000, 2002]) { $0 - $1 != 1 || $0 > -3 })
    #expect(negative == (-3, -4))
  }

  @Test func `an amount moves to the later number`() throws {
    let found = try #require(shrunk([Redistribute.self], Self.pair, [60, 40]) { $0 + $1 < 100 })
    #expect(found == (0, 100))
    let narrow = Gen.pair(Gen.int(in: 0...100), Gen.int(in: 0...70))
    let full = try #require(shrunk([Redistribute.self], narrow, [60, 40]) { $0 + $1 < 100 })
    #expect(full == (30, 70))
  }

  @Test func `elements whose order does not matter are sorted`() {
    let digits = Gen.array(of: Gen.int(in: 0...9))
    #expect(
      shrunk([SortSiblings.self], digits, [1, 3, 1, 1, 1, 2, 0]) { $0.count < 3 } == [1, 2, 3])
    // Only the first element must stay; the others are exchanged one by one.
    #expect(
      shrunk([SortSiblings.self], digits, [1, 3, 1, 2, 1, 1, 0]) { $0.first != 3 || $0.count < 3 }
        == [3, 1, 2])
  }

  @Test func `the sweep lowers one number and changes another by different amounts`() throws {
    let found = try #require(
      shrunk([MinimiseChoice.self, SweepNeighbours.self], Self.pair, [3, 4]) { $0 * $1 < 12 })
    #expect(found == (1, 12))
    // 10 and 11 differ by little, 10 and 9 do too, 10 and 10 do not.
    let hole = try #require(
      shrunk([SweepNeighbours.self], Self.pair, [10, 11]) { $0 < 10 || abs($0 - $1) != 1 })
    #expect(hole == (10, 9))
  }

  @Test func `the search finds the first of all short tapes`() {
    let digits = Gen.array(of: Gen.int(in: 0...9), count: 0...4)
    let list = shrunk([SearchSmallTapes.self], digits, [1, 5, 1, 0, 1, 3, 0]) { list in
      list.count != 3 || Set(list) != [0, 3, 5]
    }
    #expect(list == [0, 3, 5])
    let long = Array(repeating: 1 as UInt64, count: 20) + [0]
    let untouched = shrunk([SearchSmallTapes.self], Gen.array(of: Gen.int(in: 0...9)), long) {
      _ in false
    }
    #expect(untouched?.count == 10)
  }

  @Test func `the search for a step doubles and halves`() {
    for limit in [0, 1, 3, 4, 5, 100, 1 << 40, .max] as [UInt64] {
      for least in [0, 1, 2, 4, 5, 99, 12_345, .max] as [UInt64] {
        var asked = 0
        let found = findInteger(limit) { step in
          asked += 1
          return step <= least && step <= limit
        }
        #expect(found == min(limit, least))
        #expect(asked <= 140)
      }
    }
  }

  @Test func `the memo knows each tape once, however many there are`() {
    var memo = TapeMemo()
    let tapes = (0..<1000 as Range<UInt64>).map { [$0 / 10, $0 % 10] } + [[], [0], [0, 0, 0]]
    let isNew = tapes.map { memo.insert($0) }
    #expect(!isNew.contains(false))
    let isNewAgain = tapes.map { memo.insert($0) }
    #expect(!isNewAgain.contains(true))
  }

  @Test func `tapes are ordered by length, then by their first difference`() {
    #expect(isSimpler([9], than: [0, 0]))
    #expect(isSimpler([0, 9], than: [1, 0]))
    #expect(!isSimpler([1, 0], than: [0, 9]))
    #expect(!isSimpler([1, 2], than: [1, 2]))
  }
}
