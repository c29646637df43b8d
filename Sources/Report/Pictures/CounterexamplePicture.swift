// One picture of a counterexample: the instant at which a clause breaks, and the numbers that decide.

import Model
import Oracles
import Scenario

/// The instant of a scenario at which a clause breaks, as an SVG picture that stands by itself: what the
/// system shows, what the model expects dashed over it, and beside it what broke, after which event, and
/// the numbers that decide.
///
/// Where nothing broke it shows the last instant, and says so. The same playback gives the same bytes.
public struct CounterexamplePicture: Sendable {
  private static let size = Size(width: 900, height: 604)
  private static let frameTop = 78.0
  private static let margin = 24.0
  /// How many characters fit beside the frame, at the size of the words there.
  private static let columns = 62

  private let pair: PairedPlayback
  private let system: String

  /// Makes the picture of a scenario, played.
  ///
  /// - Parameters:
  ///   - pair: the scenario, played.
  ///   - system: what the system is called.
  public init(_ pair: PairedPlayback, system: String) {
    self.pair = pair
    self.system = system
  }

  /// The picture; every line ends with a line feed.
  public var svg: String {
    var svg = SVG()
    svg.openPicture(Self.size, title: title)
    let frames = PageFrame.all(pair)
    let frame = frames.first { $0.step == pair.failingStep } ?? frames.last
    svg.open("defs", [])
    Filters.define(&svg, frame?.blurs ?? [], frame: frame?.screen ?? .zero)
    svg.close("defs")
    svg.element("rect", [("width", "100%"), ("height", "100%"), ("fill", "#f8f9fa")])
    let colour = pair.violations.isEmpty ? Palette.ink : Palette.missed
    say(title, x: Self.margin, y: 26, [("font-size", "15"), ("fill", colour)], isBold: true, &svg)
    FilmstripLegend.draw(&svg, x: Self.margin, y: 46, withModel: true)
    if let frame {
      svg.insert(frame.placed(atX: Self.margin, y: Self.frameTop))
      tell(frame, x: 2 * Self.margin + frame.size.width, &svg)
    }
    svg.close("svg")
    return svg.lines.joined(separator: "\n") + "\n"
  }

  private var title: String {
    pair.violations.first.map { "\($0.clause): \($0.clause.sentence)" }
      ?? "no clause is broken by the \(system)"
  }

  /// The words beside the frame.
  private func tell(_ frame: PageFrame, x: Double, _ svg: inout SVG) {
    var y = Self.frameTop + 26
    func paragraph(_ text: String, _ attributes: [(String, String)], isBold: Bool = false) {
      for line in FixedText.wrapped(text, width: Self.columns) {
        say(line, x: x, y: y, [("font-size", "12.5")] + attributes, isBold: isBold, &svg)
        y += 18
      }
    }
    let seen = pair.seen(after: frame.step)
    paragraph("after \(FixedText.seconds(seen.time))", [("fill", Palette.quiet)])
    for moment in pair.system.moments.prefix(frame.step) {
      paragraph("\(moment.number)  \(moment.event.line)", [("font-family", Self.monospaced)])
    }
    guard let broken = pair.violations.first else { return }
    y += 10
    paragraph("The \(system)", [], isBold: true)
    paragraph(broken.sentence, [])
    for row in pair.discrepancies.filter({ $0.clause == broken.clause }).prefix(4) {
      y += 10
      paragraph("\(row.subject) \(row.property)", [], isBold: true)
      paragraph("expected  \(row.expected)", [("fill", Palette.expected)])
      paragraph("seen  \(row.actual)", [("fill", Palette.missed)])
    }
  }

  private static let monospaced = "DejaVu Sans Mono, Menlo, Consolas, monospace"

  private func say(
    _ text: String, x: Double, y: Double, _ attributes: [(String, String)], isBold: Bool,
    _ svg: inout SVG
  ) {
    let weight = isBold ? [("font-weight", "bold")] : []
    svg.element(
      "text", [("x", SVG.number(x)), ("y", SVG.number(y))] + attributes + weight, text: text)
  }
}
