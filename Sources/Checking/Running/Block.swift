// A block of neighbouring cases, run apart from the campaign that they belong to.

/// What a block of cases has shown: counts, and which failures, none of them looked into.
///
/// Blocks are run in any order and at once, on sources of their own; what they hold is added up in
/// the order of the cases. A block in which something happens that ends a run, or that is to be looked
/// into, is not added: the campaign itself runs it again.
struct Block: Sendable {
  /// The indices of the cases.
  let indices: Range<Int>
  let passed: Int
  let discards: Int
  let labelCounts: [String: Int]
  let tableCounts: [String: [String: Int]]
  /// What the commands of state machines were, as a table each.
  let commands: [Table]
  /// Which failures there are.
  let identities: Set<String>

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
    labelCounts = campaign.labelCounts
    tableCounts = campaign.tableCounts
    commands = campaign.source.tallies.map(\.table)
    identities = campaign.knownIdentities
  }
}

extension Campaign {
  /// Takes in the block that comes next: its counts, or, where these are not the whole story, its
  /// cases one by one.
  func take(_ block: Block) {
    let isDull =
      block.identities.isSubset(of: knownIdentities) && passed + block.passed <= target
      && outcome.discards + block.discards <= discardLimit
    if isDull { add(block) } else { runCases(before: block.indices.upperBound) }
  }

  private func add(_ block: Block) {
    nextIndex = block.indices.upperBound
    passed += block.passed
    outcome.discards += block.discards
    labelCounts.merge(block.labelCounts, uniquingKeysWith: +)
    tableCounts.merge(block.tableCounts) { $0.merging($1, uniquingKeysWith: +) }
    for table in block.commands {
      let tally = source.tally(of: table.rows.map(\.label))
      for (kind, row) in table.rows.enumerated() { tally.counts[kind] += row.count }
    }
    report(nextIndex - 1)
  }
}
