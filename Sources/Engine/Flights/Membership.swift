// Which screens and helpers are in the tree, and where (S-11, S-19 to S-21).

import Scenario

extension TransitionEngine {
  /// Puts a screen on a stack, and notes what it was before (S-21).
  mutating func putOnStack(_ screen: Handle, of stage: Handle, _ quote: Entrance.Quote?) {
    let placement = store.placements[screen]
    stages[stage].stack.append(
      Entrance(
        screen: screen, quote: quote, priorSize: placement.bounds.size,
        priorCenter: placement.center))
    store.seats[screen] = Seat(
      stage: stage, level: stages[stage].topLevel,
      home: stages[stage].isNavigation ? stages[stage].host : .none)
  }

  /// Takes the top screen off a stack.
  private mutating func takeOffStack(_ stage: Handle) -> Entrance {
    let entrance = stages[stage].stack.removeLast()
    store.seats[entrance.screen] = Seat()
    return entrance
  }

  /// The container of a level; a navigation stage's is that of level 1.
  mutating func container(of stage: Handle, level: Int) -> Handle {
    let level = stages[stage].isNavigation ? 1 : level
    while stages[stage].containers.count < level {
      let next = stages[stage].containers.count + 1
      stages[stage].containers.append(addHelper(.container, of: stage, level: next))
    }
    return stages[stage].containers[level - 1]
  }

  /// The backdrop of the top level, likewise.
  private mutating func backdrop(of stage: Handle) -> Handle {
    let level = stages[stage].isNavigation ? 1 : stages[stage].topLevel
    while stages[stage].backdrops.count < level {
      let next = stages[stage].backdrops.count + 1
      stages[stage].backdrops.append(addHelper(.backdrop, of: stage, level: next))
    }
    return stages[stage].backdrops[level - 1]
  }

  private mutating func addHelper(_ role: HelperRole, of stage: Handle, level: Int) -> Handle {
    store.addHelper(Name(helper: role, of: stages[stage].name, level: level))
  }

  /// Puts the top level's container into the host: in a navigation stage's at the place of the
  /// screen that is shown, in a modal stage's over everything.
  mutating func openContainer(_ stage: Handle, at shown: Handle) -> Handle {
    let container = container(of: stage, level: stages[stage].topLevel)
    fill(container, stages[stage].host)
    if stages[stage].isNavigation {
      store.insert(container, before: shown)
    } else {
      store.append(container, to: stages[stage].host)
    }
    return container
  }

  /// Fills the container for a flight, from back to front (S-11).
  mutating func fillContainer(of flight: inout Flight) {
    let stage = flight.stage
    let timeline = timelines.compiled[flight.course.timeline]
    if flight.lower.exists && flight.isEntering && !stages[stage].isNavigation {
      noteHome(of: flight.lower)
    }
    if timeline.backdrop != nil {
      flight.backdrop = backdrop(of: stage)
      fill(flight.backdrop, stages[stage].host)
    } else if stages[stage].stack[stages[stage].topLevel].rest != nil {
      detach(backdrop(of: stage))
    }
    let container = flight.container
    raise(timeline.isLowerOnTop ? flight.upper : flight.lower, in: container)
    raise(flight.backdrop, in: container)
    raise(timeline.isLowerOnTop ? flight.lower : flight.upper, in: container)
    if timeline.hasTraveller { raise(stages[stage].traveller, in: container) }
  }

  /// Makes a view, if there is one, the last in a container, where it may be already.
  private mutating func raise(_ view: Handle, in container: Handle) {
    guard view.exists else { return }
    if store.links[view].parent == container {
      store.reorder(view, before: .none)
    } else {
      move(view, to: container)
    }
  }

  /// Notes where a presenter belongs before it moves (V-10).
  ///
  /// A navigation stage's screens belong to its host for as long as they are on the stack.
  private mutating func noteHome(of presenter: Handle) {
    store.seats[presenter].home = store.links[presenter].parent
    store.seats[presenter].homeIndex = store.index(of: presenter)
  }

