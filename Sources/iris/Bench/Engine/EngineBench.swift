// `iris bench engine`: what the engine's work costs, beside the floor and the model.

import Engine

extension IrisCommand {
  /// Runs the contests, and prints them as two tables and whether the gates are met.
  ///
  /// Gates are judged where all is measured only (``measuresInFull``).
  func benchEngine(_ options: Request.BenchOptions) -> Int32 {
    let scale = measuresInFull ? 1 : 100
    let contests = Request.BenchOptions.EnginePart.allCases
      .filter { options.enginePart == nil || options.enginePart == $0 }
      .flatMap { EngineContest.all($0, scale: scale) }
      .filter { contest in options.name.map { contest.name.contains($0) } ?? true }
    if let side = options.side { return run(contests, side, times: options.cases ?? 1) }
    if options.isPage { return page(contests, options.rounds) }
    var results: [(EngineContest, EngineResult)] = []
    console.say(columns("nanoseconds", ["engine", "floor", "ratio", "spread", "model"]))
    for contest in contests {
      let result = EngineResult(contest, rounds: options.rounds)
      results.append((contest, result))
      console.say(
        columns(
          contest.name,
          [
            number(result.engine), result.floor.map(number) ?? "-",
            result.floor.map { hundredths(result.engine / $0) } ?? "-",
            "\(Int((100 * result.spread).rounded())) %", result.model.map(number) ?? "-",
          ]))
    }
    console.say("")
    console.say(columns("an operation", ["visited", "maps", "roots"]))
    for (contest, result) in results where result.visited + result.roots > 0 {
      console.say(
        columns(
          contest.name,
          [hundredths(result.visited), hundredths(result.composed), hundredths(result.roots)]))
    }
    console.say(
      "bytes: a view \(TransitionEngine.bytesPerView), a transition in flight "
        + "\(TransitionEngine.bytesPerTransition)")
    console.say("medians of \(options.rounds) rounds, all sides in turn")
    return verdict(results)
  }

  /// The table as a page: what an operation costs, and how often more than the floor and less than the
  /// model.
  private func page(_ contests: [EngineContest], _ rounds: Int) -> Int32 {
    console.write(
      """
      # What the engine's work costs

      Nanoseconds of an operation, beside the bare work and the model, in one run.

      ## Overview

      This page is what `iris bench engine --page` printed on a machine with two processors; other \
      machines have other nanoseconds, and much the same ratios. Regenerate it by

          swift run -c release iris bench engine --page > Sources/Engine/Engine.docc/Measured.md

      | An operation | Engine | Floor | Ratio | Goal | Model |
      | --- | ---: | ---: | ---: | ---: | ---: |

      """)
    for contest in contests {
      let result = EngineResult(contest, rounds: rounds)
      let floor = result.floor.map(number) ?? ""
      let ratio = result.floor.map { hundredths(result.engine / $0) } ?? ""
      let goal = contest.greatestRatio.map { "\($0)" } ?? ""
      let model = result.model.map { "\(Int(($0 / result.engine).rounded())) ×" } ?? ""
      let cells = [contest.name, number(result.engine), floor, ratio, goal, model]
      console.say("| " + cells.joined(separator: " | ") + " |")
    }
    console.say("")
    console.say(
      "Medians of \(rounds) rounds, all sides in turn. A view takes \(TransitionEngine.bytesPerView) "
        + "bytes, a transition in flight \(TransitionEngine.bytesPerTransition).")
    return ExitStatus.success
  }

  /// One side, unmeasured: for a profiler, or to count allocations.
  private func run(
    _ contests: [EngineContest], _ side: Request.BenchOptions.Side, times: Int
  ) -> Int32 {
    for contest in contests {
      guard
        let work = side == .engine
          ? contest.engine() : side == .bare ? contest.floor?() : contest.model?()
      else { continue }
      var sum = 0
      for _ in 0..<times { sum &+= work.run() }
      console.say("\(contest.name): \(times * work.operations) operations, checksum \(sum)")
    }
    return ExitStatus.success
  }

  private func verdict(_ results: [(EngineContest, EngineResult)]) -> Int32 {
    guard measuresInFull else {
      console.say("a hundredth of the work, as in a debug build: its numbers mean nothing")
      return ExitStatus.success
    }
    var missed: [String] = []
    for (contest, result) in results {
      guard let greatest = contest.greatestRatio, let floor = result.floor else { continue }
      let ratio = result.engine / floor
      if ratio > greatest {
        missed.append("\(contest.name): \(hundredths(ratio)) times the floor, not \(greatest).")
      }
    }
    for gate in GrowthGate.all {
      guard let small = results.first(where: { $0.0.name == gate.small })?.1.engine,
        let large = results.first(where: { $0.0.name == gate.large })?.1.engine
      else { continue }
      if large / small > gate.greatestRatio {
        missed.append(
          "\(gate.large): \(hundredths(large / small)) times '\(gate.small)', not "
            + "\(gate.greatestRatio).")
      }
    }
    for sentence in missed { console.say(sentence) }
    if missed.isEmpty { console.say("all gates are met") }
    return missed.isEmpty ? ExitStatus.success : ExitStatus.failure
  }

  func number(_ nanoseconds: Double) -> String {
    nanoseconds < 100
      ? "\((nanoseconds * 10).rounded() / 10)" : "\(Int(nanoseconds.rounded()))"
  }

  func columns(_ name: String, _ cells: [String]) -> String {
    let name = name + String(repeating: " ", count: max(1, 38 - name.count))
    return name
      + cells.map { String(repeating: " ", count: max(1, 8 - $0.count)) + $0 }.joined()
  }
}

extension EngineContest {
  /// The contests of one part, at a part of their size.
  static func all(_ part: Request.BenchOptions.EnginePart, scale: Int) -> [EngineContest] {
    switch part {
    case .frame: frames(scale: scale)
    case .conversion: conversions(scale: scale)
    case .tree: trees(scale: scale)
    case .holds: holds(scale: scale)
    case .curves: curves(scale: scale)
    }
  }
}

extension GrowthGate {
  /// What must not grow, in full size.
  static let all = [
    GrowthGate(
      small: "100 in flight, 1000 views", large: "100 in flight, 1000000 views",
      greatestRatio: 1.25),
    GrowthGate(
      small: "raise, 10 siblings", large: "raise, 10000 siblings", greatestRatio: 1.5),
  ]
}
