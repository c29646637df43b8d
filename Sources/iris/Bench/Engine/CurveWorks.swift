// Timing curves: the five with names, and twelve that are hard.

import Engine
import Scenario

extension EngineContest {
  private typealias Points = (Double, Double, Double, Double)

  private static let named: [Points] = [
    (0, 0, 1, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1),
  ]
  /// Vertical tangents in the middle and at the ends, coincident points, ordinates out of [0, 1].
  private static let hard: [Points] = [
    (0, 1, 1, 0), (1, 0, 0, 1), (0.99, 0.01, 0.01, 0.99), (1, 1, 0, 0), (0, 1, 0, 1), (1, 0, 1, 0),
    (0.68, -0.55, 0.265, 1.55), (0, 0, 0, 0), (1, 1, 1, 1), (0, 0, 0, 1), (1, 0, 1, 1),
    (0x1.ffffep-1, 0, 0x1p-20, 1),
  ]

  /// All contests of timing curves; an operation is one value.
  static func curves(scale: Int) -> [EngineContest] {
    let count = max(1, 2_000 / scale)
    return [("five curves with names", named), ("twelve hard curves", hard)].map { name, points in
      EngineContest(
        part: .curves, name: name,
        engine: {
          let curves = points.compactMap(curve).map(EasingCurve.init)
          return values(of: curves, count) { $0.value(at: $1) }
        },
        floor: {
          let curves = points.map { CurveFloor($0.0, $0.1, $0.2, $0.3) }
          return values(of: curves, count) { $0.value(at: $1) }
        },
        greatestRatio: 3)
    }
  }

  private static func curve(_ points: Points) -> TimingCurve? {
    TimingCurve(points.0, points.1, points.2, points.3)
  }

  private static func values<Curve>(
    of curves: [Curve], _ count: Int, _ value: @escaping (Curve, Double) -> Double
  ) -> Work {
    Work(operations: curves.count * count) {
      var sum = 0.0
      for curve in curves {
        for step in 1...count { sum += value(curve, Double(step) / Double(count + 1)) }
      }
      return Int(sum)
    }
  }
}
