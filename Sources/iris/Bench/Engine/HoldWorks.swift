// Holds: many transitions that hide one view, and a run of everything that can happen.

import Checking
import Engine
import Model
import Oracles
import Scenario

extension EngineContest {
  /// All contests of holds, and of whole runs.
  static func holds(scale: Int) -> [EngineContest] {
    let many = max(1, 1_000 / scale)
    let events = max(10, 10_000 / scale)
    return [
      EngineContest(
        part: .holds, name: "begin and cancel, one view for \(many)",
        engine: { churn(many, { TransitionEngine($0) }, \.counters) },
        model: { churn(max(1, 10 / scale)) { ReferenceModel($0) } }),
      EngineContest(
        part: .holds, name: "\(many) in flight share a view, a frame",
        engine: { sharing(many, frames: 100) }, floor: { CommitFloor.work(many, frames: 100) }),
      EngineContest(
        part: .holds, name: "an event of a campaign's \(events)",
        engine: { run(events) { TransitionEngine($0) } },
        model: { run(events) { ReferenceModel($0) } }),
    ]
  }

  /// The kinds of systems that hide what they fly from, all from one view.
  private static func shared(_ index: Int) -> Event {
    EngineScenes.enter(index, from: EngineScenes.name("thumb", 0))
  }

  /// All begin, all are cancelled, and all end, as no time has passed.
  private static func churning(_ count: Int) -> [Event] {
    (0..<count).map(shared) + (0..<count).map { .cancel(EngineScenes.name("stage", $0)) } + [
      .advance(.milliseconds(1))
    ]
  }

  private static func churn<System: TransitionSystem>(
    _ count: Int, _ begin: (Scene) -> System,
    _ counters: @escaping (System) -> Counters = { _ in Counters() }
  ) -> Work {
    var system = begin(EngineScenes.crowd(stages: count, views: 0))
    let events = churning(count)
    return Work(operations: count) {
      events.reduce(0) { $0 + (system.handle($1) == .accepted ? 1 : 0) }
    } counters: {
      counters(system)
    }
  }

  private static func sharing(_ count: Int, frames: Int) -> Work {
    var engine = TransitionEngine(EngineScenes.crowd(stages: count, views: 0))
    for index in 0..<count {
      _ = engine.handle(
        EngineScenes.enter(
          index, lasting: .milliseconds(100_000_000), from: EngineScenes.name("thumb", 0)))
    }
    let tick = Event.advance(.milliseconds(16))
    return Work(operations: count * frames) {
      for _ in 0..<frames { _ = engine.handle(tick) }
      return engine.counters.viewsVisited
    } counters: {
      engine.counters
    }
  }

  /// The first cases of the campaign, until there are so many events; a look after each.
  private static func run<System: TransitionSystem>(
    _ count: Int, _ begin: @escaping (Scene) -> System
  ) -> Work {
    var files: [ScenarioFile] = []
    var events = 0
    _ = check("cases", CaseGenerator(), settings: Settings(cases: count)) { drawn in
      if events < count {
        files.append(drawn.file)
        events += drawn.file.events.count
      }
      return true
    }
    return Work(operations: events) {
      var views = 0
      for file in files {
        var system = begin(file.scene)
        for event in file.events {
          _ = system.handle(event)
          views += system.observe().views.count
        }
      }
      return views
    }
  }
}
