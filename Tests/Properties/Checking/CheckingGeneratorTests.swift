// Tests of the generators: what they yield, and what they shrink to.

import Checking
import Testing

/// The simplest value of a generator, among those that satisfy a condition.
private func simplest<Base: Generator>(
  _ generator: Base, where isWanted: @escaping (Base.Value) -> Bool = { _ in true }
) -> Base.Value? {
  check("simplest", generator) { !isWanted($0) }.counterexamples.first?.value
}

/// All values of a run.
private func values<Base: Generator>(_ generator: Base, cases: Int = 1000) -> [Base.Value] {
  var values: [Base.Value] = []
  _ = check("values", generator, settings: Settings(cases: cases)) { value in
    values.append(value)
    return true
  }
  return values
}

@Suite struct CheckingGeneratorTests {
  @Test func `integers lie in their range and reach both ends`() {
    func check<Value: FixedWidthInteger & Sendable>(_ range: ClosedRange<Value>) {
      let drawn = values(Gen.integer(in: range))
      #expect(drawn.allSatisfy { range.contains($0) }, "\(range)")
      #expect(drawn.contains(range.lowerBound) && drawn.contains(range.upperBound), "\(range)")
    }
    check(0...1000)
    check(-7...1_000_000)
    check(Int8.min ... .max)
    check(Int16.min ... -3)
    check(UInt32(5) ... .max)
    check(Int64.min ... .max)
    check(UInt64.min ... .max)
    check(5...5)
    #expect(values(Gen.integer(Int128.self)).contains { $0 < 0 })
    #expect(values(Gen.integer(in: 3...Int128.max)).allSatisfy { $0 >= 3 })
  }

  @Test func `integers shrink to their simplest value, positive before negative`() {
    #expect(simplest(Gen.int()) == 0)
    #expect(simplest(Gen.int(in: 5...90)) == 5)
    #expect(simplest(Gen.int(in: -90 ... -5)) == -5)
    #expect(simplest(Gen.int(in: 0...100, simplest: 50)) == 50)
    #expect(simplest(Gen.int(in: 0...100, simplest: 500)) == 100)
    #expect(simplest(Gen.int()) { abs($0 / 2) > 500 } == 1002)
    #expect(simplest(Gen.int()) { $0 < -500 } == -501)
    #expect(simplest(Gen.int(in: -10...1000)) { $0 > 20 } == 21)
    #expect(simplest(Gen.integer(Int8.self)) { $0 == -128 } == -128)
  }

  @Test func `a later integer often repeats or neighbours an earlier one`() {
    let pairs = values(Gen.pair(Gen.int(), Gen.int()))
    #expect(pairs.count { $0 == $1 } > 5)
    #expect(pairs.count { $0 &- $1 == 1 || $1 &- $0 == 1 } > 5)
  }

  @Test func `doubles lie in their range, ends and whole numbers among them`() {
    for range in [0...1, -3.5...7.25, 1e-300...2e-300, -1e300...1e300, 5e15...1e300, 2.5...2.5] {
      let drawn = values(Gen.double(in: range))
      #expect(drawn.allSatisfy { range.contains($0) }, "\(range)")
      if range.upperBound < 10 {
        #expect(drawn.contains(range.lowerBound) && drawn.contains(range.upperBound), "\(range)")
      }
    }
    let drawn = values(Gen.double())
    #expect(drawn.allSatisfy { $0.isFinite })
    #expect(drawn.contains { $0.rounded() == $0 } && drawn.contains { $0.rounded() != $0 })
    #expect(drawn.contains { $0.magnitude > 1e100 } && drawn.contains { $0.magnitude < 1e-3 })
    let special = values(Gen.anyDouble())
    #expect(special.contains { $0.isNaN } && special.contains(.infinity))
    #expect(values(Gen.double(in: -.infinity ... .infinity)).allSatisfy { $0.isFinite })
  }

  @Test func `doubles shrink to whole numbers, then to short fractions`() {
    #expect(simplest(Gen.double()) == 0)
    #expect(simplest(Gen.double(in: 0...1000)) { $0 > 7.5 } == 8)
    #expect(simplest(Gen.double(in: -1000...1000)) { $0 < -7.25 } == -8)
    #expect(simplest(Gen.double(in: 0...10)) { $0 > 2 && $0 < 3 } == 2.00390625)
    #expect(simplest(Gen.double(in: 0...10)) { $0 > 2.25 && $0 < 2.75 } == 2.25390625)
    #expect(simplest(Gen.double(in: 3.5...10)) == 4)
    #expect(simplest(Gen.double(in: 3.25...3.75)) == 3.25)
    #expect(simplest(Gen.double(in: 0...100, simplest: 20)) == 20)
    #expect(simplest(Gen.double()) { $0 > 1e300 } ?? 0 > 1e300)
  }

  @Test func `doubles of a grid are multiples of its step`() {
    let drawn = values(Gen.double(in: -1...10, step: 0.5))
    #expect(Set(drawn).count == 23)
    #expect(drawn.allSatisfy { ($0 * 2).rounded() == $0 * 2 && (-1...10).contains($0) })
    #expect(simplest(Gen.double(in: -1...10, step: -0.5)) { $0 > 3.1 } == 3.5)
    // Steps that make no grid leave the range alone.
    for step in [0, .nan, .infinity, 50] {
      #expect(values(Gen.double(in: 1...2, step: step)).allSatisfy { (1...2).contains($0) })
    }
  }

