// Oracles of PHASE: boundaries, order, no time for no duration, no jumps.

import Model
import Scenario

extension Oracle {
  static let phases = [partition, zero, continuous, phaseOrder]

  private static let partition = Oracle(.phasePartition) { record, moment in
    for stage in moment.after.stages {
      guard let transition = stage.transition,
        let timeline = record.scene.timeline(of: transition)
      else { continue }
      guard .zero <= transition.elapsed, transition.elapsed <= transition.duration else {
        return "'\(stage.name)' stands at \(transition.elapsed.count) of "
          + "\(transition.duration.count) flicks"
      }
      let boundaries = boundaries(of: transition.duration, shares: timeline.phases.map(\.share))
      let phase = boundaries.dropFirst().dropLast().count { $0 <= transition.elapsed }
      if phase != transition.phase {
        return "'\(stage.name)' at \(transition.elapsed.count) flicks is in phase "
          + "\(transition.phase), not \(phase)"
      }
    }
    return nil
  }

  private static let zero = Oracle(.phaseZero) { _, moment in
    for stage in moment.after.stages
    where stage.transition?.duration == .zero && stage.transition?.drive != .pending {
      return "a transition without duration is in flight on '\(stage.name)'"
    }
    return nil
  }

  /// Over at most two flicks no overlaid number moves further than its steepest segment allows.
  private static let continuous = Oracle(.phaseContinuous) { record, moment in
    guard moment.isAccepted, case .advance(let span) = moment.event, span <= Flicks(2)
    else { return nil }
    for flight in moment.expected.flights {
      guard
        let old = moment.expectedBefore.flights.first(where: { $0.number == flight.number }),
        let stage = moment.after.stage(flight.stage), let declared = record.stage(flight.stage)
      else { continue }
      // A settling covers more of the timeline than the clock shows.
      let steps = Double((flight.elapsed - old.elapsed).count.magnitude)
      let traveller = Name(helper: .traveller, of: flight.stage)
      let backdrop = stage.backdrop(declared.kind)
      let (was, now) = (moment.before.view(traveller), moment.after.view(traveller))
      if let was, let now, let plan = flight.timeline.traveller {
        let numbers = [
          ("shadow", was.shadow, now.shadow, plan.shadow),
          ("alpha", was.alpha, now.alpha, plan.alpha),
          ("scale", was.transform.a, now.transform.a, plan.scale),
        ]
        for (property, first, second, track) in numbers {
          guard let slope = track.steepest(flight.boundaries) else { continue }
          if (second - first).magnitude > slope * steps + 0x1p-40 * track.reach {
            return "the \(property) of '\(traveller)' jumps from \(first) to \(second)"
          }
        }
      }
      if let first = moment.before.view(backdrop)?.alpha, let plan = flight.timeline.backdrop,
        let second = moment.after.view(backdrop)?.alpha,
        let slope = plan.alpha.steepest(flight.boundaries),
        (second - first).magnitude > slope * steps + 0x1p-40 * plan.alpha.reach
      {
        return "the alpha of '\(backdrop)' jumps from \(first) to \(second)"
      }
    }
    return nil
  }

  private static let phaseOrder = Oracle(.phaseOrder) { record in
    var begins: [Int: Flicks] = [:]
    var phases: [Int: [Int]] = [:]
    for entry in record.observation(after: record.moments.count).log {
      switch entry.callback {
      case .willBegin(_, let number): begins[number] = entry.time
      case .phase(_, let number, let phase): phases[number, default: []].append(phase)
      case .complete(_, let number, let isFinished):
        let entered = phases[number] ?? []
        let isInOrder = entered == Array(entered.indices)
        let isStepwise = zip(entered, entered.dropFirst()).allSatisfy { abs($0 - $1) == 1 }
        let isStrict = isFinished && !record.hasGestures
        if entered.first != 0 || !(isStrict ? isInOrder : isStepwise) {
          return (record.moments.count, "transition \(number) entered phases \(entered)")
        }
        begins[number] = nil
      default: break
      }
    }
    return nil
  }
}

extension Track {
  /// The greatest distance between two of its values.
  var reach: Double {
    let values = [start] + segments.map(\.end)
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// How far the number can move in one flick; `nil` where a segment takes no time or its curve has
  /// a vertical tangent.
  func steepest(_ boundaries: [Flicks]) -> Double? {
    var steepest = 0.0
    var value = start
    for segment in segments {
      let length =
        boundaries[segment.phases.upperBound + 1].count
        - boundaries[segment.phases.lowerBound].count
      guard length > 0, let slope = segment.curve.slopeBound else { return nil }
      steepest = max(steepest, (segment.end - value).magnitude * slope / Double(length))
      value = segment.end
    }
    return steepest
  }
}

extension TimingCurve {
  /// A bound of dy/dx = Y′/X′.
  ///
  /// Y′ is a quadratic with Bernstein coefficients 3y₁, 3(y₂ − y₁), 3(1 − y₂), so at most the
  /// greatest of them in magnitude; X′ alike is at least its minimum, which lies at an end or at
  /// the vertex. `nil` where that is below 2⁻¹⁰: a vertical tangent or nearly.
  var slopeBound: Double? {
    let rise = [3 * y1, 3 * (y2 - y1), 3 * (1 - y2)].map(\.magnitude).max() ?? 0
    let (first, second, third) = (3 * x1, 3 * (x2 - x1), 3 * (1 - x2))
    var least = min(first, third)
    let curvature = first - 2 * second + third
    if curvature > 0 {
      let vertex = (first - second) / curvature
      if (0...1).contains(vertex) {
        let rest = 1 - vertex
        least = min(
          least, first * rest * rest + 2 * second * rest * vertex + third * vertex * vertex)
      }
    }
    return least < 0x1p-10 ? nil : rise / least
  }
}
