// Tests of the failures that are kept between runs.

import Checking
import Synchronization
import Testing

/// A store in memory.
private final class MemoryStore: FailureStore {
  private let lines = Mutex<[String: [String]]>([:])

  func load(_ name: String) -> [String] { lines.withLock { $0[name] ?? [] } }

  func save(_ lines: [String], for name: String) {
    self.lines.withLock { $0[name] = lines.isEmpty ? nil : lines }
  }
}

@Suite struct CheckingStoreTests {
  private static func run(
    _ store: any FailureStore, most: Int = 1000, fingerprint: String = "", limit: Int
  ) -> Outcome<[Int]> {
    var settings = Settings(cases: 100)
    settings.store = store
    settings.fingerprint = fingerprint
    return check("a list", Gen.array(of: Gen.int(in: 0...most)), settings: settings) { list in
      Verdict.require(list.allSatisfy { $0 < limit }, "limit", "too\nlarge")
    }
  }

  @Test func `a failure is kept, tried first the next time, and dropped when it passes`() {
    let store = MemoryStore()
    #expect(Self.run(store, limit: 900).counterexamples.count == 1)
    let lines = store.load("a list")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("iris-failure-1 ") == true)
    #expect(lines.first?.hasSuffix(" AQGEBwBu5ZQ limit") == true)

    let second = Self.run(store, limit: 900)
    #expect(second.counterexamples.map(\.value) == [[900]])
    #expect(second.counterexamples.first?.caseIndex == nil)
    #expect(store.load("a list") == lines)

    let third = Self.run(store, limit: 1001)
    #expect(third.isSuccess)
    #expect(third.findings.map(\.kind) == [.fixedFailure])
    #expect(store.load("a list").isEmpty)
    #expect(Self.run(store, limit: 1001).findings.isEmpty)
  }

  @Test func `a kept failure that fits the generator no more is stale, and no failure`() {
    let store = MemoryStore()
    _ = Self.run(store, limit: 900)
    let smaller = Self.run(store, most: 500, limit: 900)
    #expect(smaller.isSuccess)
    #expect(smaller.findings.map(\.kind) == [.staleFailure])

    _ = Self.run(store, limit: 900)
    let larger = Self.run(store, most: 2000, limit: 5000)
    #expect(larger.findings.map(\.kind) == [.staleFailure])

    _ = Self.run(store, fingerprint: "first version", limit: 900)
    #expect(store.load("a list").first?.contains(" first-version-") == true)
    let renamed = Self.run(store, fingerprint: "second", limit: 5000)
    #expect(renamed.findings.map(\.kind) == [.staleFailure])
  }

  @Test func `lines that are no failures are stale`() {
    let store = MemoryStore()
    store.save(["", "nonsense", "iris-failure-1 a b c"], for: "a list")
    let outcome = Self.run(store, limit: 5000)
    #expect(outcome.isSuccess)
    #expect(outcome.findings.map(\.kind) == [.staleFailure, .staleFailure, .staleFailure])
    #expect(store.load("a list").isEmpty)
  }

  @Test func `an interrupted run keeps the failures that it did not come to`() {
    let store = MemoryStore()
    _ = Self.run(store, limit: 900)
    let lines = store.load("a list")
    store.save(lines + ["another line"], for: "a list")
    var settings = Settings(cases: 100)
    settings.store = store
    settings.maximumFailures = 1
    let generator = Gen.array(of: Gen.int(in: 0...1000))
    let outcome = check("a list", generator, settings: settings) { list in
      Verdict.require(list.allSatisfy { $0 < 900 }, "limit", "")
    }
    #expect(outcome.cases == 0)
    #expect(store.load("a list") == lines + ["another line"])
  }

  @Test func `files keep what is written, whatever the name of the property`() {
    let root = "\(processVariable("TMPDIR") ?? "/tmp")/iris-store-\(UInt64.random(in: 0 ... .max))"
    let store = DirectoryFailureStore(root: root)
    // A root that does not exist cannot be written to, which is no failure.
    store.save(["a"], for: "x")
    #expect(store.load("x").isEmpty)

    let here = DirectoryFailureStore(root: processVariable("TMPDIR") ?? "/tmp")
    let name = "../a b/é.c \(UInt64.random(in: 0 ... .max))"
    #expect(here.path(of: "../a b/é.c").hasSuffix("/.iris/failures/%2E.%2Fa%20b%2F%C3%A9.c"))
    #expect(here.load(name).isEmpty)
    here.save(["first", "second"], for: name)
    #expect(here.load(name) == ["first", "second"])
    here.save(["third"], for: name)
    #expect(here.load(name) == ["third"])
    here.save([], for: name)
    #expect(here.load(name).isEmpty)
  }
}
