// One look at the whole tree: positions, visibility, boxes and overlays of all views at once.

import Scenario

/// What is found in one walk over the tree, root by root, before the views are listed.
struct Sight {
  private var glances: [Glance]
  private var layers: [Layer] = []
  /// The looks of each backdrop that stays between transitions.
  private var rests: [Handle: RestingBackdrop] = [:]

  /// What the walk finds of one view.
  private struct Glance {
    var index = 0
    var isVisible = false
    var map = SpaceMap.nothing
    /// Which flight lays something over the view: its position among the layers, or -1.
    var layer = -1
  }

  /// What a flight lays over views.
  private struct Layer {
    let flight: Flight
    let traveller: Handle
    let overlay: Overlay
  }

  init(of engine: borrowing TransitionEngine) {
    glances = Array(repeating: Glance(), count: engine.store.names.count)
    collectLayers(of: engine)
    for view in 0..<Handle(engine.store.declaredCount)
    where !engine.store.links[view].parent.exists {
      walk(engine, from: view)
    }
  }

  private mutating func collectLayers(of engine: TransitionEngine) {
    for stage in engine.stages.indices {
      collectRests(of: Handle(stage), in: engine)
      let (slot, traveller) = (engine.stages[stage].flight, engine.stages[stage].traveller)
      guard slot.exists else { continue }
      let flight = engine.flights[slot]
      lay(over: flight.upper)
      lay(over: flight.lower)
      lay(over: flight.backdrop)
      lay(over: traveller)
      layers.append(
        Layer(flight: flight, traveller: traveller, overlay: engine.overlay(of: slot)))
    }
  }

  /// Notes that the layer to come is laid over a view, if there is one.
  private mutating func lay(over view: Handle) {
    if view.exists { glances[view].layer = layers.count }
  }

  /// The backdrops that stay; that of the top screen as far as a drag leaves it (S-8).
  private mutating func collectRests(of handle: Handle, in engine: TransitionEngine) {
    // Field by field: a stage that is taken out counts a reference for each of its lists.
    for level in engine.stages[handle].stack.indices {
      guard var rest = engine.stages[handle].stack[level].rest else { continue }
      if level == engine.stages[handle].topLevel {
        rest.alpha *= 1 - min(1, engine.dragProgress(of: handle))
      }
      rests[engine.stages[handle].backdrops[level - 1]] = rest
    }
  }

  /// Walks a tree in the order of its links, parents and elder siblings first, without recursion.
  private mutating func walk(_ engine: TransitionEngine, from root: Handle) {
    let isWindow = engine.store.isWindow(root)
    var current = root
    let links = engine.store.links
    while true {
      visit(current, of: engine, isOnScreen: isWindow)
      if links[current].firstChild.exists {
        current = links[current].firstChild
        continue
      }
      while current != root && !links[current].next.exists { current = links[current].parent }
      if current == root { return }
      current = links[current].next
    }
  }

  private mutating func visit(_ view: Handle, of engine: TransitionEngine, isOnScreen: Bool) {
    let links = engine.store.links[view]
    let isShown = !engine.store.isSeenHidden(view) && engine.store.alphas[view] != 0
    if links.parent.exists {
      glances[view].index = links.previous.exists ? glances[links.previous].index + 1 : 0
      glances[view].isVisible = glances[links.parent].isVisible && isShown
      glances[view].map = .toScreen(placement(view, in: engine), under: glances[links.parent].map)
    } else {
      glances[view].isVisible = isOnScreen && isShown
      glances[view].map = .toScreen(placement(view, in: engine), under: .nothing)
    }
  }

  private func placement(_ view: Handle, in engine: TransitionEngine) -> Placement {
    let layer = glances[view].layer
    guard layer >= 0, layers[layer].traveller == view else {
      return engine.store.placements[view]
    }
    return layers[layer].overlay.traveller
  }

  /// The record of one view.
  func observe(_ view: Handle, of engine: TransitionEngine) -> ViewObservation {
    let (placement, glance) = (placement(view, in: engine), glances[view])
    let parent = engine.store.links[view].parent
    var record = ViewObservation(
      name: engine.store.names[view], superview: parent.exists ? engine.store.names[parent] : nil,
      index: glance.index, isHidden: engine.store.isSeenHidden(view), isVisible: glance.isVisible,
      bounds: placement.bounds, center: placement.center, transform: placement.transform,
      box: glance.map.box(of: placement.bounds), alpha: engine.store.alphas[view])
    if !engine.store.isHelper(view) { engine.store.declarations[view].dress(&record) }
    if glance.layer >= 0 {
      lay(layers[glance.layer], over: &record, of: view, in: engine)
    } else if engine.store.isHelper(view), let rest = rests[view] {
      record.alpha = rest.alpha
      record.blur = rest.blur
    }
    return record
  }

  private func lay(
    _ layer: Layer, over record: inout ViewObservation, of view: Handle, in engine: TransitionEngine
  ) {
    let (flight, overlay) = (layer.flight, layer.overlay)
    let timeline = engine.timelines.compiled[flight.course.timeline]
    switch view {
    case flight.upper: record.alpha *= overlay.upperAlpha
    case flight.lower: record.alpha *= overlay.lowerAlpha
    case flight.backdrop:
      record.alpha = overlay.backdropAlpha
      if engine.stages[flight.stage].drag != nil {
        record.alpha *= 1 - min(1, engine.dragProgress(of: flight.stage))
      }
      if case .blur(let radius) = timeline.backdrop { record.blur = radius }
    default: dress(flight, overlay, engine, &record)
    }
    if let mask = timeline.mask, flight[mask.screen] == view { record.mask = overlay.mask }
  }

  /// The traveller's looks (S-7).
  private func dress(
    _ flight: Flight, _ overlay: Overlay, _ engine: TransitionEngine,
    _ record: inout ViewObservation
  ) {
    record.alpha = overlay.travellerAlpha
    record.shadow = overlay.shadow
    record.cornerRadius = overlay.cornerRadius
    guard let pictured = engine.pictured(in: flight) else { return }
    record.picture = pictured.picture?.name
    record.contentMode = pictured.contentMode
  }
}

extension ViewDeclaration {
  /// The looks that never change.
  fileprivate func dress(_ record: inout ViewObservation) {
    record.cornerRadius = cornerRadius
    record.mask = mask.map { MaskObservation(shape: $0, opened: nil) }
    record.picture = picture?.name
    record.contentMode = contentMode
  }
}

extension ViewStore {
  /// Whether the view is hidden by the app's flag or a hold (S-2).
  fileprivate func isSeenHidden(_ view: Handle) -> Bool { isHidden[view] || holds[view] > 0 }
}
