// The difference between two view trees, as lines.

import Scenario

/// Where two observations have other views, other orders, other flags: the trees as text, line against
/// line.
struct TreeDifference {
  /// A line of one tree or of both.
  struct Line: Equatable {
    /// Which trees have the line.
    enum Side: String {
      /// Both.
      case both = " "
      /// Only the expected one.
      case expected = "-"
      /// Only the seen one.
      case seen = "+"
    }

    let side: Side
    let text: String
  }

  /// All lines of both trees, in order.
  let lines: [Line]

  /// Whether there is no difference.
  var isEmpty: Bool { lines.allSatisfy { $0.side == .both } }

  init(expected: Observation, seen: Observation) {
    let (old, new) = (Self.tree(expected), Self.tree(seen))
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(Line(side: .expected, text: old[before]))
        before += 1
      } else if inserted.contains(after) {
        lines.append(Line(side: .seen, text: new[after]))
        after += 1
      } else {
        lines.append(Line(side: .both, text: new[after]))
        (before, after) = (before + 1, after + 1)
      }
    }
    self.lines = lines
  }

  /// The lines that differ and those right before them, with `…` for what lies between.
  var hunks: [Line] {
    var result: [Line] = []
    var last: Int?
    for index in lines.indices {
      let isNear =
        lines[index].side != .both || (index + 1 < lines.count && lines[index + 1].side != .both)
      guard isNear else { continue }
      if let last, index > last + 1 { result.append(Line(side: .both, text: "…")) }
      result.append(lines[index])
      last = index
    }
    return result
  }

  /// A tree as lines: roots first, subviews back to front, each indented under its superview.
  private static func tree(_ observation: Observation) -> [String] {
    var lines: [String] = []
    func add(_ view: ViewObservation, _ depth: Int) {
      // Only a system that makes a cycle could go deeper than there are views.
      guard depth <= observation.views.count else { return }
      lines.append(String(repeating: "  ", count: depth) + words(view))
      let subviews = observation.views.filter { $0.superview == view.name }
      for subview in subviews.sorted(by: { ($0.index, $0.name) < ($1.index, $1.name) }) {
        add(subview, depth + 1)
      }
    }
    for view in observation.views where view.superview == nil { add(view, 0) }
    return lines
  }

  private static func words(_ view: ViewObservation) -> String {
    var words = [view.name.text]
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha \(FixedText.number(view.alpha))") }
    if view.mask != nil { words.append("masked") }
    return words.joined(separator: " ")
  }
}
