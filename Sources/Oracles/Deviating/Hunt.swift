// Hunts: how many generated cases it takes to find a known-wrong system, and how small the case gets.

import Checking
import Model
import Scenario

/// The search for a case that shows a deviation.
public enum Hunt {
  /// How many cases a deviation may take to be found.
  public static let budget = 10_000

  /// How a deviation was found.
  public struct Kill: Sendable {
    /// How many cases it took, the one that shows it included.
    public let cases: Int
    /// What was found: as the generator drew it, or shrunk.
    public let failure: CaseFailure
  }

  /// Looks for the first case of a run that shows a deviation, and shrinks it if asked to.
  ///
  /// - Parameters:
  ///   - deviation: what is to be found.
  ///   - base: the correct system that it is a deviation of.
  ///   - seed: which cases.
  ///   - isShrunk: whether the case is shrunk; otherwise it is as it was found.
  ///   - searchesOtherCases: whether other cases are shrunk too, for a simpler result.
  ///   - budget: how many cases there are at most.
  /// - Returns: how it was found; `nil` where no case shows it.
  public static func kill<Base: TransitionSystem>(
    _ deviation: Deviation, of base: Base.Type, seed: UInt64 = Settings.fixedSeed,
    isShrunk: Bool = false, searchesOtherCases: Bool = false, budget: Int = budget
  ) -> Kill? {
    var settings = Settings(cases: budget)
    settings.seed = seed
    settings.maximumFailures = 1
    settings.maximumExplainEvaluations = 0
    settings.searchesOtherCases = searchesOtherCases
    if !isShrunk { settings.maximumShrinkEvaluations = 1 }
    let outcome = check(deviation.name, CaseGenerator(), settings: settings) { drawn in
      let violation = deviation.violation(in: drawn, of: base)
      return violation.map { .failed($0.clause.rawValue, $0.sentence) } ?? Verdict.passed
    }
    guard let found = outcome.counterexamples.first, let index = found.caseIndex else { return nil }
    return Kill(cases: index + 1, failure: CaseFailure(found))
  }
}
