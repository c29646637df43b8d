// The checks can fail: each known-wrong system is found, by the oracle of the clause that it breaks.

import Checking
import Engine
import Model
import Oracles
import Scenario
import Testing

/// How many cases a known-wrong system may take to be found.
private let budget = 5_000

/// The deviations that are tried: in a debug build, which is some fifty times slower, one in six.
private let tried: [Deviation] = {
  #if DEBUG
    Deviation.all.enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
  #else
    Deviation.all
  #endif
}()

@Suite struct DeviationTests {
  static let lawful: Set<Clause> = Set(Law.allCases.map(\.clause))

  @Test(arguments: tried.filter { !lawful.contains($0.clause) })
  func `a known-wrong system is found`(_ deviation: Deviation) {
    var settings = Settings(cases: budget)
    settings.maximumFailures = 1
    settings.maximumShrinkEvaluations = 1
    let outcome = check(deviation.name, CaseGenerator(), settings: settings) { drawn in
      let trial = Trial(
        scene: drawn.file.scene, events: drawn.file.events,
        on: { Deviant<TransitionEngine>($0, deviation) })
      let found = trial.violations.contains { $0.clause == deviation.clause }
      return found ? Verdict.failed(deviation.clause.rawValue, "found") : .passed
    }
    #expect(outcome.counterexamples.first?.failure.identity == deviation.clause.rawValue)
  }

  @Test(arguments: tried.filter { lawful.contains($0.clause) })
  func `a system that breaks a law is found`(_ deviation: Deviation) {
    var settings = Settings(cases: budget)
    settings.maximumFailures = 1
    settings.maximumShrinkEvaluations = 1
    let law = Law.allCases.first { $0.clause == deviation.clause }
    let outcome = check(deviation.name, CaseGenerator(), settings: settings) { drawn in
      let violation = law?.judge(
        scene: drawn.file.scene, events: drawn.file.events,
        on: { Deviant<TransitionEngine>($0, deviation) })
      return violation.map { .failed($0.clause.rawValue, $0.sentence) } ?? Verdict.passed
    }
    #expect(outcome.counterexamples.first?.failure.identity == deviation.clause.rawValue)
  }

  @Test func `a system without its deviation is the correct one`() throws {
    let scene = try Scene(views: [ViewDeclaration("main", kind: .window, frame: .zero)])
    var deviant = Deviant<ReferenceModel>(scene)
    var model = ReferenceModel(scene)
    #expect(deviant.handle(.hide("main")) == model.handle(.hide("main")))
    #expect(deviant.observe() == model.observe())
  }

  @Test func `a system that is no value is found by its copies`() throws {
    let scene = try Scene(views: [ViewDeclaration("main", kind: .window, frame: .zero)])
    let trial = Trial(scene: scene, events: [.hide("main")], on: { SharedSystem($0) })
    #expect(trial.violations.map(\.clause) == [.safeCopies])
  }

  @Test func `a system that changes when it is looked at is found`() throws {
    let scene = try Scene(views: [ViewDeclaration("main", kind: .window, frame: .zero)])
    let trial = Trial(scene: scene, events: [.hide("main")], on: { RestlessSystem($0) })
    #expect(trial.violations.map(\.clause).contains(.safeDeterministic))
  }
}

/// A system whose copies are one and the same.
private struct SharedSystem: TransitionSystem {
  private final class Storage: @unchecked Sendable {
    var model: ReferenceModel
    init(_ model: ReferenceModel) { self.model = model }
  }

  private let storage: Storage

  init(_ scene: Scene) { storage = Storage(ReferenceModel(scene)) }

  mutating func handle(_ event: Event) -> Response { storage.model.handle(event) }

  func observe() -> Observation { storage.model.observe() }
}

/// A system that counts how often it is looked at, and shows it.
private struct RestlessSystem: TransitionSystem {
  private final class Counter: @unchecked Sendable { var looks = 0 }

  private var model: ReferenceModel
  private let counter = Counter()

  init(_ scene: Scene) { model = ReferenceModel(scene) }

  mutating func handle(_ event: Event) -> Response { model.handle(event) }

  func observe() -> Observation {
    counter.looks += 1
    var observation = model.observe()
    observation.time = Flicks(Int64(counter.looks))
    return observation
  }
}
