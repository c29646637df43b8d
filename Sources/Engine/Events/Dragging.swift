// Pans on a stage where nothing is in flight: dragging the top screen (S-29, S-32).

import Scenario

extension TransitionEngine {
  /// A pan on a stage (S-26b, S-32).
  mutating func move(_ name: Name, _ pan: Pan) throws(Refusal) {
    let stage = try stage(name)
    if stages[stage].flight.exists { return try follow(pan, stages[stage].flight) }
    guard let interaction = dragInteraction(of: stage) else { throw Refusal(.noGesture(name)) }
    switch pan {
    case .began: try takeHold(of: stage, interaction)
    case .changed(let translation): try drag(stage, by: translation)
    case .ended(let velocity): try letGo(of: stage, velocity)
    case .cancelled, .failed:
      _ = try heldDrag(of: stage)
      springBack(stage)
    }
  }

  private mutating func takeHold(of stage: Handle, _ interaction: Handle) throws(Refusal) {
    if stages[stage].drag?.state == .dragging { throw Refusal(.settling(stages[stage].name)) }
    let offset = dragOffset(of: stage)
    springs.remove(stage)
    stages[stage].drag = StageDrag(
      state: .dragging, offset: offset, base: offset, interaction: interaction)
  }

  private mutating func drag(_ stage: Handle, by translation: Point) throws(Refusal) {
    guard translation.isAcceptable else { throw Refusal(.valueOutOfRange) }
    let base = try heldDrag(of: stage).base
    stages[stage].drag?.offset = Point(x: base.x + translation.x, y: base.y + translation.y)
    layOut(stages[stage].top, by: stage)
  }

  private mutating func letGo(of stage: Handle, _ velocity: Point) throws(Refusal) {
    guard velocity.isAcceptable else { throw Refusal(.valueOutOfRange) }
    let interaction = timelines.compiled.interactions[try heldDrag(of: stage).interaction]
    let isFar = dragProgress(of: stage) > interaction.distance
    let square = velocity.x * velocity.x + velocity.y * velocity.y
    let isFast = square > interaction.velocity * interaction.velocity
    if isFar || isFast, store.isOnScreen(stages[stage].host), let plan = planAsEntered(stage) {
      leave(stage, to: stages[stage].topLevel - 1, plan)
    } else {
      springBack(stage)
    }
  }

  /// The drag that is in the finger's hands.
  private func heldDrag(of stage: Handle) throws(Refusal) -> StageDrag {
    guard let drag = stages[stage].drag, drag.state == .dragging else {
      throw Refusal(.noGesture(stages[stage].name))
    }
    return drag
  }
}
