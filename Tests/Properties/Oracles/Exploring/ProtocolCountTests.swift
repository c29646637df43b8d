// The states that Spin counts: the model and the engine have exactly as many.

import Engine
import Foundation
import Model
import Oracles
import Scenario
import Testing

/// Flags, stages, and how many states Spin finds; the larger ones in release builds only, as a debug
/// build takes minutes for them.
private let counts: [(hasFlags: Bool, stages: Int, states: Int)] = {
  let small = [(true, 1, 640), (false, 1, 80)]
  #if DEBUG
    return small
  #else
    return small + [(false, 2, 4_000), (true, 2, 32_000)]
  #endif
}()

@Suite struct ProtocolCountTests {
  @Test(arguments: counts)
  func `the world of the proof has as many states as Spin counts`(
    _ hasFlags: Bool, _ stages: Int, _ states: Int
  ) async {
    var limits = ExplorationLimits()
    limits.jobs = 2
    let world = SmallWorld.transitionProtocol(hasFlags: hasFlags, stages: stages)
    let result = await explore(world, limits: limits, on: TransitionEngine.init)
    #expect(result.states == states)
    #expect(result.end == .exhausted)
    #expect(result.counterexample == nil)
    #expect(result.falseAlarms == 0)
  }

  @Test func `its scene is the one beside the proof, and the proof names these numbers`() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Model/Proofs")
    let scene = try String(
      contentsOf: folder.appendingPathComponent("protocol.scenario"), encoding: .utf8)
    let proof = try String(
      contentsOf: folder.appendingPathComponent("protocol.pml"), encoding: .utf8)
    #expect(try ScenarioFile(parsing: scene).scene == SmallWorld.transitionProtocol().scene)
    for number in ["32000 = ", "4000;", "640;", "both 80."] { #expect(proof.contains(number)) }
  }

  @Test func `states that are told apart finely are no fewer`() async {
    let coarse = SmallWorld.transitionProtocol(hasFlags: false, stages: 1)
    let fine = SmallWorld(
      name: "fine", summary: "", scene: coarse.scene, events: coarse.events, grain: .fine)
    var limits = ExplorationLimits()
    limits.jobs = 2
    let result = await explore(fine, limits: limits, on: TransitionEngine.init)
    // Pans count from where a finger took hold: 80 states are more when that is told.
    #expect(result.states > 80)
    #expect(result.end == .exhausted && result.counterexample == nil)
  }
}
