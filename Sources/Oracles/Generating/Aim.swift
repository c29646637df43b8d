// Aims: the place that the events of a case lead a transition to, so that each place is met by each
// kind of event often enough.

import Checking
import Model
import Scenario

/// What a case aims at: a transition of a system at a place, on the first stage.
///
/// Without aims the last phase of a leaving of one's own, say, is met by no more than thirty events of
/// ten thousand cases; with them by a thousand.
struct Aim {
  let system: CoveredSystem
  let place: CoveredPlace
  /// Whether transitions are asked for interactively, where the place does not say.
  let isByFinger: Bool
  /// Whether the other stages get screens first, which can leave later.
  let isCrowded: Bool

  /// The places that can be aimed at: those where something is feasible.
  private static let targets: [(system: CoveredSystem, place: CoveredPlace)] =
    CoveredSystem.allCases.flatMap { system in
      system.places.filter { PairCoverage.isFeasible($0, of: system) }.map { (system, $0) }
    }

  private static let weights = targets.map { weight(of: $0.place, $0.system) }

  /// How often a place is aimed at.
  ///
  /// Seldom where others are reached through it, often where the way is long: the figures even out
  /// what a campaign meets.
  private static func weight(of place: CoveredPlace, _ system: CoveredSystem) -> Int {
    switch place {
    case .resting: 4
    case .drive(.running): 1
    case .dragging: system == .own ? 17 : 14
    case .springing: system == .own ? 36 : 27
    case .pending(let isEntering): isEntering ? 8 : 11
    case .part(.first, _): 4
    case .part(.middle, _): 23
    case .part(.last, let isEntering): isEntering ? 18 : 20
    case .drive(.cancelling): 11
    case .drive: 8
    case .part(.phase(let index), let isEntering): index > 0 ? 12 : isEntering ? 2 : 5
    }
  }

  /// Draws an aim; `nil` for none, which is the simplest.
  ///
  /// What follows only leans towards it, so it takes the same number of choices in either case.
  static func draw(from source: Source) -> Aim? {
    let isAimed = source.chance(4, outOf: 5)
    let target = targets[source.weighted(weights)]
    let isByFinger = source.chance(3, outOf: 4)
    let isCrowded = source.chance(5, outOf: 8)
    return isAimed
      ? Aim(
        system: target.system, place: target.place, isByFinger: isByFinger, isCrowded: isCrowded)
      : nil
  }
}

extension Aim {
  /// The name of the choreography.
  var choreography: Name { system.choreography?.name ?? SceneDraft.ownName }

  /// Whether the place needs a transition that is asked for interactively; `nil` for either.
  var isInteractive: Bool? {
    switch place {
    case .pending, .drive(.tracking): true
    case .part, .drive(.finishing), .drive(.cancelling): isByFinger
    default: false
    }
  }

  /// Whether the place needs a screen that can be dragged.
  var needsDrag: Bool { place == .dragging || place == .springing }

  /// In how many of eight cases there is one more screen.
  var screens: Int { isCrowded ? 7 : 5 }

  /// In how many of eight cases there is one more stage.
  var stages: Int { isCrowded ? 7 : 4 }

  /// In how many of eight cases there is one more view beside windows and screens; fewer where there
  /// are many of these, as each costs time at every event.
  var views: Int { isCrowded ? 4 : 6 }

  /// Whether the transition is to be an entering; `nil` for either.
  var isEntering: Bool? {
    switch place {
    case .pending(let isEntering), .part(_, let isEntering): isEntering
    case .drive: nil
    case .resting, .dragging, .springing: true
    }
  }
}
