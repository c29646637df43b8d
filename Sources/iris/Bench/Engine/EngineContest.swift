// Work on the engine beside the same on the model, and beside the least that it can cost.

import Engine

/// Some work that is made ready, and can be run again and again.
struct Work {
  /// How many operations a run has.
  let operations: Int
  /// Runs it; what it returns depends on all that is done, so that nothing can be left out.
  let run: () -> Int
  /// What the engine has counted so far; for others nothing.
  var counters: () -> Counters = { Counters() }
}

/// The engine, the bare work and the model at the same task.
struct EngineContest {
  /// What it is among the options of the command.
  let part: Request.BenchOptions.EnginePart
  /// What is done, in one operation.
  let name: String
  /// Makes the engine's work ready.
  let engine: () -> Work
  /// The same without views, names, events and checks: the arithmetic, or the moves; `nil` where
  /// nothing would be left.
  var floor: (() -> Work)?
  /// The same on the model; `nil` where it would take minutes.
  var model: (() -> Work)?
  /// The most that an operation may take, in times of the floor; no gate if nil.
  var greatestRatio: Double?
}

/// A pair of contests that differ in size only.
struct GrowthGate {
  let small: String
  let large: String
  /// The most that an operation of the large one may take, in times of the small one.
  let greatestRatio: Double
}

/// What a contest came to, in nanoseconds of an operation: each the median of its rounds.
struct EngineResult {
  let engine: Double
  let floor: Double?
  let model: Double?
  /// The engine's slowest round less its fastest, by the median.
  let spread: Double
  /// What the engine counted in an operation.
  let visited: Double
  let composed: Double
  let roots: Double

  /// Runs all sides in turn, so that whatever else the machine does hits all alike.
  init(_ contest: EngineContest, rounds: Int) {
    let sides = [contest.engine(), contest.floor?(), contest.model?()]
    var times = sides.map { _ in [Double]() }
    let clock = ContinuousClock()
    var sum = 0
    let before = sides[0]?.counters() ?? Counters()
    for _ in 0..<rounds {
      for (index, side) in sides.enumerated() {
        guard let side else { continue }
        let start = clock.now
        sum &+= side.run()
        times[index].append((clock.now - start) / .nanoseconds(1) / Double(side.operations))
      }
    }
    blackHole(sum)
    let after = sides[0]?.counters() ?? Counters()
    let operations = Double(rounds * (sides[0]?.operations ?? 1))
    visited = Double(after.viewsVisited - before.viewsVisited) / operations
    composed = Double(after.transformsComposed - before.transformsComposed) / operations
    roots = Double(after.squareRoots - before.squareRoots) / operations
    let medians = times.map { $0.isEmpty ? nil : $0.sorted()[$0.count / 2] }
    engine = medians[0] ?? 0
    floor = medians[1]
    model = medians[2]
    spread = ((times[0].max() ?? 0) - (times[0].min() ?? 0)) / engine
  }
}

/// Takes a number that nobody needs, so that nobody may leave out what it was computed for.
@inline(never)
private func blackHole(_ number: Int) { withExtendedLifetime(number) {} }
