// `iris merge`: the shards of a campaign, put together and told as one run.

import Checking
import Engine
import Foundation
import Model
import Oracles
import Scenario

extension Request {
  /// The options of `iris merge`.
  struct MergeOptions: Equatable, Sendable {
    /// The files of the shards.
    var files: [String]
    /// How many cases are run at once, where some are run again.
    var jobs: Int?
    /// Whether the table of pairs is printed.
    var showsCoverage = false
    /// Whether records are printed.
    var isJSON = false
    /// Whether there is no progress.
    var isQuiet = false
  }

  /// Reads the options of `iris merge`.
  static func mergeOptions(_ reader: inout ArgumentReader) throws(UsageError) -> MergeOptions {
    var options = MergeOptions(files: [])
    options.jobs = try reader.number("--jobs", 1...1_000)
    options.showsCoverage = reader.flag("--coverage")
    options.isJSON = reader.flag("--json")
    options.isQuiet = reader.flag("--quiet")
    options.files = try reader.subjects("the files of all shards")
    return options
  }
}

extension IrisCommand {
  /// Puts the shards of a campaign together.
  func merge(_ options: Request.MergeOptions) async throws(UnusableInput) -> Int32 {
    let shards = try shards(in: options.files)
    return switch SystemChoice(rawValue: shards[0].header.system) ?? .engine {
    case .engine: try await merge(shards, options, TransitionEngine.init)
    case .model: try await merge(shards, options, ReferenceModel.init)
    }
  }

  /// Goes on from what the shards have shown as one run does.
  func merge<System: TransitionSystem>(
    _ shards: [WrittenShard], _ options: Request.MergeOptions,
    _ begin: @escaping @Sendable (Scene) -> System
  ) async throws(UnusableInput) -> Int32 {
    let header = shards[0].header
    var check = Request.CheckOptions(
      cases: header.cases, seed: Settings.seed(parsing: header.seed), jobs: options.jobs)
    check.system = SystemChoice(rawValue: header.system) ?? .engine
    check.clause = header.clause.flatMap(Clause.init(rawValue:))
    (check.showsCoverage, check.isJSON) = (options.showsCoverage, options.isJSON)
    check.isQuiet = options.isQuiet
    let settings = try settings(check) { _ in nil }
    return await run(check, settings, taking: shards.flatMap(\.blocks), begin)
  }

  /// The shards in files, in order: all of one campaign.
  ///
  /// - Throws: the line that is damaged, what differs, or which shard is missing or there twice.
  func shards(in files: [String]) throws(UnusableInput) -> [WrittenShard] {
    var shards: [Int: WrittenShard] = [:]
    var first: WrittenShard?
    for file in files {
      let text = String(decoding: try bytes(of: file), as: UTF8.self)
      for shard in try ShardReader.shards(in: text, file) {
        let reference = first ?? shard
        first = reference
        try match(shard, reference)
        if let twin = shards.updateValue(shard, forKey: shard.header.shard) {
          throw UnusableInput([
            "\(shard.place): shard \(shard.header.shard) of \(shard.header.shards) is in "
              + "\(twin.place) too."
          ])
        }
      }
    }
    let count = first?.header.shards ?? 0
    // At most as many numbers are tried as there are shards, and a few.
    let missing = Array((1...max(count, 1)).lazy.filter { shards[$0] == nil }.prefix(8))
    if !missing.isEmpty {
      let names = missing.map(String.init).joined(separator: ", ")
      let more = count - shards.count > missing.count ? " and more" : ""
      throw UnusableInput([
        "of \(count) shards, these are in none of the files: \(names)\(more)."
      ])
    }
    return shards.sorted { $0.key < $1.key }.map(\.value)
  }

  private func match(
    _ shard: WrittenShard, _ reference: WrittenShard
  ) throws(UnusableInput) {
    for (one, other) in zip(shard.header.campaign, reference.header.campaign)
    where one.value != other.value {
      throw UnusableInput([
        "\(shard.place): the shard is one of another campaign: its \(one.name) is '\(one.value)', "
          + "but '\(other.value)' in \(reference.place)."
      ])
    }
  }
}
