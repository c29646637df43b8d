// `iris check`: the campaign.

import Checking
import Oracles
import Report
import Scenario

extension IrisCommand {
  /// Checks a system, and prints what was found.
  func check<System: TransitionSystem>(
    _ options: Request.CheckOptions, _ begin: @escaping @Sendable (Scene) -> System
  ) async throws -> Int32 {
    let settings = try settings(options)
    if let token = settings.replay { return try replay(token: token, options.system, begin) }
    let progress = CheckProgress(console, cases: settings.cases, isQuiet: options.isQuiet)
    var watched = settings
    watched.observer = { progress.goesOn($0) }
    let started = console.now()
    let outcome = await Checking.check(
      Campaign.name, CaseGenerator(), jobs: options.jobs ?? console.processors, settings: watched
    ) { Campaign.verdict(of: $0, on: begin) }
    progress.end()
    let events = outcome.table(Campaign.eventTable)?.total ?? 0
    var summary = CampaignSummary(
      system: options.system.rawValue, cases: outcome.cases, events: events, seed: outcome.seed,
      seconds: console.now() - started)
    for label in outcome.labels { summary.labels[label.label] = label.count }
    summary.requirements = settings.requirements
    summary.coverage = PairCoverage(outcome.tables)
    summary.reports = outcome.counterexamples.map {
      report(CaseFailure($0), options.system, begin)
    }
    // The run of a failing case ends where it fails: shares say nothing then.
    let told = outcome.findings.filter { outcome.counterexamples.isEmpty || !$0.kind.isShare }
    summary.findings = told.map(\.description)
    console.write(summary.text)
    if options.showsCoverage { console.write("\n" + CoverageTable(summary.coverage).text) }
    return outcome.isSuccess ? ExitStatus.success : ExitStatus.failure
  }

  /// The settings of a campaign: options go before the environment.
  func settings(_ options: Request.CheckOptions) throws(UnusableInput) -> Settings {
    var settings = Settings(cases: Campaign.defaultCases)
    do throws(EnvironmentError) {
      settings = try settings.applyingEnvironment { name in
        let isGiven =
          name == "IRIS_CASES" && options.cases != nil
          || name == "IRIS_SEED" && options.seed != nil
        return isGiven ? nil : console.variable(name)
      }
    } catch {
      throw UnusableInput([error.description])
    }
    if let cases = options.cases { settings.cases = cases }
    if let seed = options.seed { settings.seed = seed }
    if settings.cases >= Campaign.defaultCases {
      settings.requirements = Campaign.requirements
      settings.requiredEntries = PairCoverage.requiredEntries
    }
    if let root = console.storeRoot { settings.store = DirectoryFailureStore(root: root) }
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
