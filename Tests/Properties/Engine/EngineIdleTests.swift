// What does not change costs nothing, and the heap of instants.

import Scenario
import Testing

@testable import Engine

@Suite struct EngineIdleTests {
  @Test func `an idle frame visits no view`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    _ = engine.handle(.scroll("list", to: Point(x: 0, y: 9)))
    for _ in 0..<10 { _ = engine.handle(.advance(.milliseconds(16))) }
    #expect(engine.counters == Counters())
  }

  @Test func `a frame of a flight over a still scene visits no view either`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    #expect(engine.enter(engineFlight) == .accepted)
    _ = engine.handle(.advance(.milliseconds(16)))
    let first = engine.counters
    #expect(first.squareRoots == 1)
    for _ in 0..<90 { _ = engine.handle(.advance(.milliseconds(16))) }
    #expect(engine.counters == first)
    _ = engine.handle(.scroll("list", to: Point(x: 0, y: 9)))
    _ = engine.handle(.advance(.milliseconds(16)))
    #expect(engine.counters.squareRoots == 2)
  }

  @Test func `what changes elsewhere has nothing computed anew for a flight`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    #expect(engine.enter(engineFlight) == .accepted)
    _ = engine.handle(.advance(.milliseconds(16)))
    let first = engine.counters
    // A view beside the screens, and one that is nowhere.
    for view in ["label", "loose"] as [Name] {
      _ = engine.handle(.scroll(view, to: Point(x: 0, y: 9)))
      _ = engine.handle(.advance(.milliseconds(16)))
      #expect(engine.counters.squareRoots == first.squareRoots)
      #expect(engine.counters.transformsComposed == first.transformsComposed)
    }
    // One that it flies from does count, and so does all that this is in.
    for (count, view) in (["thumb", "list", "main"] as [Name]).enumerated() {
      _ = engine.handle(.scroll(view, to: Point(x: 0, y: 9)))
      _ = engine.handle(.advance(.milliseconds(16)))
      #expect(engine.counters.squareRoots == first.squareRoots + count + 1)
    }
  }

  @Test func `the earliest instant is on top whatever comes and goes`() {
    var dice = EngineDice(seed: 9)
    var heap = DueHeap()
    var times: [Handle: Int64] = [:]
    for _ in 0..<2_000 {
      let slot = Handle(Int.random(in: 0..<40, using: &dice))
      if times[slot] == nil, Bool.random(using: &dice) {
        let time = Int64.random(in: 0..<30, using: &dice)
        times[slot] = time
        heap.insert(DueHeap.Entry(time: time, number: Int(slot), slot: slot))
      } else {
        times[slot] = nil
        heap.remove(slot)
      }
      let earliest = times.map { ($0.value, $0.key) }.min { $0 < $1 }
      #expect(heap.first?.slot == earliest?.1)
    }
    heap.remove(77)
  }
}
