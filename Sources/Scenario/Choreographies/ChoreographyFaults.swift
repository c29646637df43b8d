// Finding everything that is wrong with a choreography.

extension Choreography {
  /// Every fault, as a sentence that names the timeline: no phases or too many, shares or durations
  /// out of range, phases named twice, ranges outside the phases, segments that overlap or are out
  /// of order, numbers outside the range that their property allows.
  public func findFaults() -> [String] {
    entering.findFaults().map { "entering: \($0)" } + leaving.findFaults().map { "leaving: \($0)" }
      + interaction.findFaults()
  }
}

extension Interaction {
  fileprivate func findFaults() -> [String] {
    var faults: [String] = []
    func check(_ curve: TimingCurve) {
      if !(0...1).contains(curve.y1) || !(0...1).contains(curve.y2) {
        faults.append("the curve of an interaction must have ordinates from 0 to 1")
      }
    }
    switch self {
    case .none: break
    case .percent(let percent):
      check(percent.completion)
      if !((1.0 / 64)...64).contains(percent.speed) {
        faults.append("speed must be from 1/64 to 64")
      }
    case .drag(let drag):
      check(drag.curve)
      if !(0...64).contains(drag.distance) { faults.append("distance must be from 0 to 64") }
      if !(drag.velocity >= 0 && drag.velocity.isAcceptable) {
        faults.append("velocity must be from 0 to 2^32")
      }
      if !drag.springBack.isAcceptable {
        faults.append("spring-back must be from 0 to 2^53 flicks")
      }
    }
    return faults
  }
}

extension Timeline {
  fileprivate func findFaults() -> [String] {
    var faults: [String] = []
    if !duration.isAcceptable { faults.append("duration must be from 0 to 2^53 flicks") }
    if phases.isEmpty { faults.append("there must be a phase") }
    if phases.count > Limits.phases { faults.append("there may be \(Limits.phases) phases") }
    for phase in phases where !(1...Limits.share).contains(phase.share) {
      faults.append("the share of '\(phase.name)' must be from 1 to \(Limits.share)")
    }
    for phase in phases where phase.name.isHelper {
      faults.append("'\(phase.name)': no dot is allowed in a phase's name")
    }
    if Set(phases.map(\.name)).count != phases.count { faults.append("a phase is named twice") }
    for hold in holds where !contains(hold.phases) {
      faults.append("a hold reaches outside the phases")
    }
    faults += check(upperAlpha, "upper alpha", 0...1)
    faults += check(lowerAlpha, "lower alpha", 0...1)
    if let traveller { faults += findFaults(of: traveller) }
    if let backdrop { faults += findFaults(of: backdrop) }
    if let mask { faults += findFaults(of: mask) }
    return faults
  }

  private func findFaults(of traveller: Traveller) -> [String] {
    var faults = check(traveller.travel, "travel", -8...8)
    faults += check(traveller.scale, "scale", (1.0 / 1_024)...1_024)
    faults += check(traveller.alpha, "traveller alpha", 0...1)
    faults += check(traveller.shadow, "shadow", 0...1)
    if !traveller.shadowOffset.width.isAcceptable || !traveller.shadowOffset.height.isAcceptable {
      faults.append("shadow offset must be at most 2^32")
    }
    if !(traveller.shadowRadius >= 0 && traveller.shadowRadius.isAcceptable) {
      faults.append("shadow radius must be from 0 to 2^32")
    }
    return faults
  }

  private func findFaults(of backdrop: Backdrop) -> [String] {
    var faults = check(backdrop.alpha, "backdrop alpha", 0...1)
    switch backdrop.fill {
    case .blur(let radius) where !(radius >= 0 && radius.isAcceptable):
      faults.append("blur radius must be from 0 to 2^32")
    case .grey(let white) where !(0...1).contains(white):
      faults.append("grey must be from 0 to 1")
    case .blur, .grey:
      break
    }
    return faults
  }

  private func findFaults(of mask: Mask) -> [String] {
    var faults = check(mask.openness, "openness", 0...1)
    for case .disc(_, let radius) in [mask.closed, mask.opened]
    where !(radius >= 0 && radius.isAcceptable) {
      faults.append("disc radius must be from 0 to 2^32")
    }
    return faults
  }

  private func check(_ track: Track, _ property: String, _ range: ClosedRange<Double>) -> [String] {
    var faults: [String] = []
    let values = [track.start] + track.segments.map(\.end)
    if !values.allSatisfy(range.contains) {
      faults.append("\(property) must be from \(range.lowerBound) to \(range.upperBound)")
    }
    if !track.segments.allSatisfy({ contains($0.phases) }) {
      faults.append("a segment of \(property) reaches outside the phases")
    }
    for (first, second) in zip(track.segments, track.segments.dropFirst())
    where first.phases.upperBound >= second.phases.lowerBound {
      faults.append("segments of \(property) overlap or are out of order")
    }
    return faults
  }

  private func contains(_ range: ClosedRange<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound < phases.count
  }
}
