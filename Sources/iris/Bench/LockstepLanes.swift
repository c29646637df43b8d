// What `iris bench lockstep` measures: the campaign, and each part of it by itself.

import Checking
import Engine
import Model
import Oracles
import Scenario

/// One thing to measure.
struct Lane {
  /// What it is among the options of the command.
  let part: Request.BenchOptions.Part
  /// What is done.
  let name: String
  /// What is counted.
  let unit: String
  /// Does it once, and says how many of the unit that was.
  let run: () async -> Int
}

/// The lanes over the same cases.
struct LockstepLanes {
  private let settings: Settings
  private let cases: [Case]

  /// Draws the cases of the campaign of `iris check`, beginning with the first.
  init(cases count: Int) {
    settings = Settings(cases: count)
    var cases: [Case] = []
    _ = check("cases", CaseGenerator(), settings: settings) { drawn in
      cases.append(drawn)
      return true
    }
    self.cases = cases
  }

  /// All of them, each a part of those below it or beside it.
  var all: [Lane] {
    [
      Lane(part: .generation, name: "generation", unit: "events", run: generate),
      Lane(part: .engine, name: "engine alone", unit: "events", run: runEngine),
      Lane(part: .model, name: "model alone", unit: "events", run: runModel),
      Lane(part: .lockstep, name: "lockstep", unit: "events") { trials(under: []) },
      Lane(part: .oracles, name: "lockstep with oracles", unit: "events") {
        trials(under: Oracle.all)
      },
      Lane(part: .campaign, name: "campaign", unit: "events") { await campaign(jobs: 1) },
      Lane(part: .jobs, name: "campaign on two", unit: "events") { await campaign(jobs: 2) },
      Lane(part: .shrink, name: "shrinking", unit: "replays", run: shrink),
    ]
  }

  private func generate() -> Int {
    var events = 0
    _ = check("generation", CaseGenerator(), settings: settings) { drawn in
      events += drawn.file.events.count
      return true
    }
    return events
  }

  /// Every event, and a look after each.
  private func runEngine() -> Int {
    var events = 0
    for drawn in cases {
      var engine = TransitionEngine(drawn.file.scene)
      for event in drawn.file.events {
        _ = engine.handle(event)
        if engine.observe().time >= .zero { events += 1 }
      }
    }
    return events
  }

  /// Every event, and the expectation after each.
  private func runModel() -> Int {
    var events = 0
    for drawn in cases {
      var model = ReferenceModel(drawn.file.scene)
      for event in drawn.file.events {
        _ = model.handle(event)
        if model.expectation().time >= .zero { events += 1 }
      }
    }
    return events
  }

  private func trials(under oracles: [Oracle]) -> Int {
    var events = 0
    for drawn in cases {
      let trial = Trial(
        scene: drawn.file.scene, events: drawn.file.events, oracles: oracles,
        on: TransitionEngine.init)
      events += trial.record.moments.count
    }
    return events
  }

  private func campaign(jobs: Int) async -> Int {
    let outcome = await check(Campaign.name, CaseGenerator(), jobs: jobs, settings: settings) {
      Campaign.verdict(of: $0, on: TransitionEngine.init)
    }
    return outcome.table(Campaign.eventTable)?.total ?? 0
  }

  /// The first failure of a known-wrong engine, found and shrunk.
  private func shrink() -> Int {
    let deviation = Deviation.all.first { $0.clause == .maskGone }
    var wrong = Settings(cases: 1000)
    wrong.maximumFailures = 1
    wrong.maximumShrinkEvaluations = 10 * settings.cases
    wrong.maximumExplainEvaluations = 0
    let outcome = check(Campaign.name, CaseGenerator(), settings: wrong) { drawn in
      Campaign.verdict(of: drawn) { scene in
        deviation.map { Deviant<TransitionEngine>(scene, $0) } ?? Deviant(scene)
      }
    }
    return outcome.evaluations
  }
}
