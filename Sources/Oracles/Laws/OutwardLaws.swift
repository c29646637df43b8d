// Laws about the space outside: windows moved or mirrored, and views that nothing refers to.

import Model
import Scenario

/// What is done to every window's map into screen space.
enum OutwardMap {
  /// Followed by a move of (64, −32).
  case move
  /// Followed by x ↦ −x.
  case mirror

  /// The window, so mapped.
  func window(_ window: ViewDeclaration) -> ViewDeclaration {
    var changed = window
    switch self {
    case .move:
      changed.center.x += 64
      changed.center.y -= 32
    case .mirror:
      changed.center.x = -window.center.x
      changed.transform.a = -window.transform.a
      changed.transform.c = -window.transform.c
      changed.transform.tx = -window.transform.tx
    }
    return changed
  }

  /// A box in screen space, so mapped.
  func box(_ box: Rect) -> Rect {
    switch self {
    case .move:
      Rect(
        x: box.origin.x + 64, y: box.origin.y - 32, width: box.size.width, height: box.size.height)
    case .mirror:
      Rect(
        x: -(box.origin.x + box.size.width), y: box.origin.y, width: box.size.width,
        height: box.size.height)
    }
  }
}

extension Law {
  /// Windows mapped: boxes of what is on screen follow, and nothing else changes.
  func outward<System: TransitionSystem>(
    _ start: (Scene) -> System, _ scene: Scene, _ events: [Event], _ map: OutwardMap
  ) -> Violation? {
    let windows = Set(scene.views.filter { $0.kind == .window }.map(\.name))
    guard events.allSatisfy({ !$0.setsPlace(of: windows) }),
      let other = try? Scene(
        views: scene.views.map { $0.kind == .window ? map.window($0) : $0 },
        bindings: scene.bindings, stages: scene.stages, choreographies: scene.choreographies)
    else { return nil }
    var system = start(scene)
    var counterpart = start(other)
    for (index, event) in events.enumerated() {
      _ = system.handle(event)
      _ = counterpart.handle(event)
      let (was, now) = (system.observe(), counterpart.observe())
      guard was.views.map(\.name) == now.views.map(\.name), was.stages == now.stages,
        was.log == now.log
      else { return broken(index + 1, "what happens depends on where the window is") }
      let surveys = (Survey(was.views), Survey(now.views))
      let flightErrors = (flightError(in: surveys.0), flightError(in: surveys.1))
      for (position, (first, second)) in zip(was.views, now.views).enumerated()
      where !windows.contains(first.name) {
        let root = surveys.0.chain(from: position).last ?? position
        let isInside = windows.contains(was.views[root].name)
        let wanted = isInside ? map.box(first.box) : first.box
        // Each box rounds on its own, with magnitudes that the window's place adds to.
        var error = 2 * (surveys.0.boxes[position].error + surveys.1.boxes[position].error)
        if first.name.isHelper { error = error + flightErrors.0 + flightErrors.1 }
        if !second.box.isNear(wanted, within: error) {
          return broken(
            index + 1,
            "the box of '\(first.name)' is \(second.box.spelled), not \(wanted.spelled)")
        }
        if first.isHidden != second.isHidden || first.isVisible != second.isVisible
          || first.superview != second.superview || first.index != second.index
        {
          return broken(index + 1, "'\(first.name)' depends on where its window is")
        }
      }
    }
    return nil
  }

  /// How far rounding in the measuring of endpoints may move a helper: they may be measured through
  /// screen space, and the whole chain up to there counts.
  private func flightError(in survey: Survey) -> Double {
    survey.boxes.map(\.error).filter(\.isFinite).max() ?? 0
  }

  /// A root that nothing refers to, with a subview, changes nothing.
  func unrelated<System: TransitionSystem>(
    _ start: (Scene) -> System, _ scene: Scene, _ events: [Event]
  ) -> Violation? {
    let frame = Rect(x: 3, y: 5, width: 7, height: 11)
    let (stray, child): (Name, Name) = ("stray", "stray-child")
    let strays = [
      ViewDeclaration(stray, frame: frame), ViewDeclaration(child, in: stray, frame: frame),
    ]
    guard
      let other = try? Scene(
        views: strays + scene.views, bindings: scene.bindings, stages: scene.stages,
        choreographies: scene.choreographies)
    else { return nil }
    var system = start(scene)
    var counterpart = start(other)
    for (index, event) in events.enumerated() {
      _ = counterpart.handle(.setCenter(stray, Point(x: Double(index), y: 1)))
      _ = counterpart.handle(index % 2 == 0 ? .hide(child) : .show(child))
      let (response, answer) = (system.handle(event), counterpart.handle(event))
      let wanted = system.observe()
      var seen = counterpart.observe()
      seen.views.removeAll { $0.name == stray || $0.name == child }
      if response != answer || wanted != seen {
        return broken(index + 1, "an unrelated view changes \(wanted.difference(to: seen) ?? "it")")
      }
    }
    return nil
  }
}

extension Event {
  /// Whether the event, or a reaction in it, sets the place of one of the windows.
  fileprivate func setsPlace(of windows: Set<Name>) -> Bool {
    switch self {
    case .resize: true
    case .setFrame(let view, _), .setCenter(let view, _), .setTransform(let view, _):
      windows.contains(view)
    case .upon(_, let event): event.setsPlace(of: windows)
    default: false
    }
  }
}
