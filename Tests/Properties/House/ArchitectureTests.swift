// The rules of the house, read off the sources: who imports whom, who may touch files, and that every
// file says what it is about.

import Foundation
import Testing

/// What each target may import of ours; the table of the design.
private let allowedImports: [String: Set<String>] = [
  "Scenario": [],
  "Bounds": ["Scenario"],
  "Model": ["Scenario", "Bounds"],
  "Engine": ["Scenario"],
  "Checking": [],
  "Oracles": ["Scenario", "Bounds", "Model", "Checking"],
  "CheckingTesting": ["Checking"],
  "Report": ["Scenario", "Bounds", "Model", "Oracles"],
  "iris": ["Scenario", "Model", "Engine", "Checking", "Oracles", "Report"],
]

/// Modules from outside that a target may import, besides the C library behind `canImport`.
private let allowedForeign: [String: Set<String>] = [
  "Report": ["Foundation"], "iris": ["Foundation"], "CheckingTesting": ["Testing"],
]

private let cLibraries: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]

@Suite struct ArchitectureTests {
  @Test func `targets import only what the design allows`() throws {
    let files = try SourceFile.all()
    #expect(files.count > 50)
    #expect(ruleBreaks(in: files) == [])
  }

  @Test func `an engine that imports the model is found`() {
    let wrong = SourceFile(
      path: "Engine/Wrong.swift", text: "// Wrong.\nimport Scenario\n@testable import Model\n")
    #expect(ruleBreaks(in: [wrong]) == ["Engine/Wrong.swift imports Model"])
    let inherited = SourceFile(
      path: "Engine/Wrong.swift", text: "// Wrong.\npublic import struct Model.Envelope\n")
    #expect(ruleBreaks(in: [inherited]) == ["Engine/Wrong.swift imports Model"])
  }

  @Test func `Foundation outside Report and iris is found, however it is spelled`() {
    for line in [
      "import Foundation", "  import FoundationEssentials", "import class Foundation.Thread",
    ] {
      let wrong = SourceFile(path: "Oracles/Wrong.swift", text: "// Wrong.\n\(line)\n")
      #expect(ruleBreaks(in: [wrong]).count == 1, "\(line)")
    }
    let right = SourceFile(path: "Report/Right.swift", text: "// Right.\nimport Foundation\n")
    #expect(ruleBreaks(in: [right]) == [])
  }

  @Test func `a file without a header comment, or too long, is found`() {
    let bare = SourceFile(path: "Model/Bare.swift", text: "import Scenario\n")
    #expect(ruleBreaks(in: [bare]) == ["Model/Bare.swift does not begin with its subject"])
    let long = SourceFile(
      path: "Model/Long.swift", text: "// Long.\n" + String(repeating: "\n", count: 300))
    #expect(ruleBreaks(in: [long]) == ["Model/Long.swift has 301 lines"])
  }

  @Test func `a folder that is no target is found`() {
    let stray = SourceFile(path: "Elsewhere/File.swift", text: "// A file.\n")
    #expect(ruleBreaks(in: [stray]) == ["Elsewhere is no target"])
  }

  @Test func `the reference model stays short`() throws {
    let counts = try SourceFile.all().filter { $0.target == "Model" }.map(\.codeLineCount)
    #expect(counts.reduce(0, +) < 2_000)
  }

  @Test func `the top level holds what the design names`() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.path)
    let visible = entries.filter { !$0.hasPrefix(".") }.sorted()
    #expect(visible == ["Package.swift", "README.md", "Sources", "Tests"])
  }
}

/// Every rule that a file breaks, as a sentence.
private func ruleBreaks(in files: [SourceFile]) -> [String] {
  files.flatMap { file -> [String] in
    guard let allowed = allowedImports[file.target] else { return ["\(file.target) is no target"] }
    var breaks: [String] = []
    let foreign = allowedForeign[file.target] ?? []
    for module in file.imports
    where !allowed.contains(module) && !foreign.contains(module) && !cLibraries.contains(module) {
      breaks.append("\(file.path) imports \(module)")
    }
    if !file.text.hasPrefix("// ") { breaks.append("\(file.path) does not begin with its subject") }
    if file.lineCount > 300 { breaks.append("\(file.path) has \(file.lineCount) lines") }
    return breaks
  }
}

/// A Swift file below Sources.
private struct SourceFile {
  /// The path below Sources.
  let path: String
  let text: String

  static var root: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  static func all() throws -> [SourceFile] {
    let sources = root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return try (paths ?? []).sorted().filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return SourceFile(path: path, text: text)
    }
  }

  var target: String { String(path.prefix { $0 != "/" }) }

  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// The lines that hold more than a comment or nothing.
  var codeLineCount: Int {
    text.split(whereSeparator: \.isNewline).count { line in
      let content = line.drop { $0 == " " }
      return !content.isEmpty && !content.hasPrefix("//")
    }
  }

  /// The modules that the file imports, whatever stands around the keyword.
  var imports: [String] {
    let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let keyword = words.firstIndex(of: "import"),
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) }),
        keyword + 1 < words.count
      else { return nil }
      var name = words[keyword + 1]
      if kinds.contains(name), keyword + 2 < words.count { name = words[keyword + 2] }
      return String(name.prefix { $0 != "." })
    }
  }
}
