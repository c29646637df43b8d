// Limits: which numbers the language accepts at all. Both sides of every comparison reject the same
// values, so the limits are part of the vocabulary and stand here once.

/// The ranges outside which a value is rejected.
public enum Limits {
  /// The greatest magnitude of a coordinate, an extent or a translation, in points: 2³².
  public static let coordinate = 4_294_967_296.0
  /// The greatest magnitude of the linear entries of a transform: 2¹⁶.
  public static let linear = 65_536.0
  /// The least magnitude that the greatest linear entry may have: 2⁻¹⁶.
  public static let leastLinear = 1 / 65_536.0
  /// The least |determinant| for a greatest linear entry m, as a multiple of m²: 2⁻²⁰.
  ///
  /// It bounds the condition of the inverse, and with it the width of every envelope behind one.
  public static let leastDeterminant = 1 / 1_048_576.0
  /// The greatest duration and the greatest reading of a clock: 2⁵³ flicks, about 147 days.
  ///
  /// Every whole number up to it is a `Double` exactly.
  public static let time = Flicks(9_007_199_254_740_992)
  /// The greatest share of a phase.
  public static let share = 1_000_000
  /// The greatest number of phases in a timeline.
  public static let phases = 64
}

extension Double {
  /// Whether this is a coordinate that the language accepts: finite, and at most 2³² in magnitude.
  public var isAcceptable: Bool { magnitude <= Limits.coordinate }
}

extension Point {
  /// Whether both coordinates are acceptable.
  public var isAcceptable: Bool { x.isAcceptable && y.isAcceptable }
}

extension Size {
  /// Whether both extents are acceptable and neither is negative.
  public var isAcceptable: Bool {
    width.isAcceptable && height.isAcceptable && width >= 0 && height >= 0
  }
}

extension Rect {
  /// Whether origin and size are acceptable.
  public var isAcceptable: Bool { origin.isAcceptable && size.isAcceptable }
}

extension Ellipse {
  /// Whether centre and semi-axes are acceptable and neither semi-axis is negative.
  public var isAcceptable: Bool {
    center.isAcceptable && rx.isAcceptable && ry.isAcceptable && rx >= 0 && ry >= 0
  }
}

extension Transform {
  /// Whether the entries are in range: linear ones at most 2¹⁶, translations at most 2³².
  public var isInRange: Bool {
    greatestLinear <= Limits.linear && tx.isAcceptable && ty.isAcceptable
  }

  /// Whether the linear part can be inverted without losing more than 20 bits: the greatest entry
  /// m is at least 2⁻¹⁶ and |a·d − b·c| ≥ 2⁻²⁰·m², as computed in `Double`.
  public var isInvertible: Bool {
    let greatest = greatestLinear
    let determinant = (a * d - b * c).magnitude
    return greatest >= Limits.leastLinear
      && determinant >= Limits.leastDeterminant * greatest * greatest
  }

  /// Whether this maps axis-parallel rectangles by scaling and moving them only.
  public var isScaleAndTranslation: Bool { b == 0 && c == 0 }

  /// The greatest magnitude among the linear entries; infinite when one of them is not a number.
  private var greatestLinear: Double {
    let entries = [a, b, c, d]
    return entries.contains { $0.isNaN } ? .infinity : entries.reduce(0) { max($0, $1.magnitude) }
  }
}
