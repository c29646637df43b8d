// The pseudo-random numbers of a case: xoshiro256**, seeded by splitmix64.

/// The generator of pseudo-random words that every case draws from.
///
/// xoshiro256** by David Blackman and Sebastiano Vigna ("Scrambled Linear Pseudorandom Number
/// Generators", 2021). Its state is filled by splitmix64, as its authors recommend, so that
/// neighbouring seeds give unrelated streams.
@usableFromInline
struct Xoshiro {
  @usableFromInline var s0: UInt64 = 0
  @usableFromInline var s1: UInt64 = 0
  @usableFromInline var s2: UInt64 = 0
  @usableFromInline var s3: UInt64 = 0

  /// Starts the stream of `seed`; every seed is usable.
  @inlinable
  init(seed: UInt64) {
    s0 = mix(seed &+ 0x9E37_79B9_7F4A_7C15)
    s1 = mix(seed &+ 0x3C6E_F372_FE94_F82A)
    s2 = mix(seed &+ 0xDAA6_6D2C_7DDF_743F)
    s3 = mix(seed &+ 0x78DD_E6E5_FD29_F054)
  }

  /// The next 64 bits of the stream.
  @inlinable @inline(__always)
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
}

/// The finaliser of splitmix64: a bijection on 64-bit words in which every output bit depends on
/// every input bit (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
@inlinable @inline(__always)
func mix(_ word: UInt64) -> UInt64 {
  var mixed = word
  mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
  mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
  return mixed ^ (mixed >> 31)
}

/// The seed of the case with this index in a run: cases are independent of each other and of how
/// many there are, so any one of them can be regenerated alone.
@inlinable
func caseSeed(runSeed: UInt64, index: Int) -> UInt64 {
  mix(mix(runSeed) &+ UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15)
}
