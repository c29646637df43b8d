// Tests of the runner: what a run counts, finds and reports.

import Checking
import Testing

@Suite struct CheckingRunnerTests {
  @Test func `a list shrinks to its shortest failing form`() {
    let outcome = check("list", Gen.array(of: Gen.int(in: 0...1000))) { list in
      list.allSatisfy { $0 < 900 }
    }
    #expect(outcome.counterexamples.map(\.value) == [[900]])
    #expect(outcome.counterexamples.first?.isFullyShrunk == true)
  }
}
