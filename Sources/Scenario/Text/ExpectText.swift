// Writing expectations.

extension Expect {
  /// The expectation as a line of a scenario, in its canonical spelling.
  public var line: String {
    switch self {
    case .accepted: "expect accepted"
    case .rejected(let reason): "expect rejected \(reason)"
    case .view(let view, let fact): "expect \(view) \(fact.words)"
    case .stage(let stage, let fact): "expect \(stage) \(fact.words)"
    case .screen(let screen, let appearance): "expect \(screen) \(appearance.rawValue)"
    case .hit(let point, nil): "expect hit \(point.words) nothing"
    // Said to be one, for a view that is called as if there were none.
    case .hit(let point, "nothing"): "expect hit \(point.words) view nothing"
    case .hit(let point, let view?): "expect hit \(point.words) \(view)"
    }
  }
}

extension ViewFact {
  fileprivate var words: String {
    switch self {
    case .visible: "visible"
    case .hidden: "hidden"
    case .exists: "exists"
    case .missing: "missing"
    case .box(let box): "at \(box.words)"
    case .bounds(let bounds): "bounds \(bounds.words)"
    case .center(let center): "center \(center.words)"
    case .transform(let transform): "transform \(transform.words)"
    case .inside(let superview, let index):
      "in \(superview)" + (index.map { " at \($0)" } ?? "")
    case .detached: "detached"
    case .alpha(let alpha): "alpha \(NumberText.text(alpha))"
    case .shadow(let shadow): "shadow \(NumberText.text(shadow))"
    case .blur(let blur): "blur \(NumberText.text(blur))"
    case .cornerRadius(let radius): "corner \(NumberText.text(radius))"
    case .picture(let picture): "picture \(picture)"
    case .masked(let ellipse): "masked \(ellipse.words)"
    case .opening(let ellipse): "opening \(ellipse.words)"
    case .unmasked: "unmasked"
    }
  }
}

extension StageFact {
  fileprivate var words: String {
    switch self {
    case .idle: "idle"
    case .stack(let screens): (["stack"] + screens.map(\.text)).joined(separator: " ")
    case .phase(let phase): "phase \(phase)"
    case .elapsed(let time): "elapsed \(TimeText.text(time))"
    case .drive(let drive): drive.rawValue
    case .drag(let state): state.rawValue
    case .offset(let offset): "offset \(offset.words)"
    case .completed(let finished, let cancelled): "completed \(finished) cancelled \(cancelled)"
    }
  }
}

extension Ellipse {
  /// The centre and the semi-axes, one where they are equal or both mean no number.
  fileprivate var words: String {
    let isCircle = rx == ry || (rx.isNaN && ry.isNaN)
    return "\(center.words) \(isCircle ? NumberText.text(rx) : NumberText.text(rx, ry))"
  }
}
