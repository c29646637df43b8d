// Tests of runs on several processors: their outcome is that of one, to the last count.

import Checking
import Synchronization
import Testing

@Suite struct CheckingConcurrencyTests {
  /// Runs a property with one job and with several, and returns what each has found.
  private func outcomes<Base: Generator & Sendable>(
    _ generator: Base, settings: Settings,
    _ property: @escaping @Sendable (Base.Value) -> Verdict
  ) async -> (alone: String, together: [String]) {
    let alone = check("jobs", generator, settings: settings, property)
    var together: [String] = []
    for jobs in [2, 3, 16] {
      let outcome = await check("jobs", generator, jobs: jobs, settings: settings, property)
      together.append("\(outcome)")
    }
    return ("\(alone)", together)
  }

  @Test(arguments: [1, 63, 64, 65, 1000])
  func `labels and tables are counted as by one job`(_ cases: Int) async {
    let (alone, together) = await outcomes(
      Gen.int(in: 0...999), settings: Settings(cases: cases)
    ) { number in
      Verdict.passed.classified(number > 500, as: "large").tabulated("digit", "\(number % 10)")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(cases == 1 || alone.contains("large"))
  }

  @Test func `each failure is found, shrunk and numbered as by one job`() async {
    let (alone, together) = await outcomes(
      Gen.int(in: 0...9_999), settings: Settings(cases: 2_000)
    ) { number in
      Verdict.all([
        .require(number < 9_990, "large", "\(number)"),
        .require(number.isMultiple(of: 2) || number < 5_000, "odd", "\(number)"),
      ])
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("9990") && alone.contains("5001"))
  }

  @Test func `a run that ends early ends at the same case`() async {
    var settings = Settings(cases: 1_000)
    settings.maximumFailures = 1
    let (alone, together) = await outcomes(Gen.int(in: 0...999), settings: settings) { number in
      Verdict.require(number != 7, "seven", "7").labelled("asked")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("seven"))
  }

  @Test(arguments: [2, 50])
  func `discarded cases are replaced, and too many end the run, as by one job`(
    _ modulus: Int
  ) async {
    let (alone, together) = await outcomes(
      Gen.int(in: 0...9_999), settings: Settings(cases: 500)
    ) { number in
      number % modulus == 1 ? Verdict.passed.labelled("kept") : .discarded("other")
    }
    #expect(together.allSatisfy { $0 == alone })
    #expect(alone.contains("cases were discarded") == (modulus == 50))
  }

  @Test(arguments: [0.5, 0.52])
  func `shares are judged after as many cases as by one job`(_ share: Double) async {
    var settings = Settings(cases: 300)
    settings.requirements = ["even": share]
    let (alone, together) = await outcomes(Gen.int(in: 0...9_999), settings: settings) { number in
      Verdict.passed.classified(number.isMultiple(of: 2), as: "even")
    }
    #expect(together.allSatisfy { $0 == alone })
  }

  @Test func `commands of a state machine are counted as by one job`() async {
    let generator = Gen.commands(of: UpAndDown(), count: 5...5)
    let alone = check("steps", generator) { UpAndDown().verdict(on: $0) }
    let together = await check("steps", generator, jobs: 3) { UpAndDown().verdict(on: $0) }
    #expect(alone.table("commands")?.total == 5_000)
    #expect(together.tables == alone.tables)
  }

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
