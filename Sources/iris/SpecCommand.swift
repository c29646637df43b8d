// `iris spec`: the clauses, what stands behind them, and the article that is made of them.

import Checking
import Engine
import Model
import Oracles
import Report
import Scenario

extension Request {
  /// The word for the notation, which stands where a name may.
  static let notation = "notation"

  /// The options of `iris spec`.
  struct SpecOptions: Equatable, Sendable {
    /// What is printed.
    enum Form: Equatable, Sendable {
      /// The table, or the sheets of what is named.
      case text
      /// A JSON object a clause.
      case json
      /// The article.
      case page
      /// Counts, as lines of a source file, in so many cases.
      case measure(cases: Int)
    }

    /// A clause or a family; all if `nil`.
    var name: String?
    /// What is printed.
    var form = Form.text
  }

  /// Reads the options of `iris spec`.
  static func specOptions(_ reader: inout ArgumentReader) throws(UsageError) -> SpecOptions {
    var options = SpecOptions()
    let cases = try reader.number("--cases", 1...CaseBlock.maximumCount)
    let forms: [(word: String, form: SpecOptions.Form)] = [
      ("--json", .json), ("--page", .page),
      ("--measure", .measure(cases: cases ?? Exposure.measuredCases)),
    ]
    var given: [String] = []
    for (word, form) in forms where reader.flag(word) {
      given.append(word)
      options.form = form
    }
    if given.count > 1 {
      throw UsageError("'iris spec' takes '\(given[0])' or '\(given[1])', not both.")
    }
    if cases != nil, given != ["--measure"] {
      throw UsageError("'iris spec' takes --cases with --measure only.")
    }
    options.name = try reader.optionalSubject("the name of a clause or a family")
    if options.name == notation, options.form == .json {
      throw UsageError("'iris spec notation' is text about all clauses; --json goes with clauses.")
    }
    if let name = options.name, options.form != .text, options.form != .json {
      throw UsageError("'iris spec \(given[0])' is about all clauses, but '\(name)' follows it.")
    }
    return options
  }
}

extension IrisCommand {
  /// Prints the clauses; fails if one of them lacks what it must have.
  func spec(_ options: Request.SpecOptions) throws(UnusableInput) -> Int32 {
    switch options.form {
    case .page: console.write(SpecificationPage.text)
    case .measure(let cases): measure(cases)
    case .text where options.name == Request.notation:
      for line in Specification.notationLines { console.say(line) }
    case .text, .json:
      let dossiers = try dossiers(options.name)
      if options.form == .json {
        for dossier in dossiers { console.say(dossier.json) }
      } else if options.name == nil {
        console.write(SpecificationTable(dossiers).text)
      } else {
        console.write(dossiers.map { ClauseSheet($0).text }.joined(separator: "\n"))
      }
      return dossiers.allSatisfy(\.gaps.isEmpty) ? ExitStatus.success : ExitStatus.failure
    }
    return ExitStatus.success
  }

  /// The clauses that a name stands for; all for none.
  private func dossiers(_ name: String?) throws(UnusableInput) -> [ClauseDossier] {
    guard let name else { return ClauseDossier.all }
    let found = ClauseDossier.all.filter { $0.family == name || $0.entry.clause.rawValue == name }
    guard found.isEmpty else { return found }
    let families = Specification.families.map(\.name)
    let words = Specification.entries.map(\.clause.rawValue) + families + [Request.notation]
    throw UnusableInput([
      "there is no clause and no family '\(name)'\(Spelling.hint(for: name, among: words)); "
        + "'iris spec' lists them."
    ])
  }

  private func measure(_ cases: Int) {
    for exposure in Exposure.measure(Deviation.all, cases: cases, on: TransitionEngine.self) {
      let first = exposure.first.map(String.init) ?? "nil"
      console.say(
        "    Exposure(\"\(exposure.deviation)\", first: \(first), found: \(exposure.found)),")
    }
  }
}
