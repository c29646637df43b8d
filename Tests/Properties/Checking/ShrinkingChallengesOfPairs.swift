// The shrinking challenges on two numbers, and their canonical counterexamples.

import Checking
import Testing

extension ShrinkingChallenge {
  private static func difference(
    _ name: String, expected: String, _ isFault: (Int) -> Bool
  ) {
    let number = Gen.int(in: 1...Int(Int32.max))
    run(name, Gen.pair(number, number), expected: expected) { first, second in
      Verdict.require(first < 10 || !isFault(abs(first - second)), "", "that difference")
    }
  }

  @Test func `difference_zero: two numbers differ`() {
    Self.difference("difference_zero", expected: "(10, 10)") { $0 == 0 }
  }

  @Test func `difference_small: two numbers differ by nothing or much`() {
    Self.difference("difference_small", expected: "(10, 6)") { (1...4).contains($0) }
  }

  @Test func `difference_one: two numbers do not differ by one`() {
    Self.difference("difference_one", expected: "(10, 9)") { $0 == 1 }
  }
}
