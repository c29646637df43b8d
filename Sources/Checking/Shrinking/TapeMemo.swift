// The memory of the tapes that were tried already.

/// A set of tapes by their 128-bit hashes, in an open-addressed table.
///
/// Two different tapes collide with a chance of about n² / 2¹²⁹; a collision only means that one
/// tape is not tried.
struct TapeMemo {
  private var slots: [(UInt64, UInt64)]
  private var count = 0

  init() {
    slots = Array(repeating: (0, 0), count: 256)
  }

  /// Remembers a tape; says whether it is new.
  mutating func insert(_ values: [UInt64]) -> Bool {
    let hash = Self.hash(values)
    if count * 2 >= slots.count { grow() }
    return place(hash)
  }

  private mutating func place(_ hash: (UInt64, UInt64)) -> Bool {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash.0) & mask
    while slots[index] != (0, 0) {
      if slots[index] == hash { return false }
      index = (index + 1) & mask
    }
    slots[index] = hash
    count += 1
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, 0), count: old.count * 2)
    count = 0
    for slot in old where slot != (0, 0) { _ = place(slot) }
  }

  /// Never (0, 0), which marks a free slot.
  private static func hash(_ values: [UInt64]) -> (UInt64, UInt64) {
    var first = mix(UInt64(values.count) &+ 0x9E37_79B9_7F4A_7C15)
    var second = mix(first)
    for value in values {
      first = mix(first ^ value)
      second = (second ^ mix(value &+ 0xD1B5_4A32_D192_ED03)) &* 0x100_0000_01B3
      second ^= second >> 29
    }
    return (first, second | 1)
  }
}
