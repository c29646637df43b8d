// The six state machines with a planted fault of the stateful benchmark.

import Checking

/// A ring buffer whose size is counted modulo its capacity, so that a full one looks empty.
struct CircularQueue: StateMachine {
  enum Command: Sendable { case create(Int), put(Int), get, size }
  struct Queue { var capacity = 0, items: [Int] = [], puts = 0, gets = 0 }

  let kinds = [
    CommandKind("create"), CommandKind("put", weight: 3), CommandKind("get"), CommandKind("size"),
  ]
  func initialModel() -> Queue { Queue() }
  func makeSystem() -> Queue { Queue() }

  func draw(kind: Int, given model: Queue, from source: Source) -> Command? {
    switch kind {
    case 0: model.capacity > 0 ? nil : .create(source.int(in: 1...10))
    case 1: model.items.count < model.capacity ? .put(source.int(in: 0...100)) : nil
    case 2: model.items.isEmpty ? nil : .get
    default: model.capacity > 0 ? .size : nil
    }
  }

  func advance(_ model: inout Queue, by command: Command) {
    switch command {
    case .create(let capacity): model.capacity = capacity
    case .put(let item): model.items.append(item)
    case .get: model.items.removeFirst()
    case .size: break
    }
  }

  func run(_ command: Command, on system: inout Queue, given model: Queue) -> Verdict {
    switch command {
    case .create(let capacity): system.capacity = capacity
    case .put: system.puts += 1
    case .get: system.gets += 1
    case .size:
      let size = (system.puts - system.gets) % system.capacity
      return .require(size == model.items.count, "size", "\(size), not \(model.items.count)")
    }
    return .passed
  }
}

/// Two jugs of 3 and 5 units; it is claimed that 4 units cannot be measured.
struct DieHard: StateMachine {
  enum Command: Sendable, CaseIterable {
    case fillSmall, fillBig, emptySmall, emptyBig, pourIntoBig, pourIntoSmall
  }
  struct Jugs { var small = 0, big = 0 }

  let kinds = Command.allCases.map { CommandKind("\($0)") }
  func initialModel() {}
  func makeSystem() -> Jugs { Jugs() }
  func draw(kind: Int, given model: Void, from source: Source) -> Command? {
    Command.allCases[kind]
  }
  func advance(_ model: inout Void, by command: Command) {}

  func run(_ command: Command, on jugs: inout Jugs, given model: Void) -> Verdict {
    switch command {
    case .fillSmall: jugs.small = 3
    case .fillBig: jugs.big = 5
    case .emptySmall: jugs.small = 0
    case .emptyBig: jugs.big = 0
    case .pourIntoBig:
      let poured = min(jugs.small, 5 - jugs.big)
      jugs = Jugs(small: jugs.small - poured, big: jugs.big + poured)
    case .pourIntoSmall:
      let poured = min(jugs.big, 3 - jugs.small)
      jugs = Jugs(small: jugs.small + poured, big: jugs.big - poured)
    }
    return .require(jugs.big != 4, "four", "4 units")
  }
}

/// A store that keeps what it once read after the key was removed and put again.
struct StaleCache: StateMachine {
  enum Command: Sendable { case put(Int, Int), remove(Int), get(Int) }
  struct Store { var values: [Int: Int] = [:], stale: [Int: Int] = [:], removed: [Int: Int] = [:] }

  let kinds = [CommandKind("put"), CommandKind("remove"), CommandKind("get")]
  func initialModel() -> [Int: Int] { [:] }
  func makeSystem() -> Store { Store() }

  func draw(kind: Int, given model: [Int: Int], from source: Source) -> Command? {
    let key = source.int(in: 0...9)
    switch kind {
    case 0: return .put(key, source.int(in: 0...9))
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

  func run(_ command: Command, on store: inout Store, given model: [Int: Int]) -> Verdict {
    switch command {
    case .put(let key, let value):
      store.values[key] = value
      store.stale[key] = store.removed[key]
    case .remove(let key):
      store.removed[key] = store.values[key] ?? store.removed[key]
      store.values[key] = nil
    case .get(let key):
      let found = store.values[key].map { store.stale[key] ?? $0 }
      return .require(found == model[key], "get", "stale")
    }
    return .passed
  }
}

/// A counter that breaks when its sum reaches 60, with increments of 0 to 50.
struct Counter: StateMachine {
  enum Command: Sendable { case add(Int) }
  let kinds = [CommandKind("add")]
  func initialModel() -> Int { 0 }
  func makeSystem() -> Int { 0 }
  func draw(kind: Int, given model: Int, from source: Source) -> Command? {
    .add(source.int(in: 0...50))
  }
  func advance(_ model: inout Int, by command: Command) {
    if case .add(let amount) = command { model += amount }
  }
  func run(_ command: Command, on sum: inout Int, given model: Int) -> Verdict {
    if case .add(let amount) = command { sum += amount }
    return .require(sum < 60, "sum", "\(sum)")
  }
}

/// Nodes that are linked by reference; a link from a node that was linked to before is lost.
struct Links: StateMachine {
  enum Command: Sendable { case new, link(Int, Int), check(Int) }
  struct Graph { var count = 0, links: [Int: Int] = [:] }

  let kinds = [CommandKind("new"), CommandKind("link"), CommandKind("check")]
  func initialModel() -> Graph { Graph() }
  func makeSystem() -> Graph { Graph() }

  func draw(kind: Int, given model: Graph, from source: Source) -> Command? {
    if kind == 0 { return .new }
    guard model.count > 0 else { return nil }
    let node = source.reference(below: model.count)
    if kind == 2 { return .check(node) }
    let target = source.reference(below: model.count)
    return node == target ? nil : .link(node, target)
  }

  func advance(_ model: inout Graph, by command: Command) {
    switch command {
    case .new: model.count += 1
    case .link(let node, let target): model.links[node] = target
    case .check: break
    }
  }

  func run(_ command: Command, on graph: inout Graph, given model: Graph) -> Verdict {
    switch command {
    case .new: graph.count += 1
    case .link(let node, let target):
      if !graph.links.values.contains(node) { graph.links[node] = target }
    case .check(let node):
      return .require(graph.links[node] == model.links[node], "link", "lost")
    }
    return .passed
  }
}

/// A table that loses a key when it grows, at its ninth insertion.
struct Resizing: StateMachine {
  enum Command: Sendable { case insert(Int) }
  let kinds = [CommandKind("insert")]
  func initialModel() -> Set<Int> { [] }
  func makeSystem() -> [Int] { [] }
  func draw(kind: Int, given model: Set<Int>, from source: Source) -> Command? {
    .insert(source.int(in: 0...1000))
  }
  func advance(_ model: inout Set<Int>, by command: Command) {
    if case .insert(let key) = command { model.insert(key) }
  }
  func run(_ command: Command, on keys: inout [Int], given model: Set<Int>) -> Verdict {
    guard case .insert(let key) = command, !keys.contains(key) else { return .passed }
    keys.append(key)
    if keys.count == 9 { keys.removeFirst() }
    return .require(keys.count == model.union([key]).count, "size", "a key is lost")
  }
}
