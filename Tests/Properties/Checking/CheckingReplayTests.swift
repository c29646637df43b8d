// Tests of replay tokens, of replaying them and of the environment.

import Checking
import Testing

@Suite struct CheckingReplayTests {
  private static let lists: some Generator<[Int]> = Gen.array(of: Gen.int(in: 0...1000))

  private static func replay(_ token: ReplayToken, limit: Int) -> Outcome<[Int]> {
    var settings = Settings()
    settings.replay = token
    return check("list", lists, settings: settings) { list in
      Verdict.require(list.allSatisfy { $0 < limit }, "limit", "too large").labelled("asked")
    }
  }

  @Test func `printing and reading a token gives the same token`() {
    let tapes = Gen.array(of: Gen.integer(UInt64.self))
    let outcome = check("tokens", Gen.pair(tapes, Gen.string(count: 1...9))) { values, name in
      let token = ReplayToken(name: name, values: values)
      return try ReplayToken(parsing: token.description) == token
    }
    #expect(outcome.isSuccess, "\(outcome)")
  }

  @Test func `a token is short and safe in a shell`() {
    #expect(ReplayToken(name: "a:b", values: [1, 900, 0]).description == "a:b:AQGEBwBu5ZQ")
  }

  @Test func `a token with any character changed is refused`() throws {
    let body = ReplayToken(name: "x", values: [1, 900, 0, .max]).body
    for offset in body.indices {
      for replacement in ["A", "q", "_", "*"] as [Character] where body[offset] != replacement {
        var damaged = body
        damaged.replaceSubrange(offset...offset, with: String(replacement))
        #expect(throws: ReplayTokenError.self) { try ReplayToken(parsing: "x:\(damaged)") }
      }
    }
  }

  @Test func `a damaged token gives an error that says what is wrong`() {
    func message(_ text: String) -> String {
      do {
        return "\(try ReplayToken(parsing: text))"
      } catch {
        return error.description
      }
    }
    #expect(message("AQGEBwA") == "A replay token is spelled name:TOKEN; the name is missing.")
    #expect(message(":AQGEBwA") == "A replay token is spelled name:TOKEN; the name is missing.")
    #expect(message("a:") == "The replay token is cut short.")
    #expect(message("a:AQA") == "The replay token is cut short.")
    #expect(message("a:AgGEBwBu5ZQ").contains("of version 2; this kit reads version 1"))
    #expect(message("a:AQGEBwBu5ZR").contains("its checksum does not match"))
    #expect(message("a:AQ+A").contains("character '+' at position 3"))
  }

  @Test func `a replayed case fails again, with nothing shrunk`() throws {
    let found = Self.replay(ReplayToken(name: "list", values: [1, 950, 1, 3, 0]), limit: 900)
    #expect(found.cases == 1)
    #expect(found.counterexamples.map(\.value) == [[950, 3]])
    #expect(found.counterexamples.map(\.failure.identity) == ["limit"])
    #expect(found.counterexamples.first?.caseIndex == nil)
    #expect(found.count(of: "asked") == 1)
    #expect(found.findings.isEmpty)
  }

  @Test func `the token of a run finds the same counterexample`() throws {
    let outcome = check("list", Self.lists) { $0.count < 3 }
    let token = try #require(outcome.counterexamples.first?.token)
    var settings = Settings()
    settings.replay = try ReplayToken(parsing: "\(token)")
    let again = check("list", Self.lists, settings: settings) { $0.count < 3 }
    #expect(again.counterexamples.map(\.value) == [[0, 0, 0]])
  }

  @Test func `a replayer draws the value of a token, if the token fits`() {
    let replayer = Replayer(Self.lists)
    #expect(replayer.value(of: ReplayToken(name: "list", values: [1, 950, 1, 3, 0])) == [950, 3])
    #expect(replayer.value(of: ReplayToken(name: "list", values: [])) == nil)
    #expect(replayer.value(of: ReplayToken(name: "list", values: [1, 1001, 0])) == nil)
    let long = (0..<100 as Range<UInt64>).flatMap { [1 as UInt64, $0] }
    #expect(replayer.value(of: ReplayToken(name: "list", values: long)) == Array(0..<100))
    let none = Replayer(Self.lists.filter("none") { _ in false })
    #expect(none.value(of: ReplayToken(name: "list", values: [0])) == nil)
  }

  @Test func `a replayed case that passes, is discarded or is stale fails the run and says so`() {
    let token = ReplayToken(name: "list", values: [1, 950, 0])
    let passes = Self.replay(token, limit: 1001)
    #expect(passes.findings.map(\.kind) == [.replayPassed])
    #expect(!passes.isSuccess)
    let stale = Self.replay(ReplayToken(name: "list", values: [1, 1001, 0]), limit: 900)
    #expect(stale.findings.map(\.kind) == [.replayStale])
    #expect(!stale.isSuccess)
    #expect(stale.cases == 0)

    var settings = Settings()
    settings.replay = token
    let byProperty = check("list", Self.lists, settings: settings) { _ in
      Verdict.discarded("all")
    }
    #expect(byProperty.findings.map(\.kind) == [.replayDiscarded])
    let byGenerator = check("list", Self.lists.filter("none") { _ in false }, settings: settings) {
      _ in true
    }
    #expect(byGenerator.findings.map(\.kind) == [.replayDiscarded])
  }

  @Test func `a property of another name is not run under a replay`() {
    let outcome = Self.replay(ReplayToken(name: "other", values: []), limit: 0)
    #expect(outcome.isSkipped)
    #expect(outcome.isSuccess)
    #expect(outcome.evaluations == 0)
  }

  @Test func `the environment overrides the settings`() throws {
    let variables = ["IRIS_CASES": "17", "IRIS_SEED": "0xFF", "IRIS_REPLAY": "a:AQGEBwBu5ZQ"]
    let settings = try Settings().applyingEnvironment { variables[$0] }
    #expect(settings.cases == 17)
    #expect(settings.seed == 255)
    #expect(settings.replay == ReplayToken(name: "a", values: [1, 900, 0]))
    let unset = try Settings(cases: 3).applyingEnvironment { _ in "" }
    #expect(unset.cases == 3)
    #expect(unset.seed == Settings.fixedSeed)
    #expect(try Settings().applyingEnvironment { _ in nil }.replay == nil)
    #expect(Settings.seed(parsing: "12") == 12)
    #expect(Settings.seed(parsing: "random") != Settings.seed(parsing: "random"))
  }

  @Test func `an environment variable that makes no sense is named in a sentence`() {
    func message(_ name: String, _ value: String) -> String? {
      do {
        _ = try Settings().applyingEnvironment { $0 == name ? value : nil }
        return nil
      } catch {
        return error.description
      }
    }
    for bad in ["0", "-3", "x", "1.5"] {
      #expect(
        message("IRIS_CASES", bad)
          == "IRIS_CASES is '\(bad)'; it must be a whole number, at least 1.")
    }
    for bad in ["x", "-1", "0x", "18446744073709551616"] {
      #expect(message("IRIS_SEED", bad)?.hasPrefix("IRIS_SEED is '\(bad)'") == true)
    }
    #expect(
      message("IRIS_REPLAY", "a:?")?.hasPrefix("IRIS_REPLAY is 'a:?'. The replay token has") == true
    )
  }
}
