// The files of shards: one JSON record a line, the shard first and then its blocks.

import Checking
import Foundation

/// The first record of a shard: the campaign that it is a share of, and which share.
struct ShardHeader: Codable, Equatable, Sendable {
  /// The format that this command writes and reads.
  static let currentFormat = 1

  /// The format of the records.
  var format = currentFormat
  /// The version of the command that ran it.
  var iris = Help.number
  /// What was checked.
  var system: String
  /// The seed of the campaign, hexadecimal with `0x`.
  var seed: String
  /// How many cases the whole campaign has.
  var cases: Int
  /// The only clause that is looked into; all if nil.
  var clause: String?
  /// Which share it is, from 1.
  var shard: Int
  /// How many shares there are.
  var shards: Int

  /// What must be the same in all shards of a campaign: its name and value.
  var campaign: [(name: String, value: String)] {
    [
      ("version", iris), ("system", system), ("seed", seed), ("number of cases", "\(cases)"),
      ("clause", clause ?? "any"), ("number of shards", "\(shards)"),
    ]
  }
}

/// A record of what the cases of a block have shown; see ``CaseBlock``.
struct BlockRecord: Codable, Equatable, Sendable {
  /// The index of the first case.
  var first: Int
  /// The index behind the last case.
  var end: Int
  /// How many cases were judged.
  var passed: Int
  /// How many cases were discarded.
  var discards: Int
  /// How many cases carry each label.
  var labels: [String: Int]
  /// How often each entry of each table occurred.
  var tables: [String: [String: Int]]
  /// What broke.
  var failures: [String]

  /// The record of a block; the campaign has no state machine, and so no commands.
  init(_ block: CaseBlock) {
    (first, end) = (block.indices.lowerBound, block.indices.upperBound)
    (passed, discards) = (block.passed, block.discards)
    (labels, tables, failures) = (block.labels, block.tables, block.failures)
  }

  /// The block that the record is of.
  ///
  /// - Throws: what of it cannot be true.
  func block() throws(CaseBlockError) -> CaseBlock {
    try CaseBlock(
      first: first, end: end, passed: passed, discards: discards, labels: labels, tables: tables,
      failures: failures)
  }
}

/// A shard as it stands in a file.
struct WrittenShard: Sendable {
  /// The file and the line of its first record.
  var place: String
  /// Its first record.
  var header: ShardHeader
  /// Its blocks, in order and without a gap.
  var blocks: [CaseBlock] = []
  /// Which cases it must have.
  var indices: Range<Int>

  /// Where its next block must begin.
  var nextIndex: Int { blocks.last?.indices.upperBound ?? indices.lowerBound }

  /// The lines of a file.
  static func text(_ header: ShardHeader, _ blocks: [CaseBlock]) -> String {
    ([JSONLine.text(header)] + blocks.map { JSONLine.text(BlockRecord($0)) })
      .map { $0 + "\n" }.joined()
  }
}

/// Records as lines of JSON.
enum JSONLine {
  /// The line of a record, its names in order.
  static func text(_ record: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers that are not finite alone cannot be encoded; records have none.
    let data = (try? encoder.encode(record)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a line; nil if it is not a record of this type.
  static func record<Record: Decodable>(_ type: Record.Type, _ line: Substring) -> Record? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }
}
