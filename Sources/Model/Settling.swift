// Settling: V-17, in whole flicks.

import Bounds
import Scenario

/// The rest of a way after a finger has let go.
struct Settling: Equatable, Sendable {
  let start: Flicks
  let end: Flicks
  let begun: Flicks
  let length: Flicks
  let curve: TimingCurve

  /// S-26: from the position of the flight to its goal; the length is computed in binary64.
  init(_ flight: Flight, _ percent: Percent, at time: Flicks) {
    (start, end, begun) = (flight.elapsed, flight.goal, time)
    let way = max(start, end) - min(start, end)
    length = Flicks(Int64(Double(way.count) / percent.speed + 0.5))
    curve = percent.completion
  }

  private var isForwards: Bool { end >= start }
  private var way: Flicks { isForwards ? end - start : start - end }

  /// V-17.
  func position(at time: Flicks) -> Flicks {
    let gone = time - begun
    let distance = gone >= length ? way : curve.wholes(of: way, at: gone, of: length)
    return isForwards ? start + distance : start - distance
  }

  /// S-26: the first time at which a position on the way is reached; positions do not turn back.
  func firstTime(reaching position: Flicks) -> Flicks {
    let needed = isForwards ? position - start : start - position
    var (early, late) = (Int64(0), length.count)
    while early < late {
      let middle = early + (late - early) / 2
      if curve.reaches(needed, of: way, at: Flicks(middle), of: length) {
        late = middle
      } else {
        early = middle + 1
      }
    }
    return begun + Flicks(late)
  }
}
