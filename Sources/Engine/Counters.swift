// Counters: what the engine has had to do, independent of the machine.

/// How much work an engine has done since it was made, in `handle` and `keepConversion(of:)`;
/// looking (`observe`, `convert`, `box`) is not counted, since it changes nothing.
public struct Counters: Hashable, Sendable {
  /// How often a view was looked at to compose a map or to see whether one is still good.
  public internal(set) var viewsVisited = 0
  /// How many maps were composed.
  public internal(set) var transformsComposed = 0
  /// How many square roots were taken.
  public internal(set) var squareRoots = 0

  /// Nothing done yet.
  public init() {}
}
