// What the benchmark compares the kit with: the same numbers from the same generator, without it.

/// xoshiro256** and the draws of the kit, written out without source, tape or generators.
struct BareSource {
  private var s0: UInt64 = 0
  private var s1: UInt64 = 0
  private var s2: UInt64 = 0
  private var s3: UInt64 = 0
  private var recent: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var recentCount = 0
  private var size = 100

  /// Starts a case of a run.
  init(runSeed: UInt64, index: Int) {
    let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
    let seed = Self.mix(
      Self.mix(runSeed) &+ UInt64(truncatingIfNeeded: index) &* golden)
    s0 = Self.mix(seed &+ golden)
    s1 = Self.mix(seed &+ 2 &* golden)
    s2 = Self.mix(seed &+ 3 &* golden)
    s3 = Self.mix(seed &+ 4 &* golden)
    size = min(100, 2 + index)
  }

  @inline(__always)
  private static func mix(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  @inline(__always)
  mutating func next() -> UInt64 {
    let product = s1 &* 5
    let result = ((product << 7) | (product >> 57)) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 << 45) | (s3 >> 19)
    return result
  }

  @inline(__always)
  mutating func uniform(_ bound: UInt64) -> UInt64 {
    let word = next()
    return bound == .max ? word : word.multipliedFullWidth(by: bound &+ 1).high
  }

  /// A length from 0 to `most`.
  @inline(__always)
  mutating func length(_ most: Int) -> Int {
    let spread = UInt64(most)
    let word = next()
    if word & 7 == 0 { return Int(uniform(spread)) }
    let limit = min(spread, max(spread &* UInt64(size &+ 4) / 100, 1))
    let bits = (word >> 8) % UInt64(65 &- limit.leadingZeroBitCount)
    return Int(min((word >> 24) & ((1 as UInt64) << (bits &+ 1) &- 1), limit))
  }

  /// A number from 0 to `most`.
  @inline(__always)
  mutating func natural(_ most: UInt64) -> UInt64 {
    let value: UInt64
    if most < 16 {
      value = uniform(most)
    } else {
      let word = next()
      switch word & 31 {
      case 0: value = naturalEdge(most, word >> 5)
      case 1, 2: value = reused(word >> 5, most) { $0 <= most } ?? uniform(most)
      case 3..<14:
        let index = small(word, most)
        value = index <= most ? index : index >> 1
      default: value = uniform(most)
      }
    }
    remember(value)
    return value
  }

  /// Any integer of 64 bits.
  @inline(__always)
  mutating func integer() -> Int64 {
    let word = next()
    let value: UInt64
    switch word & 31 {
    case 0: value = edge(word >> 5)
    case 1, 2: value = reused(word >> 5, .max) { _ in true } ?? signed(next())
    case 3..<14: value = signed(small(word, .max))
    default: value = signed(next())
    }
    remember(value)
    return Int64(bitPattern: value)
  }

  @inline(__always)
  private mutating func small(_ word: UInt64, _ bound: UInt64) -> UInt64 {
    let bits = (word >> 8) % UInt64(65 - bound.leadingZeroBitCount)
    return next() & ((1 as UInt64) << bits &- 1)
  }

  /// 0, 1, −1, 2, −2 and so on.
  @inline(__always)
  private func signed(_ index: UInt64) -> UInt64 {
    if index == .max { return 1 << 63 }
    return index & 1 == 1 ? (index >> 1) &+ 1 : 0 &- (index >> 1)
  }

  private func naturalEdge(_ most: UInt64, _ word: UInt64) -> UInt64 {
    switch word & 7 {
    case 0, 1, 4: most
    case 2, 3, 6: 0
    case 5: most &- 1
    default: 1
    }
  }

  private func edge(_ word: UInt64) -> UInt64 {
    switch word & 7 {
    case 0, 1: UInt64(Int64.max)
    case 2, 3, 4: 1 << 63
    case 5: signed(.max &- 1)
    case 6: 0
    default: 1
    }
  }

  private func reused(
    _ word: UInt64, _ bound: UInt64, _ isIncluded: (UInt64) -> Bool
  ) -> UInt64? {
    guard recentCount > 0 else { return nil }
    let base: UInt64
    switch (word >> 3) % UInt64(min(recentCount, 4)) {
    case 0: base = recent.0
    case 1: base = recent.1
    case 2: base = recent.2
    default: base = recent.3
    }
    let step: UInt64
    switch word & 7 {
    case 0, 1, 2: step = 0
    case 3, 4: step = 1
    case 5, 6: step = .max
    default: step = (word >> 8) & 15 &- 7
    }
    return isIncluded(base &+ step) ? base &+ step : nil
  }

  @inline(__always)
  private mutating func remember(_ value: UInt64) {
    switch recentCount & 3 {
    case 0: recent.0 = value
    case 1: recent.1 = value
    case 2: recent.2 = value
    default: recent.3 = value
    }
    recentCount &+= 1
  }
}
