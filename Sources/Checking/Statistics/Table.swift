// Tables: how often each entry occurred in a run.

/// An entry of a table, as a generator or a verdict names it.
public struct TableEntry: Equatable, Sendable {
  /// The name of the table.
  public let table: String
  /// The entry.
  public let entry: String

  /// An entry of a table.
  public init(table: String, entry: String) {
    self.table = table
    self.entry = entry
  }
}

/// How often each entry of a table occurred in a run; a case may have any number of them.
public struct Table: Equatable, Sendable, CustomStringConvertible {
  /// The name of the table.
  public let name: String
  /// The entries, in order; commands in the order of their kinds, those that never occurred too.
  public let rows: [LabelCount]

  /// How many entries there are in all.
  public var total: Int { rows.reduce(0) { $0 + $1.count } }

  /// How often an entry occurred.
  public func count(of entry: String) -> Int {
    rows.first { $0.label == entry }?.count ?? 0
  }

  /// The name, then a line for each entry with its count and its share in percent.
  public var description: String {
    let sum = max(total, 1)
    let lines = rows.map { row in
      let share = (row.count * 1000 + sum / 2) / sum
      return "  \(row.label): \(row.count) (\(share / 10).\(share % 10) %)"
    }
    return ([name] + lines).joined(separator: "\n")
  }
}

/// How many commands of each kind a run has drawn.
@usableFromInline
final class CommandTally {
  let names: [String]
  @usableFromInline let counts: UnsafeMutablePointer<Int>

  init(_ names: [String]) {
    self.names = names
    counts = .allocate(capacity: max(names.count, 1))
    counts.initialize(repeating: 0, count: max(names.count, 1))
  }

  deinit {
    counts.deallocate()
  }

  var table: Table {
    Table(
      name: "commands",
      rows: names.indices.map { LabelCount(label: names[$0], count: counts[$0]) })
  }
}

extension Source {
  /// Counts an entry of a table: what a case consists of, as often as it occurs.
  ///
  /// ```swift
  /// source.tabulate("length", list.count < 10 ? "short" : "long")
  /// ```
  @inlinable
  public func tabulate(_ table: String, _ entry: @autoclosure () -> String) {
    entries.append(TableEntry(table: table, entry: entry()))
  }

  /// The tally of the commands with these names; a run has one for each table of commands.
  @usableFromInline
  func tally(of names: [String]) -> CommandTally {
    for tally in tallies where tally.names == names { return tally }
    let tally = CommandTally(names)
    tallies.append(tally)
    return tally
  }

  /// Counts a command of a case that a run draws; shrinking and replays count nothing.
  @inlinable @inline(__always)
  func count(_ kind: Int, in tally: CommandTally) {
    if mode == .generating { tally.counts[kind] &+= 1 }
  }
}

extension Campaign {
  /// Counts the labels and the entries of the case that was drawn last.
  func countClasses(_ verdict: Verdict) {
    for label in Set(source.labels + verdict.labels) { labelCounts[label, default: 0] += 1 }
    for entry in source.entries + verdict.entries {
      tableCounts[entry.table, default: [:]][entry.entry, default: 0] += 1
    }
  }

  /// The tables of the run, those of commands first, the others by name.
  func tables() -> [Table] {
    let others = tableCounts.map { name, counts in
      Table(
        name: name,
        rows: counts.map { LabelCount(label: $0.key, count: $0.value) }
          .sorted { $0.label < $1.label })
    }
    return source.tallies.map(\.table) + others.sorted { $0.name < $1.name }
  }
}
