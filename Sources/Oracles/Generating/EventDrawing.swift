// Drawing events: each kind has a place in a fixed table; its operands come from the scene's names,
// and at times from outside of them.

import Checking
import Scenario

/// The names that events can quote in a scene; all events of a case share them.
final class Cast: Sendable {
  let views: [Name]
  let screens: [Name]
  /// The screens that are declared outside of everything: those that can enter a stage.
  let freeScreens: [Name]
  let windows: [Name]
  let stages: [StageDeclaration]
  let keys = SceneDraft.keys
  /// The choreographies that animations can ask for, the simplest first.
  let choreographies: [Name]

  /// Collects the names of a scene.
  init(_ scene: Scene) {
    views = scene.views.map(\.name)
    screens = scene.views.filter { $0.kind == .screen }.map(\.name)
    freeScreens = scene.views.filter { $0.kind == .screen && $0.superview == nil }.map(\.name)
    windows = scene.views.filter { $0.kind == .window }.map(\.name)
    stages = scene.stages
    choreographies = (Choreography.shipped + scene.choreographies).map(\.name)
  }
}

/// The kinds of events, in the order of simplicity: shrinking moves towards the first.
enum EventKind: Int, CaseIterable {
  case enter, leave, advance, cancel, finish, interrupt, discard
  case hide, show, alpha, scroll, center, frame, bounds, transform
  case add, insert, remove, front, back
  case resize, bind, unbind, upon, approach, pan, start, visit

  /// How often the kind is drawn when it takes part at all.
  var weight: Int {
    switch self {
    case .enter: 16
    case .advance: 16
    case .approach, .pan: 8
    case .visit: 4
    case .start: 2
    case .leave: 8
    case .cancel, .upon: 4
    case .finish, .interrupt, .discard, .bind, .unbind: 2
    default: 3
    }
  }
}

/// Draws the operands of one event.
struct EventDrawing {
  let cast: Cast
  /// Whether strange operands are wanted: unknown names, helpers, numbers beyond the limits.
  let isOdd: Bool
  /// Whether a finger is about: then most is asked for that can follow one.
  let hasFinger: Bool
  /// What is drawn rather than other things.
  let leaning: Leaning

  /// Draws an event of a kind.
  func draw(_ kind: EventKind, from source: Source, depth: Int = 0) -> Event {
    switch kind {
    case .enter: return drawEntering(from: source)
    case .leave: return drawLeaving(from: source)
    case .advance, .approach, .visit:
      return .advance(isOdd ? Flicks(source.choose(-1, .max)) : source.span())
    case .cancel: return .cancel(stage(source))
    case .finish: return .finish(stage(source))
    case .interrupt: return .interrupt(source.bool() ? stage(source) : nil)
    case .discard: return .discard(leaver(leaning.stage, source))
    case .resize:
      return .resize(isOdd ? view(source) : window(source), number(source.size(), source))
    case .bind: return .bind(key(source), to: view(source))
    case .unbind: return .unbind(key(source))
    case .upon: return drawReaction(from: source, depth: depth)
    case .pan: return .pan(stage(source), pan(source))
    case .start: return .start(stage(source))
    case .add, .insert, .remove, .front, .back: return drawTreeEdit(kind, from: source)
    default: return drawChange(kind, from: source)
    }
  }

  private func drawTreeEdit(_ kind: EventKind, from source: Source) -> Event {
    let child = view(source)
    switch kind {
    case .add: return .add(child, to: view(source))
    case .insert:
      let parent = view(source)
      let index = isOdd ? source.int(in: 0...99) : source.weighted([4, 2, 1, 1])
      return .insert(child, into: parent, at: index)
    case .remove: return .remove(child)
    case .front: return .front(child)
    default: return .back(child)
    }
  }

  private func drawChange(_ kind: EventKind, from source: Source) -> Event {
    let subject = view(source)
    switch kind {
    case .hide: return .hide(subject)
    case .show: return .show(subject)
    case .alpha: return .setAlpha(subject, isOdd ? 2 : source.opacity())
    case .scroll: return .scroll(subject, to: number(source.point(), source))
    case .center: return .setCenter(subject, number(source.point(), source))
    case .frame:
      return .setFrame(subject, Rect(origin: source.point(), size: number(source.size(), source)))
    case .bounds:
      return .setBounds(subject, Rect(origin: source.point(), size: number(source.size(), source)))
    default:
      let odd = Transform(a: source.choose(0, 1e9), b: 0, c: 0, d: 0, tx: 0, ty: 0)
      return .setTransform(subject, isOdd ? odd : source.transform())
    }
  }

  private func drawEntering(from source: Source) -> Event {
    let stage = cast.stages[stageToChange(isEntering: true, source)]
    let screen = isOdd ? view(source) : leaning.entrant(of: cast.freeScreens, from: source)
    let isUnanimated = leaning.chance(leaning.unanimated, else: (1, outOf: 6), from: source)
    let arrival: Arrival = isUnanimated ? .unanimated : .animated(animation(source))
    let isSwapped = isOdd && source.bool()
    return (stage.kind == .navigation) != isSwapped
      ? .push(screen, on: stage.name, arrival) : .present(screen, on: stage.name, arrival)
  }

  private func drawLeaving(from source: Source) -> Event {
    let position = stageToChange(isEntering: false, source)
    let stage = cast.stages[position]
    let departure: Departure =
      switch source.weighted(leaning.departures ?? [4, 2, 1]) {
      case 0: .asEntered
      case 1: .animated(animation(source))
      default: .unanimated
      }
    let isSwapped = isOdd && source.bool()
    return (stage.kind == .navigation) != isSwapped
      ? .pop(
        stage.name, to: source.chance(1, outOf: 4) ? revealed(position, source) : nil, departure)
      : .dismiss(leaver(position, source), departure)
  }

