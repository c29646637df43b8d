// What the laws say nothing about, and what they do say just beside it.

import Engine
import Oracles
import Scenario
import Testing

@Suite struct LawTests {
  /// A screen presented for .35 s, and another one presented when it has appeared.
  private static func presentedTwice(_ second: String) throws -> ScenarioFile {
    try ScenarioFile(
      parsing: """
        iris 1
        window main 1 1
        screen list in main frame 0 0 0 0
        screen detail frame 0 0 0 0
        screen photo frame 0 0 0 0
        stage modal over main fullScreen
        present detail with imageZoom
        upon detail appears: present photo with imageMask\(second)
        advance 0.8s
        """)
  }

  /// Found at case 91 800 of the default seed: the second of two advances starts what waits.
  @Test func `advancing is not additive past the beginning of what waits to be started`() throws {
    let file = try Self.presentedTwice(" interactively")
    let violation = Law.additive.judge(
      scene: file.scene, events: file.events, on: { TransitionEngine($0) })
    #expect(violation == nil)
  }

  @Test func `it is past the beginning of what runs by itself`() throws {
    let file = try Self.presentedTwice("")
    let isCounting = Deviation.all.filter { $0.clause == .phaseAdditive }
    for deviation in isCounting {
      let violation = Law.additive.judge(
        scene: file.scene, events: file.events,
        on: { Deviant<TransitionEngine>($0, deviation) })
      #expect(violation?.clause == .phaseAdditive)
    }
    #expect(!isCounting.isEmpty)
    let violation = Law.additive.judge(
      scene: file.scene, events: file.events, on: { TransitionEngine($0) })
    #expect(violation == nil)
  }
}
