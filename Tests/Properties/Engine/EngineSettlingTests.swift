// Settlings: whole ways, exactly, beside the arithmetic of the specification.

import Bounds
import Scenario
import Testing

@testable import Engine

/// How many curves are compared: a debug build is some fifty times slower.
private var curves: Int {
  #if DEBUG
    40
  #else
    2_000
  #endif
}

@Suite struct EngineSettlingTests {
  @Test func `ways are whole, exact and never turn back`() {
    var dice = EngineDice(seed: 17)
    let curves = [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .systemDefault]
    for timing in curves {
      let (curve, easing) = (SettlingCurve(timing), EasingCurve(timing))
      for _ in 0..<300 {
        let way = Int64.random(in: 0...(1 << Int64.random(in: 1...53, using: &dice)), using: &dice)
        let length = Int64.random(
          in: 1...(1 << Int64.random(in: 1...59, using: &dice)), using: &dice)
        #expect(curve.part(of: way, at: 0, outOf: length) == 0)
        #expect(curve.part(of: way, at: length, outOf: length) == way)
        let time = Int64.random(in: 0...length, using: &dice)
        let (here, next) = (
          curve.part(of: way, at: time, outOf: length),
          curve.part(of: way, at: time + 1, outOf: length)
        )
        #expect((0...way).contains(here) && here <= next)
        let exact = Double(way) * easing.value(at: Double(time) / Double(length))
        #expect(abs(Double(here) - exact) <= 1 + exact * 0x1p-48)
      }
    }
  }

  @Test func `halves round to neither side of a whole`() {
    for way in [0, 1, 2, 7, 99, 352_800_001, 1 << 53] as [Int64] {
      for curve in [TimingCurve.linear, .easeInOut].map(SettlingCurve.init) {
        #expect(curve.part(of: way, at: 1, outOf: 2) == way / 2)
        #expect(curve.part(of: way, at: 1 << 58, outOf: 1 << 59) == way / 2)
      }
    }
    // Linear: ⌊s/4 + ¼⌋, exactly 1 at 3.
    let linear = SettlingCurve(.linear)
    #expect((0...4).map { linear.part(of: 1, at: $0, outOf: 4) } == [0, 0, 0, 1, 1])
  }

  /// Found by a campaign: D·e + ¼ is 8·10⁻⁹ short of D one flick before.
  @Test func `a curve that stands just short of a whole number has not reached it`() throws {
    let curve = SettlingCurve(try #require(TimingCurve(0.3359375, 1, 0.421875, 1)))
    let way: Int64 = 1_128_960_000
    #expect(curve.part(of: way, at: 563_888_000, outOf: 564_480_000) == way - 1)
    #expect(curve.part(of: way, at: 563_888_001, outOf: 564_480_000) == way)
  }

  /// 2·7/8 + ¼ = 2, 27·31/108 + ¼ = 8, and neither t is one that halving comes to.
  @Test func `a curve that stands on a whole number has reached it`() throws {
    #expect(SettlingCurve(try #require(TimingCurve(0, 1, 1, 1))).part(of: 2, at: 1, outOf: 2) == 2)
    let third = SettlingCurve(try #require(TimingCurve(0, 0x1p-4, 1, 1)))
    #expect(third.part(of: 27, at: 7, outOf: 27) == 8)
  }

  @Test func `ways are those of exact arithmetic, for any curve`() throws {
    var dice = EngineDice(seed: 29)
    func ordinate() -> Double {
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: 0
      case 1: 1
      case 2: Double.random(in: 0...1, using: &dice) * 0x1p-40
      case 3: Double.leastNonzeroMagnitude
      default: Double.random(in: 0...1, using: &dice)
      }
    }
    for _ in 0..<curves {
      let timing = try #require(TimingCurve(ordinate(), ordinate(), ordinate(), ordinate()))
      let curve = SettlingCurve(timing)
      for length in [7, 564_480_000, 1 << 59] as [Int64] {
        let way = Int64.random(in: 1...(1 << Int64.random(in: 1...53, using: &dice)), using: &dice)
        // Near the ends curves are flat and stand near whole numbers for long.
        let part =
          Int64.random(in: 1..<length, using: &dice) >> Int64.random(in: 0...30, using: &dice)
        for time in [max(part, 1), length - max(part, 1)] {
          let exact = timing.wholes(of: Flicks(way), at: Flicks(time), of: Flicks(length))
          #expect(
            curve.part(of: way, at: time, outOf: length) == exact.count,
            "\(timing), \(way) at \(time) of \(length)")
        }
      }
    }
  }
}

extension SettlingCurve {
  fileprivate init(_ curve: TimingCurve) { self.init(curve, EasingCurve(curve)) }
}
