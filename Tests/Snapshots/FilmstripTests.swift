// What filmstrips and traces show beside transitions in flight: what persists, drags, fitted pictures.

import Engine
import Scenario
import Testing

@testable import Report

@Suite struct FilmstripTests {
  /// The colour of a backdrop of which is not known what it shows.
  private static let haze = "#748296"
  /// How a blur of three points begins.
  private static let blur = "filter=\"url(#blur-1-"

  /// A screen that is presented with a white dim that stays, and can be dragged.
  private static let zoomed = """
    iris 1
    window main 375 667
    screen list in main
    image thumb in list frame 20 120 80 60 picture sea 400x300
    screen detail
    image photo in detail frame 0 0 375 667 picture sea 400x300 mode aspectFit
    stage modal over main over
    present detail with imageZoom from thumb to photo
    advance 0.35s
    """

  private func playback(_ text: String) throws -> Playback {
    let playback = Playback(try ScenarioFile(parsing: text), on: TransitionEngine.init)
    #expect(playback.moments.filter { $0.response != .accepted }.map(\.event.line) == [])
    return playback
  }

  /// The lines of the filmstrip's last frame.
  private func lastFrame(_ playback: Playback) -> [Substring] {
    let lines = Filmstrip(playback, title: "a").svg.split(separator: "\n")
    let first = lines.lastIndex { $0.hasPrefix(" <g transform=") } ?? lines.startIndex
    return Array(lines[first...])
  }

  @Test func `a backdrop that stays is as its transition had it`() throws {
    let last = lastFrame(try playback(Self.zoomed))
    #expect(last.contains { $0.contains("no transition") })
    #expect(last.contains { $0.contains("rgb(100%,100%,100%)") })
    #expect(!last.contains { $0.contains(Self.blur) || $0.contains(Self.haze) })
  }

  @Test func `a backdrop that comes back is not as the leaving had it that was cancelled`() throws {
    let leaving =
      Self.zoomed + "\ndismiss detail with imageMask from photo to thumb\nadvance 0.9s\n"
    let away = lastFrame(try playback(leaving))
    #expect(away.contains { $0.contains(Self.blur) })
    #expect(!away.contains { $0.contains("rgb(100%,100%,100%)") })
    let back = lastFrame(try playback(leaving + "cancel modal\nadvance 1.3s\n"))
    #expect(back.contains { $0.contains("rgb(100%,100%,100%)") })
    #expect(!back.contains { $0.contains(Self.blur) })
  }

  @Test func `each level has its own backdrop, and a blur that stays is one`() throws {
    let text = """
      iris 1
      window main 100 100
      screen list in main
      screen first
      screen second
      stage modal over main over
      choreography mist
        entering 0.1s
          phase rise 1
          backdrop blur 4 from 0.5 persists
        leaving 0.1s
          phase fall 1
      choreography night
        entering 0.1s
          phase rise 1
          backdrop grey 0 from 0.5 persists
        leaving 0.1s
          phase fall 1
      present first with mist
      advance 0.1s
      """
    let black = "rgb(0%,0%,0%)"
    let one = lastFrame(try playback(text))
    #expect(one.count { $0.contains("filter=\"url(#blur-12)\"") } == 1)
    #expect(!one.contains { $0.contains(black) })
    for wait in ["0.05s", "0.1s"] {
      let two = lastFrame(try playback(text + "\npresent second with night\nadvance \(wait)\n"))
      #expect(two.count { $0.contains("filter=\"url(#blur-12)\"") } == 1)
      #expect(two.count { $0.contains(black) } == 1)
    }
  }

  @Test func `a backdrop whose transition was over within one event is a haze`() throws {
    let text = Self.zoomed.replacing("imageZoom from", with: "imageZoom lasting 0s from")
    #expect(lastFrame(try playback(text)).contains { $0.contains(Self.haze) })
  }

