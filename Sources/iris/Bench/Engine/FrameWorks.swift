// Frames: time goes on by a sixtieth of a second, and what moves is ready to be shown.

import Engine
import Model
import Scenario

extension EngineContest {
  private static let frame = Flicks(Flicks.perSecond / 60)
  /// Made once: an event is a box.
  private static let tick = Event.advance(frame)
  /// Longer than anyone looks.
  private static let age = Flicks.milliseconds(100_000_000)

  /// All contests of frames; an operation is one transition in one frame, but where it says otherwise.
  static func frames(scale: Int) -> [EngineContest] {
    let (few, many) = (max(1, 100 / scale), max(1, 10_000 / scale))
    let sizes = [1_000, 10_000, 100_000, 1_000_000].map { max(10, $0 / scale) }
    var contests = [
      EngineContest(
        part: .frame, name: "\(many) in flight, \(5 * many) views",
        engine: { flying(many, of: 0, frames: 5) }, floor: { CommitFloor.work(many, frames: 5) },
        greatestRatio: 3),
      EngineContest(
        part: .frame, name: "\(many) in flight, \(sizes[3]) views",
        engine: { flying(many, of: sizes[3], frames: 5) },
        floor: { CommitFloor.work(many, frames: 5) }),
      EngineContest(
        part: .frame, name: "\(many), phases and ends included",
        engine: { changing(many, frames: 30) }, floor: { CommitFloor.work(many, frames: 5) }),
    ]
    for size in sizes {
      contests.append(
        EngineContest(
          part: .frame, name: "\(few) in flight, \(size) views",
          engine: { flying(few, of: size, frames: 100) },
          floor: { CommitFloor.work(few, frames: 100) },
          model: size == sizes[0] ? { flyingModel(few, of: size) } : nil))
    }
    return contests + [
      EngineContest(
        part: .frame, name: "1 in flight, \(sizes[3]) views",
        engine: { flying(1, of: sizes[3], frames: 10_000) },
        floor: { CommitFloor.work(1, frames: 10_000) }),
      EngineContest(
        part: .frame, name: "idle, \(sizes[3]) views, a frame",
        engine: { idle(sizes[3], frames: 100_000) }),
    ]
  }

  private static func idle(_ views: Int, frames: Int) -> Work {
    var engine = TransitionEngine(EngineScenes.crowd(stages: 1, views: views))
    return Work(operations: frames) {
      for _ in 0..<frames { _ = engine.handle(tick) }
      return engine.counters.viewsVisited
    } counters: {
      engine.counters
    }
  }

  /// Transitions that are under way for as long as anyone looks.
  private static func flying(_ count: Int, of views: Int, frames: Int) -> Work {
    var engine = TransitionEngine(EngineScenes.crowd(stages: count, views: views))
    var begun = 0
    for index in 0..<count
    where engine.handle(EngineScenes.enter(index, lasting: age)) == .accepted {
      begun += 1
    }
    _ = engine.handle(.advance(.milliseconds(10_000_000)))
    return Work(operations: begun * frames) {
      for _ in 0..<frames { _ = engine.handle(tick) }
      return engine.counters.viewsVisited
    } counters: {
      engine.counters
    }
  }

  /// Transitions of thirty frames, a thirtieth of which ends in each frame and turns round.
  private static func changing(_ count: Int, frames: Int) -> Work {
    var crowd = Crowd(count)
    for _ in 0..<60 { crowd.change() }
    return Work(operations: count * frames) {
      for _ in 0..<frames { crowd.change() }
      return crowd.engine.counters.viewsVisited
    } counters: {
      crowd.engine.counters
    }
  }

  /// Screens that come and go, each for itself.
  private struct Crowd {
    var engine: TransitionEngine
    private let comings: [Event]
    private let goings: [Event]
    private var isIn: [Bool]
    private var turn = 0

    init(_ count: Int) {
      engine = TransitionEngine(EngineScenes.crowd(stages: count, views: 0))
      let duration = Flicks(30 * frame.count)
      comings = (0..<count).map { EngineScenes.enter($0, lasting: duration) }
      goings = (0..<count).map { EngineScenes.leave($0, lasting: duration) }
      isIn = Array(repeating: false, count: count)
    }

    mutating func change() {
      for index in stride(from: turn % 30, to: isIn.count, by: 30) {
        let event = isIn[index] ? goings[index] : comings[index]
        if engine.handle(event) == .accepted { isIn[index].toggle() }
      }
      _ = engine.handle(tick)
      turn += 1
    }
  }

  private static func flyingModel(_ count: Int, of views: Int) -> Work {
    var model = ReferenceModel(EngineScenes.crowd(stages: count, views: views))
    for index in 0..<count { _ = model.handle(EngineScenes.enter(index, lasting: age)) }
    return Work(operations: count) {
      _ = model.handle(tick)
      return model.expectation().views.count
    }
  }
}
