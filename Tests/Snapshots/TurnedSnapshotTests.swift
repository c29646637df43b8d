// A golden of what the demo has not: turned and scrolled views, a cancelled transition, a refusal.

import Engine
import Model
import Report
import Scenario
import Testing

@Suite struct TurnedSnapshotTests {
  /// The source is turned by 30 degrees; the screen that is masked is turned, scaled and scrolled.
  private static let text = """
    iris 1
    window main 375 667
    screen list in main
    image thumb in list bounds 0 0 120 90 center 110 200 transform 0.866 0.5 -0.5 0.866 0 0 \
    corner 12 picture movie 320x240
    view panel in list frame 40 400 280 180 alpha 0.6 clips
    image inner in panel frame 200 100 140 120 picture cat 10x10
    screen detail bounds 0 40 375 667 center 187.5 333.5 transform 0.8 0.1 -0.1 0.8 0 0
    image poster in detail frame 60 120 180 135 picture movie 320x240
    stage navigation in main
    push detail with imageMask from thumb to poster
    advance 0.5s
    scroll detail to 20 60
    advance 0.7s
    cancel navigation
    advance 0.2s
    hide nobody
    advance 2s
    """

  @Test func `turned views, a cancel and a refusal look as the goldens say`() throws {
    let file = try ScenarioFile(parsing: Self.text)
    let playback = Playback(file, on: TransitionEngine.init)
    expectSnapshot(TextTrace(playback).text, named: "turned.txt")
    expectSnapshot(Filmstrip(playback, title: "turned").svg, named: "turned.svg")
    let model = TextTrace(Playback(file, on: ReferenceModel.init)).text
    #expect(model == TextTrace(playback).text)
  }
}
