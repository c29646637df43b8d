// The bounds of conversions against exact arithmetic: every number of a chain is dyadic, so its image is
// known to the last bit.

import Bounds
import Scenario
import Testing

@Suite struct ExactConversionTests {
  private static func chain(
    _ depth: Int, turned: Bool = true, _ stream: inout Stream
  ) -> [ChainLevel] {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &stream) }
    return (0..<depth).map { _ in
      // Near rotations, so that 64 levels neither grow nor shrink beyond the range.
      let (cosine, sine) =
        [(0.6, 0.8), (0.8, -0.6), (1, 0), (-0.28, 0.96)]
        .randomElement(using: &stream) ?? (1, 0)
      let scale = number(0.875...1.125)
      return ChainLevel(
        bounds: Rect(
          x: number(-100...100), y: number(-100...100), width: number(0...500),
          height: number(0...500)),
        center: Point(x: number(-1_000...1_000), y: number(-1_000...1_000)),
        transform: Transform(
          a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine,
          tx: number(-50...50), ty: number(-50...50)))
    }
  }

  @Test(arguments: [1, 2, 8, 64])
  func `the exact image lies in the envelope, and so does that of another order`(
    _ depth: Int
  ) {
    var stream = Stream(state: UInt64(depth))
    for _ in 0..<(1_024 / depth) {
      let chain = Self.chain(depth, &stream)
      let point = Point(
        x: .random(in: -500...500, using: &stream), y: .random(in: -500...500, using: &stream))
      let map = chain.dropFirst().reduce(chain[0].map) { $1.map.after($0) }
      let image = map.image(of: QuantityPoint(point))
      let start = ExactPoint(x: twice(Dyadic(point.x)), y: twice(Dyadic(point.y)))
      let exact = chain.reduce(start) { $1.up($0) }
      #expect(image.x.envelope.holds(half: exact.x) && image.y.envelope.holds(half: exact.y))
      let stepwise = chain.reduce(point) { $1.up($0) }
      #expect(image.x.envelope.contains(stepwise.x) && image.y.envelope.contains(stepwise.y))
    }
  }

  /// The bound charges each term with every rounding on its way and lets none cancel.
  ///
  /// What happens is a random walk of as many. No envelope could be narrower than what happens at worst; for views
  /// that are not turned, this one is at most so many times wider. A turn adds the magnitudes of both
  /// coordinates, which is up to another √2 a level.
  @Test(arguments: [(1, 12.0), (4, 30), (8, 45)])
  func `the envelope is no wider than a stated multiple of what happens`(
    _ depth: Int, _ factor: Double
  ) {
    var stream = Stream(state: UInt64(depth))
    let reached = (0..<(8_192 / depth)).contains { _ in
      let chain = Self.chain(depth, turned: false, &stream)
      let point = Point(
        x: .random(in: -500...500, using: &stream), y: .random(in: -500...500, using: &stream))
      let map = chain.dropFirst().reduce(chain[0].map) { $1.map.after($0) }
      let bound = map.image(of: QuantityPoint(point)).x.error
      let start = ExactPoint(x: twice(Dyadic(point.x)), y: twice(Dyadic(point.y)))
      let stepwise = chain.reduce(point) { $1.up($0) }.x
      let twiceError = twice(Dyadic(stepwise)) - chain.reduce(start) { $1.up($0) }.x
      return (twiceError * Dyadic(factor)).squared >= twice(Dyadic(bound)).squared
    }
    #expect(reached)
  }

  @Test(arguments: [1, 4, 16])
  func `taken down a chain whose inverse is dyadic, the exact point lies in the envelope`(
    _ depth: Int
  ) {
    var stream = Stream(state: 1_000 + UInt64(depth))
    let maps = [
      Transform(a: 0.5, b: 0, c: 0, d: 4, tx: 3, ty: 0),
      Transform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0.1),
      Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
      Transform(a: 3, b: 1, c: 2, d: 1, tx: 0.3, ty: 7),
    ]
    for _ in 0..<256 {
      let chain = Self.chain(depth, &stream).map { level in
        ChainLevel(
          bounds: level.bounds, center: level.center,
          transform: stream.pick(maps))
      }
      let map = chain.dropFirst().reduce(chain[0].map) { $1.map.after($0) }
      let inverse = map.inverse
      let target = Point(
        x: .random(in: -500...500, using: &stream), y: .random(in: -500...500, using: &stream))
      let found = inverse.image(of: QuantityPoint(target))
      // Exactly: level by level, with an adjugate and a determinant that is a power of two.
      var exact = ExactPoint(x: twice(Dyadic(target.x)), y: twice(Dyadic(target.y)))
      for level in chain.reversed() { exact = level.down(exact) }
      #expect(found.x.envelope.holds(half: exact.x) && found.y.envelope.holds(half: exact.y))
    }
  }
}

/// A point whose numbers are exact.
private struct ExactPoint {
  var x: Dyadic
  var y: Dyadic
}

extension ChainLevel {
  fileprivate var map: QuantityMap {
    QuantityMap(
      bounds: QuantityRect(bounds), center: QuantityPoint(center),
      transform: QuantityMap(transform))
  }

  /// Twice the middle of the bounds, exactly.
  private var twiceMiddle: ExactPoint {
    ExactPoint(
      x: twice(Dyadic(bounds.origin.x)) + Dyadic(bounds.size.width),
      y: twice(Dyadic(bounds.origin.y)) + Dyadic(bounds.size.height))
  }

  /// V-5 for twice a point, which gives twice its image: nothing is divided.
  fileprivate func up(_ twicePoint: ExactPoint) -> ExactPoint {
    let x = twicePoint.x - twiceMiddle.x
    let y = twicePoint.y - twiceMiddle.y
    let move = ExactPoint(
      x: Dyadic(transform.tx) + Dyadic(center.x), y: Dyadic(transform.ty) + Dyadic(center.y))
    return ExactPoint(
      x: Dyadic(transform.a) * x + Dyadic(transform.c) * y + twice(move.x),
      y: Dyadic(transform.b) * x + Dyadic(transform.d) * y + twice(move.y))
  }

  /// The inverse of V-5 for twice a point, where the determinant is a power of two.
  fileprivate func down(_ twicePoint: ExactPoint) -> ExactPoint {
    let (map, twiceMiddle) = (transform, twiceMiddle)
    let move = ExactPoint(
      x: Dyadic(map.tx) + Dyadic(center.x), y: Dyadic(map.ty) + Dyadic(center.y))
    let x = twicePoint.x - twice(move.x)
    let y = twicePoint.y - twice(move.y)
    let part = Dyadic(1 / (map.a * map.d - map.b * map.c))
    return ExactPoint(
      x: part * (Dyadic(map.d) * x - Dyadic(map.c) * y) + twiceMiddle.x,
      y: part * (Dyadic(map.a) * y - Dyadic(map.b) * x) + twiceMiddle.y)
  }
}

private func twice(_ number: Dyadic) -> Dyadic { number + number }

extension Envelope {
  /// Whether half of a number lies in the envelope, exactly.
  fileprivate func holds(half number: Dyadic) -> Bool {
    twice(Dyadic(lower)) <= number && number <= twice(Dyadic(upper))
  }
}
