// Dispatching events to those who perform them.

import Scenario

extension TransitionEngine {
  /// Checks an event and carries it out, or throws the reason for which nothing has changed.
  mutating func perform(_ event: Event) throws(Refusal) {
    switch event {
    case .add, .insert, .remove, .front, .back: try performTree(event)
    case .setFrame(let name, let frame): try setFrame(of: name, to: frame)
    case .setBounds(let name, let bounds): try setBounds(of: name, to: bounds)
    case .setCenter(let name, let center): try setCenter(of: name, to: center)
    case .setTransform(let name, let transform): try setTransform(of: name, to: transform)
    case .scroll(let name, let origin): try scroll(name, to: origin)
    case .hide(let name): store.isHidden[try resolve(name)] = true
    case .show(let name): store.isHidden[try resolve(name)] = false
    case .setAlpha(let name, let alpha): try setAlpha(of: name, to: alpha)
    case .bind(let key, let name): bindings[key] = try resolve(name)
    case .unbind(let key):
      if bindings.removeValue(forKey: key) == nil { throw Refusal(.notBound(key)) }
    case .resize(let name, let size): try resize(name, to: size)
    default: try performTransition(event)
    }
  }

  private mutating func performTree(_ event: Event) throws(Refusal) {
    switch event {
    case .add(let child, let parent): try add(child, to: parent, at: nil)
    case .insert(let child, let parent, let index): try add(child, to: parent, at: index)
    case .remove(let name): try remove(name)
    case .front(let name): try raise(name, toFront: true)
    case .back(let name): try raise(name, toFront: false)
    default: break
    }
  }

  private mutating func performTransition(_ event: Event) throws(Refusal) {
    switch event {
    case .push(let screen, let stage, let arrival):
      try enter(screen, on: stage, isNavigation: true, arrival)
    case .present(let screen, let stage, let arrival):
      try enter(screen, on: stage, isNavigation: false, arrival)
    case .pop(let stage, let screen, let departure): try pop(stage, to: screen, departure)
    case .dismiss(let screen, let departure): try dismiss(screen, departure)
    case .discard(let screen): try discard(screen)
    case .finish(let stage): try decide(.finish, try flight(on: stage))
    case .cancel(let stage): try decide(.cancel, try flight(on: stage))
    case .start(let stage): try start(stage)
    case .pan(let stage, let pan): try move(stage, pan)
    case .interrupt(let stage): try interrupt(stage)
    case .advance(let time): try advance(by: time)
    case .upon(let trigger, let event): try arm(event, for: trigger)
    default: break
    }
  }
}

/// Look-ups are inlined, as a call of them by a method that changes the engine would copy it first.
extension TransitionEngine {
  /// *Resolve v*.
  @inline(__always)
  func resolve(_ name: Name) throws(Refusal) -> Handle {
    if let view = store.handles[name], !store.isHelper(view) { return view }
    throw Refusal(name.isHelper ? .helperView(name) : .unknownView(name))
  }

  /// *Stage g*.
  @inline(__always)
  func stage(_ name: Name) throws(Refusal) -> Handle {
    guard let stage = stageHandles[name] else { throw Refusal(.unknownStage(name)) }
    return stage
  }

  /// A screen: resolved, and declared as one.
  @inline(__always)
  func screen(_ name: Name) throws(Refusal) -> Handle {
    let view = try resolve(name)
    if store.declarations[view].kind != .screen { throw Refusal(.notAScreen(name)) }
    return view
  }
}
