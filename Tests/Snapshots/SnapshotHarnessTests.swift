// The snapshot harness itself: match, mismatch, missing golden, recording.

import Foundation
import Testing

@Suite struct SnapshotHarnessTests {
  private func contents(_ file: URL) -> String? {
    FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func message(_ outcome: SnapshotStore.Outcome) -> String {
    if case .failed(let message) = outcome { message } else { "" }
  }

  @Test func `a text that is its golden matches, and an old actual goes away`() async throws {
    try await withTemporaryDirectory { directory in
      let actual = directory.appendingPathComponent("a.actual.txt")
      try Data("one\n".utf8).write(to: directory.appendingPathComponent("a.txt"))
      try Data("old\n".utf8).write(to: actual)
      let store = SnapshotStore(directory: directory, isRecording: false)
      #expect(store.compare("one\n", named: "a.txt") == .matched)
      #expect(contents(actual) == nil)
    }
  }

  @Test func `a mismatch keeps the golden, leaves the actual beside it and shows the lines`()
    async throws
  {
    try await withTemporaryDirectory { directory in
      let golden = directory.appendingPathComponent("a.txt")
      try Data("one\ntwo\nthree\n".utf8).write(to: golden)
      let store = SnapshotStore(directory: directory, isRecording: false)
      let message = message(store.compare("one\n2\nthree\n", named: "a.txt"))
      #expect(message.contains("from line 2: 1 lines of the golden, 1 now\n- two\n+ 2\n"))
      #expect(message.contains("IRIS_SNAPSHOTS=record"))
      #expect(message.contains(golden.path))
      #expect(contents(golden) == "one\ntwo\nthree\n")
      #expect(contents(directory.appendingPathComponent("a.actual.txt")) == "one\n2\nthree\n")
    }
  }

  @Test func `a missing golden fails and is not written`() async throws {
    try await withTemporaryDirectory { directory in
      let store = SnapshotStore(directory: directory, isRecording: false)
      let message = message(store.compare("one\n", named: "a.svg"))
      #expect(message.hasPrefix("There is no golden"))
      #expect(contents(directory.appendingPathComponent("a.svg")) == nil)
      #expect(contents(directory.appendingPathComponent("a.actual.svg")) == "one\n")
    }
  }

  @Test func `recording writes the golden, takes the actual away, and fails`() async throws {
    try await withTemporaryDirectory { directory in
      let golden = directory.appendingPathComponent("a.txt")
      let store = SnapshotStore(directory: directory, isRecording: false)
      _ = store.compare("one\n", named: "a.txt")
      let recorder = SnapshotStore(directory: directory, isRecording: true)
      let message = message(recorder.compare("one\n", named: "a.txt"))
      #expect(message == "Recorded \(golden.path); re-run without IRIS_SNAPSHOTS=record.")
      #expect(contents(golden) == "one\n")
      #expect(contents(directory.appendingPathComponent("a.actual.txt")) == nil)
      #expect(store.compare("one\n", named: "a.txt") == .matched)
    }
  }

  @Test func `goldens may stand in folders, whose first one makes them`() async throws {
    try await withTemporaryDirectory { directory in
      let recorder = SnapshotStore(directory: directory, isRecording: true)
      _ = recorder.compare("one\n", named: "some/a.txt")
      let store = SnapshotStore(directory: directory, isRecording: false)
      #expect(store.compare("one\n", named: "some/a.txt") == .matched)
      #expect(store.compare("two\n", named: "some/a.txt") != .matched)
      #expect(contents(directory.appendingPathComponent("some/a.actual.txt")) == "two\n")
      #expect(store.compare("one\n", named: "a.txt") != .matched)
    }
  }

  @Test func `recording where nothing can be written says so`() {
    let nowhere = URL(fileURLWithPath: "/dev/null/goldens")
    let message = message(
      SnapshotStore(directory: nowhere, isRecording: true).compare("one\n", named: "a.txt"))
    #expect(message.contains("cannot be written"))
  }

  @Test func `a difference in many or long lines is shown in few`() {
    let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let long = String(repeating: "x", count: 500)
    let lines = TextDifference(from: old, to: "line 1\n\(long)\nline 20").description
      .split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[5] == "- … 14 more lines")
    #expect(lines.allSatisfy { $0.count < 200 })
  }

  @Test func `a difference at the end of a text is one`() {
    #expect(TextDifference(from: "a\n", to: "a").description.contains("from line 2"))
  }
}
