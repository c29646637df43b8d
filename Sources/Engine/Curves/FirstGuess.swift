// Where the solution of a timing curve is looked for first.

/// The inverse of a curve's abscissa, nearly: a cubic between each two of 65 places.
///
/// The cubics have the inverse's values and slopes at both places, so where the curve is not steep they
/// are off by some 2⁻³⁰; and the slopes are limited to three times the secants', which keeps the cubics
/// monotone (Fritsch and Carlson, *Monotone Piecewise Cubic Interpolation*, 1980). Where the curve is
/// steep this is a guess and no more: `EasingCurve` goes on from it inside a bracket, in whole numbers.
struct FirstGuess {
  /// By place, the coefficients of 1, u, u² and u³, where u in [0, 1) is the way to the next place.
  private let cubics: [SIMD4<Double>]

  private static let count = 64

  init(_ x1: Double, _ x2: Double) {
    let curve = Abscissa(x1, x2)
    var (places, rates) = ([0.0], [curve.rate(at: 0)])
    places.reserveCapacity(Self.count + 1)
    rates.reserveCapacity(Self.count + 1)
    for index in 1...Self.count {
      let (place, rate) = (places[index - 1], rates[index - 1])
      let ahead = place + min(rate, 1) / Double(Self.count)
      places.append(curve.t(at: Double(index) / Double(Self.count), from: ahead, after: place))
      rates.append(curve.rate(at: places[index]))
    }
    cubics = (0..<Self.count).map { index in
      let way = places[index + 1] - places[index]
      let before = index > 0 ? places[index] - places[index - 1] : way
      let after = index + 2 <= Self.count ? places[index + 2] - places[index + 1] : way
      let first = min(rates[index] / Double(Self.count), 3 * min(before, way))
      let last = min(rates[index + 1] / Double(Self.count), 3 * min(way, after))
      return SIMD4(places[index], first, 3 * way - 2 * first - last, first + last - 2 * way)
    }
  }

  /// A t for an abscissa x, both in [0, 1].
  func t(at x: Double) -> Double {
    let place = x * Double(Self.count)
    let index = min(Int(place), Self.count - 1)
    let (cubic, u) = (cubics[index], place - Double(index))
    return ((cubic.w * u + cubic.z) * u + cubic.y) * u + cubic.x
  }
}

/// X(t) = ((third·t + second)·t + first)·t.
private struct Abscissa {
  let first: Double
  let second: Double
  let third: Double

  init(_ x1: Double, _ x2: Double) {
    first = 3 * x1
    second = 3 * (x2 - x1) - first
    third = 1 - 3 * (x2 - x1)
  }

  /// How fast t grows with the abscissa: from 0 to infinity.
  func rate(at t: Double) -> Double { 1 / max(0, (3 * third * t + 2 * second) * t + first) }

  /// Nearly the t with X(t) = x: a few steps of Newton's method, within [least, 1].
  func t(at x: Double, from guess: Double, after least: Double) -> Double {
    var t = guess
    for _ in 0..<8 {
      let miss = ((third * t + second) * t + first) * t - x
      if miss.magnitude < 0x1p-32 { break }
      t = min(max(t - miss * rate(at: t), least), 1)
    }
    return t
  }
}
