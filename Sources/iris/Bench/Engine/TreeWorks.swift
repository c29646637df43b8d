// The tree: siblings that change their order, move elsewhere, come and go.

import Engine
import Model
import Scenario

extension EngineContest {
  /// All contests of the tree; an operation is one event, or one view that is built and torn down.
  static func trees(scale: Int) -> [EngineContest] {
    let sizes = [10, 1_000, 10_000].map { max(4, $0 / scale) }
    let count = max(1, 100_000 / scale)
    var contests: [EngineContest] = []
    for size in sizes {
      contests.append(
        EngineContest(
          part: .tree, name: "raise, \(size) siblings",
          engine: { events(count, of: size) { .front(EngineScenes.name("leaf", $0)) } },
          floor: { ListFloor.raises(count, of: size) },
          model: size < sizes[2] ? { modelRaises(of: size) } : nil))
    }
    for size in sizes {
      contests.append(
        EngineContest(
          part: .tree, name: "insert at a third, \(size) siblings",
          engine: {
            events(max(1, count / size), of: size) {
              .insert(EngineScenes.name("leaf", $0), into: "east", at: size / 3)
            }
          }))
    }
    for size in sizes {
      contests.append(
        EngineContest(
          part: .tree, name: "reparent, \(size) siblings",
          engine: {
            events(count, of: size) {
              .add(EngineScenes.name("leaf", $0), to: $1 ? "west" : "east")
            }
          }, floor: { ListFloor.raises(count, of: size) }))
    }
    let views = max(10, 1_000_000 / scale)
    return contests + [
      EngineContest(
        part: .tree, name: "build and tear down, \(views) views", engine: { builds(views) },
        model: { modelBuilds(max(10, 1_000 / scale)) })
    ]
  }

  /// Events about siblings that come by chance, but the same in every run: of a number and whether it
  /// comes the odd time.
  private static func events(_ count: Int, of size: Int, _ event: (Int, Bool) -> Event) -> Work {
    var engine = TransitionEngine(EngineScenes.siblings(size))
    var dice = ListFloor.Dice()
    var isOdd = [Bool](repeating: false, count: size)
    let list = (0..<max(count, 1)).map { _ in
      let sibling = dice.next(below: size)
      isOdd[sibling].toggle()
      return event(sibling, isOdd[sibling])
    }
    return Work(operations: count) {
      for event in list { _ = engine.handle(event) }
      return engine.counters.viewsVisited
    } counters: {
      engine.counters
    }
  }

  private static func events(_ count: Int, of size: Int, _ event: (Int) -> Event) -> Work {
    events(count, of: size) { sibling, _ in event(sibling) }
  }

  private static func modelRaises(of size: Int) -> Work {
    var model = ReferenceModel(EngineScenes.siblings(size))
    var dice = ListFloor.Dice()
    return Work(operations: 20) {
      var count = 0
      for _ in 0..<20
      where model.handle(.front(EngineScenes.name("leaf", dice.next(below: size)))) == .accepted {
        count += 1
      }
      return count
    }
  }

  private static func builds(_ count: Int) -> Work {
    let scene = EngineScenes.crowd(stages: 0, views: count)
    return Work(operations: count) { TransitionEngine(scene).counters.viewsVisited }
  }

  private static func modelBuilds(_ count: Int) -> Work {
    let scene = EngineScenes.crowd(stages: 0, views: count)
    return Work(operations: count) { ReferenceModel(scene).scene.views.count }
  }
}
