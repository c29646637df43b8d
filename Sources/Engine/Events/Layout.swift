// Layout: what follows when a view's bounds change (S-4, S-6, S-8, S-30).

import Scenario

extension TransitionEngine {
  /// Places a view, and lays out the stages that it hosts, and those that its screens host.
  mutating func place(_ view: Handle, _ placement: Placement) {
    set(view, placement)
    // A host is laid out before the hosts among its screens; the relation has no cycle, because a
    // screen's host is reached from it by parent (V-10).
    while let host = hostsToLayOut.popLast() {
      var stage = store.hostedStage[host]
      while stage.exists {
        layOut(stage)
        stage = stages[stage].nextHosted
      }
    }
  }

  private mutating func set(_ view: Handle, _ placement: Placement) {
    store.placements[view] = placement
    store.touch(view)
    if store.hostedStage[view].exists { hostsToLayOut.append(view) }
  }

  private mutating func layOut(_ stage: Handle) {
    for index in stages[stage].containers.indices {
      fill(stages[stage].containers[index], stages[stage].host)
    }
    for index in stages[stage].backdrops.indices {
      fill(stages[stage].backdrops[index], stages[stage].host)
    }
    for level in stages[stage].stack.indices.dropFirst() {
      let screen = stages[stage].stack[level].screen
      set(screen, laidOut(screen, by: stage))
    }
  }

  /// Gives a helper the bounds of its host, as an untransformed subview that covers it (S-4, S-8).
  mutating func fill(_ helper: Handle, _ host: Handle) {
    let bounds = store.placements[host].bounds
    store.placements[helper].bounds = bounds
    store.placements[helper].center = bounds.middle
    store.touch(helper)
  }

  /// Lays out one screen of a stage's stack above the root (S-6, S-30).
  mutating func layOut(_ screen: Handle, by stage: Handle) {
    place(screen, laidOut(screen, by: stage))
  }

  private func laidOut(_ screen: Handle, by stage: Handle) -> Placement {
    let bounds = store.placements[stages[stage].host].bounds
    var placement = store.placements[screen]
    placement.bounds.size = bounds.size
    placement.center = bounds.middle
    if stages[stage].drag != nil, screen == stages[stage].top {
      let offset = dragOffset(of: stage)
      placement.center.x += offset.x
      placement.center.y += offset.y
    }
    return placement
  }
}
