// The summary of an exploration: how much of a world there is, and what was found in it.

import Model
import Oracles
import Scenario

/// An exploration's result as text.
///
/// Lines that begin with `time:` are the only ones that differ between two explorations of the same
/// world within the same limits.
public struct ExplorationSummary: Sendable {
  private let world: SmallWorld
  private let system: String
  private let isPlain: Bool
  private let result: Exploration
  private let seconds: Double
  private let memory: Int?

  /// Makes a summary.
  ///
  /// - Parameters:
  ///   - result: what exploring gave.
  ///   - world: what was explored.
  ///   - system: the name of the system that it was explored on.
  ///   - isPlain: whether states that differ by a symmetry were told apart.
  ///   - seconds: how long it took.
  ///   - memory: the most bytes that the process has held; `nil` where that is not known.
  public init(
    _ result: Exploration, of world: SmallWorld, on system: String, isPlain: Bool,
    seconds: Double, memory: Int?
  ) {
    (self.world, self.system, self.isPlain) = (world, system, isPlain)
    (self.result, self.seconds, self.memory) = (result, seconds, memory)
  }

  /// The summary; every line ends with a line feed.
  public var text: String {
    var lines = TextTable.lines(
      [.left, .left],
      [
        ["world", "\(world.name): \(world.summary)"], ["system", system],
        ["events", "\(world.events.count)"],
        ["symmetries", isPlain ? "not used" : "\(world.symmetryCount)"],
        ["states", states], ["transitions", "\(result.transitions)"],
        ["refusals", "\(result.refusals)"], ["depth", "\(result.depth), \(end)"],
        ["widest", "\(result.width) states of one depth"],
      ])
    lines += [timing, "", "failures  \(result.counterexample == nil ? 0 : 1)"]
    var text = lines.joined(separator: "\n") + "\n"
    if let failure = result.counterexample { text += "\n" + Self.text(of: failure, in: world) }
    return text
  }

  private var states: String {
    result.unfoldedStates == result.states
      ? "\(result.states)" : "\(result.states), which stand for \(result.unfoldedStates)"
  }

  private var end: String {
    switch result.end {
    case .exhausted: "all of it"
    case .depth: "as deep as asked"
    case .states: "as many states as asked"
    case .stopped: "interrupted"
    case .failed: "a failure"
    }
  }

  private var timing: String {
    let rate = seconds > 0 ? Double(result.states) / seconds : 0
    let size = memory.map { ", at most \($0 / 1_000_000) MB" } ?? ""
    return "time: \(FixedText.number(seconds, decimals: 1)) s, "
      + "\(FixedText.number(rate, decimals: 0)) states/s" + size
  }

  /// The report of the failure, then the scenario as a file holds it.
  private static func text(of failure: TraceFailure, in world: SmallWorld) -> String {
    let file = ScenarioFile(scene: world.scene, events: failure.events)
    let report = failure.violations.first.map {
      FailureReport(
        $0, in: file,
        origin: "the shortest trace in the world '\(world.name)', saved as my.scenario:",
        command: "swift run -c release iris replay my.scenario"
      ).text + "\n\n"
    }
    return (report ?? "") + file.text
  }
}

extension SmallWorld {
  /// Worlds as a table: name, number of events, of symmetries, depth by default, what it is about.
  public static func table(of worlds: [SmallWorld]) -> String {
    let rows = worlds.map { world in
      [
        world.name, "\(world.events.count)", "\(world.symmetryCount)",
        world.depth.map { "\($0)" } ?? "all", world.summary,
      ]
    }
    let head = ["world", "events", "symmetries", "depth", "about"]
    return TextTable.lines([.left, .right, .right, .right, .left], [head] + rows)
      .joined(separator: "\n") + "\n"
  }
}
