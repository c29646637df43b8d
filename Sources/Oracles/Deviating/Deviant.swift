// Known-wrong systems: a correct system seen through one deliberate fault.

import Model
import Scenario

/// One deliberate fault: a change of what a correct system shows, answers or hears.
public struct Deviation: Sendable {
  /// What a deviation may go by.
  public struct Context: Sendable {
    /// The scene.
    public let scene: Scene
    /// The last event, and what the correct system answered; `nil` before the first.
    public let last: (event: Event, response: Response)?
    /// What the correct system showed before the last event.
    public let before: Observation?
    /// How many events there were.
    public let count: Int
  }

  /// A short name.
  public let name: String
  /// The clause that it breaks.
  public let clause: Clause
  /// Changes what is seen.
  var distort: @Sendable (inout Observation, Context) -> Void = { _, _ in }
  /// Says whether the correct system hears of an event at all.
  var hears: @Sendable (Event) -> Bool = { _ in true }
  /// Changes an answer.
  var answer: @Sendable (Response) -> Response = { $0 }
}

/// A correct system with a deviation.
public struct Deviant<Base: TransitionSystem>: TransitionSystem {
  private var base: Base
  private let scene: Scene
  private let deviation: Deviation?
  private var last: (event: Event, response: Response)?
  private var before: Observation?
  private var count = 0

  /// Starts the correct system.
  public init(_ scene: Scene) {
    base = Base(scene)
    self.scene = scene
    deviation = nil
  }

  /// Starts the correct system with a deviation.
  public init(_ scene: Scene, _ deviation: Deviation) {
    base = Base(scene)
    self.scene = scene
    self.deviation = deviation
  }

  /// Lets the correct system hear of the event, unless the deviation keeps it from it.
  public mutating func handle(_ event: Event) -> Response {
    before = base.observe()
    count += 1
    guard deviation?.hears(event) ?? true else { return .accepted }
    let response = base.handle(event)
    last = (event, response)
    return deviation?.answer(response) ?? response
  }

  /// What the correct system shows, distorted.
  public func observe() -> Observation {
    var observation = base.observe()
    let context = Deviation.Context(scene: scene, last: last, before: before, count: count)
    deviation?.distort(&observation, context)
    return observation
  }
}
