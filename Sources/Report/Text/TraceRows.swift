// The rows of a trace: each view and stage of an observation in fixed columns.

import Scenario

/// An observation as cells of text.
struct TraceRows {
  /// A view.
  struct Row {
    /// The view's name.
    let name: Name
    /// Its cells, as many as the head has at most.
    let cells: [String]
  }

  /// What stands above the columns.
  static let head = [
    "view", "in", "state", "x", "y", "width", "height", "alpha", "corner", "shadow", "blur",
    "picture", "mask", "opening",
  ]

  /// The sides of the columns.
  static let sides: [TextTable.Side] =
    [.left, .left, .left] + [TextTable.Side](repeating: .right, count: 8) + [.left, .left, .left]

  /// The views, in the order of the observation.
  let views: [Row]
  /// The stages, each as a sentence.
  let stages: [String]
  private let positions: [Name: Int]

  /// The cells of an observation.
  init(_ observation: Observation, scene: Scene) {
    views = observation.views.map { Row(name: $0.name, cells: Self.cells($0)) }
    stages = observation.stages.map { Self.sentence($0, scene) }
    positions = Dictionary(
      views.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The row of a view; `nil` if there is none.
  func row(of name: Name) -> Row? {
    positions[name].map { views[$0] }
  }

  private static func cells(_ view: ViewObservation) -> [String] {
    let box = view.box
    let numbers = [
      box.origin.x, box.origin.y, box.size.width, box.size.height, view.alpha, view.cornerRadius,
      view.shadow, view.blur,
    ]
    let picture = view.picture.map { "\($0) \(view.contentMode.rawValue)" }
    return [
      view.name.text, view.superview.map { "\($0)[\(view.index)]" } ?? "-",
      view.isVisible ? "visible" : view.isHidden ? "hidden" : "unseen",
    ] + numbers.map { FixedText.number($0) } + [
      picture ?? "-", view.mask.map { words($0.shape) } ?? "-",
      view.mask?.opened.map { words($0) } ?? "-",
    ]
  }

  private static func words(_ shape: Ellipse) -> String {
    [shape.center.x, shape.center.y, shape.rx, shape.ry].map { FixedText.number($0) }
      .joined(separator: " ")
  }

  private static func sentence(_ stage: StageObservation, _ scene: Scene) -> String {
    let stack = stage.stack.map(\.text).joined(separator: " ")
    let drag =
      stage.drag.map { drag in
        let offset = [drag.offset.x, drag.offset.y].map { FixedText.number($0) }
        return ", \(drag.state.rawValue) at \(offset.joined(separator: " "))"
      } ?? ""
    guard let transition = stage.transition else { return "\(stage.name) [\(stack)] idle\(drag)" }
    let phase = scene.phaseName(of: transition)
    return "\(stage.name) [\(stack)] #\(transition.number) \(transition.choreography)"
      + " \(transition.isEntering ? "entering" : "leaving") phase \(transition.phase) \(phase),"
      + " \(FixedText.seconds(transition.elapsed)) of \(FixedText.seconds(transition.duration)),"
      + " \(transition.drive.rawValue)\(drag)"
  }
}

extension Scene {
  /// The name of the phase that a transition is in; a dash if there is no such phase.
  func phaseName(of transition: TransitionObservation) -> String {
    guard let phases = timeline(of: transition)?.phases, phases.indices.contains(transition.phase)
    else { return "-" }
    return phases[transition.phase].name.text
  }
}
