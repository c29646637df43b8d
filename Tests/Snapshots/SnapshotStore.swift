// The snapshot harness: compares a text with its golden, and never writes one unless it is told to.

import Foundation

/// Goldens in a directory.
struct SnapshotStore {
  /// The directory of the goldens.
  let directory: URL
  /// Whether goldens are written.
  let isRecording: Bool

  /// What a comparison came to.
  enum Outcome: Equatable {
    /// The text is the golden.
    case matched
    /// It is not, or was recorded just now; a message for people.
    case failed(String)
  }

  /// Compares a text with the golden `name`, which has an extension, and may be in a folder.
  ///
  /// A text that differs is written beside the golden as `NAME.actual.EXT`; one that matches takes
  /// an old such file away. Recording writes the golden and fails, so that a recording run is never
  /// taken for a passing one.
  func compare(_ text: String, named name: String) -> Outcome {
    let golden = directory.appendingPathComponent(name)
    let actual = actualFile(of: golden)
    if isRecording { return record(text, golden, actual) }
    guard let data = FileManager.default.contents(atPath: golden.path) else {
      write(text, to: actual)
      return .failed("There is no golden \(golden.path). \(advice(actual))")
    }
    if data == Data(text.utf8) {
      try? FileManager.default.removeItem(at: actual)
      return .matched
    }
    write(text, to: actual)
    let difference = TextDifference(from: String(decoding: data, as: UTF8.self), to: text)
    return .failed(
      "The text is not the golden \(golden.path).\n\(difference)\n\(advice(actual))")
  }

  private func record(_ text: String, _ golden: URL, _ actual: URL) -> Outcome {
    try? FileManager.default.removeItem(at: actual)
    let isWritten = write(text, to: golden)
    return .failed(
      isWritten
        ? "Recorded \(golden.path); re-run without IRIS_SNAPSHOTS=record."
        : "The golden \(golden.path) cannot be written.")
  }

  @discardableResult
  private func write(_ text: String, to file: URL) -> Bool {
    // The first golden of a folder makes the folder.
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return (try? Data(text.utf8).write(to: file)) != nil
  }

  private func advice(_ actual: URL) -> String {
    "The actual text is in \(actual.path). If it is right, "
      + "IRIS_SNAPSHOTS=record swift test --filter Snapshots records it."
  }

  private func actualFile(of golden: URL) -> URL {
    let bare = golden.deletingPathExtension()
    return URL(fileURLWithPath: "\(bare.path).actual.\(golden.pathExtension)")
  }
}
