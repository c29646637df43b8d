// The checks can fail: each known-wrong system is found, by the oracle of the clause that it breaks.

import Checking
import Engine
import Model
import Oracles
import Scenario
import Testing

@Suite struct DeviationTests {
  /// The deviations that are tried: in a debug build, which is some fifty times slower, those that are
  /// found soonest.
  private static let tried: [Deviation] = {
    #if DEBUG
      let figures = (try? KnownWrongText())?.figures ?? [:]
      return Deviation.all.filter { (figures[$0.name]?.first ?? 0) <= 2 }
    #else
      return Deviation.all
    #endif
  }()

  @Test(arguments: tried)
  func `a known-wrong system is found as soon as the page says`(_ deviation: Deviation) throws {
    let kill = Hunt.kill(deviation, of: TransitionEngine.self)
    #expect(kill?.failure.clause == deviation.clause)
    #expect(try kill?.cases == KnownWrongText().figures[deviation.name]?.first)
  }

  @Test func `a system without its deviation is the correct one`() throws {
    let scene = try Scene(views: [ViewDeclaration("main", kind: .window, frame: .zero)])
    var deviant = Deviant<ReferenceModel>(scene)
    var model = ReferenceModel(scene)
    #expect(deviant.handle(.hide("main")) == model.handle(.hide("main")))
    #expect(deviant.observe() == model.observe())
  }

  @Test func `a case that does not show a fault is no violation`() throws {
    let scene = try Scene(views: [ViewDeclaration("main", kind: .window, frame: .zero)])
    let drawn = Case(file: ScenarioFile(scene: scene, events: [.hide("main")]))
    let shown = Deviation.all.filter {
      $0.violation(in: drawn, of: ReferenceModel.self) != nil
    }
    #expect(shown.map(\.clause).contains(.safeCopies))
    #expect(shown.allSatisfy { $0.clause != .maskCovers })
  }

  @Test func `a deviation that is not found is told so`() {
    let harmless = Deviation.all.first { $0.name == "a pop past the screen below is not animated" }
    #expect(
      harmless.flatMap { Hunt.kill($0, of: TransitionEngine.self, budget: 1) } == nil)
  }
}
