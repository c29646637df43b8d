// Drawing choreographies: any value of the type, so that the semantics is checked for all of it.

import Checking
import Scenario

extension Source {
  /// A choreography of the user's own; the finger that the aim of the events takes is drawn more
  /// often.
  ///
  /// Whatever the choices, it has no faults.
  func choreography(_ name: Name, _ aim: Aim?) -> Choreography {
    let entering = span("entering") { timeline(isAimedAt: aim?.system == .own) }
    let leaving = span("leaving") { timeline(isAimedAt: aim?.system == .own) }
    return Choreography(
      name, entering: entering, leaving: leaving, interaction: interaction(aim))
  }

  private func interaction(_ aim: Aim?) -> Interaction {
    let springs = [Flicks.milliseconds(300), .zero, Flicks(7)]
    let needsDrag = aim?.needsDrag ?? false
    let weights = needsDrag ? [1, 1, 14] : aim?.isInteractive == true ? [1, 14, 1] : [3, 3, 2]
    switch weighted(weights) {
    case 0: return .none
    case 1: return .percent(Percent(completion: tameCurve(), speed: choose(1, 2, 0.5, 64)))
    default:
      return .drag(
        Drag(
          distance: choose(0.25, 0, 1), velocity: choose(1_000, 0),
          springBack: springs[weighted(needsDrag ? [8, 1, 3] : [1, 1, 1])], curve: tameCurve()))
    }
  }

  private func timeline(isAimedAt: Bool) -> Timeline {
    let phases = phases()
    let last = phases.count - 1
    let durations = [Flicks.milliseconds(1_600), Flicks(16), .zero, .milliseconds(350)]
    var timeline = Timeline(
      duration: durations[weighted(isAimedAt ? [8, 2, 1, 8] : [1, 1, 1, 1])], phases: phases)
    timeline.holds = list(0...3, "hold") {
      let target: Hold.Target =
        bool() ? .screen(choose(.upper, .lower)) : .endpoint(choose(.source, .destination))
      return Hold(target, during: range(last))
    }
    if chance(3, outOf: 4) {
      timeline.traveller = Traveller(
        travel: track(last, 0...1), scale: track(last, 0.5...2, resting: 1),
        alpha: track(last, 0...1, resting: 1), shadow: track(last, 0...1),
        sourceFit: choose(.fill, .aspectFit, .aspectFill, .widthFit),
        destinationFit: choose(.fill, .aspectFit, .aspectFill, .widthFit))
    }
    if chance(1, outOf: 2) {
      timeline.backdrop = Backdrop(
        choose(.grey(0), .blur(3)), alpha: track(last, 0...1), persists: bool())
    }
    if chance(1, outOf: 3) { timeline.upperAlpha = track(last, 0...1, resting: 1) }
    if chance(1, outOf: 6) { timeline.lowerAlpha = track(last, 0...1, resting: 1) }
    if chance(3, outOf: 4) {
      timeline.mask = Mask(
        choose(.upper, .lower), closed: shape(), opened: shape(isOpened: true),
        openness: track(last, 0...1))
    }
    timeline.isLowerOnTop = chance(1, outOf: 4)
    return timeline
  }

  /// One phase to four, rather many than few: what lies between the first and the last is met least.
  private func phases() -> [Phase] {
    var phases: [Phase] = []
    several(1...4, "phase", more: 7) { index in
      phases.append(Phase(Self.phaseNames[index], share: int(in: 1...9, simplest: 1)))
    }
    return phases
  }

  private static let phaseNames: [Name] = ["one", "two", "three", "four"]

  private func range(_ last: Int) -> ClosedRange<Int> {
    let first = int(in: 0...last)
    return first...(first + int(in: 0...(last - first)))
  }

  /// A track with segments in order, over some of the phases.
  private func track(
    _ last: Int, _ values: ClosedRange<Double>, resting: Double? = nil
  ) -> Track {
    var next = 0
    let start = resting ?? choose(values.lowerBound, values.upperBound)
    let segments = list(0...(last + 1), "segment") { () -> Track.Segment? in
      guard next <= last else { return nil }
      let first = int(in: next...last, simplest: next)
      let end = first + int(in: 0...(last - first))
      next = end + 1
      return Track.Segment(
        first...end,
        to: choose(values.upperBound, values.lowerBound, double(in: values, simplest: start)),
        curve())
    }
    return Track(from: start, segments.compactMap { $0 })
  }

  private func shape(isOpened: Bool = false) -> Mask.Shape {
    let anchor = choose(EndpointRole.source, .destination)
    switch weighted(isOpened ? [6, 1, 1, 1] : [1, 3, 2, 2]) {
    case 0: return .covering(anchor)
    case 1: return .inscribed(anchor)
    case 2: return .oval(anchor)
    default: return .disc(anchor, radius: choose(0, 0.001, 40))
    }
  }

  /// Any curve; at times one that overshoots.
  private func curve() -> TimingCurve {
    switch weighted([3, 3, 1, 1, 1, 2]) {
    case 0: .linear
    case 1: .easeInOut
    case 2: .easeIn
    case 3: .easeOut
    case 4: .systemDefault
    default:
      TimingCurve(
        double(in: 0...1), double(in: -0.5...1.5), double(in: 0...1), double(in: -0.5...1.5))
        ?? .linear
    }
  }

  /// A curve that never turns back.
  private func tameCurve() -> TimingCurve {
    bool()
      ? TimingCurve(double(in: 0...1), double(in: 0...1), double(in: 0...1), double(in: 0...1))
        ?? .linear
      : choose(.easeInOut, .linear)
  }
}
