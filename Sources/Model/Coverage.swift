// Coverage: whether a circle covers a rectangle, decided exactly.

import Bounds
import Scenario

/// Exact statements about circles that cover rectangles: mask.covers and mask.tight.
///
/// No rounding is involved: the far corner is x + w in the reals, and the comparisons are between
/// whole multiples of a power of two.
public enum Coverage {
  /// mask.covers: whether all four corners lie in the closed disc; not, if a number is not finite or
  /// the radius is negative.
  public static func covers(_ bounds: Rect, center: Point, radius: Double) -> Bool {
    guard isFinite(bounds, center), radius.isFinite, radius >= 0 else { return false }
    return Dyadic(squareOf: radius) >= farthestSquare(bounds, center)
  }

  /// mask.tight: whether r² < ρ²·(1 + 2⁻⁴⁹)² for ρ the distance of the farthest corner, or r is the
  /// least `Double` that covers; not, if a number is not finite or the radius is negative.
  public static func isTight(_ bounds: Rect, center: Point, radius: Double) -> Bool {
    guard isFinite(bounds, center), radius.isFinite, radius >= 0 else { return false }
    let farthest = farthestSquare(bounds, center)
    return (Dyadic(radius) * Dyadic(0x1p49)).squared < farthest * Dyadic(0x1p49 + 1).squared
      || radius == leastRadius(covering: bounds, from: center)
  }

  /// mask.covers: the least `Double` that covers; infinite if a number is not finite or if no finite
  /// one covers.
  ///
  /// Found by halving the `Double`s, which are ordered as their bits are.
  public static func leastRadius(covering bounds: Rect, from point: Point) -> Double {
    guard isFinite(bounds, point) else { return .infinity }
    let farthest = farthestSquare(bounds, point)
    var (low, high) = (UInt64(0), Double.infinity.bitPattern)
    while low < high {
      let middle = (low + high) / 2
      if Dyadic(squareOf: Double(bitPattern: middle)) >= farthest {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return Double(bitPattern: low)
  }

  /// V-1: whether there is anything to be covered.
  private static func isFinite(_ bounds: Rect, _ point: Point) -> Bool {
    [
      bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, point.x, point.y,
    ].allSatisfy(\.isFinite)
  }

  /// mask.tight: ρ², the square of the distance to the farthest corner.
  ///
  /// The corners are all pairs of the two X and the two Y, so the greatest sum is the sum of the
  /// greatest.
  private static func farthestSquare(_ bounds: Rect, _ point: Point) -> Dyadic {
    func greatest(_ near: Double, _ extent: Double, _ middle: Double) -> Dyadic {
      let distance = Dyadic(near) - Dyadic(middle)
      return max(distance.squared, (distance + Dyadic(extent)).squared)
    }
    return greatest(bounds.origin.x, bounds.size.width, point.x)
      + greatest(bounds.origin.y, bounds.size.height, point.y)
  }
}
