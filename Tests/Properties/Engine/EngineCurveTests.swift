// Timing curves: known values, ends, degenerate curves.

import Bounds
import Scenario
import Testing

@testable import Engine

@Suite struct EngineCurveTests {
  @Test(arguments: CurveVectors.all)
  func `every known point is met within the backward envelope`(_ vectors: CurveVectors) {
    let easing = EasingCurve(vectors.curve)
    for (x, _) in vectors.samples {
      #expect(vectors.curve.envelope(at: x).contains(easing.value(at: x)), "\(x)")
    }
  }

  /// A unit in the last place of 1, and a little: the curve is solved to the last place.
  @Test(arguments: CurveVectors.named)
  func `named curves are met to the last place`(_ vectors: CurveVectors) {
    let easing = EasingCurve(vectors.curve)
    let errors = vectors.samples.map { ($0.y - easing.value(at: $0.x)).magnitude }
    #expect((errors.max() ?? 1) <= 2.3e-16)
  }

  @Test func `ease-in-ease-out stands at one half in the middle`() {
    #expect(EasingCurve(.easeInOut).value(at: 0.5) == 0.5)
  }

  @Test func `ends are exact and nothing outside them is asked`() throws {
    for curve in try curves() {
      let easing = EasingCurve(curve)
      #expect(easing.value(at: 0) == 0)
      #expect(easing.value(at: 1) == 1)
      #expect(easing.value(at: -1) == 0)
      #expect(easing.value(at: 2) == 1)
      #expect(easing.value(at: .nan) == 0)
    }
  }

  @Test func `the identity is exact`() throws {
    let easing = EasingCurve(.linear)
    for step in 0...1_000 {
      #expect(easing.value(at: Double(step) / 1_000) == Double(step) / 1_000)
    }
  }

  /// For t with few bits X(t) and Y(t) are nearly exact in `Double`; e(X(t)) must be Y(t) within
  /// the slope times the error of X, 2⁻⁵², and the error of Y itself.
  @Test func `values lie on the curve`() throws {
    for curve in try curves() {
      let easing = EasingCurve(curve)
      for step in 1..<256 {
        let t = Double(step) / 256
        let s = 1 - t
        let x = 3 * s * s * t * curve.x1 + 3 * s * t * t * curve.x2 + t * t * t
        let y = 3 * s * s * t * curve.y1 + 3 * s * t * t * curve.y2 + t * t * t
        let low = easing.value(at: x - 0x1p-52)
        let high = easing.value(at: x + 0x1p-52)
        let slack = 0x1p-51 * max(1, curve.y1.magnitude + curve.y2.magnitude)
        #expect(
          y >= min(low, high, easing.value(at: x)) - slack
            && y <= max(low, high, easing.value(at: x)) + slack, "\(curve) at \(t)")
      }
    }
  }

  @Test func `curves with abscissas in order never turn back`() throws {
    for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .systemDefault] {
      let easing = EasingCurve(curve)
      var last = 0.0
      for step in 1...2_000 {
        let value = easing.value(at: Double(step) / 2_000)
        #expect(value >= last)
        last = value
      }
    }
  }

  private func curves() throws -> [TimingCurve] {
    let hard: [(Double, Double, Double, Double)] = [
      (1.0, 0.0, 0.0, 1.0), (0, 1, 1, 0), (0, 0, 0, 1), (1, 0, 1, 1), (0.5, -8, 0.5, 8),
      (0, 8, 0, -8), (1, 8, 1, -8), (1.0 / 3, 0, 2.0 / 3, 1), (0, 1, 0, 1),
    ]
    return [.linear, .easeIn, .easeOut, .easeInOut, .systemDefault]
      + (try hard.map { try #require(TimingCurve($0.0, $0.1, $0.2, $0.3)) })
  }
}
