// The events of the films: instants and finger positions that show something, for any timeline.

import Model
import Scenario

extension Film {
  /// What happens: in a film of a leaving the screen has to enter first.
  var events: [Event] {
    var events: [Event] = []
    if direction == .leaving {
      events = [asking(.entering), .advance(choreography.entering.duration)] + world.meanwhile
    }
    switch manner {
    case .timed: return events + [asking(direction)] + waits
    case .finished: return events + scrubbed(endingAt: duration)
    case .cancelled: return events + scrubbed(endingAt: .zero)
    case .dismissed: return events + dragged
    case .back: return events + sprung
    }
  }

  /// The boundaries of the timeline's phases, the ends included.
  var ends: [Flicks] {
    boundaries(of: duration, shares: timeline.phases.map(\.share))
  }

  private var duration: Flicks { timeline.duration }

  /// The event that asks for the transition.
  private func asking(_ direction: Direction) -> Event {
    let way = direction == .entering ? world.entering : world.leaving
    let isScrubbed = manner == .finished || manner == .cancelled
    let animation = Animation(
      choreography.name, from: way.first, to: way.last,
      isInteractive: isScrubbed && direction == self.direction)
    let isModal = world.stage == "modal"
    switch direction {
    case .entering where isModal:
      return .present(world.upper, on: world.stage, .animated(animation))
    case .entering: return .push(world.upper, on: world.stage, .animated(animation))
    case .leaving where isModal: return .dismiss(world.upper, .animated(animation))
    case .leaving: return .pop(world.stage, .animated(animation))
    }
  }
}

// MARK: By the clock

extension Film {
  /// The instants at which a timed film is looked at: the middle and the end of each phase, the
  /// quarters too where there is one phase only, and the last flick before the end.
  var instants: [Flicks] {
    let parts: Int64 = timeline.phases.count == 1 ? 4 : 2
    let instants = zip(ends, ends.dropFirst()).flatMap { begin, end in
      (1...parts).map { Flicks(begin.count + (end - begin).count * $0 / parts) }
    }
    return instants.dropLast() + [duration - Flicks(1), duration]
  }

  private var waits: [Event] {
    zip(instants, [.zero] + instants).map { .advance($0 - $1) }
  }
}

// MARK: By the finger

extension Film {
  /// The width of the stage's container, which a finger has to cross.
  private static let width = 375.0

  /// Where the finger takes the timeline, as positions on it, some beyond its ends.
  ///
  /// Where there are several phases it goes over their boundaries and back over the last one;
  /// otherwise beyond one end of the timeline and back.
  private var positions: [Flicks] {
    func middle(of phase: Int) -> Flicks {
      Flicks(ends[phase].count + (ends[phase + 1] - ends[phase]).count / 2)
    }
    func part(_ quarters: Int64) -> Flicks { Flicks(duration.count * quarters / 4) }
    let last = timeline.phases.count - 1
    switch (manner, last) {
    case (.finished, 0): return [part(1), part(3), part(5), part(2)]
    case (_, 0): return [part(1), part(-1), part(3), part(2)]
    case (.finished, _):
      return [middle(of: 0)] + ends[1...last] + [middle(of: last), middle(of: last - 1)]
    default: return [ends[last], middle(of: last), middle(of: last - 1), middle(of: last)]
    }
  }

  /// Scrubbing until the finger lets go, then half of what is left, then the other half.
  private func scrubbed(endingAt end: Flicks) -> [Event] {
    let pans = positions.map { position in
      let part = Double(position.count) / Double(duration.count)
      return Pan.changed(Point(x: Self.width * part, y: 0))
    }
    let velocity = end == .zero ? -200.0 : 200
    let rest = (positions.last.map { end - $0 } ?? end).count.magnitude
    let half = Flicks(Int64(rest / 2))
    return [asking(direction), .start(world.stage)]
      + pans.map { .pan(world.stage, $0) }
      + [
        .pan(world.stage, .ended(Point(x: velocity, y: 0))), .advance(half),
        .advance(Flicks(Int64(rest)) - half),
      ]
  }

  /// A drag by 26 % of the width, of which 25 are not enough.
  private var dragged: [Event] {
    let pans: [Pan] = [
      .began, .changed(Point(x: 37.5, y: 20)), .changed(Point(x: 97.5, y: 60)),
      .ended(Point(x: 0, y: 0)),
    ]
    return pans.map { .pan(world.stage, $0) } + waits
  }

  /// A drag by 25 % that is let go at 1000 points a second, neither of which is enough; the screen is
  /// caught on its way back and let go again.
  private var sprung: [Event] {
    let pans: [Pan] = [.began, .changed(Point(x: 93.75, y: 60)), .ended(Point(x: 1_000, y: 0))]
    let again: [Pan] = [.began, .changed(Point(x: 30, y: -40)), .ended(Point(x: 0, y: 0))]
    let half = Event.advance(.milliseconds(150))
    return pans.map { .pan(world.stage, $0) } + [half]
      + again.map { .pan(world.stage, $0) } + [half, half]
  }
}
