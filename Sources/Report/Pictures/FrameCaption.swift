// What stands under a frame: the clock, the phases as bars, drags, the event.

import Scenario

/// The caption of a frame.
struct FrameCaption {
  private let frame: Filmstrip.Frame
  private let scene: Scene
  private let width: Double

  /// Makes the caption of a frame of a width.
  init(_ frame: Filmstrip.Frame, scene: Scene, width: Double) {
    self.frame = frame
    self.scene = scene
    self.width = width
  }

  /// Draws the caption; `y` is the base of its first line.
  func draw(_ svg: inout SVG, y: Double) {
    svg.element(
      "text", [("x", "0"), ("y", SVG.number(y)), ("font-weight", "bold")],
      text: FixedText.seconds(frame.seen.time))
    if let moment = frame.moment {
      svg.element(
        "text",
        [
          ("x", SVG.number(width)), ("y", SVG.number(y)), ("text-anchor", "end"),
          ("fill", Palette.quiet),
        ], text: "event \(moment.number)")
    }
    var y = y + 7
    let moving = frame.seen.stages.filter { $0.transition != nil || $0.drag != nil }.prefix(4)
    for stage in moving {
      if let transition = stage.transition {
        draw(transition, of: stage, &svg, y: y)
      } else if let drag = stage.drag {
        draw(drag, of: stage, &svg, y: y)
      }
      y += 22
    }
    if moving.isEmpty {
      svg.element(
        "text", [("x", "0"), ("y", SVG.number(y + 13)), ("fill", Palette.quiet)],
        text: "no transition")
      y += 22
    }
    let text = frame.moment?.event.line ?? "at the start"
    let columns = max(8, Int(width / 5.3))
    var lines = FixedText.wrapped(text, width: columns, indent: 1)
    if lines.count > 4 { lines = lines.prefix(3) + ["…"] }
    for (index, line) in lines.enumerated() {
      svg.element(
        "text",
        [
          ("x", "0"), ("y", SVG.number(y + 12 + 11 * Double(index))), ("font-size", "8.5"),
          ("font-family", "DejaVu Sans Mono, Menlo, Consolas, monospace"),
          ("xml:space", "preserve"),
        ], text: line)
    }
  }

  /// A bar with a part for each phase, filled as far as the transition has come, and its name.
  private func draw(
    _ transition: TransitionObservation, of stage: StageObservation, _ svg: inout SVG, y: Double
  ) {
    let shares = scene.timeline(of: transition)?.phases.map { Double($0.share) } ?? [1]
    let sum = max(1, shares.reduce(0, +))
    let part =
      transition.duration > .zero
      ? min(1, max(0, Double(transition.elapsed.count) / Double(transition.duration.count))) : 1
    var x = 0.0
    for (index, share) in shares.enumerated() {
      let length = width * share / sum
      let isCurrent = index == transition.phase
      let inner = max(0, length - 1.5)
      bar(&svg, x: x, y: y, width: inner, isCurrent ? "#ced4da" : "#e9ecef")
      let filled = min(inner, max(0, part * width - x))
      if filled > 0 { bar(&svg, x: x, y: y, width: filled, isCurrent ? "#1971c2" : "#74a9d8") }
      x += length
    }
    let way =
      transition.drive != .running
      ? transition.drive.rawValue : transition.isEntering ? "entering" : "leaving"
    say("\(stage.name): \(way), \(scene.phaseName(of: transition))", &svg, y: y)
  }

  /// Whose hands the screen is in, and how far it is from where it belongs.
  private func draw(
    _ drag: DragObservation, of stage: StageObservation, _ svg: inout SVG, y: Double
  ) {
    let offset = "\(SVG.number(drag.offset.x)) \(SVG.number(drag.offset.y))"
    say("\(stage.name): \(drag.state.rawValue), \(offset)", &svg, y: y)
  }

  private func say(_ words: String, _ svg: inout SVG, y: Double) {
    svg.element(
      "text", [("x", "0"), ("y", SVG.number(y + 14)), ("font-size", "9")],
      text: FixedText.cut(words, to: max(8, Int(width / 5.4))))
  }

  private func bar(_ svg: inout SVG, x: Double, y: Double, width: Double, _ fill: String) {
    svg.element(
      "rect",
      [
        ("x", SVG.number(x)), ("y", SVG.number(y)), ("width", SVG.number(width)), ("height", "4"),
        ("fill", fill),
      ])
  }
}
