// Compiling timelines, once for the shipped choreographies, and once for each scene with its own.

import Scenario

/// What becomes of choreographies, in the order in which they are compiled.
struct TimelineCompiler {
  private(set) var timelines: [CompiledTimeline] = []
  private(set) var tracks: [CompiledTracks] = []
  private(set) var sums: [UInt64] = []
  private(set) var starts: [Double] = []
  private(set) var table: [Handle] = []
  private(set) var segments: [CompiledSegment] = []
  private(set) var easings: [Easing] = []
  private(set) var handles = NameTable(capacity: 0)
  private(set) var names: [Name] = []
  private(set) var holds: [Hold] = []
  private(set) var interactions: [CompiledInteraction] = []

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
      interactions.append(CompiledInteraction(choreography.interaction))
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
    timelines.append(compiled)
    var tracks = CompiledTracks(
      phaseCount: compiled.phaseCount, startBase: starts.count, tableBase: table.count)
    for kind in TrackKind.allCases {
      let track = timeline.track(kind)
      if !track.segments.isEmpty { tracks.moving.insert(kind) }
      compile(track, phases: compiled.phaseCount)
    }
    self.tracks.append(tracks)
  }

  private mutating func compile(_ track: Track, phases: Int) {
    starts.append(track.start)
    var current = Handle.none
    var value = track.start
    var rest = track.segments[...]
    for phase in 0..<phases {
      if let segment = rest.first, segment.phases.lowerBound == phase {
        rest.removeFirst()
        current = Handle(segments.count)
        segments.append(
          CompiledSegment(
            firstPhase: Int32(phase), lastPhase: Int32(segment.phases.upperBound), start: value,
            end: segment.end, easing: easing(of: segment)))
        value = segment.end
      }
      table.append(current)
    }
  }
  /// The easing of a segment; few are distinct, so the list is searched.
  private mutating func easing(of segment: Track.Segment) -> Handle {
    for (index, easing) in easings.enumerated()
    where easing.phases == segment.phases && easing.source == segment.curve {
      return Handle(index)
    }
    easings.append(
      Easing(
        source: segment.curve, phases: segment.phases, curve: EasingCurve(segment.curve)))
    return Handle(easings.count - 1)
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
