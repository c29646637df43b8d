// Four shards as four processes, at once, as a job array runs them; merged by a fifth.

import Foundation
import Testing

@testable import iris

@Suite struct ShardProcessTests {
  private func untimed(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("time:") }.joined(separator: "\n")
  }

  /// The variables of the four tasks of an array that is counted from 0, or of four Bazel shards.
  private static let environments: [[[String: String]]] = [
    (0..<4).map {
      ["SLURM_ARRAY_TASK_ID": "\($0)", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0"]
    },
    (0..<4).map { ["TEST_SHARD_INDEX": "\($0)", "TEST_TOTAL_SHARDS": "4"] },
  ]

  @Test(arguments: environments)
  func `four processes and a merge print what one run prints`(
    _ tasks: [[String: String]]
  ) async throws {
    try await withTemporaryDirectory { folder in
      let campaign = ["check", "--cases", "210", "--seed", "9", "--quiet"]
      let alone = folder.appendingPathComponent("alone")
      #expect(try BuiltCommand.run(campaign, in: folder, output: alone) == 0)
      var files: [String] = []
      var ends: [() -> Int32] = []
      for (index, environment) in tasks.enumerated() {
        files.append("\(index).jsonl")
        ends.append(
          try BuiltCommand.start(
            campaign, in: folder, environment: environment,
            output: folder.appendingPathComponent("\(index).jsonl")))
      }
      #expect(ends.map { $0() } == [0, 0, 0, 0])
      let merged = folder.appendingPathComponent("merged")
      #expect(
        try BuiltCommand.run(["merge", "--quiet"] + files, in: folder, output: merged) == 0)
      #expect(try untimed(merged) == untimed(alone))
      #expect(try untimed(merged).contains("\ncases   210\n"))
      #expect(try BuiltCommand.run(["merge"] + files.dropLast(), in: folder, output: merged) == 2)
    }
  }
}
