// The engine: the optimised implementation of the specification.

import Scenario

/// A transition system that is fast by design.
///
/// Views are numbers into arrays; moving time visits no view; a flight costs something at its own
/// boundaries and when it is looked at. `observe` costs what it returns: one record a view.
///
/// A value: a copy goes on independently, and shares what neither side has changed.
public struct TransitionEngine: TransitionSystem, Sendable {
  var store: ViewStore
  var timelines: TimelineStore
  var stages: [Stage]
  let stageHandles: NameTable
  var bindings: [Name: Handle]

  /// The time since the scene began, in flicks.
  var clock: Int64 = 0
  var flights = FlightPool()
  var overlays: [Overlay] = []
  var dues = DueHeap()
  /// The ends of the screens' ways back to their places, by stage (S-32).
  var springs = DueHeap()
  /// How many transitions wait for their start (S-26a).
  var pendingCount = 0
  var lastNumber = 0

  /// Callbacks that have fallen due, delivered up to `delivered` (S-23).
  var queue: [LogEntry] = []
  var isDelivering = false
  var reactions: [Trigger: [Event]] = [:]
  var log: [LogEntry] = []
  var lastRejection: Rejection?

  /// Whether this atomic change has already taken the rectangles that it may disconnect.
  var areRectanglesTaken = false
  /// Whether a container may have left the screen (S-27).
  var mustSweep = false
  /// Hosts whose bounds have changed and whose stages must be laid out again.
  var hostsToLayOut: [Handle] = []

  /// How much work has been done so far.
  public internal(set) var counters = Counters()

  /// Starts a world as the scene declares it, at time 0.
  public init(_ scene: Scene) {
    var store = ViewStore(scene.views)
    var handles = NameTable(capacity: scene.stages.count)
    stages = []
    for declaration in scene.stages {
      guard let host = store.handles[declaration.host], let root = store.handles[declaration.root]
      else { continue }
      let stage = Handle(stages.count)
      handles.set(declaration.name, to: stage)
      stages.append(Self.stage(declaration, host: host, root: root, in: &store))
      store.hostedStage[host] = stage
      store.seats[root].stage = stage
      store.seats[root].home = host
    }
    bindings = [:]
    for binding in scene.bindings { bindings[binding.key] = store.handles[binding.view] }
    timelines = TimelineStore(scene)
    stageHandles = handles
    self.store = store
  }

  private static func stage(
    _ declaration: StageDeclaration, host: Handle, root: Handle, in store: inout ViewStore
  ) -> Stage {
    let bounds = store.placements[root].bounds
    let entrance = Entrance(
      screen: root, quote: nil, priorSize: bounds.size, priorCenter: store.placements[root].center)
    return Stage(
      name: declaration.name, kind: declaration.kind, host: host,
      nextHosted: store.hostedStage[host], stack: [entrance],
      traveller: store.addHelper(Name(helper: .traveller, of: declaration.name)))
  }

  /// Lets something happen (S-13 to S-33).
  ///
  /// - Parameter event: Any event at all; numbers, names and indices are checked here.
  /// - Returns: Accepted, or rejected with the first reason in the order of the specification.
  public mutating func handle(_ event: Event) -> Response {
    let response = respond(to: event)
    deliver()
    return response
  }

  /// Handles an event without delivering: from outside, or from inside a callback.
  mutating func respond(to event: Event) -> Response {
    do throws(Refusal) {
      try perform(event)
      return .accepted
    } catch {
      lastRejection = error.reason
      return .rejected(error.reason)
    }
  }
}

/// A rejection on its way to whoever asked.
struct Refusal: Error {
  let reason: Rejection

  init(_ reason: Rejection) { self.reason = reason }
}
