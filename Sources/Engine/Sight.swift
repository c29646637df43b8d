// One look at the whole tree: positions, visibility, boxes and overlays of all views at once.

import Scenario

/// What is found in one walk over the tree, root by root, before the views are listed.
struct Sight {
  private let engine: TransitionEngine
  private var indices: [Int]
  private var isVisible: [Bool]
  private var maps: [SpaceMap]
  /// Which flight lays something over the view, and where its overlay lies.
  private var overlayIndices: [Int]
  private var overlays: [(flight: Flight, stage: Stage, overlay: Overlay)] = []
  /// The looks of each backdrop that stays between transitions.
  private var rests: [Handle: RestingBackdrop] = [:]

  init(of engine: TransitionEngine) {
    self.engine = engine
    let count = engine.store.names.count
    indices = Array(repeating: 0, count: count)
    isVisible = Array(repeating: false, count: count)
    maps = Array(repeating: .nothing, count: count)
    overlayIndices = Array(repeating: -1, count: count)
    collectOverlays()
    for view in 0..<Handle(engine.store.declaredCount)
    where !engine.store.links[view].parent.exists {
      walk(from: view)
    }
  }

  private mutating func collectOverlays() {
    for stage in engine.stages.indices { collectRests(of: Handle(stage)) }
    for stage in engine.stages where stage.flight.exists {
      let flight = engine.flights[stage.flight]
      for view in [flight.upper, flight.lower, flight.backdrop, stage.traveller] where view.exists {
        overlayIndices[view] = overlays.count
      }
      overlays.append((flight, stage, engine.overlay(of: stage.flight)))
    }
  }

  /// The backdrops that stay; that of the top screen as far as a drag leaves it (S-8).
  private mutating func collectRests(of handle: Handle) {
    let stage = engine.stages[handle]
    for level in stage.stack.indices {
      guard var rest = stage.stack[level].rest else { continue }
      if level == stage.topLevel { rest.alpha *= 1 - min(1, engine.dragProgress(of: handle)) }
      rests[stage.backdrops[level - 1]] = rest
    }
  }

  /// Walks a tree in the order of its links, parents and elder siblings first, without recursion.
  private mutating func walk(from root: Handle) {
    let isWindow = engine.store.isWindow(root)
    var current = root
    let links = engine.store.links
    while true {
      visit(current, isOnScreen: isWindow)
      if links[current].firstChild.exists {
        current = links[current].firstChild
        continue
      }
      while current != root && !links[current].next.exists { current = links[current].parent }
      if current == root { return }
      current = links[current].next
    }
  }

  private mutating func visit(_ view: Handle, isOnScreen: Bool) {
    let links = engine.store.links[view]
    let isShown = !isHidden(view) && engine.store.alphas[view] != 0
    if links.parent.exists {
      indices[view] = links.previous.exists ? indices[links.previous] + 1 : 0
      isVisible[view] = isVisible[links.parent] && isShown
      maps[view] = .toScreen(placement(view), under: maps[links.parent])
    } else {
      isVisible[view] = isOnScreen && isShown
      maps[view] = .toScreen(placement(view), under: nil)
    }
  }

  private func isHidden(_ view: Handle) -> Bool {
    engine.store.isHidden[view] || engine.store.holds[view] > 0
  }

  private func placement(_ view: Handle) -> Placement {
    let index = overlayIndices[view]
    guard index >= 0, overlays[index].stage.traveller == view else {
      return engine.store.placements[view]
    }
    return overlays[index].overlay.traveller
  }

  /// The record of one view.
  func observe(_ view: Handle) -> ViewObservation {
    let placement = placement(view)
    let parent = engine.store.links[view].parent
    let declaration = engine.store.declaration(view)
    var record = ViewObservation(
      name: engine.store.names[view], superview: parent.exists ? engine.store.names[parent] : nil,
      index: indices[view], isHidden: isHidden(view), isVisible: isVisible[view],
      bounds: placement.bounds, center: placement.center, transform: placement.transform,
      box: maps[view].box(of: placement.bounds), alpha: engine.store.alphas[view])
    if let declaration {
      record.cornerRadius = declaration.cornerRadius
      record.mask = declaration.mask.map { MaskObservation(shape: $0, opened: nil) }
      record.picture = declaration.picture?.name
      record.contentMode = declaration.contentMode
    }
    if overlayIndices[view] >= 0 {
      lay(overlays[overlayIndices[view]], over: &record, of: view)
    } else if engine.store.isHelper(view), let rest = rests[view] {
      record.alpha = rest.alpha
      record.blur = rest.blur
    }
    return record
  }

  private func lay(
    _ layer: (flight: Flight, stage: Stage, overlay: Overlay), over record: inout ViewObservation,
    of view: Handle
  ) {
    let (flight, _, overlay) = layer
    let timeline = engine.timelines.timelines[flight.timeline]
    switch view {
    case flight.upper: record.alpha *= overlay.upperAlpha
    case flight.lower: record.alpha *= overlay.lowerAlpha
    case flight.backdrop:
      record.alpha = overlay.backdropAlpha
      if engine.stages[flight.stage].drag != nil {
        record.alpha *= 1 - min(1, engine.dragProgress(of: flight.stage))
      }
      if case .blur(let radius) = timeline.backdrop { record.blur = radius }
    default: dress(flight, overlay, &record)
    }
    if let mask = timeline.mask, flight[mask.screen] == view { record.mask = overlay.mask }
  }

  /// The traveller's looks (S-7).
  private func dress(_ flight: Flight, _ overlay: Overlay, _ record: inout ViewObservation) {
    record.alpha = overlay.travellerAlpha
    record.shadow = overlay.shadow
    record.cornerRadius = overlay.cornerRadius
    guard let pictured = engine.pictured(in: flight) else { return }
    record.picture = pictured.picture?.name
    record.contentMode = pictured.contentMode
  }
}
