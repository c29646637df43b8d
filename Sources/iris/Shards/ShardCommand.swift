// `iris check --shard`: some cases of a campaign, written down for `iris merge`.

import Checking
import Oracles
import Scenario

extension IrisCommand {
  /// Runs the cases of a shard and writes what they have shown.
  func run<System: TransitionSystem>(
    _ shard: Shard, _ options: Request.CheckOptions, _ settings: Settings,
    _ begin: @escaping @Sendable (Scene) -> System
  ) async throws(UnusableInput) -> Int32 {
    let unfit = [
      ("--json", options.isJSON), ("--coverage", options.showsCoverage),
      ("--seconds", options.seconds != nil),
    ]
    if let (name, _) = unfit.first(where: \.1) {
      throw UnusableInput([
        "\(name) is about a whole campaign, but only shard \(shard) is to be run."
      ])
    }
    if settings.replay != nil {
      throw UnusableInput(["IRIS_REPLAY asks for one case, but --shard for a share of them all."])
    }
    // Rather now than when all cases were run.
    if let output = options.output { try expectWritable(output) }
    let indices = shard.indices(ofCases: settings.cases)
    let progress = CheckProgress(console, cases: indices.count, isQuiet: options.isQuiet)
    var watched = settings
    watched.observer = { progress.goesOn($0) }
    let clause = options.clause
    let blocks = await caseBlocks(
      of: CaseGenerator(), in: indices, jobs: options.jobs ?? console.processors,
      settings: watched
    ) { drawn in
      progress.count(drawn)
      return ClauseFocus(clause).verdict(of: drawn, on: begin)
    }
    progress.end()
    let end = blocks.last?.indices.upperBound ?? indices.lowerBound
    guard end == indices.upperBound else {
      throw UnusableInput([
        "shard \(shard) was interrupted before case \(end); nothing of it was written."
      ])
    }
    let header = ShardHeader(
      system: options.system.rawValue, seed: "0x" + String(settings.seed, radix: 16),
      cases: settings.cases, clause: clause?.rawValue, shard: shard.number, shards: shard.count)
    try put(WrittenShard.text(header, blocks), options.output)
    return tell(shard, blocks, options)
  }

  private func put(_ text: String, _ output: String?) throws(UnusableInput) {
    if let output {
      try write(text, to: output)
    } else {
      console.write(text)
    }
  }

  /// Says on the standard error stream what the shard has found, as its records are for a machine.
  private func tell(
    _ shard: Shard, _ blocks: [CaseBlock], _ options: Request.CheckOptions
  ) -> Int32 {
    let broken = Set(blocks.flatMap(\.failures)).sorted()
    let others = Set(blocks.flatMap { ClauseFocus.others($0.labels).map(\.clause) }).sorted()
    let cases = blocks.reduce(0) { $0 + $1.passed }
    if broken.isEmpty && others.isEmpty {
      if !options.isQuiet { console.writeError("shard \(shard): \(cases) cases, no failures\n") }
      return ExitStatus.success
    }
    console.writeError(
      "shard \(shard): \(cases) cases, failures of \((broken + others).joined(separator: ", "))"
        + (broken.isEmpty ? "\n" : "; 'iris merge' looks into them\n"))
    return ExitStatus.failure
  }
}
