// `iris bench`: how fast the parts are, each beside the least that its work costs.

extension IrisCommand {
  /// Runs the contests, and prints them as a table and whether the gates are met.
  ///
  /// Gates are judged in release builds only.
  func bench(_ options: Request.BenchOptions) async -> Int32 {
    switch options.subject {
    case .checking: benchChecking(options)
    case .deviations: await benchDeviations(options)
    }
  }

  private func benchChecking(_ options: Request.BenchOptions) -> Int32 {
    let rounds = options.rounds
    let contests = CheckingContests.all(scale: Self.isRelease ? 1 : 0.01)
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
    guard Self.isRelease else {
      console.say("a debug build: its numbers mean nothing, and no gate is judged")
      return ExitStatus.success
    }
    for sentence in missed { console.say(sentence) }
    if missed.isEmpty { console.say("all gates are met") }
    return missed.isEmpty ? ExitStatus.success : ExitStatus.failure
  }

  private static var isRelease: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  private func row(_ columns: [String]) -> String {
    let widths = [30, 12, 12, 7]
    return zip(columns, widths).enumerated().map { index, column in
      let room = String(repeating: " ", count: max(column.1 - column.0.count, 0))
      return index == 0 ? column.0 + room : room + column.0
    }.joined(separator: " ")
  }

  private func hundredths(_ number: Double) -> String {
    let scaled = Int((number * 100).rounded())
    let rest = scaled % 100
    return "\(scaled / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
