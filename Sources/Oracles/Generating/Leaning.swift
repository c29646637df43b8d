// Leanings: which of the values that a generator can draw it draws more often in one place.

import Checking
import Scenario

/// What the next event is drawn towards.
///
/// A leaning changes how often a value is drawn, never what a choice on the tape means, nor how many
/// choices there are: the same tape makes the same case with any leaning, and shrinking need not know
/// of it.
struct Leaning {
  /// Weights to add to those of the kinds of events, by kind.
  var kinds: [EventKind: Int] = [:]
  /// The stages as they are now; none where there is no leaning.
  var stages: [StageObservation] = []
  /// The position of the stage that is aimed at.
  var stage = 0
  /// Whether screens are to enter and leave on the other stages.
  var isBeside = false
  /// The choreography to ask for.
  var choreography: Name?
  /// Whether transitions are to be asked for interactively; `nil` for either.
  var isInteractive: Bool?
  /// In how many of eight cases a screen is to enter at once; `nil` for as always.
  var unanimated: Int?
  /// Weights of how a screen leaves: as it entered, by a transition of its own, at once; `nil` for as
  /// always.
  var departures: [Int]?
  /// Weights of what a pan says, in the order of `Pan`; `nil` for as always.
  var pans: [Int]?
  /// The phase to advance to.
  var phase: Int?
}

extension Leaning {
  /// The weights of kinds of events: those given, and what leans.
  func weights(_ given: [Int]) -> [Int] {
    // Sums do not depend on their order.
    kinds.reduce(into: given) { $0[$1.key.rawValue] += $1.value }
  }

  /// Weights of so many equal things, where one is drawn eight times as often as all others.
  static func weights(_ count: Int, towards position: Int?) -> [Int] {
    (0..<count).map { $0 == position ? 8 * max(count - 1, 1) : 1 }
  }

  /// These weights, with most of it at a position.
  func weights(_ given: [Int], towards position: Int?) -> [Int] {
    guard let position else { return given }
    var weights = given
    weights[position] += 4 * given.reduce(0, +)
    return weights
  }

  /// True in so many of eight cases, or as always if nothing leans.
  func chance(_ eighths: Int?, else always: (Int, outOf: Int), from source: Source) -> Bool {
    let (count, total) = eighths.map { ($0, 8) } ?? always
    // An eighth at least is left for either: a chance of 0 or 1 would take no choice.
    return source.chance(min(max(count, 1), total - 1), outOf: total)
  }

  /// The position of the stage that a screen is to enter or to leave, among so many.
  func stageToChange(of count: Int, isEntering: Bool, from source: Source) -> Int {
    guard !stages.isEmpty, isBeside else { return stageAimedAt(of: count, from: source) }
    let weights = stages.enumerated().map { position, stage in
      position != self.stage && (isEntering || stage.stack.count > 1) ? 6 : 1
    }
    return source.reference(weights: weights)
  }

  /// The position of the stage that an event is about, among so many.
  func stageAimedAt(of count: Int, from source: Source) -> Int {
    source.reference(weights: Self.weights(count, towards: stages.isEmpty ? nil : stage))
  }

  /// One of these screens, rather one that is on no stack.
  func entrant(of screens: [Name], from source: Source) -> Name {
    let free = screens.firstIndex { screen in !stages.contains { $0.stack.contains(screen) } }
    return pick(screens, towards: stages.isEmpty ? nil : free, from: source)
  }

  /// One of these screens, rather the top one of the stage at a position.
  func leaver(of screens: [Name], at position: Int, from source: Source) -> Name {
    let top = stages.indices.contains(position) ? stages[position].stack.last : nil
    return pick(screens, towards: top.flatMap(screens.firstIndex(of:)), from: source)
  }

  /// One of these screens, rather the root of the stage at a position.
  func root(of screens: [Name], at position: Int, from source: Source) -> Name {
    let root = stages.indices.contains(position) ? stages[position].stack.first : nil
    return pick(screens, towards: root.flatMap(screens.firstIndex(of:)), from: source)
  }

  private func pick(_ names: [Name], towards position: Int?, from source: Source) -> Name {
    names[source.reference(weights: Self.weights(names.count, towards: position))]
  }
}