  @Test func `what lies behind a backdrop is blurred as it has it, each blur defined once`() throws
  {
    let text = """
      iris 1
      window main 375 667
      screen list in main
      image near in list frame 20 60 160 220 picture sea 320x440
      image far in list frame 200 60 155 220 picture hills 320x440
      screen first alpha 0.25
      image map in first frame 60 330 175 150 picture map 350x300
      screen second alpha 0.2
      image pin in second frame 200 520 120 120 picture pin 100x100
      stage modal over main over
      choreography mist
        entering 0.2s
          phase rise 1
          backdrop blur 12 from 0 to 1 in rise linear persists
        leaving 0.1s
          phase fall 1
      choreography haze
        entering 0.1s
          phase rise 1
          backdrop blur 5 from 1 persists
        leaving 0.1s
          phase fall 1
      present first with mist
      advance 0.1s
      advance 0.1s
      present second with haze
      advance 0.1s
      """
    let svg = Filmstrip(try playback(text), title: "blur").svg
    expectSnapshot(svg, named: "blur.svg")
    let ids = svg.matches(of: /id="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    // Three hundred units show 667 points.
    #expect(ids.filter { $0.hasPrefix("blur-") } == ["blur-2-249", "blur-5-397"])
    for reference in svg.matches(of: /(?:url\(|href=")#([^")]*)/) {
      #expect(ids.contains(String(reference.1)), "\(reference.1)")
    }
    // Before the first backdrop lie the window and the list, before the second all of that, the
    // first one and its screen.
    let behind = lastFrame(try playback(text)).filter { $0.contains("<use ") }
    #expect(behind.count > 4 && svg.matches(of: /stdDeviation="5.397"/).count == 1)
  }

  @Test func `a blur that nobody can see has no filter, and none is too large to be written`() {
    #expect(BlurFilter(deviation: 0.0001) == nil && BlurFilter(deviation: -1) == nil)
    #expect(BlurFilter(deviation: .nan) == nil && BlurFilter(deviation: 0) == nil)
    #expect(BlurFilter(deviation: 1e300)?.id == "blur-1000")
    #expect(BlurFilter(deviation: .infinity)?.id == "blur-1000")
    let blurs = [10, 9.5, 2].compactMap(BlurFilter.init(deviation:))
    #expect(blurs.sorted().map(\.id) == ["blur-2", "blur-9-5", "blur-10"])
  }

  @Test func `an aspect-fit picture lies where it is seen, others as large as their views`() throws
  {
    let fitted = "<rect x=\"0\" y=\"192.875\" width=\"375\" height=\"281.25\""
    let last = lastFrame(try playback(Self.zoomed))
    #expect(last.contains { $0.contains(fitted) && $0.contains("fill=\"#b8d4f0\"") })
    let filled = Self.zoomed.replacing("mode aspectFit", with: "mode aspectFill")
    #expect(!lastFrame(try playback(filled)).contains { $0.contains(fitted) })
    let empty = Self.zoomed.replacing("sea 400x300 mode", with: "sea 0x300 mode")
    let whole = "<rect x=\"0\" y=\"0\" width=\"375\" height=\"667\" transform"
    let bare = lastFrame(try playback(empty))
    #expect(bare.contains { $0.contains(whole) && $0.contains("fill=\"#b8d4f0\"") })
  }

  @Test func `a drag stands in the caption and in the trace`() throws {
    let dragged = Self.zoomed + "\npan modal began\npan modal changed 93.75 -60.5\n"
    let held = try playback(dragged)
    #expect(lastFrame(held).contains { $0.contains(">modal: dragging, 93.75 -60.5<") })
    #expect(!lastFrame(held).contains { $0.contains("no transition") })
    #expect(
      TextTrace(held).text.contains("modal [list detail] idle, dragging at 93.7500 -60.5000\n"))
    let sprung = try playback(dragged + "pan modal ended 0 0\nadvance 0.15s\n")
    #expect(lastFrame(sprung).contains { $0.contains(">modal: springing, 46.875 -30.25<") })
    let released = try playback(dragged + "pan modal ended 1001 0\n")
    #expect(TextTrace(released).text.contains("running, released at 93.7500 -60.5000\n"))
  }

  @Test func `four lines of an event end above what the next row may draw`() throws {
    let stages = (0..<3).map { "stage modal s\($0) over main over" }
    for count in 1...3 {
      let text =
        (["iris 1", "window main 100 100"]
        + (0..<count).flatMap { ["screen r\($0) in main", "\(stages[$0]) root r\($0)"] }
        + ["advance 1s", "advance 1s"]).joined(separator: "\n")
      let playback = try playback(text)
      let layout = FilmstripLayout(
        playback.moments.map(\.seen), scene: playback.scene, height: 300, perRow: 1)
      let pitch = layout.place(of: 1).y - layout.place(of: 0).y
      // The clock, the lanes and four lines with their descenders; masks reach eight above a screen.
      let bottom = layout.frame.height + 18 + 7 + 22 * Double(count) + 12 + 3 * 11 + 2
      #expect(bottom <= pitch - 8)
    }
  }
}
