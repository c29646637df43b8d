// How a failing case was found and made small, in words.

import Oracles

extension CaseFailure {
  /// Where it was found: the case and the seed, if it is a case of a run.
  var place: String {
    caseIndex.map { "case \($0) of seed 0x\(String(seed, radix: 16))" }
      ?? "a case kept, replayed, or met in shrinking"
  }

  /// What shrinking took.
  var shrinking: String {
    shrinkEvaluations == 0
      ? "not shrunk" : "\(shrinkSteps) shrink steps, \(shrinkEvaluations) evaluations"
  }
}
