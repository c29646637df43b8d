// The least that a timing curve costs: a table of its inverse, and Newton's method between two of its places.

/// A cubic Bézier curve from (0, 0) to (1, 1), in `Double` throughout.
///
/// A table has t at 65 abscissas. From the line between two of them Newton's method goes on, and halves
/// where it would leave them. An error e becomes at most 30·e² where the curve has a slope of 0.1 and
/// more (X″ is at most 6), so a step below 2⁻³⁰ is the last one there: what is left is below 2⁻⁵⁵.
struct CurveFloor {
  private let table: [Double]
  private let x: (Double, Double, Double)
  private let y: (Double, Double, Double)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let x = (3 * x1, 3 * (x2 - x1) - 3 * x1, 1 - 3 * (x2 - x1))
    self.x = x
    y = (3 * y1, 3 * (y2 - y1) - 3 * y1, 1 - 3 * (y2 - y1))
    table = (0...64).map { step in
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let t = (low + high) / 2
        if ((x.2 * t + x.1) * t + x.0) * t < Double(step) / 64 { low = t } else { high = t }
      }
      return step == 64 ? 1 : low
    }
  }

  /// The value at an abscissa from 0 to 1.
  func value(at target: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < 1 else { return 1 }
    let step = Int(target * 64)
    var (low, high) = (table[step], table[step + 1])
    var t = low + (high - low) * (target * 64 - Double(step))
    for _ in 0..<60 {
      let miss = ((x.2 * t + x.1) * t + x.0) * t - target
      let slope = (3 * x.2 * t + 2 * x.1) * t + x.0
      if miss > 0 { high = t } else { low = t }
      let next = t - miss / slope
      guard next >= low && next <= high else {
        if high - low <= 0x1p-53 { break }
        t = (low + high) / 2
        continue
      }
      let change = abs(next - t)
      t = next
      if change <= 0x1p-53 || (slope >= 0.1 && change <= 0x1p-30) { break }
    }
    return ((y.2 * t + y.1) * t + y.0) * t
  }
}
