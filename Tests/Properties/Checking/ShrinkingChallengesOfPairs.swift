// The shrinking challenges on two numbers, and their canonical counterexamples.

import Checking
import Testing

extension ShrinkingChallenge {
  private static func difference(
    _ name: String, expected: String, medianCases: Int? = nil,
    _ isFault: @escaping @Sendable (Int) -> Bool
  ) async {
    let number = Gen.int(in: 1...Int(Int32.max))
    await run(
      name, Gen.pair(number, number), expected: expected, medianCases: medianCases
    ) { first, second in
      Verdict.require(first < 10 || !isFault(abs(first - second)), "", "that difference")
    }
  }

  @Test func `difference_zero: two numbers differ`() async {
    await Self.difference("difference_zero", expected: "(10, 10)") { $0 == 0 }
  }

  @Test func `difference_small: two numbers differ by nothing or much`() async {
    await Self.difference("difference_small", expected: "(10, 6)", medianCases: 300) {
      (1...4).contains($0)
    }
  }

  @Test func `difference_one: two numbers do not differ by one`() async {
    await Self.difference("difference_one", expected: "(10, 9)", medianCases: 300) { $0 == 1 }
  }
}
