// Numbers of scenes and events: mostly small and whole, at times awkward, at the limits or beyond.

import Checking
import Scenario

extension Source {
  /// Runs `body` as many times as `count` allows, given the number of the round: like `repeated`, but
  /// each round is followed by another in `eighths` of eight cases.
  func several(
    _ count: ClosedRange<Int>, _ label: String, more eighths: Int, _ body: (Int) -> Void
  ) {
    var index = 0
    var goesOn = true
    while goesOn && index < count.upperBound {
      span(label) {
        goesOn = index < count.lowerBound || more(eighths, outOf: 8)
        if goesOn { body(index) }
      }
      index += 1
    }
  }

  /// A coordinate: whole and small, an eighth, any fraction, or as large as the language accepts.
  func coordinate() -> Double {
    switch weighted([12, 4, 3, 1]) {
    case 0: return Double(int(in: -100...700))
    case 1: return double(in: -100...700, step: 0.125)
    case 2: return double(in: -1_000...1_000)
    default: return double(in: -Limits.coordinate...Limits.coordinate)
    }
  }

  /// An extent: 0 at times.
  func extent() -> Double {
    switch weighted([12, 2, 3, 2, 1]) {
    case 0: return Double(int(in: 0...700))
    case 1: return 0
    case 2: return double(in: 0...700, step: 0.125)
    case 3: return double(in: 0...1_000)
    default: return double(in: 0...Limits.coordinate)
    }
  }

  /// A point of coordinates.
  func point() -> Point { Point(x: coordinate(), y: coordinate()) }

  /// A size of extents.
  func size() -> Size { Size(width: extent(), height: extent()) }

  /// A rectangle of coordinates and extents.
  func rect() -> Rect { Rect(origin: point(), size: size()) }

  /// A transform that the language accepts: scaling, mirroring, turning, shearing, moving.
  func transform() -> Transform {
    switch weighted([4, 4, 2, 3, 2, 2, 1]) {
    case 0: return .identity
    case 1: return .scale(choose(2, 0.5, 1.25, 0.001, 64))
    case 2: return Transform(a: choose(-1, 1), b: 0, c: 0, d: choose(1, -1, 2), tx: 0, ty: 0)
    case 3: return rotation()
    case 4: return Transform(a: 1, b: 0, c: 0, d: 1, tx: coordinate(), ty: coordinate())
    case 5: return Transform(a: 1, b: 0, c: choose(0.5, -0.25, 3), d: 1, tx: 0, ty: 0)
    default:
      let drawn = Transform(
        a: double(in: -4...4, simplest: 1), b: double(in: -4...4), c: double(in: -4...4),
        d: double(in: -4...4, simplest: 1), tx: coordinate(), ty: coordinate())
      return drawn.isInvertible ? drawn : .identity
    }
  }

  /// A rotation, by a right angle, by an angle with a rational sine, or by 45° as near as it gets.
  private func rotation() -> Transform {
    let (sine, cosine) = choose(
      (1.0, 0.0), (0.6, 0.8), (-1.0, 0.0), (0.5.squareRoot(), 0.5.squareRoot()))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// An opacity, often an end of the range.
  func opacity() -> Double {
    choose(1, 0, 0.5, double(in: 0...1))
  }

  /// A number of tenths of a second, give or take a flick.
  private func tenths(_ count: Int) -> Flicks {
    max(.zero, .milliseconds(100 * Int64(count)) + Flicks(Int64(choose(0, -1, 1))))
  }

  /// A length of time: a multiple of a tenth of a second give or take a flick, or a few flicks.
  func span() -> Flicks {
    switch weighted([4, 5, 3, 1]) {
    case 0: return tenths(int(in: 0...17))
    case 1: return tenths(choose(5, 8, 3, 16, 13))
    case 2: return Flicks(Int64(choose(1, 2, 0, int(in: 0...20))))
    default: return Flicks(Int64(int(in: 0...3_000_000_000)))
    }
  }
}
