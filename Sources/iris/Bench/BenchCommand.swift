// `iris bench`: how fast the parts are, each beside the least that its work costs.

extension IrisCommand {
  /// Runs the contests, and prints them as a table and whether the gates are met.
  ///
  /// Gates are judged where all is measured only (``measuresInFull``).
  func bench(_ options: Request.BenchOptions) async -> Int32 {
    switch options.subject {
    case .checking: benchChecking(options)
    case .deviations: await benchDeviations(options)
    case .engine: benchEngine(options)
    case .growth: benchGrowth(options)
    case .lockstep: await benchLockstep(options)
    }
  }

  /// Measures the parts of the lockstep in turn, and prints what each does a second.
  private func benchLockstep(_ options: Request.BenchOptions) async -> Int32 {
    let lanes = LockstepLanes(cases: options.cases ?? (measuresInFull ? 300 : 3)).all
      .filter { options.part == nil || options.part == $0.part }
    var times = lanes.map { _ in [Double]() }
    var units = lanes.map { _ in 0 }
    let clock = ContinuousClock()
    for _ in 0..<options.rounds {
      for (index, lane) in lanes.enumerated() {
        let start = clock.now
        units[index] = await lane.run()
        times[index].append((clock.now - start) / .seconds(1))
      }
    }
    console.say(row(["", "a second", "spread"]))
    for (index, lane) in lanes.enumerated() {
      let rates = times[index].map { Double(units[index]) / $0 }.sorted()
      let median = rates[rates.count / 2]
      let spread = 100 * (rates[rates.count - 1] - rates[0]) / median
      console.say(
        row(["\(lane.name), \(lane.unit)", "\(Int(median))", "\(Int(spread.rounded())) %"]))
    }
    if let one = lanes.firstIndex(where: { $0.part == .campaign }),
      let two = lanes.firstIndex(where: { $0.part == .jobs })
    {
      // Round by round, as a machine's speed may change between two rounds.
      let ratios = zip(times[one], times[two]).map { $0 / $1 }.sorted()
      console.say(row(["two jobs, times one", hundredths(ratios[ratios.count / 2]), ""]))
    }
    console.say("medians of \(options.rounds) rounds, all parts in turn")
    if !measuresInFull { console.say("a debug build: its numbers mean nothing") }
    return ExitStatus.success
  }

  private func benchChecking(_ options: Request.BenchOptions) -> Int32 {
    let rounds = options.rounds
    let contests = CheckingContests.all(scale: measuresInFull ? 1 : 0.01)
      .filter { options.only == nil || options.only == $0.option }
    if let side = options.side {
      for contest in contests {
        let cases = options.cases ?? contest.cases
        let sum = side == .kit ? contest.kit(cases) : contest.bare(cases)
        console.say("\(contest.name), \(cases) cases, \(side.rawValue): checksum \(sum)")
      }
      return ExitStatus.success
    }
    var missed: [String] = []
    console.say(row(["", "kit/s", "bare/s", "ratio"]))
    for contest in contests {
      let result = ContestResult(contest, rounds: rounds)
      console.say(
        row([
          "\(contest.name), \(contest.unit)", "\(Int(result.kitRate))", "\(Int(result.bareRate))",
          hundredths(result.ratio),
        ]))
      missed += result.missedGates(contest)
    }
    console.say("medians of \(rounds) rounds, both sides in turn")
    guard measuresInFull else {
      console.say("a debug build: its numbers mean nothing, and no gate is judged")
      return ExitStatus.success
    }
    for sentence in missed { console.say(sentence) }
    if missed.isEmpty { console.say("all gates are met") }
    return missed.isEmpty ? ExitStatus.success : ExitStatus.failure
  }

  private func row(_ columns: [String]) -> String {
    let widths = [30, 12, 12, 7]
    return zip(columns, widths).enumerated().map { index, column in
      let room = String(repeating: " ", count: max(column.1 - column.0.count, 0))
      return index == 0 ? column.0 + room : room + column.0
    }.joined(separator: " ")
  }

  func hundredths(_ number: Double) -> String {
    let scaled = Int((number * 100).rounded())
    let rest = scaled.magnitude % 100
    let sign = scaled < 0 ? "-" : ""
    return "\(sign)\(scaled.magnitude / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
