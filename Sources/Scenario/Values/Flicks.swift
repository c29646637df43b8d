// Time, in whole flicks.

/// A time or a length of time in flicks: 1/705 600 000 s, so that the frames of 24, 25, 30, 60, 90,
/// 100 and 120 Hz and the phases of every shipped choreography last whole numbers of them.
///
/// Source of the unit: Facebook's "Flicks" (2018).
public struct Flicks: Hashable, Comparable, Sendable {
  /// How many flicks.
  public var count: Int64

  /// Makes a length of `count` flicks.
  public init(_ count: Int64) {
    self.count = count
  }

  /// How many flicks a second has.
  public static let perSecond: Int64 = 705_600_000

  /// No time at all.
  public static let zero = Flicks(0)

  /// Makes a length of whole milliseconds; 705 600 flicks each.
  public static func milliseconds(_ count: Int64) -> Flicks {
    Flicks(count * (perSecond / 1_000))
  }

  /// Whether the first time is earlier, or the first length shorter.
  public static func < (first: Flicks, second: Flicks) -> Bool {
    first.count < second.count
  }

  /// The later of the two by `second`'s length; wraps outside 64 bits, which `Limits.time` excludes.
  public static func + (first: Flicks, second: Flicks) -> Flicks {
    Flicks(first.count &+ second.count)
  }

  /// The length from `second` to `first`; wraps outside 64 bits, which `Limits.time` excludes.
  public static func - (first: Flicks, second: Flicks) -> Flicks {
    Flicks(first.count &- second.count)
  }

  /// Whether this is a length of time that the language accepts: from 0 to `Limits.time`.
  public var isAcceptable: Bool { self >= .zero && self <= Limits.time }
}
