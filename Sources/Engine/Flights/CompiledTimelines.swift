// Timelines compiled into flat arrays: what every engine in one scene shares.

import Scenario

/// The numbers that a timeline moves, in the order in which they lie in the store.
enum TrackKind: Int, CaseIterable {
  case travel, scale, alpha, shadow, backdrop, upper, lower, openness
}

/// A movement of a number in one phase, which is all of a segment or a part of it.
///
/// Segments over the same phases with the same curve share an easing, so that it is evaluated once a
/// frame for all of a flight's numbers.
struct CompiledMovement {
  let kind: TrackKind
  let easing: Handle
  /// Which of a flight's boundaries the segment begins and ends at.
  let first: Int32
  let last: Int32
  /// The values at the beginning and at the end of the segment.
  let start: Double
  let end: Double
}

/// A phase: what moves in it, and where everything else stands.
///
/// b(l) ≤ τ ⟺ l ≤ phase(τ), so V-15's search for the segment that a number is on or past is this
/// table.
struct CompiledPhase {
  /// First of one value for each number: the end of the segment that it is on or past in the phase, or
  /// what it starts from.
  let standingBase: Int
  /// Which of the movements belong to the phase; those of one easing are neighbours.
  let movements: Range<Int>
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
  /// First of phaseCount phases.
  var phaseBase = 0
}

/// All timelines as they are compiled, behind one reference: copies of an engine count no more, and
/// nothing here is ever copied.
final class CompiledTimelines: Sendable {
  private let timelines: [CompiledTimeline]
  private let sums: [UInt64]
  private let phases: [CompiledPhase]
  private let standing: [Double]
  private let movements: [CompiledMovement]
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
    sums = compiler.sums
    phases = compiler.phases
    standing = compiler.standing
    movements = compiler.movements
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

  /// A phase of a timeline.
  func phase(_ phase: Int, of timeline: Handle) -> CompiledPhase {
    phases[timelines[timeline].phaseBase + phase]
  }

  /// A movement, by its place among those of all phases.
  func movement(_ index: Int) -> CompiledMovement { movements[index] }

  /// Where a number stands in a phase in which it does not move.
  func standing(_ kind: TrackKind, in phase: CompiledPhase) -> Double {
    standing[phase.standingBase + kind.rawValue]
  }

  /// The value that a number comes to rest at.
  func lastValue(_ kind: TrackKind, of timeline: Handle) -> Double {
    standing(kind, in: phase(timelines[timeline].phaseCount - 1, of: timeline))
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
