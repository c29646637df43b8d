// Looking into the failures of one clause only.

import Checking
import Model
import Oracles
import Scenario

/// Which failures a campaign looks into: all, or those of one clause, while others are counted.
struct ClauseFocus: Sendable {
  private static let prefix = "other failure: "

  private let clause: Clause?

  /// Looks into the failures of one clause; into all if `nil`.
  init(_ clause: Clause?) {
    self.clause = clause
  }

  /// The campaign's verdict; a case that breaks another clause first passes, with a label that says so.
  func verdict<System: TransitionSystem>(
    of drawn: Case, on begin: (Scene) -> System
  ) -> Verdict {
    let verdict = Campaign.verdict(of: drawn, on: begin)
    guard let clause, let failure = verdict.failure, failure.identity != clause.rawValue else {
      return verdict
    }
    return Verdict(
      .passed, labels: verdict.labels + [Self.prefix + failure.identity], entries: verdict.entries)
  }

  /// The clauses that were passed over, in order, with how many cases break each.
  static func others(_ labels: [String: Int]) -> [(clause: String, cases: Int)] {
    labels.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }.map {
      (String($0.key.dropFirst(prefix.count)), $0.value)
    }
  }

  /// What was passed over, in a sentence; `nil` if nothing was.
  func sentence(on labels: [LabelCount]) -> String? {
    guard let clause else { return nil }
    let counts = Dictionary(labels.map { ($0.label, $0.count) }, uniquingKeysWith: +)
    let others = Self.others(counts)
    if others.isEmpty { return nil }
    let list = others.map { "\($0.clause) in \($0.cases)" }.joined(separator: ", ")
    return "Other clauses than \(clause) broke first, which were counted but not looked into: "
      + "\(list) cases."
  }

  /// The clause of this name.
  ///
  /// - Throws: that there is none, and which is nearest.
  static func clause(named name: String) throws(UsageError) -> Clause {
    if let clause = Clause(rawValue: name) { return clause }
    let names = Clause.allCases.map(\.rawValue)
    throw UsageError(
      "there is no clause '\(name)'\(Spelling.hint(for: name, among: names)); "
        + "'iris spec' lists them.")
  }
}

/// A store of which only the failures of one clause are tried and replaced; others stay as they are.
struct OneClauseStore: FailureStore {
  private let store: any FailureStore
  private let clause: Clause

  /// The part of a store that is about a clause.
  init(_ store: any FailureStore, _ clause: Clause) {
    (self.store, self.clause) = (store, clause)
  }

  /// The lines of the clause's failures.
  func load(_ name: String) -> [String] { store.load(name).filter(isOurs) }

  /// Replaces the lines of the clause's failures.
  func save(_ lines: [String], for name: String) {
    store.save(store.load(name).filter { !isOurs($0) } + lines, for: name)
  }

  private func isOurs(_ line: String) -> Bool { line.hasSuffix(" \(clause.rawValue)") }
}
