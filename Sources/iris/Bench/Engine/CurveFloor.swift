// The least that a timing curve costs: a table of its abscissas, and Newton's method between two of them.

/// A cubic Bézier curve from (0, 0) to (1, 1), in `Double` throughout.
///
/// The step of a table of 64 holds t; Newton's method from its chord stays inside it, and halves it where
/// it would not.
struct CurveFloor {
  private let table: [Double]
  private let x: (Double, Double, Double)
  private let y: (Double, Double, Double)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let x = (3 * x1, 3 * (x2 - x1) - 3 * x1, 1 - 3 * (x2 - x1))
    self.x = x
    y = (3 * y1, 3 * (y2 - y1) - 3 * y1, 1 - 3 * (y2 - y1))
    table = (0...64).map { step in
      let t = Double(step) / 64
      return ((x.2 * t + x.1) * t + x.0) * t
    }
  }

  /// The value at an abscissa from 0 to 1.
  func value(at target: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < 1 else { return 1 }
    var step = 0
    for bit in [32, 16, 8, 4, 2, 1] where table[step + bit] <= target { step += bit }
    var (low, high) = (Double(step) / 64, Double(step + 1) / 64)
    let width = table[step + 1] - table[step]
    var t = low + (width > 0 ? (target - table[step]) / width / 64 : 0)
    for _ in 0..<60 {
      let miss = ((x.2 * t + x.1) * t + x.0) * t - target
      if miss > 0 { high = t } else { low = t }
      let slope = (3 * x.2 * t + 2 * x.1) * t + x.0
      var next = t - miss / slope
      if !(next >= low && next <= high) { next = (low + high) / 2 }
      if abs(next - t) <= 0x1p-53 { break }
      t = next
    }
    return ((y.2 * t + y.1) * t + y.0) * t
  }
}
