// How a flight's position comes about: by the clock, by the finger, or by settling (S-24, V-17).

import Scenario

/// What moves a flight: so that moving the clock moves every flight without visiting any.
enum Motion {
  /// Forwards with the clock; at that reading τ was 0.
  case forwards(since: Int64)
  /// Backwards with the clock; at that reading τ will be 0.
  case backwards(until: Int64)
  /// Nothing, as long as no finger does: the position is τ.
  case resting(at: Int64)
  /// The rest of the way after the finger has let go (V-17).
  case settling(Settling)
}

/// A settling (V-17): from where to where, the clock's reading at its beginning, and its length,
/// which is at least 1.
struct Settling {
  let start: Int64
  let end: Int64
  let begun: Int64
  let length: Int64
}

/// How a flight goes on with time: all of it that every frame reads, apart from the rest.
struct Course {
  var number = 0
  var timeline = Handle.none
  var motion = Motion.resting(at: 0)
  /// Where the boundaries begin in the timeline store.
  var boundaries = 0
  var phase = 0
}

/// What the finger has had to do with an interactive flight (S-26b).
struct FingerHold {
  /// What was asked for before the start, to take effect then.
  var latched: Outcome?
  /// The progress at which the finger took hold.
  var base = 0.0
  /// The progress of the last pan that changed before the start.
  var progress = 0.0
}

/// How a flight is to end.
enum Outcome {
  case finish, cancel
}

extension TimelineStore {
  /// The position τ on a course at a reading of the clock.
  func position(on course: Course, at clock: Int64) -> Int64 {
    switch course.motion {
    case .forwards(let origin): return clock - origin
    case .backwards(let origin): return origin - clock
    case .resting(let position): return position
    case .settling(let settling):
      let way = compiled.interactions[course.timeline / 2].completion.part(
        of: settling.way, at: clock - settling.begun, outOf: settling.length)
      return settling.isForwards ? settling.start + way : settling.start - way
    }
  }

  /// The first reading of the clock at which a course that moves has reached a position, which it
  /// has not reached at the reading given; none for one that rests (S-24).
  func time(on course: Course, reaching position: Int64, after clock: Int64) -> Int64? {
    switch course.motion {
    case .forwards(let origin): return origin + position
    case .backwards(let origin): return origin - position
    case .resting: return nil
    case .settling(let settling):
      // The position is monotone, so the first time is found by halving.
      var (before, after) = (clock, settling.begun + settling.length)
      while after - before > 1 {
        let middle = before + (after - before) / 2
        let reached = self.position(on: course, at: middle)
        if settling.isForwards ? reached >= position : reached <= position {
          after = middle
        } else {
          before = middle
        }
      }
      return after
    }
  }

  /// How long a flight takes to settle over a way (S-26), computed in binary64.
  ///
  /// A way of 2⁵³ at 1/64 of the speed takes 2⁵⁹.
  func settlingLength(of timeline: Handle, over way: Int64) -> Int64 {
    Int64((Double(way) / compiled.interactions[timeline / 2].speed + 0.5).rounded(.down))
  }
}

extension Settling {
  fileprivate var isForwards: Bool { end >= start }
  fileprivate var way: Int64 { isForwards ? end - start : start - end }
}
