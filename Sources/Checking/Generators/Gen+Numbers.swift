// Generators of numbers and booleans.

extension Gen {
  /// An `Int` of a range; see ``Source/integer(in:simplest:)``.
  @inlinable
  public static func int(
    in range: ClosedRange<Int> = .min ... .max, simplest: Int = 0
  ) -> some Generator<Int> {
    IntegerGenerator(range, simplest: simplest)
  }

  /// An integer of a range of any width; see ``Source/integer(in:simplest:)``.
  @inlinable
  public static func integer<Value: FixedWidthInteger & Sendable>(
    in range: ClosedRange<Value>, simplest: Value = 0
  ) -> some Generator<Value> {
    IntegerGenerator(range, simplest: simplest)
  }

  /// Any integer of a type.
  @inlinable
  public static func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type
  ) -> some Generator<Value> {
    IntegerGenerator(Value.min...Value.max, simplest: 0)
  }

  /// A finite number of a range; see ``Source/double(in:simplest:)``.
  public static func double(
    in range: ClosedRange<Double>, simplest: Double = 0
  ) -> some Generator<Double> {
    build { $0.double(in: range, simplest: simplest) }
  }

  /// A multiple of `step` in a range; see ``Source/double(in:step:)``.
  public static func double(
    in range: ClosedRange<Double>, step: Double
  ) -> some Generator<Double> {
    build { $0.double(in: range, step: step) }
  }

  /// Any finite number.
  public static func double() -> some Generator<Double> {
    build { $0.double() }
  }

  /// Any number whatever: finite ones first, then the infinities, not-a-number and negative zero.
  public static func anyDouble() -> some Generator<Double> {
    build { source in
      switch source.weighted([12, 1, 1, 1, 1, 1, 1]) {
      case 0: source.double()
      case 1: -0.0
      case 2: Double.leastNonzeroMagnitude
      case 3: Double.leastNormalMagnitude
      case 4: Double.infinity
      case 5: -Double.infinity
      default: Double.nan
      }
    }
  }

  /// Either boolean; `false` is the simplest.
  @inlinable
  public static func bool() -> some Generator<Bool> {
    build { $0.bool() }
  }
}

@usableFromInline
struct IntegerGenerator<Value: FixedWidthInteger & Sendable>: Generator {
  @usableFromInline let order: IntegerOrder
  @usableFromInline let range: ClosedRange<Value>
  @usableFromInline let simplest: Value

  @inlinable
  init(_ range: ClosedRange<Value>, simplest: Value) {
    order = IntegerOrder(range, simplest: simplest)
    self.range = range
    self.simplest = simplest
  }

  @inlinable
  func draw(from source: Source) -> Value {
    source.integer(order, range, simplest)
  }
}
