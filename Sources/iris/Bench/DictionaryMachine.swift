// The state machine of the benchmark: a dictionary beside a dictionary.

import Checking

/// A dictionary as the system and another one as its model.
struct DictionaryMachine: StateMachine {
  enum Command: Sendable {
    case put(Int, Int)
    case remove(Int)
    case get(Int)
  }

  static let steps = 50
  static let greatestKey = 9
  static let greatestValue = 99

  let kinds = [CommandKind("put", weight: 2), CommandKind("remove"), CommandKind("get")]

  func initialModel() -> [Int: Int] { [:] }

  func makeSystem() -> [Int: Int] { [:] }

  func draw(kind: Int, given model: [Int: Int], from source: Source) -> Command? {
    let key = source.int(in: 0...Self.greatestKey)
    switch kind {
    case 0: return .put(key, source.int(in: 0...Self.greatestValue))
    case 1: return .remove(key)
    default: return .get(key)
    }
  }

  func advance(_ model: inout [Int: Int], by command: Command) {
    switch command {
    case .put(let key, let value): model[key] = value
    case .remove(let key): model[key] = nil
    case .get: break
    }
  }

  func run(_ command: Command, on system: inout [Int: Int], given model: [Int: Int]) -> Verdict {
    switch command {
    case .put(let key, let value): system[key] = value
    case .remove(let key): system[key] = nil
    case .get(let key):
      return .require(system[key] == model[key], "get", "another value")
    }
    return .passed
  }

  /// What the same steps cost without the kit: the same commands drawn in view of a model, then run
  /// beside another.
  static func bareCase(_ source: inout BareSource) -> Bool {
    let machine = DictionaryMachine()
    var model: [Int: Int] = [:]
    var commands: [Command] = []
    commands.reserveCapacity(steps)
    for _ in 0..<steps {
      let kind = source.uniform(3)
      let key = Int(source.natural(UInt64(greatestKey)))
      let command: Command =
        kind < 2
        ? .put(key, Int(source.natural(UInt64(greatestValue))))
        : kind == 2 ? .remove(key) : .get(key)
      commands.append(command)
      machine.advance(&model, by: command)
    }
    model = [:]
    var system: [Int: Int] = [:]
    for command in commands {
      if machine.run(command, on: &system, given: model) != .passed { return false }
      machine.advance(&model, by: command)
    }
    return true
  }
}
