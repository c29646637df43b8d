// Timing curves: cubic Béziers from (0,0) to (1,1), as Core Animation's media timing functions.

/// A cubic Bézier from (0,0) to (1,1); its inner control points are (x1,y1) and (x2,y2).
public struct TimingCurve: Hashable, Sendable {
  /// The abscissa of the first control point, in [0,1].
  public let x1: Double
  /// The ordinate of the first control point, in [−8,8].
  public let y1: Double
  /// The abscissa of the second control point, in [0,1].
  public let x2: Double
  /// The ordinate of the second control point, in [−8,8].
  public let y2: Double

  /// Makes a curve, or `nil` when an abscissa is outside [0,1] (time would run backwards) or an
  /// ordinate outside [−8,8].
  public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2) else { return nil }
    guard (-8...8).contains(y1), (-8...8).contains(y2) else { return nil }
    self.init(checked: (x1, y1, x2, y2))
  }

  private init(checked points: (Double, Double, Double, Double)) {
    (x1, y1, x2, y2) = points
  }

  /// The identity: control points (0,0), (1,1).
  public static let linear = TimingCurve(checked: (0, 0, 1, 1))
  /// Slow at the start: (.42,0), (1,1).
  ///
  /// Source: CAMediaTimingFunction's documentation.
  public static let easeIn = TimingCurve(checked: (0.42, 0, 1, 1))
  /// Slow at the end: (0,0), (.58,1).
  ///
  /// Source: CAMediaTimingFunction's documentation.
  public static let easeOut = TimingCurve(checked: (0, 0, 0.58, 1))
  /// Slow at both ends: (.42,0), (.58,1).
  ///
  /// Source: CAMediaTimingFunction's documentation.
  public static let easeInOut = TimingCurve(checked: (0.42, 0, 0.58, 1))
  /// Core Animation's default: (.25,.1), (.25,1).
  ///
  /// Source: CAMediaTimingFunction's documentation.
  public static let systemDefault = TimingCurve(checked: (0.25, 0.1, 0.25, 1))
}
