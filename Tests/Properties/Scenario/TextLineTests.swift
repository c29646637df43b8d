// Lines by themselves: callbacks, the lines of steps, and the shortest and the deepest text.

import Scenario
import Testing

@Suite struct TextLineTests {
  @Test func `callbacks have a line each`() {
    let callbacks: [Callback] = [
      .willBegin("modal", 1), .phase("modal", 1, 2), .complete("modal", 1, true),
      .complete("modal", 2, false), .didEnd("modal", 1), .willAppear("a"), .didAppear("a"),
      .willDisappear("a"), .didDisappear("a"),
    ]
    #expect(
      callbacks.map(\.line) == [
        "modal #1 begins", "modal #1 phase 2", "modal #1 completes finished",
        "modal #2 completes cancelled", "modal #1 ends", "a will appear", "a appears",
        "a will disappear", "a disappears",
      ])
  }

  @Test func `each step knows its line`() throws {
    let parsed = try ParsedScenario.parse("iris 1\n\nhide a # one\n\n# two\nexpect accepted\n")
    #expect(parsed.lineOfStep == [3, 6])
    #expect(parsed.file.steps == [.event(.hide("a")), .expect(.accepted)])
  }

  @Test func `nothing at all has a text`() throws {
    let file = ScenarioFile(scene: .empty, steps: [])
    #expect(file.text == "iris 1\n")
    #expect(try ScenarioFile(parsing: "iris 1") == file)
    #expect(try ScenarioFile(parsing: Array("iris 1\r\n".utf8)) == file)
  }

  @Test func `deep reactions print without end of stack, and are not read back`() throws {
    var event = Event.hide("a")
    for _ in 0..<2_000 { event = .upon(.ends("g"), event) }
    let line = event.line
    #expect(line.utf8.count == 2_000 * "upon g ends: ".utf8.count + "hide a".utf8.count)
    #expect(throws: ParseErrors.self) { try ScenarioFile(parsing: "iris 1\n" + line) }
  }

  @Test func `the shipped choreographies can be written as one's own`() throws {
    for shipped in Choreography.shipped {
      var own = shipped
      own.name = "own"
      let scene = try Scene(views: [], choreographies: [own])
      let file = ScenarioFile(scene: scene, events: [.advance(Flicks(1))])
      #expect(try ScenarioFile(parsing: file.text) == file, "\(shipped.name)")
    }
  }

  @Test func `a timeline has at most 64 phases`() throws {
    func text(_ count: Int) -> String {
      let phases = (0..<count).map { "phase p\($0) 1\n" }.joined()
      return "iris 1\nchoreography c\nentering 1s\n\(phases)leaving 1s\nphase p 1\n"
    }
    #expect(try ScenarioFile(parsing: text(64)).scene.choreographies.count == 1)
    let errors = #expect(throws: ParseErrors.self) { try ScenarioFile(parsing: text(66)) }
    #expect(
      errors?.description == """
        68:1: found 'phase', expected no more than 64 phases
        69:1: found 'phase', expected no more than 64 phases
        """)
  }

  @Test func `a long text takes its time once`() throws {
    var text = "iris 1\nwindow main 9 9\n"
    for index in 0..<2_000 {
      text += "screen s\(index) in \(index == 0 ? "main" : "s\(index - 1)")\n"
      text += "stage navigation n\(index) in \(index == 0 ? "main" : "s\(index - 1)")\n"
    }
    let file = try ScenarioFile(parsing: text)
    #expect(file.scene.stages.count == 2_000)
    #expect(try ScenarioFile(parsing: file.text) == file)
  }
}
