// The checks can fail: in each world a known-wrong system is found, by a trace of which no shorter one
// would do.

import Engine
import Model
import Oracles
import Scenario
import Testing

/// A world, a deviation and the length of the shortest trace that shows it; in debug builds only
/// those whose shorter traces are quickly tried, all of them.
private let faults: [(world: String, deviation: String, length: Int)] = {
  let short = [
    ("holds", "hidden for ever", 2), ("drives", "a finger one flick ahead", 2),
    ("contract", "the mask stays", 2), ("grid", "phases left out", 2),
    ("flicks", "deaf to interruption", 2),
  ]
  #if DEBUG
    return short
  #else
    return short + [
      ("protocol", "hidden for ever", 2), ("tree", "front means back", 3),
      ("drags", "a dim that does not dim", 4),
    ]
  #endif
}()

@Suite struct ShortestTraceTests {
  @Test(arguments: faults)
  func `a known-wrong system is found by a shortest trace`(
    _ name: String, _ deviationName: String, _ length: Int
  ) async throws {
    let world = try #require(SmallWorld.named(name))
    let deviation = try #require(Deviation.all.first { $0.name == deviationName })
    let wrong: @Sendable (Scene) -> Deviant<TransitionEngine> = { Deviant($0, deviation) }
    var limits = ExplorationLimits()
    limits.jobs = 2
    let result = await explore(world, limits: limits, on: wrong)
    let found = try #require(result.counterexample)
    #expect(result.end == .failed)
    #expect(found.violations.contains { $0.clause == deviation.clause })
    #expect(found.events.count == length)
    // What was found is what a run of the trace shows.
    let trial = Trial(scene: world.scene, events: found.events, on: wrong)
    #expect(trial.violations == found.violations)
    // Without any merging of states: all shorter traces are innocent, and so are those of the same
    // length that come before it in the alphabet.
    let first = firstFailure(in: world, upTo: length, on: wrong)
    #expect(first == found.events)
  }

  /// The first trace that breaks a clause, by length and then by the alphabet, of all sequences.
  private func firstFailure(
    in world: SmallWorld, upTo length: Int, on begin: (Scene) -> Deviant<TransitionEngine>
  ) -> [Event]? {
    var traces: [[Event]] = [[]]
    for _ in 0..<length {
      var next: [[Event]] = []
      for trace in traces {
        for event in world.events {
          let longer = trace + [event]
          let trial = Trial(scene: world.scene, events: longer, on: begin)
          if !trial.violations.isEmpty { return longer }
          // A refused event leads nowhere.
          if trial.record.moments.last?.response == .accepted { next.append(longer) }
        }
      }
      traces = next
    }
    return nil
  }
}
