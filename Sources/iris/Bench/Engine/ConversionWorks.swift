// Conversions: the box of a view, 64 levels down, in screen space or in another view's.

import Engine
import Model
import Scenario

extension EngineContest {
  private static let depth = 64
  private static let leaves = 64

  /// All contests of conversions; an operation is one box.
  static func conversions(scale: Int) -> [EngineContest] {
    let count = max(1, 64_000 / scale)
    return [
      EngineContest(
        part: .conversion, name: "leaf to screen, kept",
        engine: {
          boxes(count, in: nil) { engine, _ in
            for leaf in 0..<leaves {
              engine.keepConversion(of: EngineScenes.name("eastleaf", leaf))
            }
          }
        }, floor: { ChainFloor.boxes(count, depth: 0) }, greatestRatio: 3),
      EngineContest(
        part: .conversion, name: "leaf to screen, root changed first",
        engine: { boxes(count / 8, in: nil, changing: "main") },
        floor: { ChainFloor.boxes(count / 8, depth: depth) },
        model: { modelBoxes() }, greatestRatio: 2.5),
      EngineContest(
        part: .conversion, name: "leaf to screen, another view changed",
        engine: { boxes(count / 8, in: nil, changing: "aside") },
        floor: { ChainFloor.boxes(count / 8, depth: depth) }),
      EngineContest(
        part: .conversion, name: "leaf to leaf of another chain",
        engine: { boxes(count / 8, in: "westleaf0") },
        floor: { ChainFloor.boxes(count / 8, depth: 2 * depth) }, greatestRatio: 2.5),
    ]
  }

  private static func boxes(
    _ count: Int, in space: Name?, changing changed: Name? = nil,
    _ prepare: (inout TransitionEngine, Int) -> Void = { _, _ in }
  ) -> Work {
    var engine = TransitionEngine(EngineScenes.chains(depth: depth, leaves: leaves))
    prepare(&engine, 0)
    let names = (0..<leaves).map { EngineScenes.name("eastleaf", $0) }
    let writes = changed.map { name in
      (0..<2).map { Event.scroll(name, to: Point(x: Double($0), y: 1)) }
    }
    return Work(operations: count) {
      guard let writes else { return Int(sum(count, names, space, engine)) }
      return Int(sum(count, names, after: writes, &engine))
    } counters: {
      engine.counters
    }
  }

  /// The sum of the boxes' widths; the engine is lent, as one that is captured would be copied each time.
  private static func sum(
    _ count: Int, _ names: [Name], _ space: Name?, _ engine: TransitionEngine
  ) -> Double {
    (0..<count).reduce(0) { $0 + width(of: names[$1 % leaves], in: space, engine) }
  }

  /// The same after a change each.
  private static func sum(
    _ count: Int, _ names: [Name], after writes: [Event], _ engine: inout TransitionEngine
  ) -> Double {
    var sum = 0.0
    for index in 0..<count {
      _ = engine.handle(writes[index % 2])
      engine.keepConversion(of: names[index % leaves])
      sum += width(of: names[index % leaves], in: nil, engine)
    }
    return sum
  }

  private static func width(of name: Name, in space: Name?, _ engine: TransitionEngine) -> Double {
    engine.box(of: name, in: space)?.size.width ?? 0
  }

  /// The model has no box of one view: it says what all views are expected to be.
  private static func modelBoxes() -> Work {
    var model = ReferenceModel(EngineScenes.chains(depth: depth, leaves: leaves))
    var count = 0.0
    return Work(operations: leaves) {
      count += 1
      _ = model.handle(.scroll("main", to: Point(x: count, y: 1)))
      return model.expectation().views.count
    }
  }
}
