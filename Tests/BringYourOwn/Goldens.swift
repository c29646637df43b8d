// The files of this folder, and those that must be what is made today.

import Checking
import Foundation
import Testing

/// A file by its path from this folder.
func file(_ path: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(path)
}

/// What stands in a file, by its path from this folder.
func text(_ path: String) throws -> String {
  try String(contentsOf: file(path), encoding: .utf8)
}

/// Records an issue unless a text stands in a file; `IRIS_SNAPSHOTS=record` writes it there, and fails.
func expectGolden(
  _ actual: String, in path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if processVariable("IRIS_SNAPSHOTS") == "record" {
    let isWritten = (try? Data(actual.utf8).write(to: file(path))) != nil
    Issue.record(
      "\(path): \(isWritten ? "recorded" : "not written")", sourceLocation: sourceLocation)
    return
  }
  let golden = try? text(path)
  #expect(
    golden == actual, "IRIS_SNAPSHOTS=record swift test --filter BringYourOwn records \(path)",
    sourceLocation: sourceLocation)
}
