// Integers: drawn near edges, near zero, near earlier draws, and anywhere.

/// How the integers of a range are numbered by simplicity.
///
/// Index 0 is the simplest value; then, alternately, the next above and the next below it; where
/// one side has ended, the other goes on alone.
@usableFromInline
struct IntegerOrder: Sendable {
  /// Bit pattern of the simplest value, extended to 64 bits.
  @usableFromInline let simplest: UInt64
  /// How many values lie above and below the simplest one.
  @usableFromInline let above: UInt64
  @usableFromInline let below: UInt64
  /// How many values there are, less one.
  @usableFromInline let bound: UInt64

  @inlinable @inline(__always)
  init<Value: FixedWidthInteger>(_ range: ClosedRange<Value>, simplest: Value) {
    let middle = min(max(simplest, range.lowerBound), range.upperBound)
    // Values that 64 bits cannot hold are drawn as their distance from the simplest one.
    self.simplest = Value.bitWidth <= 64 ? UInt64(truncatingIfNeeded: middle) : 0
    if Value.bitWidth <= 64 {
      // A difference that overflowed its own width is right again once cut to that width.
      let mask: UInt64 = Value.bitWidth < 64 ? (1 << UInt64(Value.bitWidth)) &- 1 : .max
      above = UInt64(truncatingIfNeeded: range.upperBound &- middle) & mask
      below = UInt64(truncatingIfNeeded: middle &- range.lowerBound) & mask
    } else {
      above = UInt64(clamping: Value.Magnitude(truncatingIfNeeded: range.upperBound &- middle)) >> 1
      below = UInt64(clamping: Value.Magnitude(truncatingIfNeeded: middle &- range.lowerBound)) >> 1
    }
    bound = above &+ below
  }

  @inlinable
  var kind: ChoiceKind { above == 0 || below == 0 ? .integer : .signed }

  /// Bit pattern of the value with this index.
  @inlinable @inline(__always)
  func value(at index: UInt64) -> UInt64 {
    let common = min(above, below)
    if index <= 2 &* common {
      return index & 1 == 1 ? simplest &+ (index >> 1) &+ 1 : simplest &- (index >> 1)
    }
    return above > below ? simplest &+ (index &- common) : simplest &- (index &- common)
  }

  /// The index of a value, or nil if it is outside the range.
  @inlinable
  func index(of value: UInt64) -> UInt64? {
    let common = min(above, below)
    let up = value &- simplest
    if up <= above { return up == 0 ? 0 : up <= common ? 2 &* up &- 1 : up &+ common }
    let down = simplest &- value
    if down <= below { return down <= common ? 2 &* down : down &+ common }
    return nil
  }
}

extension Source {
  /// An integer of a range.
  ///
  /// - Parameters:
  ///   - range: where the value lies; of types wider than 64 bits at most 2⁶³ values on either side
  ///     of the simplest one are reached.
  ///   - simplest: what shrinking moves to; by default 0, or the end of the range nearest to it.
  ///     Clamped to the range.
  /// - Returns: a value of the range.
  @inlinable
  public func integer<Value: FixedWidthInteger>(
    in range: ClosedRange<Value>, simplest: Value = 0
  ) -> Value {
    integer(IntegerOrder(range, simplest: simplest), range, simplest)
  }

  @inlinable @inline(__always)
  func integer<Value: FixedWidthInteger>(
    _ order: IntegerOrder, _ range: ClosedRange<Value>, _ simplest: Value
  ) -> Value {
    let drawn = integer(in: order)
    if Value.bitWidth <= 64 { return Value(truncatingIfNeeded: drawn) }
    let middle = min(max(simplest, range.lowerBound), range.upperBound)
    return middle &+ Value(truncatingIfNeeded: Int64(bitPattern: drawn))
  }

  /// An `Int` of a range; see ``integer(in:simplest:)``.
  @inlinable
  public func int(in range: ClosedRange<Int>, simplest: Int = 0) -> Int {
    integer(in: range, simplest: simplest)
  }

  @inlinable @inline(__always)
  func integer(in order: IntegerOrder) -> UInt64 {
    let index = choice(order.bound, order.kind) { $0.integerIndex(order) }
    let value = order.value(at: index)
    recent[recentCount & 3] = value
    recentCount &+= 1
    return value
  }

  /// Draws an index: half of them uniform, the rest small, at an edge or near an earlier draw.
  @inlinable
  func integerIndex(_ order: IntegerOrder) -> UInt64 {
    let bound = order.bound
    if bound < 16 { return uniform(bound) }
    let word = nextWord()
    switch word & 31 {
    case 0: return edgeIndex(order, word >> 5)
    case 1, 2: return reusedIndex(order, word >> 5)
    case 3..<14:
      // The number of bits is uniform, so each magnitude is as likely as any other.
      let bits = (word >> 8) % UInt64(65 - bound.leadingZeroBitCount)
      let index = nextWord() & ((1 as UInt64) << bits &- 1)
      return index <= bound ? index : index >> 1
    default: return uniform(bound)
    }
  }

  @usableFromInline @inline(never)
  func edgeIndex(_ order: IntegerOrder, _ word: UInt64) -> UInt64 {
    switch word & 7 {
    case 0, 1: return order.index(of: order.simplest &+ order.above) ?? 0
    case 2, 3: return order.index(of: order.simplest &- order.below) ?? 0
    case 4: return order.bound
    case 5: return order.bound &- 1
    case 6: return 0
    default: return 1
    }
  }

  /// Repeats one of the last four integers of the case, or takes its neighbour: coincidences are
  /// where faults hide, and two free draws from a wide range never coincide.
  @usableFromInline @inline(never)
  func reusedIndex(_ order: IntegerOrder, _ word: UInt64) -> UInt64 {
    guard recentCount > 0 else { return uniform(order.bound) }
    let slot = Int(truncatingIfNeeded: (word >> 3) % UInt64(min(recentCount, 4)))
    let step: UInt64
    switch word & 7 {
    case 0, 1, 2: step = 0
    case 3, 4: step = 1
    case 5, 6: step = .max
    default: step = (word >> 8) & 15 &- 7
    }
    return order.index(of: recent[slot] &+ step) ?? uniform(order.bound)
  }
}
