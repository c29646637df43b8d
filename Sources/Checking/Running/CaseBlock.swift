// A block of neighbouring cases, run apart from the campaign that they belong to.

/// What neighbouring cases have shown: counts, and which failures, none of them looked into.
///
/// Blocks are run in any order, at once or on different machines, on sources of their own; what they
/// hold is added up in the order of the cases. A block in which something happens that ends a run, or
/// that is to be looked into, is not added: the run that takes it runs its cases again, one by one.
public struct CaseBlock: Equatable, Sendable {
  /// The greatest count that a block may have.
  public static let maximumCount = 1 << 40

  /// The indices of the cases; at least one.
  public internal(set) var indices: Range<Int>
  /// How many cases were judged: passed or failed, not discarded.
  public internal(set) var passed: Int
  /// How many cases were discarded.
  public internal(set) var discards: Int
  /// How many cases carry each label.
  public internal(set) var labels: [String: Int]
  /// How often each entry of each table occurred.
  public internal(set) var tables: [String: [String: Int]]
  /// What the commands of state machines were, as a table each.
  public internal(set) var commands: [Table] = []
  /// The identities of the failures, in order; empty if every case passed.
  public internal(set) var failures: [String]

  /// A block that was run elsewhere and written down; it has no commands.
  ///
  /// - Throws: what of it cannot be true, so that something was changed on the way.
  public init(
    first: Int, end: Int, passed: Int, discards: Int, labels: [String: Int] = [:],
    tables: [String: [String: Int]] = [:], failures: [String] = []
  ) throws(CaseBlockError) {
    guard first >= 0, first < end, end <= Self.maximumCount else { throw .noCases }
    let counts = 0...Self.maximumCount
    guard counts.contains(passed), counts.contains(discards), passed + discards == end - first
    else { throw .casesDiffer }
    if let label = labels.keys.sorted().first(where: { !(0...passed).contains(labels[$0] ?? 0) }) {
      throw .labelDiffers(label)
    }
    let isCounted = tables.values.allSatisfy { $0.values.allSatisfy { counts.contains($0) } }
    guard isCounted else { throw .tableDiffers }
    guard failures.isEmpty || passed > 0 else { throw .casesDiffer }
    indices = first..<end
    (self.passed, self.discards) = (passed, discards)
    (self.labels, self.tables) = (labels, tables)
    self.failures = Set(failures).sorted()
  }

  /// Runs the cases with these indices.
  init<Base: Generator>(
    _ indices: Range<Int>, of generator: Base, _ settings: Settings,
    property: @escaping (Base.Value) -> Verdict
  ) {
    var settings = settings
    settings.observer = nil
    let campaign = Campaign("", generator, settings, property: property)
    campaign.isLooking = true
    campaign.nextIndex = indices.lowerBound
    campaign.target = .max
    campaign.runCases(before: indices.upperBound)
    self.indices = indices
    passed = campaign.passed
    discards = campaign.outcome.discards
    labels = campaign.labelCounts
    tables = campaign.tableCounts
    commands = campaign.source.tallies.map(\.table)
    failures = campaign.knownIdentities.sorted()
  }

  /// Adds the block that follows this one; the sum has the failures of both.
  mutating func add(_ next: CaseBlock) {
    indices = indices.lowerBound..<next.indices.upperBound
    passed += next.passed
    discards += next.discards
    labels.merge(next.labels, uniquingKeysWith: +)
    tables.merge(next.tables) { $0.merging($1, uniquingKeysWith: +) }
    for table in next.commands {
      let names = table.rows.map(\.label)
      if let index = commands.firstIndex(where: { $0.rows.map(\.label) == names }) {
        let rows = zip(commands[index].rows, table.rows).map {
          LabelCount(label: $0.label, count: $0.count + $1.count)
        }
        commands[index] = Table(name: table.name, rows: rows)
      } else {
        commands.append(table)
      }
    }
    failures = Set(failures).union(next.failures).sorted()
  }
}

/// Why numbers are not those of a block.
public enum CaseBlockError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no case in it, or more than can be counted.
  case noCases
  /// The judged and the discarded cases are not as many as there are indices.
  case casesDiffer
  /// More cases carry this label than there are, or fewer than none.
  case labelDiffers(String)
  /// An entry of a table occurred less often than never, or more often than can be counted.
  case tableDiffers

  /// One sentence that says what is wrong.
  public var description: String {
    switch self {
    case .noCases: "the block has no cases, or too many."
    case .casesDiffer: "the cases of the block are not as many as it counts."
    case .labelDiffers(let label): "the label '\(label)' is on more cases than the block has."
    case .tableDiffers: "a count of a table of the block is not one."
    }
  }
}

extension Campaign {
  /// Takes in the block that comes next: its counts, or, where these are not the whole story, its
  /// cases one by one.
  func take(_ block: CaseBlock) {
    let isDull =
      block.failures.allSatisfy(knownIdentities.contains) && passed + block.passed <= target
      && outcome.discards + block.discards <= discardLimit
    if isDull { add(block) } else { runCases(before: block.indices.upperBound) }
  }

  private func add(_ block: CaseBlock) {
    nextIndex = block.indices.upperBound
    passed += block.passed
    outcome.discards += block.discards
    labelCounts.merge(block.labels, uniquingKeysWith: +)
    tableCounts.merge(block.tables) { $0.merging($1, uniquingKeysWith: +) }
    for table in block.commands {
      let tally = source.tally(of: table.rows.map(\.label))
      for (kind, row) in table.rows.enumerated() { tally.counts[kind] += row.count }
    }
    report(nextIndex - 1)
  }
}
