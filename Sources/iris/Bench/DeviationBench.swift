// `iris bench deviations`: how many cases it takes to find each known-wrong system.

import Checking
import Engine
import Oracles
import Report

extension IrisCommand {
  /// Hunts every deviation with every seed, and prints the page of known-wrong systems.
  ///
  /// It is the same for any number of jobs.
  func benchDeviations(_ options: Request.BenchOptions) async -> Int32 {
    let seeds = (0..<UInt64(options.seeds)).map { Settings.fixedSeed + $0 }
    let jobs = max(1, options.jobs ?? console.processors)
    var figures: [String: KillFigures] = [:]
    var missed: [String] = []
    for (index, deviation) in Deviation.all.enumerated() {
      let cases = await Self.hunt(deviation, seeds, jobs: jobs)
      let shrunk = Hunt.kill(
        deviation, of: TransitionEngine.self, isShrunk: true, searchesOtherCases: true)
      let found = cases.compactMap(\.self).sorted()
      if let first = cases.first.flatMap(\.self), let most = found.last, let shrunk {
        figures[deviation.name] = KillFigures(
          median: found[(found.count - 1) / 2], most: most, first: first,
          events: shrunk.failure.file.events.count)
      }
      for (seed, cases) in zip(seeds, cases) where cases == nil {
        missed.append("'\(deviation.name)' is not found with seed \(seed).")
      }
      let figure = figures[deviation.name].map { "\($0.median), at most \($0.most)" }
      console.writeError(
        "\(index + 1) of \(Deviation.all.count): \(deviation.name), \(figure ?? "not found")\n")
    }
    console.write(KnownWrongPage(figures: figures, seeds: options.seeds).text)
    for sentence in missed { console.complain(sentence) }
    return missed.isEmpty ? ExitStatus.success : ExitStatus.failure
  }

  /// How many cases it takes with each seed; `nil` where it is not found.
  private static func hunt(
    _ deviation: Deviation, _ seeds: [UInt64], jobs: Int
  ) async -> [Int?] {
    await withTaskGroup(of: (Int, Int?).self) { group in
      var cases = [Int?](repeating: nil, count: seeds.count)
      for (position, seed) in seeds.enumerated() {
        if position >= jobs, let done = await group.next() { cases[done.0] = done.1 }
        group.addTask {
          (position, Hunt.kill(deviation, of: TransitionEngine.self, seed: seed)?.cases)
        }
      }
      for await done in group { cases[done.0] = done.1 }
      return cases
    }
  }
}
