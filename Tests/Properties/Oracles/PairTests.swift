// The pairs of an event and a place: scripts lead the model to every place and try every kind of event
// there, and what is accepted is exactly what the rules call feasible.

import Model
import Scenario
import Testing

@testable import Checking
@testable import Oracles

@Suite struct PairTests {
  @Test func `what is accepted anywhere is exactly what no rule calls infeasible`() throws {
    var met: Set<CoveredPair> = []
    for system in CoveredSystem.allCases {
      for script in try PairScript.all(of: system) {
        let model = script.model
        let expected = model.expectation()
        for event in PairScript.tries {
          var next = model
          guard next.handle(event) == .accepted else { continue }
          met.formUnion(
            CoveredPair.made(
              by: event, seeing: expected.stages, expected: expected))
        }
      }
    }
    let feasible = Set(PairCoverage.feasible)
    #expect(met.subtracting(feasible).map(\.name).sorted() == [])
    #expect(feasible.subtracting(met).map(\.name).sorted() == [])
  }

  @Test func `aims change how often a case is drawn, never which case a tape makes`() {
    let source = Source()
    for seed in 0..<40 as Range<UInt64> {
      source.begin(seed: seed, size: 100, recording: true)
      let drawn = CaseGenerator().draw(from: source)
      var values = source.tape.values
      // The first choices are the aim: none, and then another one, that leans elsewhere.
      for (isAimed, target) in [(0, 0), (1, 0), (1, 30)] as [(UInt64, UInt64)] {
        values[0] = isAimed
        values[1] = target
        source.begin(replaying: values)
        #expect(CaseGenerator().draw(from: source).description == drawn.description, "\(seed)")
      }
    }
  }

  @Test func `pairs have names of their own, rules have letters of their own and cover something`()
  {
    #expect(Set(CoveredPair.all.map(\.name)).count == CoveredPair.all.count)
    let used = CoveredPair.all.compactMap { Infeasibility.rule(for: $0)?.mark }
    #expect(Set(used).sorted() == Infeasibility.all.map(\.mark))
    #expect(Set(Infeasibility.all.map(\.mark)).count == Infeasibility.all.count)
  }

  @Test func `a run counts each accepted event once for each place that it comes to`() throws {
    let scene = try PairScript.scene(.modal(.over))
    let flight = Animation("imageMask", from: .view("thumb"), to: .view("poster"))
    let events: [Event] = [
      .hide("thumb"), .present("detail", on: "modal", .animated(flight)), .start("modal"),
      .hide("thumb"), .hide("nobody"), .advance(.milliseconds(1_600)),
      .push("photo", on: "sidebar", .unanimated),
    ]
    let trial = Trial(scene: scene, events: events, on: { ReferenceModel($0) })
    #expect(
      trial.pairs.map(\.name) == [
        "imageMask entering fly: hide", "imageMask either way run: hide",
        "imageMask entering fly: advance", "imageMask either way run: advance",
        "imageMask presented rest: push beside",
      ])
  }

  @Test func `a choreography of the scene's own has a first phase, a last, and those between`()
    throws
  {
    var own = Choreography.ping
    own.name = "custom"
    func names(_ phases: Int) throws -> [String] {
      own.entering.phases = (0..<phases).map {
        Phase($0 == 0 ? "a" : $0 == 1 ? "b" : "c", share: 1)
      }
      own.entering.duration = Flicks(Int64(phases))
      let scene = try PairScript.scene(.modal(.over), own: own)
      let start = Event.present("detail", on: "modal", .animated(Animation("custom")))
      let events = [start] + (0..<phases).map { _ in Event.advance(Flicks(1)) }
      let trial = Trial(scene: scene, events: events, on: { ReferenceModel($0) })
      return trial.pairs.filter { $0.place.group == .entering }.map(\.name)
    }
    #expect(try names(1) == ["own entering first: advance"])
    #expect(
      try names(3) == [
        "own entering first: advance", "own entering middle: advance", "own entering last: advance",
      ])
  }

  @Test func `an infeasible pair that occurs breaks the case`() throws {
    let pair = CoveredPair(.start, .ping, .drive(.running))
    let verdict = PairCoverage.verdict(on: [CoveredPair(.hide, .ping, .resting), pair])
    let failure = try #require(verdict.failure)
    #expect(failure.identity == "infeasible pair")
    #expect(
      failure.message
        == "ping either way run: start was accepted, but cannot be: "
        + "The transition has started already: settling (S-26a).")
    #expect(PairCoverage.verdict(on: Array(PairCoverage.feasible.prefix(9))) == .passed)
  }

  @Test func `what has not occurred is missing, if it is feasible`() {
    let (first, second) = (PairCoverage.feasible[0], PairCoverage.feasible[1])
    let coverage = PairCoverage(counts: [first.name: 2])
    #expect(coverage.count(of: first) == 2 && coverage.count(of: second) == 0)
    #expect(coverage.missing == Array(PairCoverage.feasible.dropFirst()))
  }
}
