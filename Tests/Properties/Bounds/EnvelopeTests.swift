// Envelopes and the quantities that they come from.

import Scenario
import Testing

@testable import Bounds

@Suite struct EnvelopeTests {
  @Test func `the envelope of a copied number holds that number alone`() {
    let envelope = Envelope(exactly: 0.1)
    #expect(envelope.contains(0.1))
    #expect(!envelope.contains(0.1.nextUp))
    #expect(!envelope.contains(0.1.nextDown))
    #expect(!envelope.contains(.nan))
    #expect(envelope.width == 0)
  }

  @Test func `bounds are rounded outwards`() {
    let envelope = Envelope(value: 1, error: 0x1p-60)
    #expect(envelope.lower == 1.0.nextDown)
    #expect(envelope.upper == 1.0.nextUp)
    #expect(envelope.value == 1)
  }

  @Test(arguments: [(Double.nan, 0.0), (.infinity, 0), (1, .infinity), (1, .nan)])
  func `where a bound is not finite nothing is claimed`(value: Double, error: Double) {
    let envelope = Envelope(value: value, error: error)
    #expect(envelope.value.isFinite)
    #expect([.nan, -.infinity, 0, 1e308].allSatisfy(envelope.contains))
    #expect(envelope.clamped(to: 0...1).contains(.nan))
  }

  @Test func `clamping clamps the value and both bounds`() {
    let envelope = Envelope(value: 1, error: 0.25).clamped(to: 0...1)
    #expect(envelope.upper == 1)
    #expect(envelope.lower < 0.75 && envelope.lower > 0.7499)
    #expect(Envelope(value: -3, error: 1).clamped(to: 0...1) == Envelope(exactly: 0))
  }

  @Test func `copied quantities have no error, computed ones have at least one rounding`() {
    #expect(Quantity(0.1).error == 0)
    #expect(Quantity(0.1).half.error == 0)
    #expect((Quantity(0.1) + Quantity(0.2)).envelope.contains(0.3))
    #expect((Quantity(3).divided(byMagnitudeOf: -1)).error == 0)
    #expect((Quantity(1).divided(byMagnitudeOf: 3)).envelope.contains(1.0 / 3))
  }

  @Test func `both common forms of interpolation lie in the envelope`() {
    for step in 0...1_000 {
      let (start, end, u) = (0.1 + Double(step) * 1e3, -77.7, Double(step) / 1_000)
      let envelope = Quantity.between(Quantity(start), Quantity(end), at: Quantity(u)).envelope
      #expect(envelope.contains(start + (end - start) * u))
      #expect(envelope.contains(start * (1 - u) + end * u))
      #expect(envelope.width <= 16 * 0x1p-53 * (2 * start.magnitude + 77.7))
    }
  }

  @Test func `a spread goes through sums and products whole`() {
    let spread = Quantity(value: 2, magnitude: 2, roundings: 0, spread: 0.5)
    let envelope = (Quantity(3) * spread + Quantity(1)).envelope
    #expect(envelope.contains(3 * 2.5 + 1))
    #expect(envelope.contains(3 * 1.5 + 1))
    #expect(!envelope.contains(3 * 2.51 + 1))
    #expect(spread.nonnegative.spread == 0.5)
  }
}
