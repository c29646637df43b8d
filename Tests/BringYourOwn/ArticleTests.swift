// The article about this folder: what it quotes stands here, or is what is made here.

import Foundation
import Testing

@Suite struct ArticleTests {
  private static let article = "../../Sources/Report/Report.docc/BringYourOwn.md"

  /// A block of code of an article.
  private struct Block {
    let language: String
    let text: String

    /// The blocks of an article, in order.
    static func all(in article: String) -> [Block] {
      article.components(separatedBy: "```").enumerated().compactMap { index, part in
        guard index % 2 == 1, let end = part.firstIndex(of: "\n") else { return nil }
        return Block(language: String(part[..<end]), text: String(part[part.index(after: end)...]))
      }
    }

    /// Whether a source has exactly these lines in a row, at whichever indentation.
    func stands(in source: String) -> Bool {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return ["", "  ", "    "].contains { margin in
        let moved = lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
        return ("\n" + source).contains("\n" + moved)
      }
    }
  }

  /// The texts of this folder's files, with the package's description.
  private static func sources(_ endings: [String]) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: file("").path)?.compactMap { $0 as? String }
    let names = (paths ?? []).filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
    return try (names + ["../../Package.swift"]).map { try text($0) }
  }

  @Test func `every block of code is compiled here`() throws {
    let blocks = Block.all(in: try text(Self.article)).filter { $0.language == "swift" }
    let sources = try Self.sources([".swift"])
    #expect(blocks.count >= 9)
    for block in blocks {
      #expect(sources.contains { block.stands(in: $0) }, "\(block.text)")
    }
  }

  @Test func `every scenario and every report is a file of this folder`() throws {
    let blocks = Block.all(in: try text(Self.article)).filter { $0.language.isEmpty }
    let sources = try Self.sources([".scenario", ".txt"])
    #expect(blocks.count == 5)
    for block in blocks {
      #expect(sources.contains { ("\n" + $0).contains("\n" + block.text) }, "\(block.text)")
    }
  }

  @Test func `a block that has drifted is found`() throws {
    let blocks = Block.all(in: "One\n```swift\nlet a = 1\n```\nand\n```\nb\n\nc\n```\n")
    #expect(blocks.map(\.language) == ["swift", ""])
    #expect(blocks.map(\.text) == ["let a = 1\n", "b\n\nc\n"])
    #expect(blocks[0].stands(in: "{\n  let a = 1\n}\n"))
    #expect(!blocks[0].stands(in: "{\n  let a = 2\n}\n"))
    #expect(!blocks[0].stands(in: "{\n  let a = 1  // one\n}\n"))
  }
}
