// Files that are missing, directories, pipes or too large, and folders that are not there: one sentence
// each, and the exit status of unusable input.

import Foundation
import Testing

@testable import iris

@Suite struct CommandFileTests {
  /// The arguments by which each command reads a file.
  private static let readers: [[String]] = [
    ["replay"], ["render", "-o", "out.svg"], ["explore", "--depth", "1", "--world"], ["merge"],
  ]

  private func expectRefused(
    _ arguments: [String], _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let result = await TestConsole().run(arguments: arguments)
    #expect(result.status == 2 && result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(result.errors == "iris: \(sentence)\n", sourceLocation: sourceLocation)
  }

  @Test(arguments: readers)
  func `a file that is not there, and a directory, are told`(_ reader: [String]) async throws {
    try await withTemporaryDirectory { directory in
      let (missing, folder) = ("\(directory.path)/missing", directory.path)
      await expectRefused(reader + [missing], "there is no file '\(missing)'.")
      await expectRefused(reader + [folder], "'\(folder)' is a directory, not a file.")
    }
  }

  @Test(arguments: readers)
  func `a file within a file is not there`(_ reader: [String]) async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("a").path
      try "iris 1\n".write(toFile: file, atomically: true, encoding: .utf8)
      await expectRefused(reader + ["\(file)/b"], "there is no file '\(file)/b'.")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")), arguments: readers)
  func `a file that cannot be read says why`(_ reader: [String]) async {
    await expectRefused(
      reader + ["/proc/self/mem"],
      "the file '/proc/self/mem' cannot be read: \(IrisCommand.reason(EIO)).")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func `a file without an end is not read for ever`() async {
    await expectRefused(
      ["merge", "/dev/zero"],
      "the file '/dev/zero' cannot be read: it has more than \(IrisCommand.maximumBytes) bytes.")
  }

  @Test func `a word that is neither a file nor a token says how a token is spelled`() async {
    await expectRefused(
      ["replay", "nofile"], "there is no file 'nofile', and a replay token is spelled name:TOKEN.")
    await expectRefused(["replay", "no.scenario"], "there is no file 'no.scenario'.")
  }

  @Test func `what cannot be written says why, before the cases of a shard are run`() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("a.scenario").path
      try "iris 1\nwindow main 9 9\n".write(toFile: file, atomically: true, encoding: .utf8)
      let folder = directory.appendingPathComponent("b.svg").path
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
      let nowhere = "\(directory.path)/missing/c.svg"
      for (path, error) in [(folder, EISDIR), (nowhere, ENOENT)] {
        let sentence = "the file '\(path)' cannot be written: \(IrisCommand.reason(error))."
        await expectRefused(["render", file, "-o", path], sentence)
        // A campaign of so many cases would never end.
        await expectRefused(
          ["check", "--cases", "1000000000", "--shard", "1/2", "--quiet", "-o", path], sentence)
      }
      await expectRefused(
        ["check", "--shard", "1/2", "-o", ""],
        "the file '' cannot be written: \(IrisCommand.reason(ENOENT)).")
      await expectRefused(
        ["check", "-o", "x"],
        "'x' is where the records of a shard are to be written, but no shard is run; say which by "
          + "--shard.")
    }
  }
}