  /// Puts everything where it belongs when a flight has ended.
  mutating func settle(_ flight: Flight, upperStays: Bool) {
    let stage = flight.stage
    let container = flight.container
    detach(stages[stage].traveller)
    if stages[stage].isNavigation {
      if flight.backdrop.exists { detach(flight.backdrop) }
      move(upperStays ? flight.upper : flight.lower, before: container)
      detach(upperStays ? flight.lower : flight.upper)
      detach(container)
    } else if upperStays {
      if flight.lower.exists { detach(flight.lower) }
      restBackdrop(after: flight)
    } else {
      if flight.backdrop.exists { detach(flight.backdrop) }
      detach(flight.upper)
      if flight.lower.exists { detach(flight.lower) }
      detach(container)
      if flight.lower.exists { goHome(flight.lower) }
    }
    if upperStays { return springBack(stage) }
    dropDrag(of: stage)
    let level = flight.isEntering ? stages[stage].topLevel - 1 : flight.lowerLevel
    while stages[stage].topLevel > level {
      let entrance = takeOffStack(stage)
      if flight.isEntering { restore(entrance) }
    }
  }

  /// Lets the backdrop of a modal stage's top screen stay behind the screen, or takes it out (S-8).
  private mutating func restBackdrop(after flight: Flight) {
    let stage = flight.stage
    let level = stages[stage].topLevel
    let timeline = timelines.compiled[flight.course.timeline]
    if flight.isEntering && timeline.persists {
      var rest = RestingBackdrop(
        alpha: timelines.compiled.lastValue(.backdrop, of: flight.course.timeline), blur: 0)
      if case .blur(let radius) = timeline.backdrop { rest.blur = radius }
      stages[stage].stack[level].rest = rest
    }
    if stages[stage].stack[level].rest != nil {
      raise(backdrop(of: stage), in: flight.container)
      store.reorder(flight.upper, before: .none)
    } else if flight.backdrop.exists {
      detach(flight.backdrop)
    }
  }

  /// Gives a screen whose entering was cancelled its size and centre back (S-21).
  private mutating func restore(_ entrance: Entrance) {
    var placement = store.placements[entrance.screen]
    placement.bounds.size = entrance.priorSize
    placement.center = entrance.priorCenter
    place(entrance.screen, placement)
  }

  /// Puts a presenter back where it was before it was moved.
  private mutating func goHome(_ presenter: Handle) {
    let seat = store.seats[presenter]
    willMove(presenter)
    store.insert(presenter, into: seat.home, at: seat.homeIndex)
    store.seats[presenter].home = .none
  }
}

extension TransitionEngine {
  /// A screen enters without a transition.
  mutating func enterAtOnce(_ screen: Handle, on stage: Handle) {
    let shown = stages[stage].top
    beginAtomicChange()
    dropDrag(of: stage)
    putOnStack(screen, of: stage, nil)
    if stages[stage].isNavigation {
      move(screen, before: shown)
      detach(shown)
    } else {
      let container = openContainer(stage, at: shown)
      move(screen, to: container)
      if !stages[stage].isOver {
        noteHome(of: shown)
        detach(shown)
      }
    }
    layOut(screen, by: stage)
    callAtOnce(from: stages[stage].isOver ? .none : shown, to: screen)
    sweep()
  }

  /// The top screen leaves without a transition, for one on a lower level.
  ///
  /// On a modal stage that is the level below.
  mutating func leaveAtOnce(_ stage: Handle, to level: Int) {
    let (top, shown) = (stages[stage].top, stages[stage].stack[level].screen)
    if stages[stage].isNavigation {
      move(shown, before: top)
      detach(top)
    } else {
      let container = container(of: stage, level: stages[stage].topLevel)
      if stages[stage].stack[stages[stage].topLevel].rest != nil { detach(backdrop(of: stage)) }
      detach(top)
      detach(container)
      if !stages[stage].isOver { goHome(shown) }
    }
    dropDrag(of: stage)
    while stages[stage].topLevel > level { _ = takeOffStack(stage) }
    callAtOnce(from: top, to: stages[stage].isOver ? .none : shown)
  }

  private mutating func callAtOnce(from: Handle, to: Handle) {
    fallDue(Callback.willDisappear, from)
    fallDue(Callback.willAppear, to)
    fallDue(Callback.didDisappear, from)
    fallDue(Callback.didAppear, to)
  }
}
