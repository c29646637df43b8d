// `iris bench growth`: how costs grow with sizes, as the slopes of their logarithms.

import Engine
import Foundation
import Model
import Oracles
import Scenario

/// What is done at several sizes.
private struct Growth {
  let name: String
  let sizes: [Int]
  /// The greatest slope that the specification, or the design, allows.
  let greatestSlope: Double
  let work: (Int) -> Work
}

extension IrisCommand {
  /// Measures each at its sizes, in turn, and prints nanoseconds and slopes.
  ///
  /// A slope of 0 is no growth, of 1 as much as the size.
  func benchGrowth(_ options: Request.BenchOptions) -> Int32 {
    let growths = Growth.all(isSmall: !measuresInFull)
    if options.isPage {
      console.write(GrowthChart(curves: growths.map { measure($0, options.rounds) }).svg)
      return ExitStatus.success
    }
    var missed: [String] = []
    console.say(columns("nanoseconds at", ["small", "", "", "large", "slope"]))
    for growth in growths {
      let curve = measure(growth, options.rounds)
      console.say(columns(growth.name, growth.sizes.map { "\($0)" }))
      console.say(columns("", curve.times.map(number) + [hundredths(curve.slope)]))
      if curve.slope > growth.greatestSlope + Self.allowance {
        missed.append(
          "\(growth.name): grows with the power \(hundredths(curve.slope)), not "
            + "\(growth.greatestSlope).")
      }
    }
    console.say("medians of \(options.rounds) rounds, all sizes in turn")
    guard measuresInFull else {
      console.say("small sizes, as in a debug build: its numbers mean nothing")
      return ExitStatus.success
    }
    for sentence in missed { console.say(sentence) }
    if missed.isEmpty { console.say("nothing grows faster than it must") }
    return missed.isEmpty ? ExitStatus.success : ExitStatus.failure
  }

  /// How much steeper a line may be than what it stands for.
  ///
  /// Of four sizes a decade apart the greatest may be the only one that no cache holds. If an item of it
  /// costs four times as much, its logarithm is log 4 too high, and the slope by least squares, whose
  /// weights are (x − x̄)/Σ(x − x̄)² = 1.5/5, is too steep by this. What grows by a power more is by one.
  private static let allowance = 1.5 / 5 * log10(4)

  private func measure(_ growth: Growth, _ rounds: Int) -> GrowthCurve {
    let works = growth.sizes.map(growth.work)
    var times = works.map { _ in [Double]() }
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      for (index, work) in works.enumerated() {
        let start = clock.now
        _ = work.run()
        times[index].append((clock.now - start) / .nanoseconds(1) / Double(work.operations))
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    return GrowthCurve(
      name: growth.name, sizes: growth.sizes, times: medians,
      slope: Self.slope(growth.sizes, medians))
  }

  /// The slope of the line through the logarithms, by least squares.
  private static func slope(_ sizes: [Int], _ times: [Double]) -> Double {
    let xs = sizes.map { log2(Double($0)) }
    let ys = times.map { log2($0) }
    let (x, y) = (xs.reduce(0, +) / Double(xs.count), ys.reduce(0, +) / Double(ys.count))
    let product = zip(xs, ys).reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    return product / xs.reduce(0) { $0 + ($1 - x) * ($1 - x) }
  }
}

extension Growth {
  static func all(isSmall: Bool) -> [Growth] {
    func sizes(_ list: Int...) -> [Int] { isSmall ? [2, 4, 8, 16] : list }
    return [
      Growth(
        name: "engine, a look, by views", sizes: sizes(100, 1_000, 10_000, 100_000),
        greatestSlope: 1, work: looks),
      Growth(
        name: "engine, an event, by views", sizes: sizes(100, 1_000, 10_000, 100_000),
        greatestSlope: 0, work: events),
      Growth(
        name: "engine, a frame, by transitions", sizes: sizes(10, 100, 1_000, 10_000),
        greatestSlope: 1, work: frames),
      Growth(
        name: "engine, a run, by its events", sizes: sizes(10, 100, 1_000, 10_000),
        greatestSlope: 1
      ) { run($0) { TransitionEngine($0) } },
      Growth(
        name: "model, an expectation, by views", sizes: sizes(30, 100, 300, 1_000),
        greatestSlope: 1, work: expectations),
      Growth(
        name: "model, a run, by its events", sizes: sizes(10, 30, 100, 300), greatestSlope: 1
      ) { run($0) { ReferenceModel($0) } },
      Growth(
        name: "all oracles, a run, by its events", sizes: sizes(10, 30, 100, 300),
        greatestSlope: 1, work: trial),
    ]
  }

  private static func looks(_ views: Int) -> Work {
    let engine = TransitionEngine(EngineScenes.crowd(stages: 1, views: views))
    let count = max(1, 100_000 / views)
    return Work(operations: count) {
      (0..<count).reduce(0) { sum, _ in sum &+ engine.observe().views.count }
    }
  }

  private static func events(_ views: Int) -> Work {
    var engine = TransitionEngine(EngineScenes.crowd(stages: 1, views: max(20, views)))
    let list = [Event.front("plot9"), .front("plot8"), .setAlpha("plot7", 0.5), .hide("plot6")]
    return Work(operations: 40_000) {
      for index in 0..<40_000 { _ = engine.handle(list[index % 4]) }
      return engine.counters.viewsVisited
    }
  }

  private static func frames(_ count: Int) -> Work {
    var engine = TransitionEngine(EngineScenes.crowd(stages: count, views: 0))
    for index in 0..<count {
      _ = engine.handle(EngineScenes.enter(index, lasting: .milliseconds(100_000_000)))
    }
    let frames = max(1, 20_000 / count)
    return Work(operations: frames) {
      for _ in 0..<frames { _ = engine.handle(.advance(.milliseconds(16))) }
      return engine.counters.viewsVisited
    }
  }

  /// Screens that come and go, half of them before they are there.
  private static func story(_ count: Int) -> [Event] {
    let step: [Event] = [
      EngineScenes.enter(1), .advance(.milliseconds(100)), .cancel("stage1"),
      .advance(.milliseconds(900)), EngineScenes.enter(1), .advance(.milliseconds(3_000)),
      .scroll("root0", to: Point(x: 0, y: 3)), .dismiss("page1", .asEntered),
      .advance(.milliseconds(3_000)), .hide("thumb0"), .show("thumb0"),
    ]
    return (0..<count).map { step[$0 % step.count] }
  }

  private static func run<System: TransitionSystem>(
    _ count: Int, _ begin: @escaping (Scene) -> System
  ) -> Work {
    let (scene, events) = (EngineScenes.crowd(stages: 2, views: 0), story(count))
    return Work(operations: 1) {
      var system = begin(scene)
      return events.reduce(0) { sum, event in
        _ = system.handle(event)
        return sum &+ system.observe().views.count
      }
    }
  }

  private static func expectations(_ views: Int) -> Work {
    let model = ReferenceModel(EngineScenes.crowd(stages: 1, views: views))
    return Work(operations: 3) {
      (0..<3).reduce(0) { sum, _ in sum &+ model.expectation().views.count }
    }
  }

  private static func trial(_ count: Int) -> Work {
    let (scene, events) = (EngineScenes.crowd(stages: 2, views: 0), story(count))
    return Work(operations: 1) {
      Trial(scene: scene, events: events, oracles: Oracle.all, on: { TransitionEngine($0) })
        .violations.count
    }
  }
}
