// The trace of a scenario: what was seen after each event, as text that goldens are made of.

import Scenario

/// What was seen while a scenario was played, as text: identical for identical observations, and for
/// observations whose numbers differ by less than 2⁻³⁰.
///
/// For each event there is one line with the event, the answer and the clock, then the callbacks that
/// were made, then the stages and the views that look otherwise than before. Numbers have four
/// decimals: positions and sizes in points on screen, times in seconds and in flicks.
public struct TextTrace: Sendable {
  private let playback: Playback

  /// Makes the trace of what was seen.
  public init(_ playback: Playback) {
    self.playback = playback
  }

  /// The trace; every line ends with a line feed.
  public var text: String {
    let rows = ([playback.start] + playback.moments.map(\.seen)).map {
      TraceRows($0, scene: playback.scene)
    }
    var table = TextTable(TraceRows.sides)
    table.fit(TraceRows.head)
    for views in rows.map(\.views) {
      for row in views { table.fit(row.cells) }
    }
    var lines = ["start  \(Self.clock(playback.start.time))"]
    lines += Self.changes(from: nil, to: rows[0], table)
    var before = playback.start
    for (moment, (old, new)) in zip(playback.moments, zip(rows, rows.dropFirst())) {
      lines.append("")
      lines.append(Self.headline(moment))
      lines += moment.seen.log.dropFirst(before.log.count).map {
        "  callback  \(FixedText.seconds($0.time))  \($0.callback.line)"
      }
      lines += Self.changes(from: old, to: new, table)
      before = moment.seen
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func headline(_ moment: Playback.Moment) -> String {
    let answer =
      switch moment.response {
      case .accepted: "accepted"
      case .rejected(let reason): "rejected \(reason.reason)"
      }
    return "\(moment.number)  \(moment.event.line)  -- \(answer)  \(clock(moment.seen.time))"
  }

  private static func clock(_ time: Flicks) -> String {
    "clock \(FixedText.seconds(time)) = \(time.count) f"
  }

  private static func changes(
    from old: TraceRows?, to new: TraceRows, _ table: TextTable
  ) -> [String] {
    var lines: [String] = []
    for (index, stage) in new.stages.enumerated() {
      let isKept = old.map { index < $0.stages.count && $0.stages[index] == stage } ?? false
      if !isKept { lines.append("  stage  \(stage)") }
    }
    var changed = new.views.filter { row in
      old?.row(of: row.name)?.cells != row.cells
    }
    for row in old?.views ?? [] where new.row(of: row.name) == nil {
      changed.append(TraceRows.Row(name: row.name, cells: [row.name.text, "gone"]))
    }
    if !changed.isEmpty {
      lines.append("  " + table.line(TraceRows.head))
      lines += changed.map { "  " + table.line($0.cells) }
    }
    return lines
  }
}
