// `iris check --shard` and `iris merge`, in the test's own process: they print what one run prints, and
// what cannot be put together is told in a sentence.

import Checking
import Engine
import Foundation
import Testing

@testable import iris

@Suite struct CommandShardTests {
  /// Runs all shards of a campaign and keeps each in a file; the paths.
  private func shards(
    _ count: Int, _ options: String..., in directory: URL
  ) async throws -> [String] {
    var paths: [String] = []
    for number in 1...count {
      let path = directory.appendingPathComponent("\(number).jsonl").path
      let result = await TestConsole().run(
        arguments: ["check", "--shard", "\(number)/\(count)", "-o", path] + options)
      #expect(result.status == 0 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("shard \(number)/\(count): "))
      paths.append(path)
    }
    return paths
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  }

  @Test func `what is merged is printed as by one run`() async throws {
    try await withTemporaryDirectory { directory in
      let alone = await TestConsole().run("check", "--cases", "150", "--coverage", "--quiet")
      let paths = try await shards(3, "--cases", "150", in: directory)
      let merged = await TestConsole().run(
        arguments: ["merge", "--coverage", "--quiet"] + paths.reversed())
      #expect(merged == alone)
      let one = directory.appendingPathComponent("all.jsonl")
      try Data(paths.map { try text($0) }.joined().utf8).write(to: one)
      #expect(await TestConsole().run("merge", "--coverage", "--quiet", one.path) == alone)
    }
  }

  @Test func `failures are found, shrunk and kept as by one run`() async throws {
    try await withTemporaryDirectory { directory in
      let root = directory.appendingPathComponent("store")
      func makeStore() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: false)
      }
      try makeStore()
      var options = Request.CheckOptions(cases: 90, isQuiet: true)
      let console = TestConsole()
      console.storeRoot = root.path
      #expect(try await console.command.check(options, Hideless.init) == 1)
      let alone = await console.run("--version").output
      let kept = try text(root.path + "/.iris/failures/lockstep")
      try FileManager.default.removeItem(at: root)
      try makeStore()

