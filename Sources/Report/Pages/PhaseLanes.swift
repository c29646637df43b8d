// The phases of model and system, instant by instant, as a table.

import Scenario

/// For each stage that moves a row of the model's phases and one of the system's; a column an instant.
struct PhaseLanes {
  private let pair: PairedPlayback
  private let steps: [Int]
  private let system: String

  /// The lanes of the instants after so many events each.
  init(_ pair: PairedPlayback, _ steps: [Int], system: String) {
    self.pair = pair
    self.steps = steps
    self.system = system
  }

  /// The lines of the table; none where nothing moves.
  var lines: [String] {
    let stages = pair.system.scene.stages.map(\.name).filter { stage in
      steps.contains { step in
        [pair.seen(after: step), pair.expected(after: step)].contains {
          $0.stage(stage)?.transition != nil || $0.stage(stage)?.drag != nil
        }
      }
    }
    guard !stages.isEmpty else { return [] }
    let heads = steps.enumerated().map { index, step in
      "<th scope=\"col\"\(mark(step, index))>\(FixedText.seconds(pair.seen(after: step).time))</th>"
    }
    let rows = stages.flatMap { stage in
      [
        row("\(stage), model", stage, pair.expected(after:)),
        row("\(stage), \(system)", stage, pair.seen(after:)),
      ]
    }
    return [
      "<section aria-labelledby=\"phases\">", "<h2 id=\"phases\">Phases</h2>",
      "<div class=\"scrolls\" tabindex=\"0\"><table class=\"lanes\">",
      "<thead><tr><th scope=\"col\">stage</th>\(heads.joined())</tr></thead>",
      "<tbody>",
    ] + rows + ["</tbody></table></div>", "</section>"]
  }

  private func row(_ head: String, _ stage: Name, _ look: (Int) -> Observation) -> String {
    let cells = steps.enumerated().map { index, step in
      cell(look(step).stage(stage), mark(step, index))
    }
    return "<tr><th scope=\"row\">\(SVG.escaped(head))</th>\(cells.joined())</tr>"
  }

  private func cell(_ stage: StageObservation?, _ mark: String) -> String {
    if let transition = stage?.transition {
      let phase = pair.system.scene.phaseName(of: transition)
      let way =
        transition.drive == .running ? "" : "<br><small>\(transition.drive.rawValue)</small>"
      return
        "<td\(mark) data-phase=\"\(min(transition.phase, 5))\">\(SVG.escaped(phase))\(way)</td>"
    }
    if let drag = stage?.drag { return "<td\(mark) data-phase=\"0\">\(drag.state.rawValue)</td>" }
    return "<td\(mark)><span class=\"quiet\">–</span></td>"
  }

  private func mark(_ step: Int, _ index: Int) -> String {
    " data-frame=\"\(index)\"" + (step == pair.failingStep ? " class=\"diverges\"" : "")
  }
}
