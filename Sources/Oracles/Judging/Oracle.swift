// Oracles: each judges one clause, at every moment of a run or once at its end.

import Model
import Scenario

/// A check of one clause on what was seen of any system.
public struct Oracle: Sendable {
  /// When an oracle is asked.
  enum Time: Sendable {
    /// After each event; the answer is what is wrong, or `nil`.
    case moment(@Sendable (Record, Moment) -> String?)
    /// At the end of the run; the answer has the step at which it showed.
    case end(@Sendable (Record) -> (step: Int, sentence: String)?)
  }

  /// The clause that it judges.
  public let clause: Clause
  let time: Time

  /// An oracle that is asked after each event.
  init(_ clause: Clause, moment: @escaping @Sendable (Record, Moment) -> String?) {
    self.clause = clause
    time = .moment(moment)
  }

  /// An oracle that is asked at the end of a run.
  init(_ clause: Clause, end: @escaping @Sendable (Record) -> (step: Int, sentence: String)?) {
    self.clause = clause
    time = .end(end)
  }

  /// The oracles that look at what a system shows and need no reference to compare it with, in the
  /// order in which a failure is attributed: the most telling first.
  public static let all: [Oracle] =
    interruption + contracts + endings + touches + masks + holds + drives + phases + landings
    + trees
    + geometry

  /// What this oracle finds after the last moment of a run.
  func judge(_ moment: Moment, in record: Record) -> Violation? {
    guard case .moment(let judge) = time else { return nil }
    return judge(record, moment).map { Violation(clause, step: moment.step, $0) }
  }

  /// What this oracle finds at the end of the run.
  func judge(whole record: Record) -> Violation? {
    guard case .end(let judge) = time else { return nil }
    return judge(record).map { Violation(clause, step: $0.step, $0.sentence) }
  }
}
