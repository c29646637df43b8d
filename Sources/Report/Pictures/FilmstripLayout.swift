// Where the frames of a filmstrip stand, and what the colours and outlines in them mean.

import Scenario

/// The places of frames of one size in rows.
struct FilmstripLayout {
  /// The free border of the picture, and the space between frames.
  let margin = 24.0
  /// The part of the picture above the first row.
  private let top = 78.0
  /// The part of a row below the screen, the room for four lines of an event included, and for what
  /// the next row draws above its screens.
  private let caption: Double
  /// How many frames stand in a row.
  private let perRow: Int
  /// How many rows there are.
  private let rows: Int
  /// The size of the screen in a frame.
  let frame: Size
  /// From screen space into a frame.
  let map: Transform

  /// The layout for some observations: all windows at all times fit into the frames.
  init(_ seen: [Observation], scene: Scene, height: Double, perRow: Int) {
    let windows = Set(scene.views.filter { $0.kind == .window }.map(\.name))
    let boxes = seen.flatMap(\.views).filter { windows.contains($0.name) && $0.box.isFinite }
    let all = boxes.map(\.box).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    let screen = all ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let (wide, high) = (max(screen.size.width, 1e-9), max(screen.size.height, 1e-9))
    let scale = min(height / high, 1.2 * height / wide)
    frame = Size(width: max(120, wide * scale), height: high * scale)
    map = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: -screen.origin.x * scale, ty: -screen.origin.y * scale)
    let lanes = min(4, max(1, scene.stages.count))
    caption = 84 + 22 * Double(lanes)
    self.perRow = max(1, min(perRow, seen.count))
    rows = (seen.count + self.perRow - 1) / self.perRow
  }

  /// The size of the whole picture.
  var size: Size {
    Size(
      width: max(margin + Double(perRow) * (frame.width + margin), 900),
      height: top + Double(rows) * (frame.height + caption) + 8)
  }

  /// The upper left corner of a frame.
  func place(of index: Int) -> Point {
    Point(
      x: margin + Double(index % perRow) * (frame.width + margin),
      y: top + Double(index / perRow) * (frame.height + caption))
  }
}

/// The line that explains the picture.
enum FilmstripLegend {
  /// Draws the line; with what the model expects, and without the corners of masked views, where these
  /// are, and are not, drawn.
  static func draw(
    _ svg: inout SVG, x: Double, y: Double, withModel: Bool = false, withCorners: Bool = true
  ) {
    var x = x
    func say(_ words: String, _ shape: (Double) -> (String, [(String, String)])) {
      let (name, attributes) = shape(x)
      svg.element(name, attributes)
      svg.element(
        "text", [("x", SVG.number(x + 20)), ("y", SVG.number(y + 4)), ("fill", "#495057")],
        text: words)
      x += 20 + 6.1 * Double(words.count) + 16
    }
    func box(_ fill: String, _ stroke: String, _ dashes: String = "none", _ width: String = "1")
      -> (Double) -> (String, [(String, String)])
    {
      { x in
        (
          "rect",
          [
            ("x", SVG.number(x)), ("y", SVG.number(y - 5)), ("width", "14"), ("height", "10"),
            ("fill", fill), ("stroke", stroke), ("stroke-width", width),
            ("stroke-dasharray", dashes),
          ]
        )
      }
    }
    func dot(_ fill: String, _ stroke: String, _ radius: String, _ dashes: String = "none")
      -> (Double) -> (String, [(String, String)])
    {
      { x in
        (
          "circle",
          [
            ("cx", SVG.number(x + 7)), ("cy", SVG.number(y)), ("r", radius), ("fill", fill),
            ("stroke", stroke), ("stroke-width", "1.2"), ("stroke-dasharray", dashes),
          ]
        )
      }
    }
    say("flying image", box("#ffffff", Palette.traveller, "none", "2"))
    say("hidden image", box("none", "#495057", "1.5 2"))
    say("mask", dot("none", Palette.mask, "6"))
    guard withCorners else {
      return say("way of a flying image") { x in
        (
          "line",
          [
            ("x1", SVG.number(x)), ("y1", SVG.number(y)), ("x2", SVG.number(x + 14)),
            ("y2", SVG.number(y)), ("stroke", Palette.traveller), ("stroke-width", "1.2"),
            ("stroke-dasharray", "2 3"),
          ]
        )
      }
    }
    say("mask when open", dot("none", Palette.mask, "6", "4 3"))
    say("corner covered", dot(Palette.covered, Palette.covered, "3.5"))
    say("not yet", dot("#ffffff", Palette.quiet, "3.5"))
    say("never", dot(Palette.missed, Palette.missed, "3.5"))
    if withModel { say("expected", box("none", Palette.expected, "4 3", "1.4")) }
  }
}
