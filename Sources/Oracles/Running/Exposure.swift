// How often the campaign's cases find a known-wrong system: whether its clause is judged in earnest.

import Checking
import Model
import Scenario

/// In how many cases of the default campaign a known-wrong system is found, by the clause it breaks.
///
/// An oracle that finds nothing may have had nothing to look at. A case in which it finds a
/// known-wrong system shows that there it had; so this is a lower bound of how often it judges.
public struct Exposure: Hashable, Sendable {
  /// The name of the deviation.
  public let deviation: String
  /// The index of the first case that finds it, from 0; `nil` if none does.
  public private(set) var first: Int?
  /// How many cases find it.
  public private(set) var found: Int

  /// States what was measured.
  public init(_ deviation: String, first: Int?, found: Int) {
    self.deviation = deviation
    self.first = first
    self.found = found
  }

  /// Runs the first cases of the default campaign on a system, once with each deviation.
  ///
  /// - Parameters:
  ///   - deviations: the deviations.
  ///   - cases: how many cases, at least 1.
  ///   - isFirstEnough: whether a deviation that was found is not tried again.
  ///   - system: the correct system.
  /// - Returns: what was found of each, in the order of the deviations.
  public static func measure<System: TransitionSystem>(
    _ deviations: [Deviation], cases: Int, isFirstEnough: Bool = false, on system: System.Type
  ) -> [Exposure] {
    var exposures = deviations.map { Exposure($0.name, first: nil, found: 0) }
    var index = 0
    _ = check(Campaign.name, CaseGenerator(), settings: Settings(cases: cases)) { drawn in
      for (position, deviation) in deviations.enumerated()
      where !(isFirstEnough && exposures[position].found > 0) {
        guard finds(deviation, drawn, on: system) else { continue }
        exposures[position].found += 1
        exposures[position].first = exposures[position].first ?? index
      }
      index += 1
      return Verdict.passed
    }
    return exposures
  }

  /// Whether the case finds the deviation by its clause.
  ///
  /// The campaign asks about a law only where nothing else is broken, as nothing is in a correct
  /// system; so a law is asked by itself here.
  private static func finds<System: TransitionSystem>(
    _ deviation: Deviation, _ drawn: Case, on system: System.Type
  ) -> Bool {
    let (scene, events) = (drawn.file.scene, drawn.file.events)
    let start = { Deviant<System>($0, deviation) }
    if Law.allCases.contains(where: { $0.clause == deviation.clause }) {
      let law = drawn.law.flatMap { $0.clause == deviation.clause ? $0 : nil }
      return law?.judge(scene: scene, events: events, on: start) != nil
    }
    let trial = Trial(scene: scene, events: events, on: start)
    return trial.violations.contains { $0.clause == deviation.clause }
  }
}
