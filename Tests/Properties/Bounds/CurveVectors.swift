// Points of timing curves, computed with 80 digits.

import Foundation
import Scenario
import Testing

/// A curve and some of its points: y is e(x) rounded to the nearest `Double`.
///
/// They stand in `curve-vectors.txt`, in hexadecimal, so that no digit is lost.
struct CurveVectors: Sendable, CustomTestStringConvertible {
  let name: String
  let curve: TimingCurve
  var samples: [(x: Double, y: Double)] = []

  var testDescription: String { name }

  /// Five curves with names, then twelve hard ones.
  static let all: [CurveVectors] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("curve-vectors.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.reduce(into: []) {
      (vectors: inout [CurveVectors], line) in
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      if words[0] == "curve",
        let curve = TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
      {
        vectors.append(CurveVectors(name: String(words[1]), curve: curve))
      } else {
        vectors[vectors.count - 1].samples.append((numbers[0], numbers[1]))
      }
    }
  }()

  /// The curves with names.
  static var named: [CurveVectors] { Array(all.prefix(5)) }
}
