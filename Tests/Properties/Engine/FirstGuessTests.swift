// The first guess at a timing curve's parameter: near where one step must do, and never off the curve.

import Scenario
import Testing

@testable import Engine

@Suite struct FirstGuessTests {
  /// `EasingCurve` needs no second step where the first is below 2⁻²⁶ and the slope is a tenth at least:
  /// nowhere on a curve that is nowhere steep, and for two abscissas in three where one end is steep.
  @Test(arguments: [
    (TimingCurve.easeInOut, 1.0), (.systemDefault, 0.75), (.easeIn, 0.7), (.easeOut, 0.7),
  ])
  func `on a named curve one step is enough nearly everywhere`(
    _ curve: TimingCurve, _ least: Double
  ) {
    let guess = FirstGuess(curve.x1, curve.x2)
    var (near, all) = (0.0, 0.0)
    for step in 1..<10_000 {
      let t = Double(step) / 10_000
      let weight = slope(of: curve, at: t)
      if (guess.t(at: abscissa(of: curve, at: t)) - t).magnitude < 0x1p-26 && weight >= 0.1 {
        near += weight
      }
      all += weight
    }
    #expect(near / all >= least)
  }

  @Test func `it is never off the curve, and never turns back`() throws {
    let steep = [0, 0x1p-40, 0.01, 0.5, 0.99, 1 - 0x1p-30, 1]
    for x1 in steep {
      for x2 in steep {
        let guess = FirstGuess(x1, x2)
        var last = 0.0
        for step in 0...2_000 {
          let t = guess.t(at: Double(step) / 2_000)
          #expect(t >= max(0, last - 0x1p-50) && t <= 1 + 0x1p-50, "\(x1) \(x2) at \(step)")
          last = max(last, t)
        }
      }
    }
  }

  private func abscissa(of curve: TimingCurve, at t: Double) -> Double {
    let s = 1 - t
    return t * (3 * s * (s * curve.x1 + t * curve.x2) + t * t)
  }

  private func slope(of curve: TimingCurve, at t: Double) -> Double {
    let s = 1 - t
    return 3 * (curve.x1 * s * s + 2 * (curve.x2 - curve.x1) * s * t + (1 - curve.x2) * t * t)
  }
}
