// Goldens of the demo of seed document 000: what is seen after each event, and the filmstrip.

import Engine
import Foundation
import Model
import Report
import Scenario
import Testing

@Suite struct DemoSnapshotTests {
  private func demos() throws -> [(name: String, file: ScenarioFile)] {
    try regressions(beginningWith: "image-mask-demo").map { url in
      let bytes = try [UInt8](Data(contentsOf: url))
      return (url.deletingPathExtension().lastPathComponent, try ScenarioFile(parsing: bytes))
    }
  }

  @Test func `the engine shows of the demos what the goldens say`() throws {
    let demos = try demos()
    #expect(demos.count >= 2)
    for demo in demos {
      let trace = TextTrace(Playback(demo.file, on: TransitionEngine.init))
      expectSnapshot(trace.text, named: "\(demo.name).txt")
    }
  }

  @Test func `the model shows the same`() throws {
    for demo in try demos() {
      let trace = TextTrace(Playback(demo.file, on: ReferenceModel.init))
      expectSnapshot(trace.text, named: "\(demo.name).txt")
    }
  }

  @Test func `the filmstrips of the demos are their goldens`() throws {
    for demo in try demos() {
      let playback = Playback(demo.file, on: TransitionEngine.init)
      expectSnapshot(Filmstrip(playback, title: demo.name).svg, named: "\(demo.name).svg")
    }
  }
}
