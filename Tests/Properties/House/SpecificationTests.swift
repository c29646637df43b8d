// The model beside the written specification: each function cites what it states, and nothing that is
// stated is left out.

import Foundation
import Model
import Testing

@Suite struct SpecificationTests {
  @Test func `every function of the model cites its definition, and fits a page`() throws {
    let functions = try functionsOfModel()
    #expect(functions.count > 80)
    #expect(functions.filter { $0.citations.isEmpty }.map(\.name) == [])
    #expect(functions.filter { $0.lineCount > 60 }.map(\.name) == [])
  }

  @Test func `what is cited is stated, and what is stated is cited`() throws {
    let stated = try definitions()
    let cited = Set(try functionsOfModel().flatMap(\.citations))
    #expect(cited.subtracting(stated).sorted() == [])
    // Hits are for an oracle to judge (S-34); curves have their envelopes in Bounds (V-14); the middle
    // is a figure of speech of the others (V-3).
    let uncited = stated.subtracting(cited).filter { $0.first?.isUppercase == true }
    #expect(uncited.sorted() == ["S-34", "V-14", "V-3"])
  }

  @Test func `every clause is stated`() throws {
    let text = try article("Clauses")
    let stated = text.matches(of: /(?m)^\*\*([a-z]+\.[A-Za-z]+)\*\* \S/).map { String($0.1) }
    #expect(stated.sorted() == Clause.allCases.map(\.rawValue).sorted())
  }

  @Test func `a function without a citation, or too long, is found`() {
    let bare = modelFunctions(in: "  /// Adds.\n  func add() {\n  }\n")
    #expect(bare.map(\.citations) == [[]])
    let long = "  /// S-2, V-17: long.\n  func long() {\n\(String(repeating: "\n", count: 60))  }\n"
    #expect(modelFunctions(in: long).map(\.lineCount) == [62])
    #expect(modelFunctions(in: long).map(\.citations) == [["S-2", "V-17"]])
    let spread = "/// S-6 … S-8.\nfunc spread() { }\n"
    #expect(modelFunctions(in: spread).map(\.citations) == [["S-6", "S-7", "S-8"]])
  }
}

/// A function of the model.
private struct ModelFunction {
  var name: String
  /// The definitions that its comment names; a clause stands for itself.
  var citations: [String]
  var lineCount: Int
}

private let sources = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Sources")

private func article(_ name: String) throws -> String {
  try String(
    contentsOf: sources.appendingPathComponent("Model/Model.docc/\(name).md"), encoding: .utf8)
}

/// The names of all definitions and clauses of the specification.
private func definitions() throws -> Set<String> {
  let numbered = try (article("Vocabulary") + article("Semantics"))
    .matches(of: #/(?m)^\*\*([SV]-\d+[a-z]?) /#).map { String($0.1) }
  return Set(numbered + Clause.allCases.map(\.rawValue))
}

private func functionsOfModel() throws -> [ModelFunction] {
  let folder = sources.appendingPathComponent("Model")
  return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    .filter { $0.hasSuffix(".swift") }
    .flatMap {
      modelFunctions(
        in: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
}

/// The functions of a file that are not inside of others, by its indentation.
private func modelFunctions(in text: String) -> [ModelFunction] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.indices.compactMap { index in
    guard let match = lines[index].firstMatch(of: /^( {0,2})(?! )[a-z ]*\b(func \w+|init)\b/) else {
      return nil
    }
    let end = lines[index...].firstIndex {
      $0 == match.1 + "}" || ($0 == lines[index] && $0.hasSuffix("}"))
    }
    let comment = lines[..<index].reversed().prefix { $0.drop { $0 == " " }.hasPrefix("///") }
    return ModelFunction(
      name: String(match.2), citations: citations(in: comment.reversed().joined(separator: " ")),
      lineCount: (end ?? lines.endIndex) - index + 1)
  }
}

private func citations(in comment: String) -> [String] {
  var found: [String] = []
  for match in comment.matches(of: /\b([SV])-(\d+)([a-z]?)(?: … [SV]-(\d+))?/) {
    let first = Int(match.2) ?? 0
    let last = match.4.flatMap { Int($0) } ?? first
    found += (first...max(first, last)).map { "\(match.1)-\($0)\(match.3)" }
  }
  return found + Clause.allCases.map(\.rawValue).filter(comment.contains)
}
