// How a case was made small, step by step: a chart, and a table of the same.

import Oracles

/// The steps of shrinking as a part of a page: how many choices were left after each, and when it was.
struct ShrinkChart {
  private let failure: CaseFailure

  /// The steps of a failure's shrinking.
  init(_ failure: CaseFailure) {
    self.failure = failure
  }

  private var steps: [CaseFailure.Step] { failure.shrinkHistory }

  /// The lines of the chart and of the table; none where nothing was shrunk.
  var lines: [String] {
    steps.isEmpty ? [] : chart + table
  }

  private var greatest: Int { max(1, failure.originalChoices) }

  /// A line that falls a step at a time, each as wide as the others.
  ///
  /// Most are found soon, and would lie upon each other at the places of their evaluations. The line is
  /// stretched to whatever place there is, so all words stand outside of it.
  private var chart: [String] {
    var points: [(step: Int, choices: Int)] = [(0, failure.originalChoices)]
    for (index, step) in steps.enumerated() {
      points.append((index + 1, points[points.count - 1].choices))
      points.append((index + 1, step.choices))
    }
    points.append((steps.count + 1, points[points.count - 1].choices))
    let line = points.map { step, choices in
      let x = 100 * Double(step) / Double(steps.count + 1)
      let y = 96 - 92 * Double(choices) / Double(greatest)
      return "\(SVG.number(x)),\(SVG.number(y))"
    }.joined(separator: " ")
    let words =
      "Choices left, step by step: \(failure.originalChoices) at first, "
      + "\(failure.choices) after \(steps.count) steps."
    return [
      "<p class=\"quiet\">\(pace)</p>", "<div class=\"shrinking\">",
      "<p aria-hidden=\"true\"><span>\(failure.originalChoices) choices</span></p>",
      "<svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" role=\"img\" "
        + "aria-label=\"\(words)\">",
      " <polygon points=\"0,100 \(line) 100,100\"/>",
      " <polyline points=\"\(line)\" vector-effect=\"non-scaling-stroke\"/>", "</svg>",
      "<p aria-hidden=\"true\"><span>step by step</span><span>\(failure.choices) left</span></p>",
      "</div>",
    ]
  }

  /// How soon it was small, in words.
  private var pace: String {
    let half = steps.first { 2 * $0.choices <= failure.originalChoices }
    let last = steps.last?.evaluation ?? 0
    let rest = failure.shrinkEvaluations - last
    return (half.map { "Half of the choices were gone at evaluation \($0.evaluation). " } ?? "")
      + "The last step was evaluation \(last)"
      + (rest > 0 ? "; \(rest) more found nothing simpler." : ".")
  }

  private var table: [String] {
    let isPart = steps.count < failure.shrinkSteps
    let count = isPart ? "\(steps.count) of \(failure.shrinkSteps)" : "all \(steps.count)"
    let rows = steps.map { step in
      "<tr><td>\(step.evaluation)</td><td>\(step.choices)</td><td>\(SVG.escaped(step.pass))</td></tr>"
    }
    return [
      "<details><summary>The steps of shrinking, \(count)</summary>",
      "<table class=\"steps\"><caption>Each time something simpler was found that still fails</caption>",
      "<thead><tr><th scope=\"col\">evaluation</th><th scope=\"col\">choices left</th>"
        + "<th scope=\"col\">found by</th></tr></thead><tbody>",
    ] + rows + ["</tbody></table>", "</details>"]
  }
}
