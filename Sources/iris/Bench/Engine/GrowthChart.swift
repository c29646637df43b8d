// The chart of `iris bench growth --page`: costs against sizes, both by their logarithms.

import Foundation

/// What was measured at some sizes.
struct GrowthCurve {
  let name: String
  let sizes: [Int]
  /// Nanoseconds at each size.
  let times: [Double]
  let slope: Double
}

/// A chart of curves as SVG, on paper of its own, so that it can be read on dark pages too.
struct GrowthChart {
  let curves: [GrowthCurve]

  private static let (left, top, width, height) = (70.0, 20.0, 420.0, 380.0)
  private static let colours = [
    "#1864ab", "#2b8a3e", "#e8590c", "#862e9c", "#c92a2a", "#0b7285", "#5f3dc4",
  ]
  /// The powers of ten at the edges.
  private var columns: ClosedRange<Int> { range(of: curves.flatMap(\.sizes).map(Double.init)) }
  private var rows: ClosedRange<Int> { range(of: curves.flatMap(\.times)) }

  /// The whole file.
  var svg: String {
    let (right, bottom) = (Self.left + Self.width, Self.top + Self.height)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 800 450\" role=\"img\" "
        + "font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#343a40\">",
      "<title>Cost against size, on logarithmic axes</title>",
      "<rect width=\"800\" height=\"450\" fill=\"#ffffff\"/>",
    ]
    for power in columns {
      let x = across(pow(10, Double(power)))
      lines.append(
        "<path d=\"M\(place(x)) \(place(Self.top))V\(place(bottom))\" stroke=\"#dee2e6\"/>")
      lines.append(
        "<text x=\"\(place(x))\" y=\"\(place(bottom + 18))\" text-anchor=\"middle\">\(Self.label(power))</text>"
      )
    }
    for power in rows {
      let y = down(pow(10, Double(power)))
      lines.append(
        "<path d=\"M\(place(Self.left)) \(place(y))H\(place(right))\" stroke=\"#dee2e6\"/>")
      lines.append(
        "<text x=\"\(place(Self.left - 8))\" y=\"\(place(y + 4))\" text-anchor=\"end\">\(Self.time(power))</text>"
      )
    }
    lines.append(
      "<text x=\"\(place((Self.left + right) / 2))\" y=\"\(place(bottom + 40))\" "
        + "text-anchor=\"middle\">views, transitions or events</text>")
    for (index, curve) in curves.enumerated() { lines += draw(curve, index) }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func draw(_ curve: GrowthCurve, _ index: Int) -> [String] {
    let colour = Self.colours[index % Self.colours.count]
    let points = zip(curve.sizes, curve.times).map { (across(Double($0)), down($1)) }
    let path = points.map { "\(place($0.0)) \(place($0.1))" }.joined(separator: "L")
    let (x, y) = (Self.left + Self.width + 24, Self.top + 16 + 34 * Double(index))
    let slope = Double(Int((curve.slope * 100).rounded())) / 100
    return [
      "<path d=\"M\(path)\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"2\"/>"
    ]
      + points.map {
        "<circle cx=\"\(place($0.0))\" cy=\"\(place($0.1))\" r=\"3\" fill=\"\(colour)\"/>"
      } + [
        "<path d=\"M\(place(x)) \(place(y - 4))h20\" stroke=\"\(colour)\" stroke-width=\"3\"/>",
        "<text x=\"\(place(x + 28))\" y=\"\(place(y))\">\(curve.name)</text>",
        "<text x=\"\(place(x + 28))\" y=\"\(place(y + 14))\" fill=\"#868e96\">slope \(slope)</text>",
      ]
  }

  private func across(_ size: Double) -> Double {
    Self.left + Self.width * part(size, columns)
  }

  private func down(_ time: Double) -> Double {
    Self.top + Self.height * (1 - part(time, rows))
  }

  private func part(_ number: Double, _ range: ClosedRange<Int>) -> Double {
    (log10(number) - Double(range.lowerBound)) / Double(max(1, range.count - 1))
  }

  private func range(of numbers: [Double]) -> ClosedRange<Int> {
    let logarithms = numbers.map { log10($0) }
    let least = Int((logarithms.min() ?? 0).rounded(.down))
    return least...max(least + 1, Int((logarithms.max() ?? 1).rounded(.up)))
  }

  private static func label(_ power: Int) -> String {
    power < 0 ? "\(pow(10, Double(power)))" : "\(Int(pow(10, Double(power))))"
  }

  private static func time(_ power: Int) -> String {
    switch power {
    case ..<3: "\(label(power)) ns"
    case ..<6: "\(label(power - 3)) µs"
    case ..<9: "\(label(power - 6)) ms"
    default: "\(label(power - 9)) s"
    }
  }

  private func place(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
