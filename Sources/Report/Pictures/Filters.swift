// The filters of a picture: the shadow of what flies, and the blurs of backdrops, each defined once.

import Scenario

/// A blur by so many units of the picture.
struct BlurFilter: Hashable, Comparable {
  /// The standard deviation, with as many decimals as are written.
  private let deviation: String

  /// A blur; `nil` where nothing would be seen of it.
  init?(deviation: Double) {
    // No picture is a thousand units large, and a number that cannot be written must not be.
    let text = SVG.number(min(deviation, 1_000))
    guard deviation > 0, text != "0" else { return nil }
    self.deviation = text
  }

  /// The name: the same for the same blur, in every picture.
  var id: String { "blur-" + deviation.replacing(".", with: "-") }

  static func < (one: BlurFilter, other: BlurFilter) -> Bool {
    (Double(one.deviation) ?? 0) < (Double(other.deviation) ?? 0)
  }

  /// Defines the filter, for frames of a size.
  ///
  /// What is blurred ends at the frame: there the blur has less to mix, but is not thinner for it, as
  /// its opacity is made whole again.
  fileprivate func define(_ svg: inout SVG, _ frame: Size) {
    svg.open(
      "filter",
      [
        ("id", id), ("filterUnits", "userSpaceOnUse"), ("x", "-8"), ("y", "-8"),
        ("width", SVG.number(frame.width + 16)), ("height", SVG.number(frame.height + 16)),
        ("color-interpolation-filters", "sRGB"),
      ])
    svg.element("feGaussianBlur", [("stdDeviation", deviation)])
    svg.open("feComponentTransfer", [])
    svg.element("feFuncA", [("type", "linear"), ("slope", "0"), ("intercept", "1")])
    svg.close("feComponentTransfer")
    svg.close("filter")
  }
}

/// The definitions that drawings of frames refer to.
enum Filters {
  /// Defines the shadow and these blurs, weakest first, for frames of a size.
  static func define(_ svg: inout SVG, _ blurs: Set<BlurFilter>, frame: Size) {
    svg.open(
      "filter",
      [("id", "shadow"), ("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")])
    svg.element("feGaussianBlur", [("stdDeviation", "5")])
    svg.close("filter")
    for blur in blurs.sorted() { blur.define(&svg, frame) }
  }
}
