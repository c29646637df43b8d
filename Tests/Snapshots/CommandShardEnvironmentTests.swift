// The shards that Slurm and Bazel ask for by variables.

import Checking
import Foundation
import Testing

@testable import iris

@Suite struct CommandShardEnvironmentTests {
  private static func variables(_ text: String) -> [String: String] {
    let pairs = text.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    let names = [
      "ID": "SLURM_ARRAY_TASK_ID", "COUNT": "SLURM_ARRAY_TASK_COUNT",
      "MIN": "SLURM_ARRAY_TASK_MIN", "STEP": "SLURM_ARRAY_TASK_STEP",
      "INDEX": "TEST_SHARD_INDEX", "TOTAL": "TEST_TOTAL_SHARDS",
    ]
    return Dictionary(
      pairs.map { (names[String($0[0])] ?? "", String($0.dropFirst().first ?? "")) },
      uniquingKeysWith: { $1 })
  }

  private func shard(_ text: String, _ option: ShardChoice? = nil) throws -> Shard? {
    let console = TestConsole()
    console.environment = Self.variables(text)
    return try console.command.shard(.init(shard: option))
  }

  @Test(arguments: [
    ("", nil), ("ID= COUNT=", nil),
    ("ID=1 COUNT=4 MIN=1", "1/4"), ("ID=4 COUNT=4 MIN=1 STEP=1", "4/4"),
    ("ID=0 COUNT=4 MIN=0", "1/4"), ("ID=3 COUNT=4 MIN=0", "4/4"), ("ID=2 COUNT=4", "2/4"),
    ("ID=14 COUNT=3 MIN=10 STEP=2", "3/3"),
    ("INDEX=0 TOTAL=5", "1/5"), ("INDEX=4 TOTAL=5", "5/5"),
  ])
  func `a shard is understood, whatever it is counted from`(
    _ text: String, _ shard: String?
  ) throws {
    #expect(try self.shard(text)?.description == shard)
  }

  @Test func `the option goes before the environment`() throws {
    let one = try #require(Shard(2, of: 3))
    #expect(try shard("ID=1 COUNT=4 MIN=1", .one(one)) == one)
    #expect(try shard("ID=1 COUNT=4 MIN=1", .whole) == nil)
    #expect(try shard("ID=9 COUNT=4 INDEX=x", .whole) == nil)
  }

  @Test(arguments: [
    ("ID=5 COUNT=4 MIN=1", "SLURM_ARRAY_TASK_ID is '5'; with 4 tasks from 1 on"),
    ("ID=0 COUNT=4 MIN=1", "SLURM_ARRAY_TASK_ID is '0'"), ("ID=0 COUNT=4", "is '0'"),
    ("ID=11 COUNT=3 MIN=10 STEP=2", "with 3 tasks from 10 on, 2 apart,"),
    ("ID=1", "SLURM_ARRAY_TASK_ID is set, but SLURM_ARRAY_TASK_COUNT is not."),
    ("COUNT=4", "SLURM_ARRAY_TASK_COUNT is set, but SLURM_ARRAY_TASK_ID is not."),
    ("ID=x COUNT=4", "SLURM_ARRAY_TASK_ID is 'x'; it must be a whole number, at least 0."),
    ("ID=1 COUNT=0", "SLURM_ARRAY_TASK_COUNT is '0'; it must be a whole number, at least 1."),
    ("ID=1 COUNT=2 STEP=0", "SLURM_ARRAY_TASK_STEP is '0'"),
    ("ID=1 COUNT=2 MIN=-1", "SLURM_ARRAY_TASK_MIN is '-1'"),
    ("INDEX=5 TOTAL=5", "TEST_SHARD_INDEX is '5'; it must be less than TEST_TOTAL_SHARDS"),
    ("INDEX=-1 TOTAL=5", "TEST_SHARD_INDEX is '-1'"), ("INDEX=0", "TEST_TOTAL_SHARDS is not."),
    ("TOTAL=2", "TEST_TOTAL_SHARDS is set, but TEST_SHARD_INDEX is not."),
    ("ID=1 COUNT=4 INDEX=0 TOTAL=4", "both ask for a shard; say which by --shard."),
  ])
  func `what makes no sense is told in a sentence`(_ text: String, _ words: String) async {
    let console = TestConsole()
    console.environment = Self.variables(text)
    let result = await console.run("check", "--cases", "1")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.errors.hasSuffix(".\n") && result.errors.split(separator: "\n").count == 1)
  }

  @Test func `the file that Bazel names is touched, for its shards only`() async throws {
    try await withTemporaryDirectory { directory in
      let path = directory.appendingPathComponent("status").path
      let console = TestConsole()
      console.environment = Self.variables("INDEX=1 TOTAL=2")
      console.environment["TEST_SHARD_STATUS_FILE"] = path
      let whole = await console.run("check", "--cases", "2", "--quiet", "--shard", "none")
      #expect(whole.output.hasPrefix("system  engine\n"))
      #expect(!FileManager.default.fileExists(atPath: path))
      let result = await console.run("check", "--cases", "2", "--quiet")
      #expect(result.status == 0 && result.output.contains("\"shard\":2,\"shards\":2"))
      #expect(FileManager.default.contents(atPath: path) == Data())
      console.environment["TEST_SHARD_STATUS_FILE"] = directory.path
      let refused = await console.run("check", "--cases", "2", "--quiet")
      #expect(refused.status == 2 && refused.errors.contains("which cannot be written."))
    }
  }
}
