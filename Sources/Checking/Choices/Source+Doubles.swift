// Floating-point numbers: whole ones are simpler than fractions, short fractions than long ones.

/// Digits behind the point of each form: none, 8 binary ones, or 52 binary ones.
private enum FractionForm {
  static let whole: UInt64 = 0
  static let short: UInt64 = 1
  static let long: UInt64 = 2
}

extension Source {
  /// A number of a range, finite.
  ///
  /// Whole numbers are simpler than fractions, multiples of 1/256 simpler than longer ones, and
  /// smaller magnitudes simpler than larger. Ends of the range, whole numbers and numbers of every
  /// magnitude occur often. Infinite ends count as the largest finite number.
  ///
  /// - Parameters:
  ///   - range: where the value lies, both ends included.
  ///   - simplest: the value that shrinking moves to, to its nearest whole number; by default 0, or
  ///     the end of the range nearest to it.
  /// - Returns: a finite number of the range.
  public func double(in range: ClosedRange<Double>, simplest: Double = 0) -> Double {
    let greatest = Double.greatestFiniteMagnitude
    let low = max(range.lowerBound, -greatest)
    let high = min(range.upperBound, greatest)
    guard low < high else { return min(low, greatest) }
    let limit = 9_007_199_254_740_992.0  // 2⁵³: beyond it every double is whole.
    if low >= -limit, high <= limit {
      if high - low < 0x1p-10 { return interpolated(low, high) }
      return moderate(low, high, simplest)
    }
    let isModerateReachable = low < limit && high > -limit
    if isModerateReachable {
      let isHuge = choice(1, .alternative) { $0.uniform(7) == 0 ? 1 : 0 }
      if isHuge == 0 { return moderate(max(low, -limit), min(high, limit), simplest) }
    }
    return anyPattern(low, high, simplest)
  }

  /// Any finite number; see ``double(in:simplest:)``.
  public func double() -> Double {
    double(in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  /// A multiple of `step` in a range: simple numbers whose sums and products stay exact.
  ///
  /// - Parameters:
  ///   - range: where the value lies.
  ///   - step: distance between neighbours on the grid through 0; its sign does not matter. If it
  ///     is 0 or not finite, or if no multiple lies in the range, any number of the range is drawn.
  /// - Returns: a number of the range.
  public func double(in range: ClosedRange<Double>, step: Double) -> Double {
    let size = step.magnitude
    let first = (range.lowerBound / size).rounded(.up)
    let last = (range.upperBound / size).rounded(.down)
    let limit = 9_007_199_254_740_992.0
    guard size > 0, size.isFinite, first <= last, first >= -limit, last <= limit else {
      return double(in: range)
    }
    return Double(integer(in: Int64(first)...Int64(last))) * size
  }

  private func moderate(_ low: Double, _ high: Double, _ simplest: Double) -> Double {
    let bottom = Int64(low.rounded(.down))
    let top = Int64(high.rounded(.down))
    let middle = Int64(min(max(simplest.isFinite ? simplest : 0, low), high).rounded(.up))
    let whole = Double(integer(in: bottom...top, simplest: min(middle, top)))
    let form = choice(FractionForm.long, .alternative) { source in
      let pick = source.uniform(15)
      return pick < 6 ? 0 : pick < 10 ? 1 : 2
    }
    switch form {
    case FractionForm.whole: return min(max(whole, low), high)
    case FractionForm.short:
      let digits = choice(255, .fraction) { $0.uniform(255) }
      return min(max(whole + Double(digits) * 0x1p-8, low), high)
    default:
      let digits = choice(0xF_FFFF_FFFF_FFFF, .fraction) { $0.fractionDigits() }
      return min(max(whole + Double(digits) * 0x1p-52, low), high)
    }
  }

  /// 52 digits: mostly any, sometimes the first or the last few, next to a whole number.
  private func fractionDigits() -> UInt64 {
    let word = nextWord()
    switch word & 15 {
    case 0: return (word >> 4) & 3
    case 1: return 0xF_FFFF_FFFF_FFFF - (word >> 4) & 3
    default: return nextWord() >> 12
    }
  }

  /// A narrow range is divided evenly: its numbers have no whole part to prefer.
  private func interpolated(_ low: Double, _ high: Double) -> Double {
    let parts: UInt64 = 1 << 53
    let index = choice(parts, .fraction) { source in
      let word = source.nextWord()
      return word & 7 == 0 ? (word >> 3) & 1 * parts : source.uniform(parts)
    }
    return min(low + (high - low) * (Double(index) * 0x1p-53), high)
  }

  /// Any bit pattern of the range, ordered by value: every magnitude is as likely as any other.
  private func anyPattern(_ low: Double, _ high: Double, _ simplest: Double) -> Double {
    let first = orderedPattern(low)
    let last = orderedPattern(high)
    let middle = orderedPattern(min(max(simplest.isFinite ? simplest : 0, low), high))
    return number(ofPattern: integer(in: first...last, simplest: middle))
  }
}

/// The number's rank among all doubles: consecutive doubles have consecutive ranks, 0 has rank 0.
private func orderedPattern(_ number: Double) -> Int64 {
  let magnitude = Int64(number.magnitude.bitPattern)
  return number.sign == .minus ? -magnitude : magnitude
}

private func number(ofPattern rank: Int64) -> Double {
  let magnitude = Double(bitPattern: rank.magnitude)
  return rank < 0 ? -magnitude : magnitude
}
