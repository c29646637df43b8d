// Tests of runs on several processors: what the observer sees of them.

import Checking
import Synchronization
import Testing

@Suite struct CheckingConcurrencyTests {
  @Test func `the observer sees the cases go by, and can end the run`() async {
    let seen = Mutex<[Int]>([])
    var settings = Settings(cases: 10_000)
    settings.observer = { progress in
      seen.withLock { $0.append(progress.passed) }
      return progress.passed < 1_000
    }
    let outcome = await check("observed", Gen.bool(), jobs: 2, settings: settings) { _ in true }
    #expect(seen.withLock { $0 == $0.sorted() && $0.count > 10 })
    #expect((1_000..<1_100).contains(outcome.cases))
    #expect(outcome.findings.map(\.kind) == [.interrupted])
  }
}
