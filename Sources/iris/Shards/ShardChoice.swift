// Which shard is run: by the option, or by what Slurm and Bazel put in the environment.

import Checking
import Foundation

/// What `--shard` says.
enum ShardChoice: Equatable, Sendable {
  /// The whole campaign, whatever the environment says.
  case whole
  /// One share of it.
  case one(Shard)

  /// Reads the value of `--shard`: `i/n`, or `none`.
  init(parsing text: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if text == "none" {
      self = .whole
    } else if parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = Shard(number, of: count)
    {
      self = .one(shard)
    } else {
      throw UsageError(
        "--shard is '\(text)'; it must be i/n, such as 1/4 for the first of four, or none.")
    }
  }
}

/// The shard that the environment asks for.
struct ShardEnvironment {
  private let variable: (String) -> String?

  /// Reads variables; those that are empty count as not set.
  init(_ variable: @escaping (String) -> String?) {
    self.variable = { name in variable(name).flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// The shard, and the file to be touched to tell Bazel that shards are understood; nil for neither.
  ///
  /// - Throws: which variable makes no sense beside which others.
  func shard() throws(UnusableInput) -> (shard: Shard, status: String?)? {
    let task = try arrayTask()
    let test = try testShard()
    if task != nil && test != nil {
      throw UnusableInput([
        "SLURM_ARRAY_TASK_ID and TEST_SHARD_INDEX both ask for a shard; say which by --shard."
      ])
    }
    if let test { return (test, variable("TEST_SHARD_STATUS_FILE")) }
    return task.map { ($0, nil) }
  }

  /// The share of a task of a Slurm job array, whose ids begin anywhere and are a step apart.
  private func arrayTask() throws(UnusableInput) -> Shard? {
    guard
      let (id, count) = try pair("SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", smallest: 0)
    else { return nil }
    let least = try number("SLURM_ARRAY_TASK_MIN", smallest: 0) ?? 1
    let step = try number("SLURM_ARRAY_TASK_STEP", smallest: 1) ?? 1
    let (offset, rest) = (id - least).quotientAndRemainder(dividingBy: step)
    guard rest == 0, offset >= 0, offset < count, let shard = Shard(offset + 1, of: count) else {
      throw UnusableInput([
        "SLURM_ARRAY_TASK_ID is '\(id)'; with \(count) tasks from \(least) on"
          + (step == 1 ? "" : ", \(step) apart,")
          + " (SLURM_ARRAY_TASK_COUNT, _MIN and _STEP) there is no such one; say which by --shard."
      ])
    }
    return shard
  }

  /// The share of a shard of a Bazel test, which are numbered from 0.
  private func testShard() throws(UnusableInput) -> Shard? {
    guard let (index, count) = try pair("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", smallest: 0)
    else { return nil }
    guard index < count, let shard = Shard(index + 1, of: count) else {
      throw UnusableInput([
        "TEST_SHARD_INDEX is '\(index)'; it must be less than TEST_TOTAL_SHARDS, which is "
          + "'\(count)'."
      ])
    }
    return shard
  }

  /// Two variables that belong together; nil if neither is set.
  private func pair(
    _ index: String, _ count: String, smallest: Int
  ) throws(UnusableInput) -> (Int, Int)? {
    switch (try number(index, smallest: smallest), try number(count, smallest: 1)) {
    case (let index?, let count?): return (index, count)
    case (nil, nil): return nil
    case (_?, nil): throw UnusableInput(["\(index) is set, but \(count) is not."])
    case (nil, _?): throw UnusableInput(["\(count) is set, but \(index) is not."])
    }
  }

  private func number(_ name: String, smallest: Int) throws(UnusableInput) -> Int? {
    guard let text = variable(name) else { return nil }
    guard let number = Int(text), number >= smallest else {
      throw UnusableInput([
        "\(name) is '\(text)'; it must be a whole number, at least \(smallest)."
      ])
    }
    return number
  }
}

extension IrisCommand {
  /// The shard that is to be run, by the option before the environment; nil for the whole campaign.
  func shard(_ options: Request.CheckOptions) throws(UnusableInput) -> Shard? {
    switch options.shard {
    case .whole?: return nil
    case .one(let shard)?: return shard
    case nil:
      guard let asked = try ShardEnvironment(console.variable).shard() else { return nil }
      if let status = asked.status { try touch(status) }
      return asked.shard
    }
  }

  /// Makes a file unless it is there; Bazel takes it as a sign that only a share was run.
  private func touch(_ path: String) throws(UnusableInput) {
    guard let file = fopen(path, "ab") else {
      throw UnusableInput(["TEST_SHARD_STATUS_FILE is '\(path)', which cannot be written."])
    }
    fclose(file)
  }
}
