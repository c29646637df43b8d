// Whole positions of a settling, exactly.

import Bounds
import Scenario
import Testing

@testable import Model

@Suite struct SettlingTests {
  private func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws -> TimingCurve {
    try #require(TimingCurve(x1, y1, x2, y2))
  }

  private func settling(
    from start: Int64, of duration: Int64, _ percent: Percent, isCancelled: Bool = false
  ) -> Settling {
    let flight = Flight(
      number: 1, choreography: "any", timeline: Choreography.ping.entering,
      boundaries: [.zero, Flicks(duration)], duration: Flicks(duration), isEntering: true,
      source: nil, destination: nil, percent: percent,
      drive: isCancelled ? .cancelling : .finishing, elapsed: Flicks(start))
    return Settling(flight, percent, at: Flicks(1_000))
  }

  /// 9·1/12 + ¼ = 1.
  @Test func `a value that stands on a whole number exactly has reached it`() throws {
    func whole(_ curve: TimingCurve, _ way: Int64, _ part: Int64, _ length: Int64) -> Int64 {
      curve.wholes(of: Flicks(way), at: Flicks(part), of: Flicks(length)).count
    }
    #expect(whole(.linear, 9, 1, 12) == 1)
    #expect(whole(.linear, 9_000_000, 1, 12_000_001) == 0)
    #expect(whole(.linear, 9, 11, 12) == 8)
    #expect(whole(.linear, Limits.time.count, (1 << 59) - 1, 1 << 59) == Limits.time.count)
    // X(½) = ½ and Y(½) = 7/8: 2·7/8 + ¼ = 2.
    #expect(whole(try curve(0, 1, 1, 1), 2, 1, 2) == 2)
    // X(⅓) = 7/27 and Y(⅓) = 31/108: 27·31/108 + ¼ = 8.
    #expect(whole(try curve(0, 0x1p-4, 1, 1), 27, 7, 27) == 8)
    #expect(whole(try curve(0, 0x1p-4, 1, 1), 27, 0, 27) == 0)
  }

  /// e(x) + e(1 − x) = 1 for a curve with these symmetric points, so the two whole parts fall short
  /// of the way by 1 at most.
  @Test func `two halves of a symmetric curve make the way, up to 2⁵³`() throws {
    let symmetric = try curve(0.25, 0, 0.75, 1)
    for way in [Limits.time, Limits.time - Flicks(1), .milliseconds(500)] {
      for part in [1, 7, way.count / 3, way.count / 2 - 1, way.count / 2] {
        let one = symmetric.wholes(of: way, at: Flicks(part), of: way)
        let two = symmetric.wholes(of: way, at: way - Flicks(part), of: way)
        #expect((way.count - 1...way.count).contains(one.count + two.count))
        #expect(symmetric.wholes(of: way, at: Flicks(part - 1), of: way) <= one)
      }
    }
  }

  /// Halving in `Double`s is off by less than 2⁻⁴⁸ of half a second, far below a flick.
  @Test func `whole positions are those of a plain evaluation, to a flick`() {
    let way = Flicks.milliseconds(500)
    for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .systemDefault] {
      for part in stride(from: Int64(1), to: way.count, by: 7_654_321) {
        var (low, high) = (0.0, 1.0)
        func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
          3 * (1 - t) * t * ((1 - t) * first + t * second) + t * t * t
        }
        for _ in 0..<60 {
          let t = (low + high) / 2
          if cubic(curve.x1, curve.x2, t) <= Double(part) / Double(way.count) {
            low = t
          } else {
            high = t
          }
        }
        let plain = Int64(Double(way.count) * cubic(curve.y1, curve.y2, low) + 0.25)
        let whole = curve.wholes(of: way, at: Flicks(part), of: way).count
        #expect((plain - 1...plain + 1).contains(whole))
      }
    }
  }

  /// The tangent is vertical at ½, so the envelope leaves thousands of whole numbers there.
  @Test func `exact arithmetic finds the one of many that an envelope leaves`() throws {
    let steep = try curve(1, 0.25, 0, 0.75)
    let way = Flicks.milliseconds(500)
    #expect(steep.wholes(of: way, at: Flicks(way.count / 2), of: way).count == way.count / 2)
  }

  @Test(arguments: [false, true], [1, 1.5, 0.125, 64])
  func `the first time at which a position is reached is the first`(
    isCancelled: Bool, speed: Double
  ) {
    for duration in [1_000, Flicks.milliseconds(500).count, Limits.time.count - 1] {
      for curve in [TimingCurve.linear, .easeInOut, .systemDefault] {
        let settling = settling(
          from: duration / 3, of: duration, Percent(completion: curve, speed: speed),
          isCancelled: isCancelled)
        let position = isCancelled ? duration / 7 : duration / 2
        let first = settling.firstTime(reaching: Flicks(position))
        let before = settling.position(at: first - Flicks(1)).count
        let after = settling.position(at: first).count
        #expect(isCancelled ? after <= position : after >= position)
        #expect(isCancelled ? before > position : before < position)
      }
    }
  }

  @Test func `it takes the way divided by the speed, and goes nowhere in no time`() {
    #expect(settling(from: 3, of: 10, Percent(speed: 2)).length == Flicks(4))
    #expect(settling(from: 3, of: 10, Percent(speed: 64), isCancelled: true).length == .zero)
    #expect(
      settling(from: 3, of: 10, Percent(speed: 64), isCancelled: true).position(at: Flicks(1_000))
        == .zero)
    let whole = settling(from: 0, of: Limits.time.count, Percent(speed: 0x1p-6))
    #expect(whole.length == Flicks(1 << 59))
    #expect(whole.position(at: Flicks(1_000) + Limits.time).count < Limits.time.count)
  }
}
