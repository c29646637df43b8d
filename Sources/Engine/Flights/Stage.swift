// Stages: hosts, stacks of screens and the helpers that stand in the tree for them.

import Scenario

/// How a screen on a stack entered, for leaving the same way (S-18).
struct Entrance {
  /// The entering timeline and the ends as they were quoted; `nil` when it entered at once.
  struct Quote {
    var timeline: Handle
    var source: Endpoint?
    var destination: Endpoint?
  }

  var screen: Handle
  var quote: Quote?
  /// The backdrop that stays while the screen is there; `nil` for none (S-8).
  var rest: RestingBackdrop?
  /// The size and centre before the stage laid the screen out (S-21).
  var priorSize: Size
  var priorCenter: Point
}

/// How a backdrop looks that stays between transitions (S-8).
struct RestingBackdrop {
  var alpha: Double
  var blur: Double
}

/// A stage (V-8).
struct Stage {
  let name: Name
  let kind: StageKind
  let host: Handle
  /// The next stage with the same host.
  let nextHosted: Handle
  /// The screens, the root first.
  var stack: [Entrance]
  /// The transition in flight.
  var flight = Handle.none
  /// The containers that have ever been needed, level 1 first; those in the tree exist (V-11).
  var containers: [Handle] = []
  /// The backdrops that have ever been needed, likewise.
  var backdrops: [Handle] = []
  /// The drag of the top screen (S-30).
  var drag: StageDrag?
  let traveller: Handle

  var isNavigation: Bool { kind == .navigation }
  /// Whether the presenter is left alone.
  var isOver: Bool { kind == .modal(.over) }
  /// The level of the top screen.
  var topLevel: Int { stack.count - 1 }
  /// The screen on top.
  var top: Handle { stack[topLevel].screen }
}
