// The least that a change of order costs: a list whose links are moved.

/// A list of numbers in two arrays of links.
struct ListFloor {
  private var next: [Int32]
  private var previous: [Int32]
  private var last: Int32

  private init(_ count: Int) {
    next = (1...count).map { $0 == count ? -1 : Int32($0) }
    previous = (0..<count).map { Int32($0) - 1 }
    last = Int32(count - 1)
  }

  /// Makes items the last one, one after another; through pointers, as in ``CommitFloor``.
  private mutating func raise(_ items: [Int32]) {
    var last = last
    next.withUnsafeMutableBufferPointer { next in
      previous.withUnsafeMutableBufferPointer { previous in
        for item in items where item != last {
          let (before, after) = (previous[Int(item)], next[Int(item)])
          if before >= 0 { next[Int(before)] = after }
          previous[Int(after)] = before
          next[Int(last)] = item
          previous[Int(item)] = last
          next[Int(item)] = -1
          last = item
        }
      }
    }
    self.last = last
  }

  /// So many items a run, by chance, are made the last one.
  static func raises(_ count: Int, of size: Int) -> Work {
    var floor = ListFloor(size)
    var dice = Dice()
    let items = (0..<count).map { _ in Int32(dice.next(below: size)) }
    return Work(operations: count) {
      floor.raise(items)
      return Int(floor.last)
    }
  }

  /// Numbers by chance, the same in every run (SplitMix64: Steele, Lea, Flood 2014).
  struct Dice {
    private var state: UInt64 = 1

    mutating func next(below count: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((bits ^ (bits >> 31)).multipliedFullWidth(by: UInt64(count)).high)
    }
  }
}
