// That each film shows what its name says, whatever its goldens say.

import Engine
import Model
import Oracles
import Report
import Scenario
import Testing

@Suite struct FilmTests {
  /// The films of the transitions themselves.
  private static let flights = Film.all.filter { $0.manner != .back }
  /// Those that a finger scrubs.
  private static let scrubbed = Film.all.filter {
    $0.manner == .finished || $0.manner == .cancelled
  }
  private static let timed = Film.all.filter { $0.manner == .timed }

  @Test func `there are six films of each choreography, two more of the one to drag`() {
    let names = Film.all.map(\.name)
    #expect(Set(names).count == names.count)
    for choreography in Choreography.shipped {
      let own = names.filter { $0.hasPrefix("\(choreography.name)-") }
      #expect(own.count == (choreography.name == "imageZoom" ? 8 : 6), "\(choreography.name)")
    }
    #expect(names.count == 32)
  }

  @Test(arguments: Film.all) func `nothing is refused, and no clause breaks`(_ film: Film) throws {
    let reel = try Reel(film)
    #expect(reel.playback.moments.filter { $0.response != .accepted }.map(\.event.line) == [])
    #expect(ScenarioRun(reel.file, on: TransitionEngine.init).violations == [])
  }

  @Test(arguments: flights)
  func `the last transition goes the named way and ends as named`(_ film: Film) throws {
    let reel = try Reel(film)
    let isFinished = film.manner != .cancelled
    #expect(reel.last.completions == [isFinished])
    #expect(reel.last.seen.allSatisfy { $0.isEntering == (film.direction == .entering) })
    #expect(reel.last.seen.allSatisfy { $0.choreography == film.choreography.name })
    let isUp = (film.direction == .entering) == isFinished
    let world = film.world
    #expect(reel.final?.stack == (isUp ? [world.lower, world.upper] : [world.lower]))
    #expect(reel.final?.transition == nil)
  }

  @Test(arguments: flights) func `the timeline lasts as long as it says`(_ film: Film) throws {
    #expect(try Reel(film).last.seen.allSatisfy { $0.duration == film.timeline.duration })
  }

  @Test(arguments: timed)
  func `a timed film shows every phase, its beginning and its middle`(_ film: Film) throws {
    let seen = try Reel(film).last.seen
    #expect(seen.allSatisfy { $0.drive == .running })
    let ends = film.ends
    for phase in film.timeline.phases.indices {
      let middle = Flicks((ends[phase].count + ends[phase + 1].count) / 2)
      for instant in [ends[phase], middle] {
        #expect(seen.contains { $0.elapsed == instant && $0.phase == phase }, "\(instant)")
      }
    }
    #expect(seen.last?.elapsed == film.timeline.duration - Flicks(1))
  }

  @Test(arguments: scrubbed)
  func `a scrubbed film waits, follows the finger both ways, and settles`(_ film: Film) throws {
    let reel = try Reel(film)
    let settling = film.manner == .finished ? TransitionObservation.Drive.finishing : .cancelling
    let drives = reel.last.seen.map(\.drive)
    #expect(drives.withoutRepetitions == [.pending, .tracking, settling])
    #expect(drives.count { $0 == settling } == 2)
    let tracked = reel.last.seen.filter { $0.drive == .tracking }
    let steps = zip(tracked, tracked.dropFirst())
    #expect(
      steps.contains { $0.elapsed < $1.elapsed } && steps.contains { $1.elapsed < $0.elapsed })
    if film.timeline.phases.count > 1 {
      #expect(steps.contains { $0.phase < $1.phase } && steps.contains { $1.phase < $0.phase })
      let inner = film.ends.dropFirst().dropLast()
      for boundary in film.manner == .finished ? inner : inner.suffix(1) {
        #expect(tracked.contains { $0.elapsed == boundary }, "\(boundary)")
      }
    } else {
      let end = film.manner == .finished ? film.timeline.duration : .zero
      #expect(tracked.dropFirst().contains { $0.elapsed == end })
    }
    let halfway = reel.last.seen.last?.elapsed
    let released = tracked.last?.elapsed ?? .zero
    let goal = film.manner == .finished ? film.timeline.duration : .zero
    #expect(halfway == Flicks((released.count + goal.count) / 2))
  }

  @Test(arguments: scrubbed.filter { $0.manner == .cancelled })
  func `a cancelled film ends as it was before it`(_ film: Film) throws {
    let reel = try Reel(film)
    #expect(reel.playback.moments.last?.seen.views == reel.before.views)
  }

  @Test func `a drag beyond the threshold dismisses, one that stays below springs back`() throws {
    for film in Film.all where film.manner == .dismissed || film.manner == .back {
      let reel = try Reel(film)
      let drags = reel.stages.compactMap { $0.drag?.state }.withoutRepetitions
      let isBack = film.manner == .back
      #expect(
        drags
          == (isBack ? [.dragging, .springing, .dragging, .springing] : [.dragging, .released]))
      #expect(reel.final?.drag == nil)
      #expect(reel.last.number == (isBack ? 1 : 2))
      #expect(reel.final?.stack.count == (isBack ? 2 : 1))
    }
  }
}

/// A film as it was played, and its last transition.
private struct Reel {
  /// A transition and what was seen of it.
  struct Flight {
    var number = 0
    /// What was seen, event by event.
    var seen: [TransitionObservation] = []
    /// The outcomes that were reported.
    var completions: [Bool] = []
  }

  let file: ScenarioFile
  let playback: Playback
  /// The stage, after each event.
  let stages: [StageObservation]
  /// What was seen before the last transition was asked for.
  let before: Observation
  let last: Flight

  init(_ film: Film) throws {
    file = try film.scenario()
    playback = Playback(file, on: TransitionEngine.init)
    let observations = [playback.start] + playback.moments.map(\.seen)
    stages = observations.compactMap { $0.stage(film.world.stage) }
    var flight = Flight()
    for entry in observations.last?.log ?? [] {
      switch entry.callback {
      case .willBegin(_, let number): flight = Flight(number: number)
      case .complete(_, flight.number, let isFinished): flight.completions.append(isFinished)
      default: break
      }
    }
    flight.seen = stages.compactMap(\.transition).filter { $0.number == flight.number }
    let first = stages.firstIndex { $0.transition?.number == flight.number }
    before = observations[max(0, (first ?? 0) - 1)]
    last = flight
  }

  /// The stage at the end.
  var final: StageObservation? { stages.last }
}

extension Array where Element: Equatable {
  /// The array with one element for each run of equal ones.
  fileprivate var withoutRepetitions: [Element] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
