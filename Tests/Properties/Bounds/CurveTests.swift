// Timing curves against points that were computed with 80 digits.

import Scenario
import Testing

@testable import Bounds

@Suite struct CurveTests {
  @Test func `there are 82 points of each of 17 curves`() {
    #expect(CurveVectors.all.map(\.samples.count) == Array(repeating: 82, count: 17))
  }

  @Test(arguments: CurveVectors.all)
  func `every known point lies in the envelope`(_ vectors: CurveVectors) {
    for (x, y) in vectors.samples {
      #expect(vectors.curve.envelope(at: x).contains(y), "\(x)")
    }
  }

  @Test func `ends are exact`() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .systemDefault] {
      #expect(curve.envelope(at: 0) == Envelope(exactly: 0))
      #expect(curve.envelope(at: 1) == Envelope(exactly: 1))
      #expect(curve.envelope(at: -3) == Envelope(exactly: 0))
      #expect(curve.envelope(at: 2) == Envelope(exactly: 1))
    }
  }

  /// The window is 2·2⁻⁵² wide and at most 12 roundings wider on each side, the slope of the named
  /// curves at most 3; the values add 2·(11 + 1) roundings on each side.
  @Test func `envelopes of the named curves are narrow`() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .systemDefault] {
      for step in 1..<400 {
        let envelope = curve.envelope(at: Double(step) / 400)
        #expect(envelope.width < 2 * (3 * 14 + 24) * 0x1p-53)
        #expect(envelope.contains(envelope.value))
      }
    }
  }

  @Test func `linear is the identity`() {
    for step in 0...640 {
      let x = Double(step) / 640
      #expect(TimingCurve.linear.envelope(at: x).contains(x))
    }
  }

  /// X(t) = 3(1−t)²t + t³ has X′(½) = 0; Y(t) = 3(1−t)t² + t³ there has slope 3/2.
  @Test func `at a vertical tangent the envelope is wide, and next to it narrow`() throws {
    let curve = try #require(TimingCurve(1, 0, 0, 1))
    #expect(curve.envelope(at: 0.5).contains(0.5))
    #expect(curve.envelope(at: 0.5).width > 1e-6)
    #expect(curve.envelope(at: 0.25).width < 1e-14)
  }

  @Test func `overshooting curves keep their extremum`() throws {
    let curve = try #require(TimingCurve(0.5, 4, 0.5, -3))
    let values = (1..<1_000).map { curve.envelope(at: Double($0) / 1_000) }
    #expect(values.contains { $0.lower > 1 })
    #expect(values.contains { $0.upper < 0 })
  }

  @Test func `an unclaimed abscissa allows the whole curve`() {
    let envelope = TimingCurve.easeInOut.envelope(at: .nan)
    #expect(envelope.contains(0) && envelope.contains(0.5) && envelope.contains(1))
  }
}
