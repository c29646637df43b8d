// `iris explore`: every event sequence of small worlds.

import Engine
import Foundation
import Oracles
import Report
import Scenario

extension IrisCommand {
  /// Explores one world or all, or lists them, and prints what was found.
  func explore<System: TransitionSystem>(
    _ options: Request.ExploreOptions, _ begin: @escaping @Sendable (Scene) -> System
  ) async throws -> Int32 {
    guard let name = options.world else {
      console.write(SmallWorld.table(of: SmallWorld.all))
      return ExitStatus.success
    }
    var status = ExitStatus.success
    for (index, world) in try worlds(named: name).enumerated() {
      if index > 0 { console.write("\n") }
      let result = await explore(world, options, begin)
      if result.counterexample != nil { status = ExitStatus.failure }
      if result.end == .stopped { break }
    }
    return status
  }

  private func worlds(named name: String) throws(UnusableInput) -> [SmallWorld] {
    if name == "all" { return SmallWorld.all }
    if let world = SmallWorld.named(name) { return [world] }
    let isFile =
      FileManager.default.fileExists(atPath: name) || name.contains("/")
      || name.hasSuffix(".scenario")
    guard isFile else {
      let names = SmallWorld.all.map(\.name).joined(separator: ", ")
      throw UnusableInput(["there is no world '\(name)'; it is \(names), all, or a scenario file."])
    }
    let file = try scenario(in: name).file
    if file.events.isEmpty {
      throw UnusableInput(["'\(name)' has no events; those of a scenario are its alphabet."])
    }
    return [SmallWorld(name: name, summary: "the events of a scenario, in any order", file)]
  }

  private func explore<System: TransitionSystem>(
    _ world: SmallWorld, _ options: Request.ExploreOptions,
    _ begin: @escaping @Sendable (Scene) -> System
  ) async -> Exploration {
    var limits = ExplorationLimits()
    limits.depth = options.depth ?? (options.states == nil ? world.depth : nil)
    limits.states = options.states
    limits.jobs = options.jobs ?? console.processors
    limits.isPlain = options.isPlain
    let progress = ExploreProgress(console, isQuiet: options.isQuiet)
    let started = console.now()
    let result = await Oracles.explore(world, limits: limits, goesOn: progress.goesOn, on: begin)
    let summary = ExplorationSummary(
      result, of: world, on: options.system.rawValue, isPlain: options.isPlain,
      seconds: console.now() - started, memory: console.peakMemory())
    console.write(summary.text)
    return result
  }
}

/// Progress of an exploration on the standard error stream: a line now and then.
private final class ExploreProgress: Sendable {
  /// The seconds between two lines.
  private static let interval = 10.0

  private let console: Console
  private let isQuiet: Bool
  private let started: Double
  private let told = Told()

  /// When it was told last; behind a lock, as it may be asked from any thread.
  private final class Told: @unchecked Sendable {
    let lock = NSLock()
    var time: Double?
  }

  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
    started = console.now()
  }

  /// Tells the progress if it is time to; whether the exploration goes on.
  @Sendable func goesOn(_ soFar: Exploration) -> Bool {
    if !isQuiet {
      told.lock.withLock {
        let now = console.now()
        guard now - (told.time ?? started) >= Self.interval else { return }
        told.time = now
        let seconds = Int(now - started)
        console.writeError("\(soFar.states) states, \(soFar.depth) deep, \(seconds) s\n")
      }
    }
    return !console.isInterrupted()
  }
}
