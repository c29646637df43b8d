// Expecting snapshots in tests.

import Checking
import Foundation
import Testing

/// Records an issue unless a text is its golden in Tests/Snapshots/Goldens.
func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  let store = SnapshotStore(
    directory: directory, isRecording: processVariable("IRIS_SNAPSHOTS") == "record")
  if case .failed(let message) = store.compare(text, named: name) {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}

/// The scenario files of Tests/Properties/Regressions whose names begin with a word, by name.
func regressions(beginningWith word: String) throws -> [URL] {
  let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Properties/Regressions")
  let files = try FileManager.default.contentsOfDirectory(
    at: directory, includingPropertiesForKeys: nil)
  return files.filter { $0.lastPathComponent.hasPrefix(word) && $0.pathExtension == "scenario" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
}

/// Runs a body with a fresh directory that is removed afterwards.
func withTemporaryDirectory<Result>(
  _ body: (URL) async throws -> Result
) async throws -> Result {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("iris-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try await body(directory)
}
