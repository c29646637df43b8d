// A small seeded source of scenario files for the properties of the text format, with names that are
// words of the format and numbers at the edges.

import Scenario

/// A reproducible source of choices (SplitMix64).
struct TextSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number from 0 to `bound` − 1.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Whether a chance of one in `count` came up.
  mutating func one(in count: Int) -> Bool {
    below(count) == 0
  }

  /// One of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Names that are words of the format too, and a few plain ones.
  static let words: [Name] = [
    "in", "to", "item", "on", "with", "frame", "over", "modal", "navigation", "root", "from", "at",
    "into", "unanimated", "lasting", "accepted", "rejected", "visible", "hidden", "stack", "idle",
    "phase", "expect", "upon", "stage", "iris", "through", "curve", "linear", "busy", "inf", "nan",
    "e5", "x", "will", "appears", "shows", "fullScreen", "cancelled", "picture", "mode", "window",
    "hit", "nothing", "view", "offset", "pending", "dragging", "began", "changed", "interactively",
    "persists", "completion", "drag", "thumb", "poster", "detail", "a", "B-2_c",
  ]

  mutating func plainName() -> Name {
    pick(Self.words)
  }

  /// A name, of a helper now and then.
  mutating func name() -> Name {
    let name = plainName()
    guard one(in: 8) else { return name }
    return Name(helper: pick(HelperRole.allCases), of: name, level: 1 + below(3))
  }

  /// Any number that is one, infinities included.
  mutating func number() -> Double {
    switch below(8) {
    case 0: return Double(below(2_000) - 1_000)
    case 1: return Double(below(20_000) - 10_000) / 16
    case 2: return Double(below(200_000) - 100_000) / 1_000
    case 3:
      return pick([
        0, -0.0, 1, .infinity, -.infinity, 4_294_967_296, -4_294_967_296, 1e-300,
        .leastNonzeroMagnitude, 1e21,
        1e22, 1e-7, 1e-8, 123_456_789e13, .leastNormalMagnitude, .greatestFiniteMagnitude, 0.1,
        1e15, 1e16, 9_007_199_254_740_992, 18_014_398_509_481_984, 0.0001, 1.5e-5,
      ])
    case 4: return Double(bitPattern: next() & 0x800F_FFFF_FFFF_FFFF)
    default:
      let number = Double(bitPattern: next())
      return number.isNaN ? 0.5 : number
    }
  }

  /// A number from `low` to `high`.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    for _ in 0..<4 {
      let number = number()
      if number >= low, number <= high { return number }
    }
    if one(in: 4) { return pick([low, high]) }
    return low + (high - low) * (Double(next() >> 11) / 9_007_199_254_740_992)
  }

  mutating func integer() -> Int {
    one(in: 8) ? pick([.min, .max, -1]) : below(10)
  }

  mutating func time() -> Flicks {
    switch below(4) {
    case 0: Flicks.milliseconds(Int64(below(5_000)))
    case 1: Flicks(Int64(bitPattern: next()))
    case 2: Flicks(pick([0, 1, -1, .min, .max, 3_528, 7_056, 11_760_000, -352_800_000]))
    default: Flicks(Int64(below(2_000_000_000)))
    }
  }

  mutating func duration() -> Flicks {
    let time = time()
    return time.isAcceptable ? time : Limits.time
  }

  mutating func point() -> Point {
    Point(x: number(), y: number())
  }

  mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func transform() -> Transform {
    Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  mutating func ellipse() -> Ellipse {
    let rx = number()
    return Ellipse(center: point(), rx: rx, ry: one(in: 2) ? rx : number())
  }
}
