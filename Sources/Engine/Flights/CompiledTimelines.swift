// Choreographies compiled into flat tracks, once, when the engine is made.

import Scenario

/// The numbers that a timeline moves, in the order in which they lie in the store.
enum TrackKind: Int, CaseIterable {
  case travel, scale, alpha, shadow, backdrop, upper, lower, openness
}

/// A movement of a number, with the value that it starts from.
///
/// Segments over the same phases with the same curve share an easing, so that it is evaluated once a
/// frame for all of a flight's numbers.
struct CompiledSegment {
  let firstPhase: Int32
  let lastPhase: Int32
  let start: Double
  let end: Double
  let easing: Handle
}

/// A curve over a range of phases.
private struct Easing {
  let source: TimingCurve
  let phases: ClosedRange<Int>
  let curve: EasingCurve
}

/// A mask without its track.
struct CompiledMask {
  let screen: ScreenRole
  let closed: Mask.Shape
  let opened: Mask.Shape
}

/// A timeline's fixed parts, and where its others begin in the store's arrays.
///
/// It holds no reference, so that it is read without counting any.
struct CompiledTimeline {
  let duration: Int64
  let phaseCount: Int
  let hasTraveller: Bool
  let sourceFit: Fit
  let destinationFit: Fit
  let backdrop: Backdrop.Fill?
  /// Whether the backdrop stays after an entering on a modal stage.
  let persists: Bool
  let isLowerOnTop: Bool
  let mask: CompiledMask?
  /// Which of the store's holds are this timeline's.
  let holds: Range<Int>
  /// First of phaseCount + 1 running sums of the shares (V-12).
  fileprivate(set) var sumBase = 0
  /// First of the numbers' values before their first segment.
  fileprivate(set) var startBase = 0
  /// First of phaseCount segment numbers for each number: the segment that a number is on or past
  /// in a phase.
  ///
  /// b(l) ≤ τ ⟺ l ≤ phase(τ), so V-15's search is this table.
  fileprivate(set) var tableBase = 0
}

/// All timelines as they are compiled; what every engine in one scene shares.
struct CompiledTimelines {
  private(set) var timelines: [CompiledTimeline] = []
  private var sums: [UInt64] = []
  private var starts: [Double] = []
  private var table: [Handle] = []
  private var segments: [CompiledSegment] = []
  private var easings: [Easing] = []
  private var handles = NameTable(capacity: 0)
  private var names: [Name] = []
  private(set) var holds: [Hold] = []
  /// By choreography, what a finger can do.
  private(set) var interactions: [CompiledInteraction] = []

  init(_ choreographies: [Choreography]) { compile(choreographies) }

  /// These, and those of more choreographies.
  func adding(_ more: [Choreography]) -> CompiledTimelines {
    var all = self
    all.compile(more)
    return all
  }

  /// A timeline's fixed parts.
  subscript(timeline: Handle) -> CompiledTimeline { timelines[timeline] }

  private mutating func compile(_ choreographies: [Choreography]) {
    for choreography in choreographies {
      handles.set(choreography.name, to: Handle(timelines.count))
      names.append(choreography.name)
      interactions.append(CompiledInteraction(choreography.interaction))
      compile(choreography.entering)
      compile(choreography.leaving)
    }
  }

  /// The entering timeline of a choreography; the leaving one is the next.
  func timeline(of choreography: Name) -> Handle? { handles[choreography] }

  /// The name of a timeline's choreography.
  func choreography(of timeline: Handle) -> Name { names[timeline / 2] }

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
    compiled.startBase = starts.count
    compiled.tableBase = table.count
    for kind in TrackKind.allCases { compile(timeline.track(kind), phases: compiled.phaseCount) }
    timelines.append(compiled)
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
}

extension CompiledTimelines {
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

  /// The value that a track comes to rest at.
  func lastValue(_ kind: TrackKind, of timeline: Handle) -> Double {
    segment(kind, of: timeline, in: timelines[timeline].phaseCount - 1)?.end
      ?? firstValue(kind, of: timeline)
  }

  /// The value of a track before its first segment.
  func firstValue(_ kind: TrackKind, of timeline: Handle) -> Double {
    starts[timelines[timeline].startBase + kind.rawValue]
  }

  /// The segment that a track is on or past in a phase; none before its first.
  func segment(_ kind: TrackKind, of timeline: Handle, in phase: Int) -> CompiledSegment? {
    let compiled = timelines[timeline]
    let segment = table[compiled.tableBase + kind.rawValue * compiled.phaseCount + phase]
    return segment.exists ? segments[segment] : nil
  }

  /// The value of an easing at a progress in [0, 1].
  func ease(_ easing: Handle, at progress: Double) -> Double {
    easings[easing].curve.value(at: progress)
  }

  /// The shares of a timeline's phases up to one of them, and of all.
  func shares(of timeline: Handle, before phase: Int) -> (part: UInt64, whole: UInt64) {
    let compiled = timelines[timeline]
    return (sums[compiled.sumBase + phase], sums[compiled.sumBase + compiled.phaseCount])
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
