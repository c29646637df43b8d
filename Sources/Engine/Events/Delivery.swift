// Callbacks: the queue, the log and the reactions (S-22, S-23).

import Scenario

extension TransitionEngine {
  /// Lets a callback fall due.
  mutating func fallDue(_ callback: Callback) {
    queue.append(LogEntry(Flicks(clock), callback))
  }

  /// Lets a callback about a screen fall due, if the screen gets any: the presenter under style
  /// `over` is no screen of the transition.
  mutating func fallDue(_ callback: (Name) -> Callback, _ screen: Handle) {
    if screen.exists { fallDue(callback(store.names[screen])) }
  }

  /// Makes the callbacks that have fallen due, and those that fall due meanwhile, one by one.
  mutating func deliver() {
    isDelivering = true
    var next = 0
    while next < queue.count {
      let entry = queue[next]
      next += 1
      log.append(entry)
      react(to: entry.callback)
    }
    queue.removeAll(keepingCapacity: true)
    isDelivering = false
  }

  /// A callback matches one trigger, so the reactions to be disarmed are one list, in the order in
  /// which they were armed.
  private mutating func react(to callback: Callback) {
    if reactions.isEmpty { return }
    guard let events = reactions.removeValue(forKey: callback.trigger) else { return }
    for event in events { _ = respond(to: event) }
  }

  /// `upon` (S-23).
  mutating func arm(_ event: Event, for trigger: Trigger) throws(Refusal) {
    switch trigger {
    case .willAppear(let name), .didAppear(let name), .willDisappear(let name),
      .didDisappear(let name):
      _ = try screen(name)
    case .begins(let name), .phase(let name, _), .completes(let name), .ends(let name):
      _ = try stage(name)
    }
    reactions[trigger, default: []].append(event)
  }
}

extension Callback {
  /// What waits for this callback.
  fileprivate var trigger: Trigger {
    switch self {
    case .willBegin(let stage, _): .begins(stage)
    case .phase(let stage, _, let index): .phase(stage, index)
    case .complete(let stage, _, _): .completes(stage)
    case .didEnd(let stage, _): .ends(stage)
    case .willAppear(let screen): .willAppear(screen)
    case .didAppear(let screen): .didAppear(screen)
    case .willDisappear(let screen): .willDisappear(screen)
    case .didDisappear(let screen): .didDisappear(screen)
    }
  }
}
