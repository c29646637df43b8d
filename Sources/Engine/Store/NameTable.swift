// What names stand for, looked up on every event.

import Scenario

/// A hash table from names to handles, with open addressing.
///
/// Names are small numbers of this process that nobody outside chooses, so the table needs no defence
/// against chosen keys: one multiplication by 2⁶⁴ over the golden ratio spreads them (Knuth, The Art of
/// Computer Programming 3, 6.4), where a `Dictionary` hashes each with SipHash. Nothing is ever removed.
struct NameTable {
  private struct Slot {
    var name: UInt64
    var handle: Handle
  }

  /// As many as a power of two, at most three quarters of them taken; a free one has no handle.
  private var slots: [Slot]
  private var shift: UInt64
  private var count = 0

  private static let free = Slot(name: 0, handle: .none)

  /// What a name takes at the least.
  static var bytesPerName: Int { MemoryLayout<Slot>.stride * 4 / 3 }

  /// Has room for so many names.
  init(capacity: Int) {
    var size = 8
    while 3 * size < 4 * capacity { size *= 2 }
    slots = Array(repeating: Self.free, count: size)
    shift = UInt64(64 - size.trailingZeroBitCount)
  }

  /// The handle of a name; `nil` for one that is not there.
  subscript(_ name: Name) -> Handle? {
    let slot = slots[position(of: name.number)]
    return slot.handle.exists ? slot.handle : nil
  }

  /// Has a name stand for a handle, whatever it stood for before.
  mutating func set(_ name: Name, to handle: Handle) {
    var position = position(of: name.number)
    if !slots[position].handle.exists {
      if 4 * (count + 1) > 3 * slots.count {
        grow()
        position = self.position(of: name.number)
      }
      count += 1
    }
    slots[position] = Slot(name: name.number, handle: handle)
  }

  /// Where a name is, or would be put.
  private func position(of name: UInt64) -> Int {
    var position = Int((name &* 0x9E37_79B9_7F4A_7C15) >> shift)
    // Where a name is, it is nearly always found at once.
    while slots[position].name != name && slots[position].handle.exists {
      position = (position + 1) & (slots.count - 1)
    }
    return position
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Self.free, count: 2 * old.count)
    shift -= 1
    for slot in old where slot.handle.exists { slots[position(of: slot.name)] = slot }
  }
}
