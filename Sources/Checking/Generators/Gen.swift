// The generators that come with the kit, and how to write one by hand.

/// The names of the generators that come with the kit.
public enum Gen {
  /// A generator written as a function of the source.
  ///
  /// ```swift
  /// let segments = Gen.build { source in
  ///   let start = source.int(in: 0...100)
  ///   return start...(start + source.int(in: 0...10))
  /// }
  /// ```
  @inlinable
  public static func build<Value>(
    _ draw: @escaping @Sendable (Source) -> Value
  ) -> some Generator<Value> {
    BuiltGenerator(body: draw)
  }

  /// The same value always; it draws nothing.
  @inlinable
  public static func always<Value: Sendable>(_ value: Value) -> some Generator<Value> {
    BuiltGenerator { _ in value }
  }

  /// A generator made for the size of the case, 0 (smallest) to 100, which grows over the first
  /// cases of a run.
  @inlinable
  public static func sized<Base: Generator>(
    _ generator: @escaping @Sendable (Int) -> Base
  ) -> some Generator<Base.Value> {
    BuiltGenerator { generator($0.drawnSize()).draw(from: $0) }
  }
}

@usableFromInline
struct BuiltGenerator<Value>: Generator {
  @usableFromInline let body: @Sendable (Source) -> Value

  @inlinable
  init(body: @escaping @Sendable (Source) -> Value) {
    self.body = body
  }

  @inlinable
  func draw(from source: Source) -> Value { body(source) }
}
