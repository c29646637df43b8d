// Shrunk counterexamples of known-wrong systems: each seed ends in the same one, and it is a golden.

import Checking
import Engine
import Oracles
import Testing

@Suite struct KnownWrongTests {
  /// How many seeds a counterexample is looked for with; `IRIS_SHRINK_SEEDS` sets another number.
  private static func seeds(isFar: Bool) -> UInt64 {
    if let text = processVariable("IRIS_SHRINK_SEEDS"), let seeds = UInt64(text) {
      return min(max(seeds, 1), 20)
    }
    #if DEBUG
      return isFar ? 1 : 2
    #else
      return isFar ? 5 : 20
    #endif
  }

  /// A deviation whose counterexample is kept.
  struct Told: CustomTestStringConvertible {
    let deviation: String
    /// The name of its golden.
    let golden: String
    /// Whether other cases must be shrunk too, as there are minima from which none is near: it takes
    /// twice as long.
    var isFar = false

    var testDescription: String { deviation }
  }

  private static let told = [
    Told(deviation: "radius to one corner only", golden: "one-corner", isFar: true),
    Told(
      deviation: "the mask's centre without the scroll offset", golden: "mask-space", isFar: true),
    Told(deviation: "the mask stays", golden: "mask-stays"),
    Told(deviation: "the other screen's mask is cleared", golden: "other-mask-cleared"),
    Told(deviation: "hidden for ever", golden: "hidden-for-ever", isFar: true),
    Told(deviation: "an interruption leaks the holds", golden: "leaked-hold"),
    Told(
      deviation: "a cancelled transition never completes", golden: "lost-completion", isFar: true),
    Told(deviation: "a cancelled transition reports finished", golden: "false-report"),
    Told(deviation: "completes twice", golden: "completes-twice"),
    Told(deviation: "the presenter comes back on top", golden: "presenter-on-top", isFar: true),
    Told(deviation: "no duration takes a quarter of a second", golden: "no-duration", isFar: true),
    Told(deviation: "a screen comes in its own size", golden: "own-size"),
  ]

  @Test(arguments: told)
  func `every seed ends in the same counterexample`(_ told: Told) throws {
    let deviation = try #require(Deviation.all.first { $0.name == told.deviation })
    let texts = (0..<Self.seeds(isFar: told.isFar)).map { seed in
      Hunt.kill(
        deviation, of: TransitionEngine.self, seed: Settings.fixedSeed + seed, isShrunk: true,
        searchesOtherCases: told.isFar
      )?.failure.file.text
    }
    let first = try #require(texts[0])
    let others = texts.enumerated().filter { $0.element != first }
    #expect(others.isEmpty, "\(others.map { "seed \($0.offset):\n\($0.element ?? "none")" })")
    expectSnapshot(first, named: "known-wrong/\(told.golden).scenario")
  }
}
