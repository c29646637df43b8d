// The parts that reports are made of: fixed decimals, wrapping, escaping, honest pictures.

import Engine
import Model
import Scenario
import Testing

@testable import Report

@Suite struct ReportTests {
  @Test func `numbers have fixed decimals, no negative zero, and ties go away from zero`() {
    let texts = [0, -0.0, -0.000_01, 0.000_05, 1.000_05, -1.000_05, 563.312_5, .nan, -.infinity]
      .map { FixedText.number($0) }
    #expect(
      texts == [
        "0.0000", "0.0000", "0.0000", "0.0001", "1.0001", "-1.0001", "563.3125", "nan", "-inf",
      ])
  }

  @Test func `numbers around a tie have one text`() {
    let tie = 125.593_75
    #expect(FixedText.number(tie.nextDown) == FixedText.number(tie.nextUp))
  }

  @Test func `text is broken between words, and words only where they must be`() {
    #expect(FixedText.wrapped("one two three", width: 7, indent: 2) == ["one two", "  three"])
    #expect(FixedText.wrapped("abcdefgh", width: 3) == ["abc", "def", "gh"])
    #expect(FixedText.wrapped("", width: 3) == [""])
    #expect(FixedText.wrapped("a bcd e", width: 3, indent: 9) == ["a", "  b", "  c", "  d", "  e"])
  }

  @Test func `markup in names is escaped, and what XML forbids replaced`() {
    #expect(SVG.escaped("<a & 'b'>\"\u{1}\n") == "&lt;a &amp; &#39;b&#39;&gt;&quot;\u{FFFD} ")
    #expect(SVG.number(-0.000_1) == "0" && SVG.number(1.5) == "1.5" && SVG.number(.nan) == "0")
    #expect(SVG.number(100) == "100" && SVG.number(-20.25) == "-20.25")
  }

  @Test func `an affine map composes as its parts do`() {
    let turn = Transform(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 7)
    let shift = Transform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 20)
    let point = Point(x: 3, y: 4)
    #expect(turn.then(shift).image(of: point) == shift.image(of: turn.image(of: point)))
    #expect(turn.magnification == 2)
  }

  private static let masked = """
    iris 1
    window main 100 100
    screen list in main
    screen detail
    image poster in detail frame 40 40 20 20 picture movie 2x2
    stage modal over main over
    present detail with imageMask to poster
    advance 1.2s
    """

  @Test func `an opening mask has hollow corners, one that cannot cover has red ones`() throws {
    let file = try ScenarioFile(parsing: Self.masked)
    let svg = Filmstrip(Playback(file, on: TransitionEngine.init), title: "a").svg
    let dot = "stroke-width=\"1.2\"/>"
    func corners(_ svg: String, _ colour: String) -> Int {
      svg.split(separator: "\n").filter {
        $0.contains("r=\"3.5\"") && $0.contains("stroke=\"\(colour)\"") && $0.hasSuffix(dot)
      }.count
    }
    #expect(corners(svg, Palette.quiet) == 4)
    #expect(corners(svg, Palette.missed) == 0)
    var small = SmallOpening(file.scene)
    _ = small.handle(file.events[0])
    let wrong = Filmstrip(Playback(file, on: SmallOpening.init), title: "a").svg
    #expect(corners(wrong, Palette.missed) == 4)
  }

  @Test func `whatever a wrong system shows, the pictures and traces are made`() throws {
    let file = try ScenarioFile(parsing: Self.masked)
    let playback = Playback(file, on: NumbersGoneWrong.init)
    #expect(!Filmstrip(playback, title: "a").svg.contains("nan"))
    #expect(TextTrace(playback).text.contains("nan"))
    let empty = Playback(ScenarioFile(scene: .empty, steps: []), on: TransitionEngine.init)
    #expect(!Filmstrip(empty, title: "").svg.isEmpty)
  }

  @Test func `refused events change nothing and have no frame, but a line in the trace`() throws {
    let file = try ScenarioFile(parsing: Self.masked + "\nhide nobody\npop modal\n")
    let playback = Playback(file, on: TransitionEngine.init)
    #expect(!Filmstrip(playback, title: "a").svg.contains("event 3"))
    let trace = TextTrace(playback).text
    #expect(trace.contains("3  hide nobody  -- rejected unknownView  clock 1.2000 s"))
    #expect(trace.contains("4  pop modal  -- rejected wrongStage"))
  }

  @Test func `the same run makes the same bytes`() throws {
    let file = try ScenarioFile(parsing: Self.masked)
    let strips = (0..<3).map { _ in
      Filmstrip(Playback(file, on: TransitionEngine.init), title: "a").svg
    }
    #expect(strips[0] == strips[1] && strips[1] == strips[2])
  }
}

/// The engine, but the fully open mask is a little too small.
private struct SmallOpening: TransitionSystem {
  private var engine: TransitionEngine

  init(_ scene: Scene) { engine = TransitionEngine(scene) }

  mutating func handle(_ event: Event) -> Response { engine.handle(event) }

  func observe() -> Observation {
    var seen = engine.observe()
    for index in seen.views.indices {
      guard var opened = seen.views[index].mask?.opened else { continue }
      (opened.rx, opened.ry) = (opened.rx * 0.99, opened.ry * 0.99)
      seen.views[index].mask?.opened = opened
    }
    return seen
  }
}

/// The engine, but numbers are none and superviews go round in circles.
private struct NumbersGoneWrong: TransitionSystem {
  private var engine: TransitionEngine

  init(_ scene: Scene) { engine = TransitionEngine(scene) }

  mutating func handle(_ event: Event) -> Response { engine.handle(event) }

  func observe() -> Observation {
    var seen = engine.observe()
    for index in seen.views.indices {
      seen.views[index].alpha = .nan
      if index == 1 { seen.views[index].box.origin.x = .nan }
      if index == 2 { seen.views[index].bounds.size.width = .infinity }
      if index == 3 { seen.views[index].superview = seen.views[index].name }
    }
    var again = seen.views[0]
    again.superview = again.name
    again.alpha = 1
    seen.views.append(again)
    return seen
  }
}
