// Keys of states: two worlds of one scene have the same one when nothing that follows tells them
// apart.

import Bounds
import Scenario

/// What is told apart in the states of a model.
public enum StateGrain: Sendable {
  /// Everything that what can be seen from now on depends on, times and numbers aside.
  case fine
  /// What Proofs/protocol.pml stores: of each stage the place of its screen, drive, whether it was
  /// asked for interactively, τ, the outcome that waits and the progress that is kept while pending;
  /// of each view the app's flag.
  case coarse
}

/// Other numbers for views and stages, by which a state is the same as another one.
package struct Renumbering: Sendable {
  /// For each new number, the old one.
  let oldView: [Int]
  let oldStage: [Int]
  /// For each old number, the new one.
  let newView: [Int]
  let newStage: [Int]

  /// V-4, V-8: takes the old number for each new one.
  package init(oldView: [Int], oldStage: [Int]) {
    (self.oldView, self.oldStage) = (oldView, oldStage)
    var (views, stages) = (oldView, oldStage)
    for (new, old) in oldView.enumerated() { views[old] = new }
    for (new, old) in oldStage.enumerated() { stages[old] = new }
    (newView, newStage) = (views, stages)
  }
}

extension ReferenceModel {
  /// S-1: the key of the state, by other numbers; equal for two states of one scene only if they
  /// are the same but for clock, log, the last rejection and the count of transitions.
  ///
  /// What a rule reads only after it has written it is left out: S-26a reads the progress of a pan
  /// while pending only, S-26b what pans count from only while a finger leads. Of the numbers of
  /// transitions their order stays (S-25), of the times what has passed since.
  package func key(_ grain: StateGrain, _ numbers: Renumbering, since start: ReferenceModel)
    -> [UInt64]
  {
    var key = StateKey(numbers: numbers)
    switch grain {
    case .fine: key.put(world, since: start.world)
    case .coarse: key.outline(world)
    }
    return key.words
  }
}

/// A key as it is written: numbers, each list behind its count, so that no two states read alike.
private struct StateKey {
  let numbers: Renumbering
  var words: [UInt64] = []

  /// V-4: of a world.
  init(numbers: Renumbering) {
    self.numbers = numbers
    words.reserveCapacity(192)
  }

  /// V-1: a whole number; it wraps to a natural one.
  private mutating func put(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

  /// V-2: a length of time.
  private mutating func put(_ time: Flicks) { words.append(UInt64(bitPattern: time.count)) }

  /// V-1: a fact.
  private mutating func put(_ isSo: Bool) { words.append(isSo ? 1 : 0) }

  /// V-1: a number, its exponent below so that round numbers are short.
  private mutating func put(_ number: Double) {
    let bits = number.bitPattern
    words.append(bits << 12 | bits >> 52)
  }

  /// V-1: a text, its length first.
  private mutating func put(_ text: String) {
    put(text.utf8.count)
    for byte in text.utf8 { words.append(UInt64(byte)) }
  }

  /// V-4: a name, by its number in this process; it orders nothing but keys.
  private mutating func put(_ name: Name) { words.append(name.number) }

  /// V-1: a number with its bound.
  private mutating func put(_ quantity: Quantity) {
    put(quantity.value)
    put(quantity.magnitude)
    put(quantity.roundings)
    put(quantity.spread)
  }

  /// V-1: a point.
  private mutating func put(_ point: QuantityPoint?) {
    put(point != nil)
    guard let point else { return }
    put(point.x)
    put(point.y)
  }

  /// V-1: a rectangle.
  private mutating func put(_ rect: QuantityRect?) {
    put(rect != nil)
    guard let rect else { return }
    put(rect.x)
    put(rect.y)
    put(rect.width)
    put(rect.height)
  }

  /// V-4: a view, 0 for none.
  private mutating func put(view index: Int?) {
    put(index.map { numbers.newView[$0] + 1 } ?? 0)
  }

  /// V-4, V-11: a place in the tree.
  private mutating func put(_ node: Node) {
    switch node {
    case .view(let index): put(view: index)
    case .helper(let role, let stage, let level):
      put(-1)
      put(role == .container ? 0 : role == .backdrop ? 1 : 2)
      put(numbers.newStage[stage])
      put(level)
    }
  }
}

extension StateKey {
  /// S-1: all that is stored; what is as it was in the beginning is told by one number.
  fileprivate mutating func put(_ world: World, since start: World) {
    for index in numbers.oldView {
      put(world.views[index], since: start.views[index])
      putChildren(of: .view(index), world)
    }
    for stage in numbers.oldStage {
      put(world.stages[stage], world, since: start)
    }
    put(world.bindings.count)
    for (item, view) in world.bindings.sorted(by: { $0.key < $1.key }) {
      put(item.text)
      put(view: view)
    }
    put(world.reactions.count)
    for reaction in world.reactions { put(Event.upon(reaction.trigger, reaction.event).line) }
  }