  @Test func `choices are drawn by weight and shrink to the first`() {
    #expect(simplest(Gen.element(of: "a", "b", "c")) == "a")
    #expect(simplest(Gen.element(of: "a", "b", "c")) { $0 > "b" } == "c")
    #expect(values(Gen.element(of: [Int]())).allSatisfy { $0 == nil })
    #expect(Set(values(Gen.element(of: [1, 2, 3]))) == [1, 2, 3])
    enum Colour: CaseIterable { case red, green }
    #expect(simplest(Gen.anyCase(of: Colour.self, else: .red)) { $0 == .green } == .green)
    let frequent = Gen.frequency((9, Gen.always(1).erased), (1, Gen.always(2).erased))
    #expect((50...150).contains(values(frequent).count { $0 == 2 }))
    let one = Gen.one(of: Gen.always(1).erased, Gen.int(in: 5...6).erased)
    #expect(Set(values(one)) == [1, 5, 6])
    #expect(simplest(Gen.optional(Gen.bool())) == .some(nil))
    #expect(simplest(Gen.tuple(Gen.bool(), Gen.int(), Gen.string()))?.2 == "")
  }

  @Test func `weights and chances that make no choice are answered without one`() {
    let generator = Gen.build { source in
      [
        source.weighted([]), source.weighted([3]), source.weighted([0, 0]),
        source.weighted([0, 5, -1]), source.command([0, 2]), source.index(below: 0),
        source.reference(below: 1), source.chance(0, outOf: 3) ? 1 : 0,
        source.chance(3, outOf: 3) ? 1 : 0, source.more(0, outOf: 3) ? 1 : 0,
        source.choose(4, 4),
      ]
    }
    #expect(Set(values(generator)) == [[0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 4]])
  }

  @Test func `collections have as many elements as they should`() {
    let bits = Gen.bool()
    #expect(values(Gen.array(of: bits, count: 2...5)).allSatisfy { (2...5).contains($0.count) })
    #expect(Set(values(Gen.array(of: bits, count: 0...9)).map(\.count)) == Set(0...9))
    #expect(values(Gen.array(of: bits, count: -3)).allSatisfy { $0.isEmpty })
    #expect(values(Gen.array(of: bits, count: -3...0)).allSatisfy { $0.isEmpty })
    #expect(simplest(Gen.array(of: bits, count: 2...5)) == [false, false])
    #expect(simplest(Gen.set(of: Gen.int())) { $0.count > 2 } == [0, 1, -1])
    let entries = Gen.dictionary(Gen.int(in: 0...9), Gen.bool())
    #expect(simplest(entries) { $0.count > 1 } == [0: false, 1: false])
    #expect(simplest(Gen.permutation(of: [1, 2, 3])) == [1, 2, 3])
    #expect(simplest(Gen.permutation(of: [1, 2, 3])) { $0[0] == 3 } == [3, 1, 2])
    #expect(Set(values(Gen.permutation(of: [1, 2, 3]))).count == 6)
    #expect(simplest(Gen.subsequence(of: [1, 2, 3])) == [])
    #expect(Set(values(Gen.subsequence(of: [1, 2, 3]))).count == 8)
  }

  @Test func `strings are of their alphabet and shrink to few simple characters`() {
    #expect(values(Gen.string(of: "xyz", count: 1...4)).allSatisfy { Set($0).isSubset(of: "xyz") })
    #expect(simplest(Gen.string()) { $0.unicodeScalars.count > 2 } == "aaa")
    #expect(simplest(Gen.string()) { !$0.allSatisfy { $0.isASCII } }?.unicodeScalars.count == 1)
    #expect(simplest(Gen.character()) { $0 > "c" && $0.isLetter } == "d")
    #expect(values(Gen.character(of: "")).allSatisfy { $0 == "a" })
  }

  @Test func `recursive structures stay within their depth and shrink to leaves`() {
    let depths = Gen.recursive(depth: 4, leaf: Gen.always(0)) { part in
      Gen.pair(part, part).map { max($0, $1) + 1 }.erased
    }
    #expect(Set(values(depths)) == [0, 1, 2, 3, 4])
    #expect(simplest(depths) == 0)
    let leaves = Gen.recursive(depth: -1, leaf: Gen.always(0)) { part in part }
    #expect(Set(values(leaves)) == [0])
  }

  @Test func `generators are transformed, chosen by values, filtered and sized`() {
    #expect(simplest(Gen.int(in: 3...9).map { "\($0)" }) == "3")
    let dependent = Gen.int(in: 1...5).bind { Gen.array(of: Gen.bool(), count: $0) }
    #expect(simplest(dependent) { $0.contains(true) } == [true])
    let odd = Gen.int(in: 0...100).filter("even") { $0 % 2 == 1 }
    #expect(values(odd).allSatisfy { $0 % 2 == 1 })
    #expect(simplest(odd) { $0 > 10 } == 11)
    let sizes = values(Gen.sized { Gen.always($0) })
    #expect(sizes.first ?? 100 < 10)
    #expect(sizes.last == 100)
    #expect(simplest(Gen.sized { Gen.int(in: 0...$0) }) == 0)
    #expect(simplest(Gen.int(in: 0...9).labelled("digit").erased) == 0)
  }

  @Test func `generators written by hand draw from the source directly`() {
    let generator = Gen.build { source in
      let name = source.choose("a", "b")
      let parts = source.list(0...3) { earlier in
        source.span("part") { earlier.count + source.integer(in: UInt8(0)...9).hashDigit }
      }
      var rounds = 0
      source.repeated(1...4, "round") { rounds = $0 + 1 }
      while source.more(1, outOf: 2), rounds < 10 { rounds += 1 }
      return "\(name) \(parts) \(rounds)"
    }
    #expect(simplest(generator) == "a [] 1")
    #expect(Set(values(generator)).count > 100)
  }
}

extension UInt8 {
  fileprivate var hashDigit: Int { Int(self) }
}
