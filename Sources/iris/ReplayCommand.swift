// `iris replay`: one scenario file, or the case of a token or of the failure that was kept last.

import Checking
import Foundation
import Oracles
import Report
import Scenario

extension Request {
  /// The options of `iris replay`.
  struct ReplayOptions: Equatable, Sendable {
    /// A file or a token; the failure that was kept last if `nil`.
    var subject: String?
    /// What is run.
    var against = SystemChoice.engine
    /// Whether what is seen after each event is printed.
    var showsSteps = false
  }

  /// Reads the options of `iris replay`.
  static func replayOptions(_ reader: inout ArgumentReader) throws(UsageError) -> ReplayOptions {
    var options = ReplayOptions()
    options.against = try reader.choice("--against", SystemChoice.self) ?? .engine
    options.showsSteps = reader.flag("--step")
    if reader.flag("--last") {
      try reader.finish()
    } else {
      options.subject = try reader.subject("a scenario file or a replay token, or --last")
    }
    return options
  }
}

extension IrisCommand {
  /// Runs what the user names: a file if there is one of that name or it looks like a path, else a
  /// token.
  func replay<System: TransitionSystem>(
    _ options: Request.ReplayOptions, _ begin: @escaping @Sendable (Scene) -> System
  ) throws(UnusableInput) -> Int32 {
    let choice = options.against
    guard let subject = options.subject else {
      let token = try lastToken()
      if options.showsSteps { trace(token, begin) }
      return try replay(token: token, choice, begin)
    }
    let isFile =
      FileManager.default.fileExists(atPath: subject) || !subject.contains(":")
      || subject.contains("/") || subject.hasSuffix(".scenario")
    if isFile {
      if !FileManager.default.fileExists(atPath: subject), !subject.contains("/"),
        !subject.hasSuffix(".scenario")
      {
        throw UnusableInput([
          "there is no file '\(subject)', and a replay token is spelled name:TOKEN."
        ])
      }
      let parsed = try scenario(in: subject)
      if options.showsSteps { trace(parsed.file, begin) }
      return replay(file: subject, parsed, choice, begin)
    }
    let token: ReplayToken
    do throws(ReplayTokenError) {
      token = try ReplayToken(parsing: subject)
    } catch {
      throw UnusableInput([error.description])
    }
    if options.showsSteps { trace(token, begin) }
    return try replay(token: token, choice, begin)
  }

  /// The token of the failure that was kept last.
  ///
  /// - Throws: that there is none.
  private func lastToken() throws(UnusableInput) -> ReplayToken {
    let store = console.storeRoot.map { DirectoryFailureStore(root: $0) }
    guard let token = store?.newest(Campaign.name) else {
      throw UnusableInput([
        "no failure is kept in .iris/failures of this directory; 'iris check' keeps those it finds."
      ])
    }
    return token
  }

  /// Prints what is seen after each event.
  private func trace<System: TransitionSystem>(_ file: ScenarioFile, _ begin: (Scene) -> System) {
    console.write(TextTrace(Playback(file, on: begin)).text + "\n")
  }

  /// Prints what is seen after each event of a token's case; nothing if the token fits none, which is
  /// told when it is run.
  private func trace<System: TransitionSystem>(_ token: ReplayToken, _ begin: (Scene) -> System) {
    guard token.name == Campaign.name else { return }
    if let drawn = Replayer(CaseGenerator()).value(of: token) { trace(drawn.file, begin) }
  }

  private func replay<System: TransitionSystem>(
    file path: String, _ parsed: ParsedScenario, _ choice: SystemChoice,
    _ begin: @escaping @Sendable (Scene) -> System
  ) -> Int32 {
    let run = ScenarioRun(parsed.file, on: begin)
    for unmet in run.unmet {
      console.say("\(path):\(parsed.lineOfStep[unmet.step]): not met on the \(choice.rawValue)")
      console.say("  expected  \(unmet.expected.line)")
      console.say("  actual    \(unmet.actual)")
    }
    let lineOfEvent = zip(parsed.file.steps, parsed.lineOfStep).compactMap { step, line in
      if case .event = step { line } else { nil }
    }
    for violation in run.violations {
      let index = violation.step - 1
      let place = lineOfEvent.indices.contains(index) ? ":\(lineOfEvent[index])" : ""
      console.say("\(path)\(place): \(violation.clause) breaks: \(violation.clause.sentence)")
      console.say("  \(violation.sentence)")
    }
    let met = run.expectations - run.unmet.count
    console.say(
      "\(path): \(run.isPassed ? "passes" : "fails") on the \(choice.rawValue), "
        + "\(parsed.file.events.count) events, \(met) of \(run.expectations) expectations met, "
        + (run.violations.isEmpty ? "no clause broken" : "\(run.violations.count) clauses broken"))
    return run.isPassed ? ExitStatus.success : ExitStatus.failure
  }

  /// Runs the case of a token.
  func replay<System: TransitionSystem>(
    token: ReplayToken, _ choice: SystemChoice, _ begin: @escaping @Sendable (Scene) -> System
  ) throws(UnusableInput) -> Int32 {
    guard token.name == Campaign.name else {
      throw UnusableInput([
        "the token is one of the property '\(token.name)'; this command runs '\(Campaign.name)'."
      ])
    }
    var settings = Settings(cases: 1)
    settings.replay = token
    let outcome = Checking.check(Campaign.name, CaseGenerator(), settings: settings) {
      Campaign.verdict(of: $0, on: begin)
    }
    for found in outcome.counterexamples {
      console.say(tell(CaseFailure(found), choice, begin).report)
    }
    if !outcome.counterexamples.isEmpty { return ExitStatus.failure }
    for finding in outcome.findings {
      guard finding.kind == .replayPassed else { throw UnusableInput([finding.description]) }
      console.say("The replayed case passes now on the \(choice.rawValue).")
    }
    return ExitStatus.success
  }
}
