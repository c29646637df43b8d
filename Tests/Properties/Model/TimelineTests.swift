// Boundaries, phases and tracks.

import Bounds
import Scenario
import Testing

@testable import Model

@Suite struct TimelineTests {
  @Test func `the shipped timelines divide without a rest`() {
    #expect(
      boundaries(of: .milliseconds(1_600), shares: [5, 3, 8])
        == [.zero, .milliseconds(500), .milliseconds(800), .milliseconds(1_600)])
    #expect(
      boundaries(of: .milliseconds(1_300), shares: [8, 5])
        == [.zero, .milliseconds(800), .milliseconds(1_300)])
  }

  @Test func `halves go to the even neighbour`() {
    #expect(boundaries(of: Flicks(1), shares: [1, 1]).map(\.count) == [0, 0, 1])
    #expect(boundaries(of: Flicks(3), shares: [1, 1]).map(\.count) == [0, 2, 3])
    #expect(boundaries(of: Flicks(5), shares: [1, 1]).map(\.count) == [0, 2, 5])
    #expect(boundaries(of: Flicks(2), shares: [1, 2]).map(\.count) == [0, 1, 2])
    #expect(boundaries(of: Flicks(0), shares: [4, 9]).map(\.count) == [0, 0, 0])
  }

  @Test func `the clauses are named as the article names them`() {
    #expect("\(Clause.driveSpringBack)" == "drive.springBack")
  }

  /// 2⁵³ · 63 999 999/64 000 000 = 2⁵³ − 140 737 488.36.
  @Test func `products of more than 64 bits are exact`() {
    let shares = Array(repeating: Limits.share, count: 63) + [Limits.share - 1, 1]
    let bounds = boundaries(of: Limits.time, shares: shares)
    #expect(bounds.last == Limits.time)
    #expect(bounds[64].count == 9_007_199_254_740_992 - 140_737_488)
  }

  @Test func `the phase is the number of inner boundaries reached`() {
    let bounds = [Flicks(0), Flicks(0), Flicks(4), Flicks(9)]
    #expect([0, 3, 4, 9].map { phase(at: Flicks($0), boundaries: bounds) } == [1, 1, 2, 2])
  }

  @Test func `a track rests before, between and after its segments`() {
    let track = Track(from: 3, [.init(1...1, to: 5, .linear), .init(3...3, to: -1, .easeIn)])
    let bounds = [0, 10, 20, 30, 40, 50].map { Flicks($0) }
    func value(_ elapsed: Int64) -> Quantity {
      track.value(at: Flicks(elapsed), boundaries: bounds)
    }
    #expect(value(0) == Quantity(3))
    #expect(value(9) == Quantity(3))
    #expect(value(15).envelope.contains(4))
    #expect(value(20) == Quantity(5))
    #expect(value(29) == Quantity(5))
    #expect(value(30).envelope.contains(5))
    #expect(value(40) == Quantity(-1))
    #expect(value(50) == Quantity(-1))
    #expect(Track.constant(7).value(at: Flicks(5), boundaries: bounds) == Quantity(7))
  }
}
