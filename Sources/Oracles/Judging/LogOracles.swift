// Oracles of CONTRACT that read the whole log at the end of a run.

import Model
import Scenario

extension Oracle {
  static let logs = [once, callbackOrder, appearance, missing]

  /// What the log says of one transition: the positions of its callbacks.
  private struct Life {
    var begins: [Int] = []
    var phases: [Int] = []
    var completes: [Int] = []
    var isFinished = true
    var ends: [Int] = []
    var stage: Name
  }

  private static func lives(_ log: [LogEntry]) -> [(number: Int, life: Life)] {
    var lives: [Int: Life] = [:]
    for (position, entry) in log.enumerated() {
      switch entry.callback {
      case .willBegin(let stage, let number):
        lives[number, default: Life(stage: stage)].begins.append(position)
      case .phase(let stage, let number, _):
        lives[number, default: Life(stage: stage)].phases.append(position)
      case .complete(let stage, let number, let isFinished):
        lives[number, default: Life(stage: stage)].completes.append(position)
        lives[number, default: Life(stage: stage)].isFinished = isFinished
      case .didEnd(let stage, let number):
        lives[number, default: Life(stage: stage)].ends.append(position)
      default: break
      }
    }
    return lives.keys.sorted().compactMap { number in lives[number].map { (number, $0) } }
  }

  private static let once = Oracle(.contractOnce) { record in
    let last = record.moments.count
    let seen = record.observation(after: last)
    let running = Set(seen.stages.compactMap { $0.transition?.number })
    for (number, life) in lives(seen.log) {
      let ended = running.contains(number) ? 0 : 1
      if life.begins.count != 1 || life.completes.count != ended || life.ends.count != ended {
        return (
          last,
          "transition \(number) began \(life.begins.count), completed \(life.completes.count) and "
            + "ended \(life.ends.count) times"
        )
      }
      let isCancelled = record.wasCancelled(number)
      if ended == 1, let isCancelled, life.isFinished == isCancelled {
        return (
          last,
          "transition \(number) was \(isCancelled ? "" : "not ")cancelled, but reports "
            + "\(life.isFinished ? "finished" : "cancelled")"
        )
      }
    }
    return nil
  }

  private static let callbackOrder = Oracle(.contractOrder) { record in
    let log = record.observation(after: record.moments.count).log
    for position in log.indices.dropFirst() where log[position].time < log[position - 1].time {
      return (record.moments.count, "a callback is dated before the one that precedes it")
    }
    // How far each transition has come, and the least that went back.
    var parts: [Int: Int] = [:]
    var disordered: Int?
    for entry in log {
      guard let (number, part) = entry.callback.part else { continue }
      if part < parts[number] ?? 0 { disordered = min(disordered ?? number, number) }
      parts[number] = part
    }
    return disordered.map { number in
      (record.moments.count, "the callbacks of transition \(number) are out of order")
    }
  }

  private static let appearance = Oracle(.contractAppearance) { record in
    var states: [Name: Appearance] = [:]
    for stage in record.scene.stages { states[stage.root] = .appeared }
    let seen = record.observation(after: record.moments.count)
    for entry in seen.log {
      guard let (screen, allowed, next) = step(entry.callback) else { continue }
      let state = states[screen] ?? .disappeared
      if !allowed.contains(state) {
        return (record.moments.count, "'\(screen)' was \(state) when it was \(next)")
      }
      states[screen] = next
    }
    guard seen.stages.allSatisfy({ $0.transition == nil }) else { return nil }
    for screen in states.keys.sorted() {
      if let state = states[screen], state == .appearing || state == .disappearing {
        return (record.moments.count, "'\(screen)' is left \(state) with nothing in flight")
      }
    }
    return nil
  }

  /// The screen that a callback is about, the states in which it may come, and the state after it.
  private static func step(_ callback: Callback) -> (Name, [Appearance], Appearance)? {
    switch callback {
    case .willAppear(let screen): (screen, [.disappeared, .disappearing], .appearing)
    case .didAppear(let screen): (screen, [.appearing], .appeared)
    case .willDisappear(let screen): (screen, [.appeared, .appearing], .disappearing)
    case .didDisappear(let screen): (screen, [.disappearing], .disappeared)
    default: nil
    }
  }

  private static let missing = Oracle(.contractMissing) { record in
    let last = record.moments.count
    let missing = record.moments.flatMap(\.expected.flights).filter {
      !$0.isSourceConnected || !$0.isDestinationConnected
    }
    if missing.isEmpty { return nil }
    let seen = record.observation(after: last)
    let running = Set(seen.stages.compactMap { $0.transition?.number })
    let finished = Set(lives(seen.log).filter { !$0.life.completes.isEmpty }.map(\.number))
    for flight in missing
    where !running.contains(flight.number) && !finished.contains(flight.number) {
      return (last, "transition \(flight.number), which misses an endpoint, never completes")
    }
    return nil
  }
}

extension Callback {
  /// The transition that this is about, and which part of its life it belongs to; `nil` for a
  /// screen's.
  fileprivate var part: (number: Int, part: Int)? {
    switch self {
    case .willBegin(_, let number): (number, 0)
    case .phase(_, let number, _): (number, 1)
    case .complete(_, let number, _): (number, 2)
    case .didEnd(_, let number): (number, 3)
    default: nil
    }
  }
}

extension Record {
  /// Whether an accepted cancel turned this transition round; `nil` when a reaction or a finger may
  /// have.
  func wasCancelled(_ number: Int) -> Bool? {
    if hasReactions || hasGestures { return nil }
    return moments.contains { moment in
      guard moment.isAccepted, case .cancel(let stage) = moment.event else { return false }
      return moment.before.stage(stage)?.transition?.number == number
    }
  }
}
