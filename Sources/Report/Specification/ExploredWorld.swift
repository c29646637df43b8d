// What `iris explore --world all` printed: how much of each small world there is.

import Oracles

/// A small world, and all that was explored of it: on each state, or on each transition between two, every
/// oracle and the comparison with the model.
public struct ExploredWorld: Sendable {
  /// The world's name.
  public let name: String
  /// How many states were reached, of those that differ by a renaming one.
  public let states: Int
  /// How many transitions there are between them.
  public let transitions: Int
  /// The length of the longest of the shortest traces.
  public let depth: Int
  /// Whether these are all that can be reached.
  public let isWhole: Bool

  /// What was explored of the shipped worlds.
  public static let all = [
    ExploredWorld("protocol", 32_000, 786_560, depth: 14, isWhole: true),
    ExploredWorld("holds", 8_832, 96_128, depth: 17, isWhole: true),
    ExploredWorld("drives", 532, 4_056, depth: 15, isWhole: true),
    ExploredWorld("drags", 5_176, 32_036, depth: 16, isWhole: false),
    ExploredWorld("tree", 746, 15_266, depth: 12, isWhole: true),
    ExploredWorld("contract", 21_520, 112_766, depth: 8, isWhole: false),
    ExploredWorld("grid", 68_707, 167_556, depth: 12, isWhole: false),
    ExploredWorld("flicks", 4_784, 22_356, depth: 12, isWhole: false),
    ExploredWorld("instants", 1_000_000, 3_500_004, depth: 260, isWhole: true),
  ]

  private init(_ name: String, _ states: Int, _ transitions: Int, depth: Int, isWhole: Bool) {
    self.name = name
    self.states = states
    self.transitions = transitions
    self.depth = depth
    self.isWhole = isWhole
  }

  /// All of them, in words.
  static let words: String = {
    let whole = all.filter(\.isWhole)
    let parts = all.filter { !$0.isWhole }.map { "\($0.name) \($0.depth)" }
    let states = whole.reduce(0) { $0 + $1.states }
    return
      "exhaustive: all \(states) states of \(whole.map(\.name).joined(separator: ", ")), and so many "
      + "events deep: \(parts.joined(separator: ", ")) ('iris explore')"
  }()
}