  private func animation(_ source: Source) -> Animation {
    let isUnknown = isOdd && source.chance(1, outOf: 4)
    let choreography = isUnknown ? "nowhere" : choreography(source)
    var duration: Flicks?
    switch source.weighted([6, 2, 1, 1]) {
    case 0: duration = nil
    case 1: duration = Flicks(Int64(source.choose(0, 1, 16, 3, 13)))
    case 2: duration = .milliseconds(Int64(source.int(in: 0...4_000)))
    default: duration = isOdd ? Flicks(-1) : Flicks(Int64(source.int(in: 0...1_000)))
    }
    return Animation(
      choreography, lasting: duration, from: endpoint(source), to: endpoint(source),
      isInteractive: leaning.chance(
        leaning.isInteractive.map { $0 ? 7 : 1 },
        else: (hasFinger ? 3 : 1, outOf: hasFinger ? 4 : 16),
        from: source))
  }

  private func endpoint(_ source: Source) -> Endpoint? {
    switch source.weighted([1, 6, 2]) {
    case 0: nil
    case 1: .view(view(source))
    default: .item(key(source))
    }
  }

  /// A choreography: the one with most phases and the user's own more often than the others.
  private func choreography(_ source: Source) -> Name {
    let shipped = hasFinger ? [2, 12, 8, 1, 1] : [6, 3, 3, 2, 2]
    let weights = shipped + cast.choreographies.dropFirst(5).map { _ in 6 }
    let aimed = leaning.choreography.flatMap(cast.choreographies.firstIndex(of:))
    return cast.choreographies[source.weighted(leaning.weights(weights, towards: aimed))]
  }

  /// A pan: mostly small and rightwards, at times exactly at the thresholds.
  private func pan(_ source: Source) -> Pan {
    switch source.weighted(leaning.pans ?? [4, 6, 3, 3, 1]) {
    case 0: .began
    case 1:
      .changed(number(Point(x: distance(source), y: source.choose(0, distance(source))), source))
    case 2:
      .ended(
        number(
          Point(x: source.choose(0, 1, -1, 1_000, 1_000.5, 600), y: source.choose(0, 0, 800)),
          source))
    case 3: .cancelled
    default: .failed
    }
  }

  private func distance(_ source: Source) -> Double {
    source.choose(
      Double(source.int(in: 0...20)), Double(source.int(in: -50...400)), 93.75, 0,
      source.double(in: -1_000...1_000), 0.25)
  }

  /// A reaction; nested two deep at most, which one in four is.
  private func drawReaction(from source: Source, depth: Int) -> Event {
    let kinds = EventKind.allCases.filter { $0 != .upon }
    let isNested = depth == 0 && source.chance(1, outOf: 4)
    let kind = isNested ? .upon : kinds[source.index(below: kinds.count)]
    return .upon(trigger(source), draw(kind, from: source, depth: depth + 1))
  }

  private func trigger(_ source: Source) -> Trigger {
    switch source.index(below: 8) {
    case 0: .didAppear(screen(source))
    case 1: .didDisappear(screen(source))
    case 2: .willAppear(screen(source))
    case 3: .willDisappear(screen(source))
    case 4: .begins(stage(source))
    case 5: .phase(stage(source), source.int(in: 0...2))
    case 6: .completes(stage(source))
    default: .ends(stage(source))
    }
  }

  private func view(_ source: Source) -> Name {
    if isOdd, source.chance(1, outOf: 3) { return source.choose("nobody", "modal.traveller") }
    return source.nameReference(cast.views)
  }

  private func screen(_ source: Source) -> Name {
    if isOdd, source.chance(1, outOf: 4) { return view(source) }
    return source.nameReference(cast.screens)
  }

  private func freeScreen(_ source: Source) -> Name {
    if isOdd, source.chance(1, outOf: 4) { return screen(source) }
    return source.nameReference(cast.freeScreens)
  }

  private func leaver(_ position: Int, _ source: Source) -> Name {
    if isOdd, source.chance(1, outOf: 4) { return screen(source) }
    return leaning.leaver(of: cast.freeScreens, at: position, from: source)
  }

  private func revealed(_ position: Int, _ source: Source) -> Name {
    leaning.root(of: cast.screens, at: position, from: source)
  }

  private func stageToChange(isEntering: Bool, _ source: Source) -> Int {
    leaning.stageToChange(of: cast.stages.count, isEntering: isEntering, from: source)
  }

  private func window(_ source: Source) -> Name { source.nameReference(cast.windows) }

  private func key(_ source: Source) -> Name { source.nameReference(cast.keys) }

  private func stage(_ source: Source) -> Name {
    if isOdd, source.chance(1, outOf: 4) { return "nowhere" }
    return declaration(source).name
  }

  private func declaration(_ source: Source) -> StageDeclaration {
    cast.stages[leaning.stageAimedAt(of: cast.stages.count, from: source)]
  }

  private func number(_ size: Size, _ source: Source) -> Size {
    isOdd ? Size(width: source.choose(-1, .infinity, 1e10), height: size.height) : size
  }

  private func number(_ point: Point, _ source: Source) -> Point {
    isOdd ? Point(x: source.choose(.infinity, -1e10), y: point.y) : point
  }
}

extension Source {
  /// One of the names, as a reference to an earlier part of the case.
  fileprivate func nameReference(_ names: [Name]) -> Name {
    names[reference(below: names.count)]
  }
}
