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

/// The easing that was evaluated last, for one flight at one position.
struct EasingMemo {
  fileprivate var easing = Handle.none
  fileprivate var value = 0.0
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

/// All timelines, and the boundaries of those in flight.
struct TimelineStore {
  private(set) var timelines: [CompiledTimeline] = []
  private var sums: [UInt64] = []
  private var starts: [Double] = []
  private var table: [Handle] = []
  private var segments: [CompiledSegment] = []
  private var easings: [Easing] = []
  private var boundaries: [Int64] = []
  private var choreographies: [Name: Handle] = [:]
  private var names: [Name] = []
  private(set) var holds: [Hold] = []
  /// By choreography, what a finger can do.
  private(set) var interactions: [CompiledInteraction] = []
  /// By timeline, stretches of the boundaries that no flight of it uses now.
  private var freeBoundaries: [[Int]] = []

  /// Compiles the scene's own choreographies, and adds them to those that are shipped.
  init(_ scene: Scene) {
    self = Self.shipped
    compile(scene.choreographies)
  }

  private init() {}

  private static let shipped = {
    var store = TimelineStore()
    store.compile(Choreography.shipped)
    return store
  }()

  private mutating func compile(_ added: [Choreography]) {
    for choreography in added {
      choreographies[choreography.name] = Handle(timelines.count)
      names.append(choreography.name)
      interactions.append(CompiledInteraction(choreography.interaction))
      compile(choreography.entering)
      compile(choreography.leaving)
    }
  }

  /// The entering timeline of a choreography; the leaving one is the next.
  func timeline(of choreography: Name) -> Handle? { choreographies[choreography] }

  /// The name of a timeline's choreography.
  func choreography(of timeline: Handle) -> Name { names[timeline / 2] }

  private mutating func compile(_ timeline: Timeline) {
    let holdBase = holds.count
    holds += timeline.holds
    freeBoundaries.append([])
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

extension TimelineStore {
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
    let compiled = timelines[timeline]
    let last = table[compiled.tableBase + (kind.rawValue + 1) * compiled.phaseCount - 1]
    return last.exists ? segments[last].end : starts[compiled.startBase + kind.rawValue]
  }

  /// Computes the boundaries of a flight of that duration; returns where they begin.
  mutating func takeBoundaries(of timeline: Handle, lasting duration: Int64) -> Int {
    let compiled = timelines[timeline]
    let base: Int
    if let free = freeBoundaries[timeline].popLast() {
      base = free
    } else {
      base = boundaries.count
      boundaries.append(contentsOf: repeatElement(0, count: compiled.phaseCount + 1))
    }
    let total = sums[compiled.sumBase + compiled.phaseCount]
    for index in 0...compiled.phaseCount {
      boundaries[base + index] = Self.part(
        of: duration, sums[compiled.sumBase + index], outOf: total)
    }
    return base
  }

  /// Gives a flight's boundaries back.
  mutating func releaseBoundaries(of timeline: Handle, at base: Int) {
    freeBoundaries[timeline].append(base)
  }

  /// duration·sum/total, rounded to the nearest whole number, halves to even (V-12), in 128 bits.
  ///
  /// sum ≤ total keeps the quotient within the duration.
  private static func part(of duration: Int64, _ sum: UInt64, outOf total: UInt64) -> Int64 {
    let product = UInt64(duration).multipliedFullWidth(by: sum)
    let (quotient, remainder) = total.dividingFullWidth(product)
    let twice = 2 * remainder
    let isUp = twice > total || (twice == total && quotient % 2 == 1)
    return Int64(quotient) + (isUp ? 1 : 0)
  }

  /// Boundary k of the flight whose boundaries begin at `base`.
  func boundary(_ index: Int, at base: Int) -> Int64 { boundaries[base + index] }

  /// A track's value (V-15).
  ///
  /// The flight's boundaries begin at `base`; it is in `phase`, at the position `time` (τ).
  func value(
    _ kind: TrackKind, of timeline: Handle, at base: Int, phase: Int, time: Int64,
    _ memo: inout EasingMemo
  ) -> Double {
    let compiled = timelines[timeline]
    let current = table[compiled.tableBase + kind.rawValue * compiled.phaseCount + phase]
    guard current.exists else { return starts[compiled.startBase + kind.rawValue] }
    let segment = segments[current]
    let end = boundaries[base + Int(segment.lastPhase) + 1]
    guard time < end else { return segment.end }
    if memo.easing != segment.easing {
      let begin = boundaries[base + Int(segment.firstPhase)]
      // Both differences are at most 2⁵³, so they are exact and the quotient is correctly rounded.
      let progress = Double(time - begin) / Double(end - begin)
      memo = EasingMemo(
        easing: segment.easing, value: easings[segment.easing].curve.value(at: progress))
    }
    return segment.start.blended(to: segment.end, by: memo.value)
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

extension Double {
  /// The number between this and another one; at 0 and at 1 exactly the one and the other.
  func blended(to end: Double, by part: Double) -> Double {
    part == 1 ? end : self + (end - self) * part
  }

  /// This, kept within [0, 1].
  var clampedToUnit: Double { self < 0 ? 0 : self > 1 ? 1 : self }
}
