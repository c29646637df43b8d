// The onion skin of a scenario: all instants over each other, in one picture.

import Scenario

/// What was seen while a scenario was played, in one frame: the whole way of everything that moves, as an
/// SVG picture that is identical for identical observations.
///
/// The start is drawn whole and faint. Over it each later instant of the filmstrip adds what is elsewhere
/// or otherwise than when it was seen last: flying images, screens, images, and masks as the circles
/// and ellipses that they are. The later, the more opaque. A dashed line leads along the middles of each
/// flying image; numbers beside the shapes refer to the list of the instants.
public struct OnionSkin: Sendable {
  private static let frameTop = 78.0
  private static let frameHeight = 520.0
  private static let margin = 24.0
  private static let rowHeight = 16.0
  private static let columnWidth = 350.0
  /// The opacity of what was first.
  private static let faintest = 0.3

  private let playback: Playback
  private let title: String

  /// Makes the picture of what was seen.
  public init(_ playback: Playback, title: String) {
    self.playback = playback
    self.title = title
  }

  /// The picture; every line ends with a line feed.
  public var svg: String {
    let frames = Filmstrip.Frame.all(playback)
    let layout = FilmstripLayout(
      frames.map(\.seen), scene: playback.scene, height: Self.frameHeight, perRow: 1)
    let rows = max(Int(layout.frame.height / Self.rowHeight), (frames.count + 2) / 3)
    let columns = (frames.count + rows - 1) / rows
    let size = Size(
      width: 3 * Self.margin + layout.frame.width + Double(columns) * Self.columnWidth,
      height: Self.frameTop + max(layout.frame.height, Double(rows) * Self.rowHeight)
        + Self.margin)
    var svg = SVG()
    svg.openPicture(size, title: title)
    let drawn = drawings(frames, layout)
    svg.open("defs", [])
    Filters.define(&svg, drawn[0].blurs, frame: layout.frame)
    svg.open("clipPath", [("id", "frame")])
    svg.element("rect", Self.size(layout.frame))
    svg.close("clipPath")
    svg.close("defs")
    svg.element("rect", [("width", "100%"), ("height", "100%"), ("fill", "#f8f9fa")])
    svg.element(
      "text",
      [
        ("x", SVG.number(Self.margin)), ("y", "26"), ("font-size", "15"), ("font-weight", "bold"),
      ], text: title)
    FilmstripLegend.draw(&svg, x: Self.margin, y: 46, withCorners: false)
    let place = "translate(\(SVG.number(Self.margin)) \(SVG.number(Self.frameTop)))"
    svg.open("g", [("transform", place)])
    draw(drawn, layout, &svg)
    svg.close("g")
    for (index, frame) in frames.enumerated() {
      let (column, row) = (index / rows, index % rows)
      let x = 2 * Self.margin + layout.frame.width + Double(column) * Self.columnWidth
      list(
        frame, index, of: frames.count, x: x,
        y: Self.frameTop + 10 + Double(row) * Self.rowHeight, &svg)
    }
    svg.close("svg")
    return svg.lines.joined(separator: "\n") + "\n"
  }

  /// An instant, drawn as in a filmstrip.
  private struct Drawing {
    let lines: [String]
    let views: [DrawnView]
    let blurs: Set<BlurFilter>
  }

  private func drawings(
    _ frames: [Filmstrip.Frame], _ layout: FilmstripLayout
  ) -> [Drawing] {
    let palette = Palette(playback.scene)
    return frames.map { frame in
      var drawing = FrameDrawing(
        frame, scene: playback.scene, palette: palette, map: layout.map, mark: "f0")
      let lines = drawing.lines()
      return Drawing(lines: lines, views: drawing.drawn, blurs: drawing.blurs)
    }
  }

  private func draw(_ drawn: [Drawing], _ layout: FilmstripLayout, _ svg: inout SVG) {
    var numbers = OnionNumbers(in: layout.frame)
    svg.open("g", [("clip-path", "url(#frame)")])
    svg.open("g", [("opacity", SVG.number(Self.opacity(of: 0, drawn.count)))])
    svg.insert(drawn[0].lines)
    svg.close("g")
    var seen: [Name: DrawnView] = [:]
    for view in drawn[0].views { seen[view.view.name] = view }
    for index in drawn.indices.dropFirst() {
      let layer = OnionLayer(drawn[index].views, after: seen, playback.scene)
      for view in drawn[index].views { seen[view.view.name] = view }
      svg.open("g", [("opacity", SVG.number(Self.opacity(of: index, drawn.count)))])
      svg.insert(layer.lines)
      svg.close("g")
      for place in layer.places { numbers.put(index + 1, at: place) }
    }
    svg.insert(OnionWay.lines(drawn.map(\.views)))
    svg.close("g")
    svg.element(
      "rect",
      Self.size(layout.frame) + [
        ("fill", "none"), ("stroke", Palette.ink), ("stroke-width", "1.4"),
      ])
    svg.insert(numbers.lines)
  }

  /// How opaque an instant is, from the faintest to opaque.
  private static func opacity(of index: Int, _ count: Int) -> Double {
    count < 2 ? 1 : faintest + (1 - faintest) * Double(index) / Double(count - 1)
  }

  private static func size(_ size: Size) -> [(String, String)] {
    [("width", SVG.number(size.width)), ("height", SVG.number(size.height))]
  }

  /// A line of the list: how strongly the instant is drawn, its number, its time and its event.
  private func list(
    _ frame: Filmstrip.Frame, _ index: Int, of count: Int, x: Double, y: Double, _ svg: inout SVG
  ) {
    svg.element(
      "rect",
      [
        ("x", SVG.number(x)), ("y", SVG.number(y - 8)), ("width", "10"), ("height", "9"),
        ("fill", Palette.traveller), ("fill-opacity", SVG.number(Self.opacity(of: index, count))),
      ])
    func say(_ text: String, x: Double, _ more: [(String, String)]) {
      svg.element("text", [("x", SVG.number(x)), ("y", SVG.number(y))] + more, text: text)
    }
    say("\(index + 1)", x: x + 34, [("font-weight", "bold"), ("text-anchor", "end")])
    say(FixedText.seconds(frame.seen.time), x: x + 94, [("text-anchor", "end")])
    say(
      FixedText.cut(frame.moment?.event.line ?? "at the start", to: 46), x: x + 102,
      [("font-size", "8.5"), ("font-family", "DejaVu Sans Mono, Menlo, Consolas, monospace")])
  }
}
