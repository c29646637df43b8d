// The clauses for machines: a JSON object a line.

import Foundation
import Model
import Oracles

extension ClauseDossier {
  /// The clause as a JSON object on one line, its keys in alphabetical order.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let record = Record(
      clause: entry.clause.rawValue, sentence: entry.sentence, statement: entry.statement,
      ways: ways.map(\.rawValue), oracles: oracles, tests: tests.map(\.path),
      proofs: proofs.map { .init(file: $0.file, reach: $0.reach.word) },
      deviations: deviations.map(\.name), found: mostFound, cases: Exposure.measuredCases,
      wrongTests: wrongTests.map(\.path), reports: reports, defects: defects, lacks: gaps)
    // Strings and numbers can always be encoded.
    guard let data = try? encoder.encode(record) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private struct Record: Encodable {
    struct Proof: Encodable {
      var file: String
      var reach: String
    }

    var clause: String
    var sentence: String
    var statement: String
    var ways: [String]
    var oracles: Int
    var tests: [String]
    var proofs: [Proof]
    var deviations: [String]
    var found: Int?
    var cases: Int
    var wrongTests: [String]
    var reports: [String]
    var defects: [String]
    var lacks: [String]
  }
}

extension TestEvidence {
  /// Where the test stands.
  fileprivate var path: String { "Tests/Properties/\(file).swift: \(test)" }
}
