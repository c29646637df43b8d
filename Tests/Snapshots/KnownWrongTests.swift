// Shrunk counterexamples of known-wrong systems: each seed ends in the same one, and it is a golden.

import Checking
import Engine
import Oracles
import Testing

@Suite struct KnownWrongTests {
  private static let seeds: UInt64 = {
    #if DEBUG
      2
    #else
      20
    #endif
  }()

  /// The deviations whose counterexamples are kept, each with the name of its golden.
  private static let told = [
    "radius to one corner only": "one-corner",
    "hidden for ever": "hidden-for-ever",
    "an interruption leaks the holds": "leaked-hold",
    "a cancelled transition never completes": "lost-completion",
    "a cancelled transition reports finished": "false-report",
    "the presenter comes back on top": "presenter-on-top",
    "the mask's centre in the container's space": "mask-space",
    "the mask stays": "mask-stays",
    "decisions before the start are lost": "lost-decision",
    "no duration takes a quarter of a second": "no-duration",
    "the screen below is missing on the way back": "screen-missing",
    "the source's frame in its own superview": "source-frame",
  ]

  @Test(arguments: told.keys.sorted())
  func `every seed ends in the same counterexample`(_ name: String) throws {
    let deviation = try #require(Deviation.all.first { $0.name == name })
    var texts: [UInt64: String] = [:]
    for seed in 0..<Self.seeds {
      let kill = Hunt.kill(
        deviation, of: TransitionEngine.self, seed: Settings.fixedSeed + seed, isShrunk: true)
      texts[seed] = kill?.failure.file.text
    }
    let first = try #require(texts[0])
    for seed in 0..<Self.seeds { #expect(texts[seed] == first, "seed \(seed)") }
    expectSnapshot(first, named: "known-wrong/\(Self.told[name] ?? "").scenario")
  }
}
