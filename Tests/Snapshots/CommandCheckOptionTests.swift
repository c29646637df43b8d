// `iris check` with records instead of a summary, for a while only, and for one clause only.

import Checking
import Engine
import Foundation
import Model
import Testing

@testable import iris

@Suite struct CommandCheckOptionTests {
  private typealias Record = [String: Any]

  private func records(_ output: String) throws -> [Record] {
    try output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? Record)
    }
  }

  private func records(_ kind: String, in all: [Record]) -> [Record] {
    all.filter { $0["record"] as? String == kind }
  }

  @Test func `records say what the summary says`() async throws {
    let console = TestConsole()
    console.pace = 0.5
    let result = await console.run("check", "--cases", "30", "--quiet", "--json")
    #expect(result.status == 0)
    let all = try records(result.output)
    #expect(all[0]["record"] as? String == "campaign" && all[0]["cases"] as? Int == 30)
    #expect(all[0]["seed"] as? String == "0x1215" && all[0]["failures"] as? Int == 0)
    #expect(all.last?["record"] as? String == "time" && all.last?["seconds"] as? Double == 0.5)
    let summary = await TestConsole().run("check", "--cases", "30", "--quiet").output
    let events = try #require(all[0]["events"] as? Int)
    #expect(summary.contains("\nevents  \(events)\n"))
    let tables = records("table", in: all)
    #expect(tables.map { $0["table"] as? String } == ["events", "pairs"])
    let counts = try #require(tables[0]["entries"] as? [String: Int])
    #expect(counts.values.reduce(0, +) == events)
    let labels = records("label", in: all)
    #expect(labels.count > 5 && labels.allSatisfy { (1...30).contains($0["cases"] as? Int ?? 0) })
    console.pace = 1
    let again = await console.run("check", "--cases", "30", "--quiet", "--json").output
    #expect(
      again.split(separator: "\n").dropLast() == result.output.split(separator: "\n").dropLast())
  }

  @Test func `the record of a failure has all that is needed to see it again`() async throws {
    try await withTemporaryDirectory { directory in
      let console = TestConsole()
      console.storeRoot = directory.path
      let options = Request.CheckOptions(cases: 40, isJSON: true, isQuiet: true)
      #expect(try await console.command.check(options, Hideless.init) == 1)
      let all = try records(
        await console.run("--version").output.replacingOccurrences(of: Help.version, with: ""))
      let failures = records("failure", in: all)
      #expect(!failures.isEmpty && failures.count == all[0]["failures"] as? Int)
      for failure in failures {
        let clause = try #require(failure["clause"] as? String)
        #expect(failure["meaning"] as? String == Clause(rawValue: clause)?.sentence)
        #expect((failure["sentence"] as? String)?.isEmpty == false)
        let page = try #require(failure["page"] as? String)
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains(clause))
        let token = try #require(failure["token"] as? String)
        #expect(try console.command.replay(.init(subject: token), Hideless.init) == 1)
        let path = directory.appendingPathComponent("my.scenario").path
        let scenario = try #require(failure["scenario"] as? String)
        try Data(scenario.utf8).write(to: URL(fileURLWithPath: path))
        if failure["law"] == nil {
          #expect(try console.command.replay(.init(subject: path), Hideless.init) == 1)
        }
      }
    }
  }

  @Test func `a run for some seconds ends after a case, and says that the clock did it`() async {
    let console = TestConsole()
    console.pace = 1
    let result = await console.run("check", "--seconds", "3.5", "--quiet")
    #expect(result.status == 0)
    #expect(result.output.contains("\ncases   3\n"))
    let words = "The 3.5 s of --seconds were over: the run ended before its last case"
    #expect(result.output.contains(words) && result.output.hasSuffix("depends on the clock.\n"))
    let whole = await TestConsole().run("check", "--seconds", "60", "--cases", "3", "--quiet")
      .output
    #expect(whole.contains("\ncases   3\n") && !whole.contains("the clock"))
  }

  @Test func `a failure found before the clock ends the run is shrunk and told`() async throws {
    let console = TestConsole()
    console.pace = 1
    var options = Request.CheckOptions(cases: 40, isQuiet: true)
    #expect(try await console.command.check(options, Hideless.init) == 1)
    let whole = await console.run("--version").output
    let found = try #require(whole.firstMatch(of: /case ([0-9]+) of seed 0x1215, .*/))
    let first = try #require(Int(found.1))
    // The clock is looked at twice before the cases, and after each.
    options.seconds = Double(first + 2)
    #expect(try await console.command.check(options, Hideless.init) == 1)
    let output = await console.run("--version").output
    #expect(output.contains("\ncases   \(first + 1)\n") && output.contains("--seconds were over"))
    #expect(output.contains(found.0) && found.0.contains(" shrink steps, "))
  }

  @Test func `other clauses are counted, not looked into, and fail the run`() async throws {
    try await withTemporaryDirectory { directory in
      let console = TestConsole()
      console.storeRoot = directory.path
      var options = Request.CheckOptions(cases: 40, isQuiet: true)
      #expect(try await console.command.check(options, Hideless.init) == 1)
      let all = await console.run("--version").output
      let store = DirectoryFailureStore(root: directory.path)
      let kept = store.load("lockstep")
      let broken = Set(kept.compactMap { $0.split(separator: " ").last.map(String.init) })
      #expect(broken.count == 2 && all.contains("\nfailures  2\n"))
      options.clause = .maskCovers
      #expect(try await console.command.check(options, Hideless.init) == 1)
      let none = await console.run("--version").output
      #expect(none.contains("\nfailures  0\n"))
      #expect(none.contains("Other clauses than mask.covers broke first, which were counted but"))
      #expect(broken.allSatisfy(none.contains))
      #expect(store.load("lockstep") == kept)
      let one = try #require(broken.sorted().last)
      options.clause = Clause(rawValue: one)
      #expect(try await console.command.check(options, Hideless.init) == 1)
      let found = await console.run("--version").output
      #expect(found.contains("\nfailures  1\n") && found.contains("\n\(one): "))
      #expect(Set(store.load("lockstep")) == Set(kept))
    }
  }

  @Test func `a clause that holds changes nothing but the shares`() async throws {
    let plain = await TestConsole().run("check", "--cases", "20", "--quiet")
    let one = await TestConsole().run("check", "--cases", "20", "--quiet", "--clause", "law.mirror")
    #expect(one == plain)
    let settings = try TestConsole().command.settings(.init(clause: .maskCovers))
    #expect(settings.requirements.isEmpty && settings.requiredEntries.isEmpty)
  }
}
