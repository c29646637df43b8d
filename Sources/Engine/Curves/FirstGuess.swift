// Where the solution of a timing curve is looked for first.

/// The inverse of a curve's abscissa, nearly: a line between two places of a table, and two steps of
/// Newton's method in `Double`.
///
/// Where the curve is not steep the line is off by some 2⁻¹⁵, and two steps leave what `Double` rounds.
/// Where it is, or where a step would leave the curve, this is a guess and no more: `EasingCurve` goes on
/// from it inside a bracket, in whole numbers.
struct FirstGuess {
  /// t at the abscissas 0, 1/64 … 1.
  private let table: [Double]
  /// X(t) = ((third·t + second)·t + first)·t.
  private let first: Double
  private let second: Double
  private let third: Double

  private static let count = 64

  init(_ x1: Double, _ x2: Double) {
    let (first, second) = (3 * x1, 3 * (x2 - x1) - 3 * x1)
    let third = 1 - 3 * (x2 - x1)
    func abscissa(_ t: Double) -> Double { ((third * t + second) * t + first) * t }
    // The abscissas grow with t, so both are gone through once.
    let (samples, last) = (2 * Self.count, 1.0)
    var (index, before, after) = (0, 0.0, abscissa(1 / Double(samples)))
    var table: [Double] = []
    table.reserveCapacity(Self.count + 1)
    for step in 0..<Self.count {
      let target = Double(step) / Double(Self.count)
      while after < target && index < samples - 1 {
        index += 1
        (before, after) = (after, abscissa(Double(index + 1) / Double(samples)))
      }
      let width = after - before
      let part = width > 0 ? (target - before) / width : 0
      table.append((Double(index) + min(max(part, 0), 1)) / Double(samples))
    }
    table.append(last)
    self.table = table
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// A t for an abscissa x, both in [0, 1].
  func t(at x: Double) -> Double {
    let place = x * Double(Self.count)
    let index = min(Int(place), Self.count - 1)
    let start = table[index] + (table[index + 1] - table[index]) * (place - Double(index))
    let t = step(step(start, x), x)
    return t >= 0 && t <= 1 ? t : start
  }

  private func step(_ t: Double, _ x: Double) -> Double {
    let slope = (3 * third * t + 2 * second) * t + first
    return t - (((third * t + second) * t + first) * t - x) / slope
  }
}
