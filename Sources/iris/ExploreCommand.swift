// `iris explore`: every event sequence of a small world.

import Engine
import Foundation
import Oracles
import Report
import Scenario

extension IrisCommand {
  func explore(_ name: String, depth: Int?, states: Int?, jobs: Int, plain: Bool) async -> Int32 {
    guard let world = SmallWorld.named(name) else { return 2 }
    var limits = ExplorationLimits()
    limits.depth = depth
    limits.states = states
    limits.jobs = jobs
    limits.isPlain = plain
    let t = console.now()
    let r = await Oracles.explore(world, limits: limits, on: TransitionEngine.init)
    let s = console.now() - t
    console.say("\(name) sym \(world.symmetryCount) events \(world.events.count) states \(r.states) transitions \(r.transitions) refusals \(r.refusals) depth \(r.depth) width \(r.width) complete \(r.isComplete) falseAlarms \(r.falseAlarms) time \(s) rate \(Double(r.states)/s) tr/s \(Double(r.transitions)/s) mem \(vm())")
    if let c = r.counterexample {
      for e in c.events { console.say(e.line) }
      for v in c.violations { console.say("\(v.clause) \(v.sentence)") }
    }
    return 0
  }
}

func vm() -> String {
  let t = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  return t.split(separator: "\n").first { $0.hasPrefix("VmHWM") }.map(String.init) ?? "?"
}
