// The values that tapes stand for, without a property.

/// Draws the values of replay tokens, one after another.
///
/// ```swift
/// let lists = Gen.array(of: Gen.int(in: 0...1000))
/// let list = Replayer(lists).value(of: try ReplayToken(parsing: "list:AQGEBwBu5ZQ"))  // [900]
/// ```
public final class Replayer<Base: Generator> {
  @usableFromInline let generator: Base
  @usableFromInline let source = Source()

  /// Replays tokens of this generator.
  public init(_ generator: Base) {
    self.generator = generator
  }

  /// The value of a token; nil if the token fits the generator no more, or if the generator
  /// discards the case.
  @inlinable
  public func value(of token: ReplayToken) -> Base.Value? {
    source.begin(replaying: token.values)
    let value = generator.draw(from: source)
    return source.hasTaken(token.values) ? value : nil
  }
}
