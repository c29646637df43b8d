// Dragging a presented screen: S-29 … S-33.

import Bounds
import Scenario

/// A drag of the top screen of a stage.
struct DragState: Equatable, Sendable {
  var state: DragObservation.State
  /// How far the screen is, or was when it began to spring back.
  var offset: QuantityPoint
  /// What the finger's way is added to; `nil` for no offset.
  var base: QuantityPoint?
  /// When it began to spring back.
  var begun = Flicks.zero
}

extension World {
  /// S-29: how the top screen can be dragged, if it can, but for a transition in flight.
  private func dragging(of stage: StageState) -> Drag? {
    if stage.isNavigation { return nil }
    let name = stage.levels.last?.entrance?.choreography
    return name.flatMap { scene.choreography(named: $0) }?.interaction.drag
  }

  /// S-32: where the screen is now.
  func offset(of stage: StageState) -> QuantityPoint? {
    guard let drag = stage.drag else { return nil }
    guard drag.state == .springing, drag.begun < clock, let spring = dragging(of: stage) else {
      return drag.offset
    }
    let eased = spring.curve.quantity(at: clock - drag.begun, of: spring.springBack)
    return drag.offset * (Quantity(1) - eased)
  }

  /// S-32: when the screen is back where it belongs.
  func springEnd(of stage: StageState) -> Flicks? {
    guard let drag = stage.drag, drag.state == .springing else { return nil }
    return dragging(of: stage).map { drag.begun + $0.springBack }
  }

  /// S-31: max(|x|/w, |y|/h), a quotient by 0 being 0; none without a drag.
  func progress(of stage: StageState) -> Quantity? {
    guard let offset = offset(of: stage) else { return nil }
    let bounds = bounds(of: .view(stage.upper))
    func part(_ way: Quantity, _ extent: Quantity) -> Quantity {
      extent.value == 0 ? Quantity(0) : way.absolute.divided(by: extent)
    }
    return .either(part(offset.x, bounds.width), part(offset.y, bounds.height), max)
  }

  /// S-32: a pan where nothing is in flight.
  mutating func drag(_ stage: StageState, _ pan: Pan) throws(Refusal) {
    guard let drag = dragging(of: stage) else { throw Refusal(.noGesture(stage.name)) }
    let isDragging = stage.drag?.state == .dragging
    switch pan {
    case .began:
      if isDragging { throw Refusal(.settling(stage.name)) }
      let offset = offset(of: stage)
      stages[stage.index].drag = DragState(
        state: .dragging, offset: offset ?? QuantityPoint(.zero), base: offset)
    case .changed(let translation):
      if !translation.isAcceptable { throw Refusal(.valueOutOfRange) }
      if !isDragging { throw Refusal(.noGesture(stage.name)) }
      let moved = QuantityPoint(translation)
      stages[stage.index].drag?.offset = stage.drag?.base.map { $0 + moved } ?? moved
    case .ended(let velocity):
      if !velocity.isAcceptable { throw Refusal(.valueOutOfRange) }
      if !isDragging { throw Refusal(.noGesture(stage.name)) }
      if isEnough(drag, velocity, on: stage) && isOnScreen(stage.host) {
        try leave(stage, .asEntered)
      } else {
        springBack(stage.index)
      }
    case .cancelled, .failed:
      if !isDragging { throw Refusal(.noGesture(stage.name)) }
      springBack(stage.index)
    }
  }

  /// S-32: farther than the distance, or faster than the velocity; both strict, in binary64.
  private func isEnough(_ drag: Drag, _ velocity: Point, on stage: StageState) -> Bool {
    if let progress = progress(of: stage), progress.value > drag.distance { return true }
    let speed = velocity.x * velocity.x + velocity.y * velocity.y
    return speed > drag.velocity * drag.velocity
  }

  /// S-32, S-33: a drag that is there springs back from now on; at once, if there is no way or no time.
  mutating func springBack(_ index: Int) {
    guard let drag = stages[index].drag, let spring = dragging(of: stages[index]) else { return }
    let offset = drag.offset
    let isThere = offset.x.value == 0 && offset.y.value == 0
    stages[index].drag =
      isThere || spring.springBack == .zero
      ? nil : DragState(state: .springing, offset: offset, begun: clock)
  }

  /// S-33: the screen's leaving has begun: the drag stays as it is.
  mutating func release(_ index: Int) {
    stages[index].drag = offset(of: stages[index]).map { DragState(state: .released, offset: $0) }
  }
}
