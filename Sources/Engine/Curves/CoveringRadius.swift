// The radius of the circle that covers a rectangle: never too small, and hardly too large.

import Scenario

// The linker of debug builds wants the mathematics library for the square root.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TransitionEngine {
  /// The radius about `center` of a circle that covers all four corners of `bounds`, exactly
  /// (`mask.covers`), and exceeds the least such radius by less than 2⁻⁴⁹ of it (`mask.tight`).
  ///
  /// Write u = 2⁻⁵³. Each distance along an axis has a relative error of at most u + 4u²
  /// (`farther`). Two squares and their sum add 2u to the sum of squares, of which the root keeps
  /// half, and rounds once more; so the root of the computed sum is within 3u + O(u²) of the true
  /// radius. It is multiplied by 1 + 3·2⁻⁵² = 1 + 6u and rounded once more: the result lies above
  /// (1 − 3u)(1 + 6u)(1 − u) > 1 and below (1 + 3u)(1 + 6u)(1 + u) < 1 + 11u < 1 + 2⁻⁴⁹ times the
  /// true radius. Distances whose squares would leave the range of `Double` are scaled by a power
  /// of two first; below 2⁻¹⁰²², where `Double` has no room for such a margin, the radius is the
  /// least representable one that covers.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle, in points, with a size that is not negative.
  ///   - center: The centre of the circle, in the same space, anywhere.
  /// - Returns: The radius in points; 0 if and only if all corners lie in the centre. Not finite if
  ///   an argument is not finite.
  public static func coveringRadius(of bounds: Rect, from center: Point) -> Double {
    let x = farther(bounds.origin.x, bounds.size.width, from: center.x)
    let y = farther(bounds.origin.y, bounds.size.height, from: center.y)
    guard x.isFinite, y.isFinite else { return x + y }
    let greatest = max(x, y)
    let margin = 1 + 3 * 0x1p-52
    if greatest >= 0x1p-500 && greatest <= 0x1p500 {
      return (x * x + y * y).squareRoot() * margin
    }
    if greatest < 0x1p-1022 { return leastCovering(x, y) }
    let (there, back) = greatest < 1 ? (0x1p600, 0x1p-600) : (0x1p-600, 0x1p600)
    let (scaledX, scaledY) = (x * there, y * there)
    return (scaledX * scaledX + scaledY * scaledY).squareRoot() * margin * back
  }

  /// The distance of the farther end of [start, start + length] from a point.
  ///
  /// The far end is the exact sum s + e and its distance the exact d + f (Knuth's error-free sum).
  /// If d was rounded (f ≠ 0), then by Sterbenz' lemma |d| ≥ |s|/2, so e ≤ 2u·|d| and the rounding
  /// of f + e is below 4u²·|d|; if not, f + e = e is exact. One more rounding ends the sum.
  private static func farther(_ start: Double, _ length: Double, from point: Double) -> Double {
    let (end, endError) = exactSum(start, length)
    let (distance, distanceError) = exactSum(end, -point)
    return max((distance + (distanceError + endError)).magnitude, (start - point).magnitude)
  }

  private static func exactSum(_ first: Double, _ second: Double) -> (Double, Double) {
    let sum = first + second
    let part = sum - first
    return (sum, (first - (sum - part)) + (second - part))
  }

  /// The least `Double` that is at least √(x² + y²), for x, y < 2⁻¹⁰²².
  ///
  /// There every distance is a whole multiple of 2⁻¹⁰⁷⁴; x, y and the radius are fewer than 2⁵³ of
  /// them.
  private static func leastCovering(_ x: Double, _ y: Double) -> Double {
    let (width, height) = (wholeUnits(x), wholeUnits(y))
    let (first, second) = (Double(width), Double(height))
    var radius = UInt64((first * first + second * second).squareRoot()) + 4
    while radius > max(width, height) && covers(radius - 1, width, height) { radius -= 1 }
    return Double(radius) * 0x1p-1000 * 0x1p-74
  }

  private static func wholeUnits(_ length: Double) -> UInt64 {
    UInt64(length * 0x1p1000 * 0x1p74)
  }

  /// Whether radius² ≥ width² + height², by (radius − width)·(radius + width) ≥ height² in 128 bits.
  private static func covers(_ radius: UInt64, _ width: UInt64, _ height: UInt64) -> Bool {
    let left = (radius - width).multipliedFullWidth(by: radius + width)
    let right = height.multipliedFullWidth(by: height)
    return (left.high, left.low) >= (right.high, right.low)
  }
}