      var written: [WrittenShard] = []
      for number in 1...4 {
        options.shard = Shard(number, of: 4).map(ShardChoice.one)
        #expect(try await console.command.check(options, Hideless.init) == 1)
        let result = await console.run("--version")
        #expect(result.errors.contains("; 'iris merge' looks into them\n"))
        let lines = result.output.replacingOccurrences(of: Help.version + "\n", with: "")
        written += try ShardReader.shards(in: lines, "x")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: root.path).isEmpty)
      let merge = Request.MergeOptions(files: [], isQuiet: true)
      #expect(try await console.command.merge(written, merge, Hideless.init) == 1)
      let merged = await console.run("--version").output
      #expect(merged == alone && merged.contains("iris replay 'lockstep:"))
      #expect(try text(root.path + "/.iris/failures/lockstep") == kept)
    }
  }

  @Test func `without a file the records are printed, and an empty shard is one`() async throws {
    let result = await TestConsole().run("check", "--shard", "1/2", "--cases", "1", "--quiet")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output
        == "{\"cases\":1,\"format\":1,\"iris\":\"1.0.0\",\"seed\":\"0x1215\",\"shard\":1,"
        + "\"shards\":2,\"system\":\"engine\"}\n")
    let last = await TestConsole().run("check", "--shard=2/2", "--cases", "1", "--quiet").output
    #expect(last.split(separator: "\n").count == 2)
    #expect(last.contains("\"end\":1,\"failures\":[],\"first\":0,"))
  }

  @Test func `an interrupted shard writes nothing`() async {
    let console = TestConsole()
    console.patience = 0
    let result = await console.run("check", "--shard", "1/2", "--cases", "400", "--quiet")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors
        == "iris: shard 1/2 was interrupted before case 64; nothing of it was written.\n")
  }

  @Test(arguments: ["--json", "--coverage", "--seconds=5"])
  func `what is about a whole campaign is refused of a shard`(_ option: String) async {
    let result = await TestConsole().run("check", "--shard", "1/2", "--cases", "1", option)
    #expect(result.status == 2 && result.errors.contains("is about a whole campaign"))
    let nowhere = await TestConsole().run("check", "--cases", "1", "-o", "x.jsonl")
    #expect(nowhere.status == 2 && nowhere.errors.contains("but no shard is run"))
  }

  @Test func `shards of different campaigns, and missing or doubled ones, are refused`()
    async throws
  {
    try await withTemporaryDirectory { directory in
      let paths = try await shards(3, "--cases", "6", in: directory)
      func errors(_ files: [String]) async -> String {
        let result = await TestConsole().run(arguments: ["merge"] + files)
        #expect(result.status == 2 && result.output.isEmpty)
        return result.errors
      }
      #expect(
        await errors([paths[0]])
          == "iris: of 3 shards, these are in none of the files: 2, 3.\n")
      #expect(
        await errors(paths + [paths[1]])
          == "iris: \(paths[1]):1: shard 2 of 3 is in \(paths[1]):1 too.\n")
      #expect(await errors(["nofile"]) == "iris: there is no file 'nofile'.\n")
      let original = try text(paths[2])
      for (old, new, name) in [
        ("0x1215", "0x1216", "seed is '0x1216', but '0x1215' in \(paths[0]):1."),
        ("engine", "model", "system is 'model', but 'engine' in"),
        ("\"cases\":6", "\"cases\":4", "number of cases is '4', but '6' in"),
        ("\"shards\":3", "\"shards\":3,\"clause\":\"mask.covers\"", "clause is 'mask.covers', but"),
        ("\"iris\":\"1.0.0\"", "\"iris\":\"0.9\"", "run by version '0.9'; this is version 1.0.0."),
      ] {
        let changed = original.replacingOccurrences(of: old, with: new)
          .replacingOccurrences(
            of: "\"end\":6", with: new.hasSuffix("4") ? "\"end\":4" : "\"end\":6"
          )
        let lines = new.hasSuffix("4") ? String(changed.prefix { $0 != "\n" }) + "\n" : changed
        try Data(lines.utf8).write(to: URL(fileURLWithPath: paths[2]))
        let told = await errors(paths)
        let isCutShort = told.contains("is cut short")
        #expect(told.hasPrefix("iris: \(paths[2]):1: "))
        #expect(told.contains(name) || (new.hasSuffix("4") && isCutShort), "\(told)")
      }
    }
  }

  @Test func `a damaged line is named with its file and line`() throws {
    let header = JSONLine.text(
      ShardHeader(system: "engine", seed: "0x1", cases: 20, shard: 2, shards: 2))
    func block(_ first: Int, _ end: Int) throws -> String {
      JSONLine.text(
        BlockRecord(
          try CaseBlock(first: first, end: end, passed: end - first, discards: 0, labels: ["a": 1]))
      )
    }
    let whole = [header, try block(10, 15), try block(15, 20)]
    func sentence(_ lines: [String]) -> String {
      let text = lines.map { $0 + "\n" }.joined()
      let error = #expect(throws: UnusableInput.self) { try ShardReader.shards(in: text, "f") }
      return error?.lines.joined(separator: "|") ?? ""
    }
    #expect(try ShardReader.shards(in: whole.joined(separator: "\n"), "f").count == 1)
    for line in 0..<whole.count {
      var damaged = whole
      damaged[line] = String(whole[line].dropLast(3))
      #expect(
        sentence(damaged) == "f:\(line + 1): the line is damaged: it is no record of a shard.")
    }
    #expect(sentence([]) == "f:1: there is no shard in it.")
    #expect(sentence([""]) == "f:1: the line is damaged: it is no record of a shard.")
    #expect(sentence([whole[1]]).hasPrefix("f:1: the block belongs to no shard"))
    #expect(
      sentence([header, whole[2]]) == "f:2: the block begins with case 15; it must be case 10.")
    #expect(sentence([whole[0], whole[1]]).hasPrefix("f:2: shard 2 of 2 is cut short: its blocks"))
    #expect(sentence([header]).hasPrefix("f:1: shard 2 of 2 is cut short"))
    #expect(sentence([header, try block(10, 21)]).contains("f:2: the block ends behind the last"))
    let counts = whole[1].replacingOccurrences(of: "\"passed\":5", with: "\"passed\":4")
    #expect(
      sentence([header, counts]).contains("f:2: the line is damaged: the cases of the block"))
    let label = whole[1].replacingOccurrences(of: "\"a\":1", with: "\"a\":6")
    #expect(sentence([header, label]).contains("f:2: the line is damaged: the label 'a'"))
    for (old, new, words) in [
      ("\"format\":1", "\"format\":2", "is written in format 2"),
      ("engine", "motor", "system 'motor'"), ("0x1", "one", "'one', is none"),
      ("\"cases\":20", "\"cases\":0", "0 cases cannot be run"),
      ("\"shard\":2", "\"shard\":3", "there is no shard 3 of 2"),
    ] {
      let changed = header.replacingOccurrences(of: old, with: new)
      #expect(changed != header && sentence([changed]).hasPrefix("f:1: "))
      #expect(sentence([changed]).contains(words))
    }
  }
}
