// The picture of one instant on a page: what the system shows, and what the model does, dashed.

import Scenario

/// Draws the instant after an event.
struct PageFrame {
  /// The number of the event after which it is; 0 for the start.
  let step: Int
  /// The size of the picture.
  let size: Size
  /// The size of the screen in it.
  let screen: Size
  /// The blurs that the picture refers to.
  let blurs: Set<BlurFilter>

  private static let margin = 14.0
  /// What the picture shows, for those who do not see it.
  private let description: String
  private let content: [String]

  /// The frames of a playback: the start, every event after which something else is to be seen, and the
  /// one that broke a clause.
  static func all(_ pair: PairedPlayback) -> [PageFrame] {
    let steps = (0...pair.system.moments.count).filter { step in
      step == 0 || step == pair.failingStep || changes(pair, at: step)
    }
    let layout = FilmstripLayout(
      steps.flatMap { [pair.seen(after: $0), pair.expected(after: $0)] }, scene: pair.system.scene,
      height: 480, perRow: 1)
    let palette = Palette(pair.system.scene)
    var fills = BackdropFills(pair.system.scene)
    var frames: [PageFrame] = []
    var next = 0
    for step in 0...pair.system.moments.count {
      fills.note(pair.seen(after: step))
      guard next < steps.count, steps[next] == step else { continue }
      next += 1
      frames.append(PageFrame(pair, step, layout, palette, fills))
    }
    return frames
  }

  private static func changes(_ pair: PairedPlayback, at step: Int) -> Bool {
    pair.seen(after: step).isOther(than: pair.seen(after: step - 1))
      || pair.expected(after: step).isOther(than: pair.expected(after: step - 1))
  }

  private init(
    _ pair: PairedPlayback, _ step: Int, _ layout: FilmstripLayout, _ palette: Palette,
    _ fills: BackdropFills
  ) {
    self.step = step
    screen = layout.frame
    size = Size(
      width: layout.frame.width + 2 * Self.margin, height: layout.frame.height + 2 * Self.margin)
    description = Self.description(pair, step)
    let (seen, expected) = (pair.seen(after: step), pair.expected(after: step))
    var svg = SVG()
    var drawing = FrameDrawing(
      Filmstrip.Frame(moment: nil, seen: seen, fills: fills), scene: pair.system.scene,
      palette: palette, map: layout.map, mark: "s\(step)")
    svg.insert(drawing.lines())
    blurs = drawing.blurs
    var ghost = FrameDrawing(
      Filmstrip.Frame(moment: nil, seen: expected, fills: fills), scene: pair.model.scene,
      palette: palette, map: layout.map, mark: "m\(step)")
    _ = ghost.lines()
    let differing = Set(
      zip(seen.views, expected.views).filter { $0.name == $1.name && $0 != $1 }.map(\.0.name))
    svg.insert(ExpectedOutlines(ghost.drawn, differing, layout.map, seen: seen).lines)
    svg.insert(CoverageGap.lines(drawing.masked, layout.map))
    content = svg.lines
  }

  /// The picture as a part of a page.
  var lines: [String] {
    wrapped(
      [], and: [("role", "img"), ("aria-label", description), ("font-family", Self.fontFamily)])
  }

  /// The picture as a part of another, with its upper left corner at a point.
  func placed(atX x: Double, y: Double) -> [String] {
    let place = [("x", x), ("y", y), ("width", size.width), ("height", size.height)]
    return wrapped(place.map { ($0, SVG.number($1)) }, and: [])
  }

  private static let fontFamily = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif"

  private func wrapped(
    _ place: [(String, String)], and rest: [(String, String)]
  ) -> [String] {
    let box = [-Self.margin, -Self.margin, size.width, size.height]
    var svg = SVG()
    svg.open(
      "svg", place + [("viewBox", box.map { SVG.number($0) }.joined(separator: " "))] + rest)
    svg.insert(content)
    svg.close("svg")
    return svg.lines
  }

  private static func description(_ pair: PairedPlayback, _ step: Int) -> String {
    let seen = pair.seen(after: step)
    let visible = seen.views.filter { $0.isVisible && !$0.name.isHelper }.map(\.name.text)
    let when = step == 0 ? "At the start" : "After event \(step)"
    return "\(when), \(FixedText.seconds(seen.time)): visible are "
      + (visible.isEmpty ? "no views" : visible.joined(separator: ", ")) + "."
  }
}

extension Observation {
  /// Whether anything in a picture of it may differ.
  fileprivate func isOther(than before: Observation) -> Bool {
    time != before.time || views != before.views || stages != before.stages
  }
}
