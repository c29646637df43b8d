// Generators: values that draw a case from a source, and how they are built from each other.

/// A description of values that can be drawn at random, replayed and shrunk.
///
/// A generator depends on nothing but the source that it draws from.
public protocol Generator<Value>: Sendable {
  /// What is generated.
  associatedtype Value

  /// Draws one value.
  func draw(from source: Source) -> Value
}

extension Generator {
  /// The values of this generator, transformed.
  @inlinable
  public func map<Output>(
    _ transform: @escaping @Sendable (Value) -> Output
  ) -> some Generator<Output> {
    MapGenerator(base: self, transform: transform)
  }

  /// A generator chosen by the value of this one: shrinking the first value keeps as much of the
  /// second one as still fits.
  @inlinable
  public func bind<Next: Generator>(
    _ next: @escaping @Sendable (Value) -> Next
  ) -> some Generator<Next.Value> {
    BindGenerator(base: self, next: next)
  }

  /// The values of this generator that satisfy a condition.
  ///
  /// If eight draws in a row do not, the case is discarded for the reason given, and the value is
  /// the last one drawn, which no property is shown.
  @inlinable
  public func filter(
    _ reason: String = "filter", _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> some Generator<Value> {
    FilterGenerator(base: self, reason: reason, isIncluded: isIncluded)
  }

  /// This generator as a part of its own that shrinking may move as a whole.
  @inlinable
  public func labelled(_ label: String) -> some Generator<Value> {
    SpanGenerator(base: self, label: label)
  }

  /// This generator with its type forgotten, for lists of generators of different types.
  public var erased: AnyGenerator<Value> { AnyGenerator(self) }
}

/// A generator of which only the type of its values is known.
public struct AnyGenerator<Value>: Generator {
  @usableFromInline let drawValue: @Sendable (Source) -> Value

  /// Wraps a generator.
  public init(_ base: some Generator<Value>) {
    drawValue = { base.draw(from: $0) }
  }

  /// Draws one value of the wrapped generator.
  @inlinable
  public func draw(from source: Source) -> Value { drawValue(source) }
}

@usableFromInline
struct MapGenerator<Base: Generator, Value>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let transform: @Sendable (Base.Value) -> Value

  @inlinable
  init(base: Base, transform: @escaping @Sendable (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

  @inlinable
  func draw(from source: Source) -> Value { transform(base.draw(from: source)) }
}

@usableFromInline
struct BindGenerator<Base: Generator, Next: Generator>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let next: @Sendable (Base.Value) -> Next

  @inlinable
  init(base: Base, next: @escaping @Sendable (Base.Value) -> Next) {
    self.base = base
    self.next = next
  }

  @inlinable
  func draw(from source: Source) -> Next.Value {
    next(base.draw(from: source)).draw(from: source)
  }
}

@usableFromInline
struct FilterGenerator<Base: Generator>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let reason: String
  @usableFromInline let isIncluded: @Sendable (Base.Value) -> Bool

  @inlinable
  init(base: Base, reason: String, isIncluded: @escaping @Sendable (Base.Value) -> Bool) {
    self.base = base
    self.reason = reason
    self.isIncluded = isIncluded
  }

  @inlinable
  func draw(from source: Source) -> Base.Value {
    source.firstAccepted(reason, isIncluded) { base.draw(from: source) }
  }
}

extension Source {
  /// The first of eight draws that is accepted; the case is discarded if none is.
  ///
  /// Rejected draws are taken off the tape again, so a replay has nothing to retry: it draws once.
  @inlinable
  public func firstAccepted<Value>(
    _ reason: String, _ isIncluded: (Value) -> Bool, _ draw: () -> Value
  ) -> Value {
    var value = attempt(draw)
    var tries = mode == .replaying ? 1 : 8
    while !isIncluded(value.value) {
      tries &-= 1
      if mode == .stopped { return value.value }
      if tries <= 0 {
        discard(reason)
        return value.value
      }
      retract(to: value.mark)
      value = attempt(draw)
    }
    return value.value
  }

  @inlinable
  func attempt<Value>(_ draw: () -> Value) -> (mark: (Int, Int), value: Value) {
    let mark = mode == .generating ? (0, 0) : tapeMark
    return (mark, draw())
  }

  @usableFromInline
  var tapeMark: (Int, Int) { (recorder.count, recorder.spanCount) }

  @usableFromInline
  func retract(to mark: (Int, Int)) {
    if mode == .recording { recorder.truncate(to: mark.0, spans: mark.1) }
  }
}

@usableFromInline
struct SpanGenerator<Base: Generator>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let label: String

  @inlinable
  init(base: Base, label: String) {
    self.base = base
    self.label = label
  }

  @inlinable
  func draw(from source: Source) -> Base.Value {
    source.span(label) { base.draw(from: source) }
  }
}
