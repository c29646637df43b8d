// A system with a deliberate fault: a mask that outlives its transition.

import Checking
import Engine
import Oracles
import Scenario

/// The engine, but a screen keeps the last mask of a transition that has ended.
struct LingeringMask: TransitionSystem {
  private var engine: TransitionEngine
  private var kept: [Name: MaskObservation] = [:]

  init(_ scene: Scene) {
    engine = TransitionEngine(scene)
  }

  mutating func handle(_ event: Event) -> Response {
    let before = engine.observe()
    let response = engine.handle(event)
    for view in before.views where view.mask?.opened != nil {
      kept[view.name] = view.mask
    }
    return response
  }

  func observe() -> Observation {
    var seen = engine.observe()
    for index in seen.views.indices where seen.views[index].mask == nil {
      seen.views[index].mask = kept[seen.views[index].name]
    }
    return seen
  }
}

/// Cases on one small scene: few kinds of events, so that a search is short and the same for good.
struct SmallCases: Generator {
  func draw(from source: Source) -> Case {
    let events = source.list(0...12, "event") { () -> Event in
      switch source.index(below: 6) {
      case 0: .advance(.milliseconds(Int64(source.int(in: 0...2_000))))
      case 1: .present("detail", on: "modal", .animated(Self.animation(source)))
      case 2: .dismiss("detail", .asEntered)
      case 3: .show("thumb")
      case 4: .hide("thumb")
      default: .resize("main", Size(width: Double(source.int(in: 1...500)), height: 667))
      }
    }
    return Case(file: ScenarioFile(scene: Self.scene, events: events))
  }

  private static func animation(_ source: Source) -> Animation {
    Animation(
      "imageMask", lasting: source.bool() ? .milliseconds(500) : nil,
      from: source.bool() ? .view("thumb") : nil, to: source.bool() ? .view("poster") : nil)
  }

  private static let scene: Scene = {
    let text = """
      iris 1
      window main 375 667
      screen list in main
      image thumb in list frame 20 120 60 90 picture movie 320x496
      screen detail
      image poster in detail frame 20 138 80 124 picture movie 320x496
      stage modal over main fullScreen
      """
    return (try? ScenarioFile(parsing: text))?.scene ?? .empty
  }()
}
