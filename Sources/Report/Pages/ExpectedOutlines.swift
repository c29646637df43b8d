// What the model expects, dashed over what a system shows.

import Scenario

/// The outlines of views that should be elsewhere or otherwise, and of masks, as the model has them.
struct ExpectedOutlines {
  /// The lines of the drawing.
  private(set) var lines: [String] = []

  /// How far two outlines must be apart to be seen as two, in points.
  private static let visible = 0.05

  /// Outlines, of the views that the model shows, those that differ from what is seen, with the masks that
  /// open elsewhere; `map` leads from screen space to the picture.
  init(
    _ drawn: [DrawnView], _ differing: Set<Name>, _ map: Transform,
    seen: Observation
  ) {
    var svg = SVG()
    for (view, own) in drawn.map({ ($0.view, $0.map) }) where differing.contains(view.name) {
      let unit = 1 / own.magnification
      let dash = [
        ("fill", "none"), ("stroke", Palette.expected), ("stroke-width", SVG.number(1.4 * unit)),
        ("stroke-dasharray", "\(SVG.number(6 * unit)) \(SVG.number(3 * unit))"),
      ]
      if let mask = view.mask {
        svg.element("ellipse", Shape.attributes(of: mask.shape, own) + dash)
        if let opened = mask.opened, let other = seen.view(view.name)?.mask?.opened,
          Self.isElsewhere(opened, other)
        {
          svg.element("ellipse", Shape.attributes(of: opened, own) + dash)
        }
      } else {
        svg.element("rect", Shape.attributes(of: view, own) + dash)
      }
    }
    lines = svg.lines
  }

  private static func isElsewhere(_ one: Ellipse, _ other: Ellipse) -> Bool {
    [
      one.center.x - other.center.x, one.center.y - other.center.y, one.rx - other.rx,
      one.ry - other.ry,
    ].contains { $0.magnitude > visible }
  }
}

/// How far a mask that should cover a corner falls short of it, drawn and measured.
enum CoverageGap {
  /// The gaps of masks that are fully open, and do not cover.
  static func lines(
    _ masked: [(view: ViewObservation, map: Transform)], _ screen: Transform
  ) -> [String] {
    var svg = SVG()
    for (view, map) in masked {
      guard let opened = view.mask?.opened, opened.rx == opened.ry else { continue }
      for corner in view.bounds.corners {
        let (dx, dy) = (corner.x - opened.center.x, corner.y - opened.center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > opened.rx, distance.isFinite else { continue }
        let part = opened.rx / distance
        let rim = Point(x: opened.center.x + part * dx, y: opened.center.y + part * dy)
        let (from, to) = (map.image(of: rim), map.image(of: corner))
        svg.element(
          "line",
          [
            ("x1", SVG.number(from.x)), ("y1", SVG.number(from.y)), ("x2", SVG.number(to.x)),
            ("y2", SVG.number(to.y)), ("stroke", Palette.missed), ("stroke-width", "3"),
          ])
        let isLeft = to.x < screen.tx + 100
        svg.element(
          "text",
          [
            ("x", SVG.number(to.x + (isLeft ? 8 : -8))), ("y", SVG.number(to.y - 5)),
            ("font-size", "12"), ("font-weight", "bold"), ("fill", Palette.missed),
            ("text-anchor", isLeft ? "start" : "end"),
          ], text: "gap \(measure(distance - opened.rx)) pt")
      }
    }
    return svg.lines
  }

  /// A length with three digits that count.
  private static func measure(_ length: Double) -> String {
    guard length > 0 else { return "0" }
    var decimals = 2
    var power = 1.0
    while length * power < 1, decimals < 16 { (power, decimals) = (power * 10, decimals + 1) }
    return SVG.number(length, decimals: decimals)
  }
}
