// `iris check`: the campaign.

import Checking
import Oracles
import Report
import Scenario

extension IrisCommand {
  /// Checks a system, or a shard's share of it, and prints what was found.
  func check<System: TransitionSystem>(
    _ options: Request.CheckOptions, _ begin: @escaping @Sendable (Scene) -> System
  ) async throws(UnusableInput) -> Int32 {
    let settings = try settings(options)
    if let token = settings.replay, options.shard == nil || options.shard == .whole {
      return try replay(token: token, options.system, begin)
    }
    if let shard = try shard(options) { return try await run(shard, options, settings, begin) }
    if let output = options.output {
      throw UnusableInput([
        "'\(output)' is where the records of a shard are to be written, but no shard is run; say "
          + "which by --shard."
      ])
    }
    return await run(options, settings, begin)
  }

  /// Runs a campaign, or what of it is not in blocks that were run elsewhere.
  func run<System: TransitionSystem>(
    _ options: Request.CheckOptions, _ settings: Settings, taking blocks: [CaseBlock] = [],
    _ begin: @escaping @Sendable (Scene) -> System
  ) async -> Int32 {
    let progress = CheckProgress(
      console, cases: settings.cases, isQuiet: options.isQuiet, limit: options.seconds)
    var watched = settings
    watched.observer = { progress.goesOn($0) }
    let started = console.now()
    let focus = ClauseFocus(options.clause)
    let outcome = await Checking.check(
      Campaign.name, CaseGenerator(), jobs: options.jobs ?? console.processors, taking: blocks,
      settings: watched
    ) { drawn in
      progress.count(drawn)
      return focus.verdict(of: drawn, on: begin)
    }
    progress.end()
    let failures = outcome.counterexamples.map { failure -> ToldFailure in
      tell(CaseFailure(failure), options.system, begin)
    }
    // The run of a failing case ends where it fails: shares say nothing then.
    let told = outcome.findings.filter { failures.isEmpty || !$0.kind.isShare }
    var findings = told.map { progress.sentence(of: $0) }
    let others = focus.sentence(on: outcome.labels)
    if let others { findings.append(others) }
    let result = CheckResult(
      outcome, options: options, settings: settings, failures: failures, findings: findings,
      seconds: console.now() - started)
    console.write(options.isJSON ? result.records : result.text)
    return outcome.isSuccess && others == nil ? ExitStatus.success : ExitStatus.failure
  }

  /// The settings of a campaign: options go before the environment.
  func settings(
    _ options: Request.CheckOptions, _ variable: ((String) -> String?)? = nil
  ) throws(UnusableInput) -> Settings {
    var settings = Settings(cases: Campaign.defaultCases)
    do throws(EnvironmentError) {
      settings = try settings.applyingEnvironment { name in
        let isGiven =
          name == "IRIS_CASES" && options.cases != nil
          || name == "IRIS_SEED" && options.seed != nil
        return isGiven ? nil : (variable ?? console.variable)(name)
      }
    } catch {
      throw UnusableInput([error.description])
    }
    guard settings.cases <= CaseBlock.maximumCount else {
      throw UnusableInput([
        "IRIS_CASES is '\(settings.cases)'; it must be at most \(CaseBlock.maximumCount)."
      ])
    }
    if let cases = options.cases { settings.cases = cases }
    if let seed = options.seed { settings.seed = seed }
    // A campaign that passes over failures passes over cases that were cut short, too.
    if settings.cases >= Campaign.defaultCases && options.clause == nil {
      settings.requirements = Campaign.requirements
      settings.requiredEntries = PairCoverage.requiredEntries
    }
    if let root = console.storeRoot {
      let store = DirectoryFailureStore(root: root)
      settings.store = options.clause.map { OneClauseStore(store, $0) } ?? store
    }
    return settings
  }
}

extension Finding.Kind {
  /// Whether it is about how often something occurred.
  fileprivate var isShare: Bool {
    switch self {
    case .requirementMissed, .requirementUndecided, .entriesMissed: true
    default: false
    }
  }
}
