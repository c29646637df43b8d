// The filmstrip of a scenario: one frame for each event that changed what is seen, in rows.

import Scenario

/// What was seen while a scenario was played, as an SVG picture: identical for identical
/// observations.
///
/// Each frame shows the windows as the screen does: screens filled, images where their pictures lie,
/// with the names of these, what lies behind a backdrop blurred as it has it, the flying image outlined with its shadow, masks as the true
/// circles and ellipses that they are, with the corners of the masked view marked. Under it stand the
/// clock, the phases of each running transition as a bar, drags, and the event.
public struct Filmstrip: Sendable {
  /// How many frames stand in a row.
  public var framesPerRow = 6
  /// The height of the screen in a frame, in the picture's units, unless it is very wide.
  public var frameHeight = 300.0

  private let playback: Playback
  private let title: String

  /// Makes the filmstrip of what was seen.
  public init(_ playback: Playback, title: String) {
    self.playback = playback
    self.title = title
  }

  /// The picture; every line ends with a line feed.
  public var svg: String {
    let frames = Frame.all(playback)
    let layout = FilmstripLayout(
      frames.map(\.seen), scene: playback.scene, height: frameHeight, perRow: framesPerRow)
    let palette = Palette(playback.scene)
    var blurs: Set<BlurFilter> = []
    let drawn = frames.enumerated().map { index, frame in
      var drawing = FrameDrawing(
        frame, scene: playback.scene, palette: palette, map: layout.map, mark: "f\(index)")
      let lines = drawing.lines()
      blurs.formUnion(drawing.blurs)
      return lines
    }
    var svg = SVG()
    svg.openPicture(layout.size, title: title)
    define(&svg, layout, blurs)
    svg.element("rect", [("width", "100%"), ("height", "100%"), ("fill", "#f8f9fa")])
    svg.element(
      "text",
      [
        ("x", SVG.number(layout.margin)), ("y", "26"), ("font-size", "15"),
        ("font-weight", "bold"),
      ],
      text: title)
    FilmstripLegend.draw(&svg, x: layout.margin, y: 46)
    for (index, frame) in frames.enumerated() {
      draw(frame, drawn[index], at: layout.place(of: index), layout, &svg)
    }
    svg.close("svg")
    return svg.lines.joined(separator: "\n") + "\n"
  }

  /// A frame: what was seen, after which event, and what the backdrops in it show.
  struct Frame {
    let moment: Playback.Moment?
    let seen: Observation
    let fills: BackdropFills

    /// The start, and each event after which the time or what can be seen was another.
    static func all(_ playback: Playback) -> [Frame] {
      var fills = BackdropFills(playback.scene)
      var frames = [Frame(moment: nil, seen: playback.start, fills: fills)]
      var last = playback.start
      for moment in playback.moments {
        let seen = moment.seen
        fills.note(seen)
        if seen.time != last.time || seen.views != last.views || seen.stages != last.stages {
          frames.append(Frame(moment: moment, seen: seen, fills: fills))
        }
        last = seen
      }
      return frames
    }
  }

  private func define(
    _ svg: inout SVG, _ layout: FilmstripLayout, _ blurs: Set<BlurFilter>
  ) {
    svg.open("defs", [])
    Filters.define(&svg, blurs, frame: layout.frame)
    svg.open("clipPath", [("id", "frame")])
    let room = layout.frame
    svg.element(
      "rect",
      [
        ("x", SVG.number(-8)), ("y", SVG.number(-8)), ("width", SVG.number(room.width + 16)),
        ("height", SVG.number(room.height + 16)),
      ])
    svg.close("clipPath")
    svg.close("defs")
  }

  private func draw(
    _ frame: Frame, _ drawn: [String], at place: Point, _ layout: FilmstripLayout, _ svg: inout SVG
  ) {
    svg.open("g", [("transform", "translate(\(SVG.number(place.x)) \(SVG.number(place.y)))")])
    svg.open("g", [("clip-path", "url(#frame)")])
    svg.insert(drawn)
    svg.close("g")
    FrameCaption(frame, scene: playback.scene, width: layout.frame.width).draw(
      &svg, y: layout.frame.height + 18)
    svg.close("g")
  }
}
