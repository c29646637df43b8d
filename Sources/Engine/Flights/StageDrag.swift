// Drags: a modal stage's top screen away from where it belongs (S-29 to S-33).

import Scenario

/// A drag of a stage's top screen.
struct StageDrag {
  var state: DragObservation.State
  /// The offset; while the screen springs back, that from which it does.
  var offset: Point
  /// The offset at which the finger took hold.
  var base: Point
  /// The clock's reading when the screen began to spring back.
  var begun: Int64 = 0
  /// The choreography's interaction.
  let interaction: Handle
}

extension TransitionEngine {
  /// The interaction of the choreography by which the top screen entered, if it is a drag (S-29).
  func dragInteraction(of stage: Handle) -> Handle? {
    let stage = stages[stage]
    guard !stage.isNavigation, let quote = stage.stack[stage.topLevel].quote else { return nil }
    let interaction = quote.timeline / 2
    return timelines.compiled.interactions[interaction].isDrag ? interaction : nil
  }

  /// How far the top screen is from where it belongs, now.
  func dragOffset(of stage: Handle) -> Point {
    guard let drag = stages[stage].drag else { return .zero }
    if drag.state != .springing { return drag.offset }
    let interaction = timelines.compiled.interactions[drag.interaction]
    // Both are at most 2⁵³, so they are exact and the quotient is correctly rounded.
    let progress = Double(clock - drag.begun) / Double(interaction.springBack)
    let rest = 1 - interaction.springCurve.value(at: progress)
    return Point(x: drag.offset.x * rest, y: drag.offset.y * rest)
  }

  /// The progress of a drag (S-31); 0 without one.
  func dragProgress(of stage: Handle) -> Double {
    let offset = dragOffset(of: stage)
    let size = store.placements[stages[stage].top].bounds.size
    let across = size.width == 0 ? 0 : offset.x.magnitude / size.width
    let down = size.height == 0 ? 0 : offset.y.magnitude / size.height
    return max(across, down)
  }

  /// Lets a drag that is there belong to the flight that begins; its offset stays (S-33).
  mutating func releaseDrag(of stage: Handle) {
    guard stages[stage].drag != nil else { return }
    let offset = dragOffset(of: stage)
    stages[stage].drag?.offset = offset
    stages[stage].drag?.state = .released
    springs.remove(stage)
  }

  /// Lets the screen of a drag that is there spring back (S-32).
  mutating func springBack(_ stage: Handle) {
    guard let drag = stages[stage].drag else { return }
    let length = timelines.compiled.interactions[drag.interaction].springBack
    if length == 0 || drag.offset == .zero { return dropDrag(of: stage) }
    stages[stage].drag?.state = .springing
    stages[stage].drag?.begun = clock
    springs.insert(DueHeap.Entry(time: clock + length, number: Int(stage), slot: stage))
  }

  /// Ends a drag that is there: its screen is where it belongs.
  mutating func dropDrag(of stage: Handle) {
    guard stages[stage].drag != nil else { return }
    takeRectangles()
    stages[stage].drag = nil
    springs.remove(stage)
    layOut(stages[stage].top, by: stage)
  }

  /// Brings the screens that spring back to where they are now.
  mutating func moveSprings() {
    for place in 0..<springs.count {
      let stage = springs.slot(at: place)
      layOut(stages[stage].top, by: stage)
    }
  }
}