  /// V-4: what the app can change of a view.
  private mutating func put(_ view: ViewState, since start: ViewState) {
    put(view.isHidden)
    let isAsDeclared =
      view.bounds == start.bounds && view.center == start.center
      && view.transform == start.transform && view.alpha == start.alpha
    put(isAsDeclared)
    if isAsDeclared { return }
    put(view.bounds)
    put(view.center)
    for entry in [view.transform.a, view.transform.b, view.transform.c, view.transform.d] {
      put(entry)
    }
    put(view.transform.tx)
    put(view.transform.ty)
    put(view.alpha)
  }

  /// V-4: the subviews, back to front.
  private mutating func putChildren(of node: Node, _ world: World) {
    guard let children = world.subviews[node] else { return put(0) }
    put(children.count)
    for child in children { put(child) }
  }

  /// V-8 … V-11: a stage with its stack.
  private mutating func put(_ stage: StageState, _ world: World, since start: World) {
    put(stage.levels.count)
    for (level, content) in stage.levels.enumerated() {
      put(view: content.screen)
      put(content.entrance, world)
      let view = start.views[content.screen]
      let isAsDeclared = content.before == Layout(bounds: view.bounds, center: view.center)
      put(isAsDeclared)
      if !isAsDeclared {
        put(content.before.bounds)
        put(content.before.center)
      }
      put(content.presenterIndex)
      put(content.backdrop != nil)
      if !stage.isNavigation || level == 0 {
        putChildren(of: stage.container(level: level + 1), world)
      }
    }
    put(stage.poppedTo.map { $0 + 1 } ?? 0)
    put(stage.flight != nil)
    if let flight = stage.flight {
      put(world.stages.count { ($0.flight?.number ?? .max) < flight.number })
      put(flight, world)
    }
    put(stage.drag != nil)
    if let drag = stage.drag {
      put(drag.state == .dragging ? 0 : drag.state == .springing ? 1 : 2)
      put(drag.offset)
      put(drag.base)
      put(drag.state == .springing ? world.clock - drag.begun : .zero)
    }
  }

  /// S-18: what a screen entered by.
  private mutating func put(_ animation: Animation?, _ world: World) {
    put(animation != nil)
    guard let animation else { return }
    put(animation.choreography)
    put(animation.duration ?? Flicks(-1))
    put(animation.isInteractive)
    put(animation.source, world)
    put(animation.destination, world)
  }
}

extension StateKey {
  /// S-25, S-26: a flight.
  private mutating func put(_ flight: Flight, _ world: World) {
    put(flight.choreography)
    put(flight.isEntering)
    put(flight.duration)
    put(view: flight.source)
    put(view: flight.destination)
    put(flight.percent != nil)
    put(flight.drive)
    put(flight.elapsed)
    put(flight.entered)
    let isPending = flight.drive == .pending
    put(isPending ? outcome(flight) : 0)
    put(isPending ? flight.progress : 0)
    put(isPending || flight.drive == .tracking ? flight.base : 0)
    put(flight.settling != nil)
    if let settling = flight.settling {
      put(settling.start)
      put(settling.end)
      put(world.clock - settling.begun)
      put(settling.length)
    }
    put(flight.lastSource)
    put(flight.lastDestination)
  }

  /// S-26: which way its time runs.
  private mutating func put(_ drive: TransitionObservation.Drive) {
    switch drive {
    case .pending: put(0)
    case .tracking: put(1)
    case .running: put(2)
    case .finishing: put(3)
    case .cancelling: put(4)
    }
  }

  /// S-26: the outcome that waits.
  private func outcome(_ flight: Flight) -> Int {
    flight.latched.map { $0 ? 2 : 1 } ?? 0
  }

  /// S-5: an endpoint as it was quoted, for the way back.
  private mutating func put(_ endpoint: Endpoint?, _ world: World) {
    switch endpoint {
    case nil: put(0)
    case .view(let name):
      put(1)
      put(view: world.position(of: name))
    case .item(let key):
      put(2)
      put(key.text)
    }
  }

  /// S-26: what is stored in protocol.pml.
  fileprivate mutating func outline(_ world: World) {
    for index in numbers.oldView { put(world.views[index].isHidden) }
    for stage in numbers.oldStage.map({ world.stages[$0] }) {
      put(stage.levels.count)
      put(stage.flight.map { $0.isEntering ? 1 : 2 } ?? 0)
      guard let flight = stage.flight else { continue }
      put(flight.percent != nil)
      put(flight.drive)
      put(flight.elapsed)
      put(flight.drive == .pending ? outcome(flight) : 0)
      put(flight.drive == .pending ? flight.progress : 0)
    }
  }
}
