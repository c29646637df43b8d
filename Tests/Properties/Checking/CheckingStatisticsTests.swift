// Tests of what a run counts: classes, tables, commands, and the shares required of them.

import Checking
import Testing

/// A counter that is raised and, if it is above 0, lowered.
struct UpAndDown: StateMachine {
  enum Command: Sendable { case up, down }
  let kinds = [
    CommandKind("up", weight: 3), CommandKind("down"), CommandKind("never", weight: 0),
  ]
  func initialModel() -> Int { 0 }
  func makeSystem() -> Int { 0 }
  func draw(kind: Int, given model: Int, from source: Source) -> Command? {
    kind == 0 ? .up : model > 0 ? .down : nil
  }
  func advance(_ model: inout Int, by command: Command) { model += command == .up ? 1 : -1 }
  func run(_ command: Command, on system: inout Int, given model: Int) -> Verdict {
    system += command == .up ? 1 : -1
    return Verdict.require(system >= 0, "", "below 0")
      .classified(system > 9, as: "high").tabulated("height", "\(min(system, 3))")
  }
}

@Suite struct CheckingStatisticsTests {
  @Test func `commands are counted by kind, in the order of the kinds`() throws {
    let outcome = check("steps", machine: UpAndDown(), count: 20...20)
    let table = try #require(outcome.table("commands"))
    #expect(table.rows.map(\.label) == ["up", "down", "never"])
    #expect(table.total == 20_000)
    #expect((2...5).contains(table.count(of: "up") / table.count(of: "down")))
    #expect(table.count(of: "never") == 0)
    #expect(table.count(of: "none") == 0)
    #expect(outcome.isSuccess)
    #expect((1..<1000).contains(outcome.count(of: "high")))
    #expect(outcome.table("height")?.total == 20_000)
    #expect(outcome.table("height")?.rows.map(\.label) == ["0", "1", "2", "3"])
    #expect(outcome.table("none") == nil)
  }

  @Test func `entries of the generator and of verdicts are counted as often as they occur`() {
    let generator = Gen.build { source in
      let list = source.list(0...5) { source.int(in: 0...9) }
      for number in list { source.tabulate("parity", number % 2 == 0 ? "even" : "odd") }
      return list
    }
    var lengths: [String: Int] = [:]
    var even = 0
    let outcome = check("tables", generator, settings: Settings(cases: 100)) { list in
      lengths["\(list.count)", default: 0] += 1
      even += list.count { $0 % 2 == 0 }
      return Verdict.first({ Verdict.passed.tabulated("length", "\(list.count)") }, { .passed })
    }
    #expect(outcome.tables.map(\.name) == ["length", "parity"])
    #expect(outcome.table("parity")?.count(of: "even") == even)
    for (length, count) in lengths { #expect(outcome.table("length")?.count(of: length) == count) }
    #expect(outcome.table("length")?.total == 100)
  }

  @Test func `a table is printed with counts and shares`() {
    let outcome = check("table", Gen.int(in: 0...0), settings: Settings(cases: 3)) { _ in
      Verdict.all([.passed.tabulated("t", "a"), Verdict.passed.tabulated("t", "b")])
    }
    #expect(outcome.tables.map(\.description) == ["t\n  a: 3 (50.0 %)\n  b: 3 (50.0 %)"])
  }

  @Test func `an entry that must occur is waited for, and missed if it never does`() {
    var settings = Settings(cases: 10)
    settings.requiredEntries = ["digit": ["0", "7"], "none": []]
    let met = check("met", Gen.int(in: 0...9), settings: settings) {
      Verdict.passed.tabulated("digit", "\($0)")
    }
    #expect(met.findings.isEmpty)
    #expect(met.table("digit")?.count(of: "7") ?? 0 > 0)
    let seldom = check("seldom", Gen.int(in: 0...0), settings: settings) { _ in
      Verdict.passed.tabulated("digit", "0")
    }
    #expect(seldom.cases == 40)
    #expect(!seldom.isSuccess)
    #expect(seldom.findings.map(\.kind) == [.entriesMissed(table: "digit")])
    #expect(
      seldom.findings.first?.description
        == "1 of 2 entries that the table 'digit' must have did not occur in 40 cases: '7'.")
  }

  @Test func `of many missing entries the first eight are named`() {
    var settings = Settings(cases: 1)
    settings.requiredEntries = ["t": (0..<10).map { "e\($0)" }]
    let outcome = check("many", Gen.int(in: 0...0), settings: settings) { _ in true }
    let sentence = outcome.findings.first?.description ?? ""
    #expect(sentence.hasPrefix("10 of 10 entries") && sentence.hasSuffix("'e7' and 2 more."))
    // Beside a counterexample the cases are cut short, and say nothing.
    let failing = check("failing", Gen.int(in: 0...0), settings: settings) { _ in false }
    #expect(failing.findings.filter { $0.kind == .entriesMissed(table: "t") }.isEmpty)
  }

  @Test func `a share of commands that is required is judged like one of cases`() {
    var settings = Settings(cases: 200)
    settings.commandRequirements = ["up": 0.6, "down": 0.1]
    #expect(check("met", machine: UpAndDown(), count: 20...20, settings: settings).findings == [])
    settings.commandRequirements = ["down": 0.9, "up": 0.1]
    let outcome = check("missed", machine: UpAndDown(), count: 20...20, settings: settings)
    #expect(outcome.findings.map(\.kind) == [.requirementMissed(label: "down")])
    let sentence = outcome.findings.first?.description ?? ""
    #expect(sentence.contains("of 4000 commands are of the kind 'down'; at least a share of 0.9"))
    #expect(!outcome.isSuccess)
  }
}
