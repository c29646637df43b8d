// Timelines compiled into flat arrays: what every engine in one scene shares.

import Scenario

/// The numbers that a timeline moves, in the order in which they lie in the store.
enum TrackKind: Int, CaseIterable {
  case travel, scale, alpha, shadow, backdrop, upper, lower, openness
}

/// Some of the numbers, in their order.
struct TrackSet: Sequence, IteratorProtocol {
  private var bits: UInt8 = 0

  mutating func insert(_ kind: TrackKind) { bits |= 1 << kind.rawValue }

  mutating func next() -> TrackKind? {
    guard bits != 0 else { return nil }
    let kind = TrackKind(rawValue: bits.trailingZeroBitCount)
    bits &= bits - 1
    return kind
  }
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
struct Easing {
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
  var sumBase = 0
}

/// Where a timeline's tracks lie: all of it that every frame reads, apart from the rest.
struct CompiledTracks {
  let phaseCount: Int
  /// First of the numbers' values before their first segment.
  let startBase: Int
  /// First of phaseCount segment numbers for each number: the segment that a number is on or past
  /// in a phase.
  ///
  /// b(l) ≤ τ ⟺ l ≤ phase(τ), so V-15's search is this table.
  let tableBase: Int
  /// Which numbers change at all; the others are at their first values for ever.
  var moving = TrackSet()
}

/// All timelines as they are compiled, behind one reference: copies of an engine count no more, and
/// nothing here is ever copied.
final class CompiledTimelines: Sendable {
  private let timelines: [CompiledTimeline]
  private let tracks: [CompiledTracks]
  private let sums: [UInt64]
  private let starts: [Double]
  private let table: [Handle]
  private let segments: [CompiledSegment]
  private let easings: [Easing]
  private let handles: NameTable
  private let names: [Name]
  /// All holds; a timeline knows which are its own.
  let holds: [Hold]
  /// By choreography, what a finger can do.
  let interactions: [CompiledInteraction]

  private static let shipped = CompiledTimelines(.shipped)

  /// Those that are shipped, and those of a scene beside them.
  static func of(_ scene: Scene) -> CompiledTimelines {
    if scene.choreographies.isEmpty { return shipped }
    var compiler = TimelineCompiler.shipped
    compiler.compile(scene.choreographies)
    return CompiledTimelines(compiler)
  }

  private init(_ compiler: TimelineCompiler) {
    timelines = compiler.timelines
    tracks = compiler.tracks
    sums = compiler.sums
    starts = compiler.starts
    table = compiler.table
    segments = compiler.segments
    easings = compiler.easings
    handles = compiler.handles
    names = compiler.names
    holds = compiler.holds
    interactions = compiler.interactions
  }

  /// How many there are.
  var count: Int { timelines.count }

  /// A timeline's fixed parts.
  subscript(timeline: Handle) -> CompiledTimeline { timelines[timeline] }

  /// The entering timeline of a choreography; the leaving one is the next.
  func timeline(of choreography: Name) -> Handle? { handles[choreography] }

  /// The name of a timeline's choreography.
  func choreography(of timeline: Handle) -> Name { names[timeline / 2] }

  /// Where a timeline's tracks lie.
  func tracks(of timeline: Handle) -> CompiledTracks { tracks[timeline] }

  /// The value that a track comes to rest at.
  func lastValue(_ kind: TrackKind, of timeline: Handle) -> Double {
    let tracks = tracks(of: timeline)
    return segment(kind, of: tracks, in: tracks.phaseCount - 1)?.end ?? firstValue(kind, of: tracks)
  }

  /// The value of a track before its first segment.
  func firstValue(_ kind: TrackKind, of tracks: CompiledTracks) -> Double {
    starts[tracks.startBase + kind.rawValue]
  }

  /// The segment that a track is on or past in a phase; none before its first.
  func segment(
    _ kind: TrackKind, of tracks: CompiledTracks, in phase: Int
  ) -> CompiledSegment? {
    let segment = table[tracks.tableBase + kind.rawValue * tracks.phaseCount + phase]
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
