// Reading the files of shards: every line is judged, and what is wrong is named with its place.

import Checking
import Model

/// Reads the lines of a file of shards, one after another.
struct ShardReader {
  private let path: String
  private var line = 0
  private var shards: [WrittenShard] = []

  private init(_ path: String) {
    self.path = path
  }

  /// The shards in a file: one, or several one after another.
  ///
  /// - Throws: the first line that is damaged, or that the file was cut short.
  static func shards(in text: String, _ path: String) throws(UnusableInput) -> [WrittenShard] {
    var reader = ShardReader(path)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    for line in lines {
      reader.line += 1
      try reader.take(line)
    }
    try reader.endShard()
    if reader.shards.isEmpty { throw UnusableInput(["\(path):1: there is no shard in it."]) }
    return reader.shards
  }

  private var place: String { "\(path):\(line)" }

  private func refusal(_ sentence: String) -> UnusableInput {
    UnusableInput(["\(place): \(sentence)"])
  }

  private mutating func take(_ text: Substring) throws(UnusableInput) {
    if let header = JSONLine.record(ShardHeader.self, text) {
      try endShard()
      shards.append(try shard(header))
    } else if let record = JSONLine.record(BlockRecord.self, text) {
      try add(record)
    } else {
      throw refusal("the line is damaged: it is no record of a shard.")
    }
  }

  private func shard(_ header: ShardHeader) throws(UnusableInput) -> WrittenShard {
    guard header.format == ShardHeader.currentFormat else {
      throw refusal(
        "the shard is written in format \(header.format); this command reads "
          + "format \(ShardHeader.currentFormat).")
    }
    guard header.iris == Help.number else {
      throw refusal(
        "the shard was run by version '\(header.iris)'; this is version \(Help.number).")
    }
    guard SystemChoice(rawValue: header.system) != nil else {
      throw refusal("the shard is one of the system '\(header.system)', which is not known.")
    }
    guard header.seed.hasPrefix("0x"), Settings.seed(parsing: header.seed) != nil else {
      throw refusal("the seed of the shard, '\(header.seed)', is none.")
    }
    if let clause = header.clause, Clause(rawValue: clause) == nil {
      throw refusal("the shard is one of the clause '\(clause)', which is not known.")
    }
    guard (1...CaseBlock.maximumCount).contains(header.cases) else {
      throw refusal("a campaign of \(header.cases) cases cannot be run.")
    }
    guard let shard = Shard(header.shard, of: header.shards) else {
      throw refusal("there is no shard \(header.shard) of \(header.shards).")
    }
    return WrittenShard(
      place: place, header: header, indices: shard.indices(ofCases: header.cases))
  }

  private mutating func add(_ record: BlockRecord) throws(UnusableInput) {
    guard let index = shards.indices.last else {
      throw refusal("the block belongs to no shard, as there is none before it.")
    }
    guard record.first == shards[index].nextIndex else {
      throw refusal(
        "the block begins with case \(record.first); it must be case \(shards[index].nextIndex).")
    }
    guard record.end <= shards[index].indices.upperBound else {
      throw refusal("the block ends behind the last case of its shard.")
    }
    do throws(CaseBlockError) {
      shards[index].blocks.append(try record.block())
    } catch {
      throw refusal("the line is damaged: \(error)")
    }
  }

  /// Ends the shard that was read last; all of its cases must be there.
  private func endShard() throws(UnusableInput) {
    guard let shard = shards.last, shard.nextIndex < shard.indices.upperBound else { return }
    throw refusal(
      "shard \(shard.header.shard) of \(shard.header.shards) is cut short: its blocks end before "
        + "case \(shard.nextIndex), and it has those before case \(shard.indices.upperBound).")
  }
}
