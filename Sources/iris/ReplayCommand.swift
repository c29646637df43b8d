// `iris replay`: one scenario file, or the case of a token.

import Checking
import Foundation
import Oracles
import Report
import Scenario

extension IrisCommand {
  /// Runs what the user names: a file if there is one of that name or it looks like a path, else a
  /// token.
  func replay<System: TransitionSystem>(
    _ subject: String, _ choice: SystemChoice, _ begin: @escaping @Sendable (Scene) -> System
  ) throws(UnusableInput) -> Int32 {
    let isFile =
      FileManager.default.fileExists(atPath: subject) || !subject.contains(":")
      || subject.contains("/") || subject.hasSuffix(".scenario")
    if isFile { return replay(file: subject, try scenario(in: subject), choice, begin) }
    let token: ReplayToken
    do throws(ReplayTokenError) {
      token = try ReplayToken(parsing: subject)
    } catch {
      throw UnusableInput([error.description])
    }
    return try replay(token: token, choice, begin)
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
    for found in outcome.counterexamples { console.say(report(CaseFailure(found), choice, begin)) }
    if !outcome.counterexamples.isEmpty { return ExitStatus.failure }
    for finding in outcome.findings {
      guard finding.kind == .replayPassed else { throw UnusableInput([finding.description]) }
      console.say("The replayed case passes now on the \(choice.rawValue).")
    }
    return ExitStatus.success
  }
}
