// Judging expectations: what is seen instead, where it is not what a scenario says.

import Scenario

extension Expect {
  /// What is so instead, in the words of an expectation.
  ///
  /// - Parameters:
  ///   - seen: what is seen now.
  ///   - response: the answer to the last event; `nil` before the first.
  ///   - scene: the scene, which tells the roots of stages.
  /// - Returns: what is so instead; `nil` when this is so.
  public func mismatch(_ seen: Observation, response: Response?, scene: Scene) -> String? {
    switch self {
    case .accepted, .rejected:
      let actual: Expect? =
        switch response {
        case .accepted?: .accepted
        case .rejected(let reason)?: .rejected(reason.reason)
        case nil: nil
        }
      return actual == self ? nil : (actual?.line ?? "expect # no event yet")
    case .view(let name, let fact):
      guard let view = seen.view(name) else {
        return fact == .missing ? nil : Expect.view(name, .missing).line
      }
      return fact.actual(view).map { Expect.view(name, $0).line }
    case .stage(let name, let fact):
      guard let stage = seen.stage(name) else { return "there is no stage '\(name)'" }
      return fact.actual(stage, seen.log).map { Expect.stage(name, $0).line }
    case .hit(let point, let wanted):
      let actual = Oracles.hit(point, in: seen, of: scene)
      return actual == wanted ? nil : Expect.hit(point, actual).line
    case .screen(let name, let wanted):
      let isRoot = scene.stages.contains { $0.root == name }
      let actual = seen.appearance(of: name, from: isRoot ? .appeared : .disappeared)
      return actual == wanted ? nil : Expect.screen(name, actual).line
    }
  }
}

extension Double {
  /// Whether this, as seen, agrees with a number as written: within half a unit of the last decimal
  /// written, and of the third where fewer are.
  fileprivate func agrees(with written: Double) -> Bool {
    let text = "\(written)"
    let isPlain = !text.utf8.contains(UInt8(ascii: "e"))
    let fraction = text.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    var unit = 1.0
    for _ in 0..<max(3, isPlain ? fraction : 3) { unit /= 10 }
    return (self - written).magnitude <= unit / 2
  }
}

private func agree(_ seen: [Double], _ written: [Double]) -> Bool {
  zip(seen, written).allSatisfy { $0.agrees(with: $1) }
}

extension Rect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension Transform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension Ellipse {
  fileprivate var numbers: [Double] { [center.x, center.y, rx, ry] }
}

extension ViewFact {
  /// What is so of the view instead; `nil` when this is so.
  fileprivate func actual(_ view: ViewObservation) -> ViewFact? {
    switch self {
    case .visible, .hidden:
      view.isVisible == (self == .visible) ? nil : view.isVisible ? .visible : .hidden
    case .exists: nil
    case .missing: .exists
    case .box(let box): agree(view.box.numbers, box.numbers) ? nil : .box(view.box)
    case .bounds(let bounds):
      agree(view.bounds.numbers, bounds.numbers) ? nil : .bounds(view.bounds)
    case .center(let center):
      agree([view.center.x, view.center.y], [center.x, center.y]) ? nil : .center(view.center)
    case .transform(let map):
      agree(view.transform.numbers, map.numbers) ? nil : .transform(view.transform)
    case .inside(let parent, let index): view.actualPlace(parent, index)
    case .detached: view.superview.map { .inside($0, at: view.index) }
    case .alpha(let alpha): view.alpha.agrees(with: alpha) ? nil : .alpha(view.alpha)
    case .shadow(let shadow): view.shadow.agrees(with: shadow) ? nil : .shadow(view.shadow)
    case .blur(let blur): view.blur.agrees(with: blur) ? nil : .blur(view.blur)
    case .cornerRadius(let radius):
      view.cornerRadius.agrees(with: radius) ? nil : .cornerRadius(view.cornerRadius)
    case .picture(let picture): view.actualPicture(picture)
    case .masked, .opening, .unmasked: actualMask(view.mask)
    }
  }

  private func actualMask(_ mask: MaskObservation?) -> ViewFact? {
    switch self {
    case .masked(let shape):
      guard let mask else { return .unmasked }
      return agree(mask.shape.numbers, shape.numbers) ? nil : .masked(mask.shape)
    case .opening(let shape):
      guard let mask else { return .unmasked }
      guard let opened = mask.opened else { return .masked(mask.shape) }
      return agree(opened.numbers, shape.numbers) ? nil : .opening(opened)
    default:
      return mask.map { .masked($0.shape) }
    }
  }
}

extension ViewObservation {
  fileprivate func actualPlace(_ parent: Name, _ index: Int?) -> ViewFact? {
    guard let superview else { return .detached }
    let isThere = superview == parent && (index == nil || index == self.index)
    return isThere ? nil : .inside(superview, at: index == nil ? nil : self.index)
  }

  fileprivate func actualPicture(_ wanted: Name) -> ViewFact? {
    if picture == wanted { return nil }
    return picture.map { .picture($0) } ?? .exists
  }
}

extension StageFact {
  /// What is so of the stage instead; `nil` when this is so.
  fileprivate func actual(_ stage: StageObservation, _ log: [LogEntry]) -> StageFact? {
    if case .stack(let stack) = self { return stage.stack == stack ? nil : .stack(stage.stack) }
    if case .completed(let finished, let cancelled) = self {
      let found = completions(stage.name, log)
      return found == (finished, cancelled)
        ? nil : .completed(finished: found.finished, cancelled: found.cancelled)
    }
    if case .drag(let state) = self {
      guard let drag = stage.drag else { return .idle }
      return drag.state == state ? nil : .drag(drag.state)
    }
    if case .offset(let offset) = self {
      guard let drag = stage.drag else { return .idle }
      let isNear = agree([drag.offset.x, drag.offset.y], [offset.x, offset.y])
      return isNear ? nil : .offset(drag.offset)
    }
    guard let transition = stage.transition else { return self == .idle ? nil : .idle }
    switch self {
    case .phase(let phase): return transition.phase == phase ? nil : .phase(transition.phase)
    case .elapsed(let time):
      return transition.elapsed == time ? nil : .elapsed(transition.elapsed)
    case .drive(let drive): return transition.drive == drive ? nil : .drive(transition.drive)
    default: return .drive(transition.drive)
    }
  }

  private func completions(_ stage: Name, _ log: [LogEntry]) -> (finished: Int, cancelled: Int) {
    var counts = (finished: 0, cancelled: 0)
    for entry in log {
      guard case .complete(stage, _, let isFinished) = entry.callback else { continue }
      if isFinished { counts.finished += 1 } else { counts.cancelled += 1 }
    }
    return counts
  }
}

extension Observation {
  /// How a screen stands by its callbacks so far.
  fileprivate func appearance(of screen: Name, from start: Appearance) -> Appearance {
    var state = start
    for entry in log {
      switch entry.callback {
      case .willAppear(screen): state = .appearing
      case .didAppear(screen): state = .appeared
      case .willDisappear(screen): state = .disappearing
      case .didDisappear(screen): state = .disappeared
      default: break
      }
    }
    return state
  }
}
