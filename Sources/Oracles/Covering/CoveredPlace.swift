// Where a transition can stand when an event comes: the systems, and the places of each.

import Scenario

/// A system of transitions that the campaign counts pairs for.
public enum CoveredSystem: String, Sendable, CaseIterable {
  case imageMask, imageZoom, circularReveal, photoBrowser, ping
  /// Any choreography that a scene declares itself.
  case own

  /// The system of a choreography, by its name: no scene declares a shipped one's.
  init(of choreography: Name) {
    self = Self.names[choreography] ?? .own
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: Choreography.shipped.compactMap { shipped in
      CoveredSystem(rawValue: shipped.name.text).map { (shipped.name, $0) }
    })

  /// What the system is by its choreography; `nil` for any.
  var choreography: Choreography? {
    switch self {
    case .imageMask: .imageMask
    case .imageZoom: .imageZoom
    case .circularReveal: .circularReveal
    case .photoBrowser: .photoBrowser
    case .ping: .ping
    case .own: nil
    }
  }
}

/// Where a transition, or the screen that it has brought, stands when an event comes.
///
/// A transition in flight stands at two places at once: in a phase and in a drive; one that waits
/// for a finger at one only.
public enum CoveredPlace: Hashable, Sendable {
  /// A part of the timeline of a transition that has started.
  public enum Part: Hashable, Sendable {
    /// The phase at this index; for the shipped systems.
    case phase(Int)
    /// The first phase of a choreography of the user's own.
    case first
    /// A phase between the first and the last.
    case middle
    /// The last phase, of at least two.
    case last
  }

  /// Asked for interactively, and not started yet.
  case pending(isEntering: Bool)
  /// In a part of its timeline.
  case part(Part, isEntering: Bool)
  /// In a drive, in whatever part.
  case drive(TransitionObservation.Drive)
  /// Over, with the screen on top of its stage and nobody's hands on it.
  case resting
  /// Over, with the screen under a finger.
  case dragging
  /// Over, with the screen on its way back from a drag.
  case springing
}

extension CoveredPlace {
  /// The columns of a table that places stand under.
  public enum Group: String, Sendable, CaseIterable {
    case entering, leaving
    case drive = "either way"
    case presented
  }

  /// The group of the place.
  public var group: Group {
    switch self {
    case .pending(let isEntering), .part(_, let isEntering): isEntering ? .entering : .leaving
    case .drive: .drive
    case .resting, .dragging, .springing: .presented
    }
  }

  /// The places of all groups that are the same for all systems, but for the parts of timelines.
  static let drives: [CoveredPlace] = [
    .drive(.tracking), .drive(.running), .drive(.finishing), .drive(.cancelling),
  ]

  /// Whether a transition is in flight there, waiting or started.
  var isInFlight: Bool { group != .presented }
}

extension CoveredSystem {
  /// Every place that a table has for the system, in the order of its columns.
  public var places: [CoveredPlace] {
    [true, false].flatMap { isEntering in
      [.pending(isEntering: isEntering)]
        + parts(isEntering: isEntering).map { .part($0, isEntering: isEntering) }
    } + CoveredPlace.drives + [.resting, .dragging, .springing]
  }

  private func parts(isEntering: Bool) -> [CoveredPlace.Part] {
    guard let choreography else { return [.first, .middle, .last] }
    let timeline = isEntering ? choreography.entering : choreography.leaving
    return timeline.phases.indices.map { .phase($0) }
  }

  /// The part that a phase of a timeline of so many phases is.
  func part(_ phase: Int, of count: Int) -> CoveredPlace.Part {
    if self != .own { return .phase(phase) }
    return phase == 0 ? .first : phase == count - 1 ? .last : .middle
  }

  /// The word above the column of a place; unique in its group.
  public func word(for place: CoveredPlace) -> String {
    switch place {
    case .pending: "wait"
    case .part(.phase(let index), let isEntering): phaseName(index, isEntering) ?? "phase \(index)"
    case .part(.first, _): "first"
    case .part(.middle, _): "middle"
    case .part(.last, _): "last"
    case .drive(.pending): "wait"
    case .drive(.tracking): "track"
    case .drive(.running): "run"
    case .drive(.finishing): "finish"
    case .drive(.cancelling): "cancel"
    case .resting: "rest"
    case .dragging: "drag"
    case .springing: "spring"
    }
  }

  private func phaseName(_ index: Int, _ isEntering: Bool) -> String? {
    let timeline = isEntering ? choreography?.entering : choreography?.leaving
    guard let phases = timeline?.phases, phases.indices.contains(index) else { return nil }
    return phases[index].name.text
  }
}
