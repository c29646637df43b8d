// Every scenario below Regressions passes, on the engine and on the model.

import Engine
import Foundation
import Model
import Oracles
import Scenario
import Testing

@Suite struct RegressionTests {
  /// The scenario files, by name.
  static let names: [String] = {
    let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (entries ?? []).filter { $0.hasSuffix(".scenario") }.sorted()
  }()

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Regressions")

  @Test(arguments: [
    "image-mask-demo", "image-mask-demo-pushed", "image-zoom-demo", "circular-reveal-demo",
    "photo-browser-demo", "ping-demo",
  ])
  func `the demo of each document is there`(_ demo: String) {
    #expect(Self.names.contains(demo + ".scenario"))
  }

  @Test(arguments: names) func `a regression passes on the engine`(_ name: String) throws {
    try expectPass(name, on: { TransitionEngine($0) })
  }

  @Test(arguments: names) func `a regression passes on the model`(_ name: String) throws {
    try expectPass(name, on: { ReferenceModel($0) })
  }

  @Test(arguments: names) func `a regression that is run has something to check`(_ name: String)
    throws
  {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let run = ScenarioRun(try ScenarioFile(parsing: text), on: { ReferenceModel($0) })
    #expect(run.expectations > 0)
  }

  private func expectPass<System: TransitionSystem>(
    _ name: String, on start: (Scene) -> System
  ) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let run = ScenarioRun(try ScenarioFile(parsing: text), on: start)
    let unmet = run.unmet.map { "step \($0.step): \($0.expected.line), but \($0.actual)" }
    #expect(unmet == [])
    #expect(run.violations == [])
  }
}
