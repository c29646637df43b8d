// Compiling timelines, once for the shipped choreographies, and once for each scene with its own.

import Scenario

/// What becomes of choreographies, in the order in which they are compiled.
struct TimelineCompiler {
  private(set) var timelines: [CompiledTimeline] = []
  private(set) var sums: [UInt64] = []
  private(set) var phases: [CompiledPhase] = []
  private(set) var standing: [Double] = []
  private(set) var movements: [CompiledMovement] = []
  private(set) var easings: [Easing] = []
  private(set) var handles = NameTable(capacity: 0)
  private(set) var names: [Name] = []
  private(set) var holds: [Hold] = []
  private(set) var interactions: [CompiledInteraction] = []
  /// The curves that are ready, each once.
  private var curves: [(source: TimingCurve, curve: EasingCurve)] = []

  /// Those that every scene has, compiled once.
  static let shipped: TimelineCompiler = {
    var compiler = TimelineCompiler()
    compiler.compile(Choreography.shipped)
    return compiler
  }()

  private init() {}

  /// Adds what becomes of more choreographies.
  mutating func compile(_ choreographies: [Choreography]) {
    for choreography in choreographies {
      handles.set(choreography.name, to: Handle(timelines.count))
      names.append(choreography.name)
      interactions.append(CompiledInteraction(choreography.interaction) { easingCurve($0) })
      compile(choreography.entering)
      compile(choreography.leaving)
    }
  }

  private mutating func compile(_ timeline: Timeline) {
    let holdBase = holds.count
    holds += timeline.holds
    var compiled = CompiledTimeline(
      duration: timeline.duration.count, phaseCount: timeline.phases.count,
      hasTraveller: timeline.traveller != nil,
      sourceFit: timeline.traveller?.sourceFit ?? .fill,
      destinationFit: timeline.traveller?.destinationFit ?? .fill,
      backdrop: timeline.backdrop?.fill, persists: timeline.backdrop?.persists ?? false,
      isLowerOnTop: timeline.isLowerOnTop,
      mask: timeline.mask.map {
        CompiledMask(screen: $0.screen, closed: $0.closed, opened: $0.opened)
      },
      holds: holdBase..<holds.count)
    compiled.sumBase = sums.count
    var sum: UInt64 = 0
    sums.append(sum)
    for phase in timeline.phases {
      sum += UInt64(phase.share)
      sums.append(sum)
    }
    compiled.phaseBase = phases.count
    timelines.append(compiled)
    let tracks = TrackKind.allCases.map { (kind: $0, track: timeline.track($0)) }
    for phase in timeline.phases.indices {
      let (base, first) = (standing.count, movements.count)
      for (kind, track) in tracks { compile(kind, track, in: phase) }
      movements[first...].sort {
        ($0.easing, $0.kind.rawValue) < ($1.easing, $1.kind.rawValue)
      }
      phases.append(CompiledPhase(standingBase: base, movements: first..<movements.count))
    }
  }

  private mutating func compile(_ kind: TrackKind, _ track: Track, in phase: Int) {
    let begun = track.segments.prefix { $0.phases.lowerBound <= phase }
    standing.append(begun.last?.end ?? track.start)
    guard let segment = begun.last, segment.phases.upperBound >= phase else { return }
    movements.append(
      CompiledMovement(
        kind: kind, easing: easing(of: segment), first: Int32(segment.phases.lowerBound),
        last: Int32(segment.phases.upperBound + 1),
        start: begun.dropLast().last?.end ?? track.start,
        end: segment.end))
  }

  /// The easing of a segment; few are distinct, so the list is searched.
  private mutating func easing(of segment: Track.Segment) -> Handle {
    for (index, easing) in easings.enumerated()
    where easing.phases == segment.phases && easing.source == segment.curve {
      return Handle(index)
    }
    easings.append(
      Easing(source: segment.curve, phases: segment.phases, curve: easingCurve(segment.curve)))
    return Handle(easings.count - 1)
  }

  /// A curve made ready, which takes as long as some fifty of its values; few are distinct.
  private mutating func easingCurve(_ source: TimingCurve) -> EasingCurve {
    if let ready = curves.first(where: { $0.source == source }) { return ready.curve }
    let curve = EasingCurve(source)
    curves.append((source, curve))
    return curve
  }
}

extension Timeline {
  /// The track that moves a number; for what is not there, one that rests.
  fileprivate func track(_ kind: TrackKind) -> Track {
    switch kind {
    case .travel: traveller?.travel ?? .constant(0)
    case .scale: traveller?.scale ?? .constant(1)
    case .alpha: traveller?.alpha ?? .constant(1)
    case .shadow: traveller?.shadow ?? .constant(0)
    case .backdrop: backdrop?.alpha ?? .constant(0)
    case .upper: upperAlpha
    case .lower: lowerAlpha
    case .openness: mask?.openness ?? .constant(0)
    }
  }
}
