// The ways of flying images, as lines of an onion skin.

import Scenario

/// The way of each flying image, from middle to middle.
enum OnionWay {
  /// The lines of the drawing: one dashed polyline for each flight.
  static func lines(_ instants: [[DrawnView]]) -> [String] {
    var ways: [(name: Name, points: [Point])] = []
    var open: [Name: Int] = [:]
    for views in instants {
      let travellers = views.filter { $0.view.name.role == .traveller }
      // A flight has ended where its image is not drawn; another has a way of its own.
      open = open.filter { name, _ in travellers.contains { $0.view.name == name } }
      for drawn in travellers {
        let middle = drawn.map.image(of: drawn.view.bounds.middle)
        if let index = open[drawn.view.name] {
          if ways[index].points.last != middle { ways[index].points.append(middle) }
        } else {
          open[drawn.view.name] = ways.count
          ways.append((drawn.view.name, [middle]))
        }
      }
    }
    var svg = SVG()
    for way in ways where way.points.count > 1 {
      let points = way.points.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }
      svg.element(
        "polyline",
        [
          ("points", points.joined(separator: " ")), ("fill", "none"),
          ("stroke", Palette.traveller), ("stroke-width", "1.2"), ("stroke-dasharray", "2 3"),
        ])
    }
    return svg.lines
  }
}
