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
    let index = stages[stage].isNavigation ? 0 : level - 1
    while stages[stage].containers.count <= index {
      let level = stages[stage].containers.count + 1
      stages[stage].containers.append(
        store.addHelper(Name(helper: .container, of: stages[stage].name, level: level)))
    }
    return stages[stage].containers[index]
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

  /// Fills the container for a flight (S-11).
  mutating func fillContainer(of flight: Flight) {
    let stage = flight.stage
    if store.links[flight.upper].parent != flight.container {
      move(flight.upper, to: flight.container)
    }
    if flight.lower.exists {
      if flight.isEntering && !stages[stage].isNavigation { noteHome(of: flight.lower) }
      move(flight.lower, before: flight.upper)
    }
    let timeline = timelines.timelines[flight.timeline]
    if timeline.backdrop != nil {
      fill(stages[stage].backdrop, stages[stage].host)
      move(stages[stage].backdrop, before: flight.upper)
    }
    if timeline.hasTraveller { move(stages[stage].traveller, to: flight.container) }
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
    detach(stages[stage].backdrop)
    detach(stages[stage].traveller)
    if stages[stage].isNavigation {
      move(upperStays ? flight.upper : flight.lower, before: container)
      detach(upperStays ? flight.lower : flight.upper)
      detach(container)
    } else if upperStays {
      if flight.lower.exists { detach(flight.lower) }
    } else {
      detach(flight.upper)
      if flight.lower.exists { detach(flight.lower) }
      detach(container)
      if flight.lower.exists { goHome(flight.lower) }
    }
    if upperStays { return }
    let entrance = takeOffStack(stage)
    if flight.isEntering { restore(entrance) }
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

  /// The top screen leaves without a transition.
  mutating func leaveAtOnce(_ stage: Handle) {
    let (top, second) = (stages[stage].top, stages[stage].second)
    if stages[stage].isNavigation {
      move(second, before: top)
      detach(top)
    } else {
      let container = container(of: stage, level: stages[stage].topLevel)
      detach(top)
      detach(container)
      if !stages[stage].isOver { goHome(second) }
    }
    _ = takeOffStack(stage)
    callAtOnce(from: top, to: stages[stage].isOver ? .none : second)
  }

  private mutating func callAtOnce(from: Handle, to: Handle) {
    fallDue(Callback.willDisappear, from)
    fallDue(Callback.willAppear, to)
    fallDue(Callback.didDisappear, from)
    fallDue(Callback.didAppear, to)
  }
}
