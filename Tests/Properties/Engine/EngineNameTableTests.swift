// The table of names, beside a dictionary.

import Scenario
import Testing

@testable import Engine

@Suite struct EngineNameTableTests {
  @Test(arguments: [0, 1, 6, 100])
  func `it holds what a dictionary holds, however much it was made for`(_ capacity: Int) throws {
    var table = NameTable(capacity: capacity)
    var dictionary: [Name: Handle] = [:]
    var dice = EngineDice(seed: UInt64(capacity))
    let stages = try (0..<40).map { try #require(Name("table-stage\($0)")) }
    // Helpers' names have the same words as their stages', and differ in their upper halves only.
    let names = stages.flatMap { stage in
      [stage] + HelperRole.allCases.map { Name(helper: $0, of: stage, level: 2) }
    }
    for _ in 0..<3_000 {
      let (name, handle) = (dice.pick(names), Handle(Int.random(in: 0..<1_000, using: &dice)))
      table.set(name, to: handle)
      dictionary[name] = handle
      let other = dice.pick(names)
      #expect(table[other] == dictionary[other])
    }
    for name in names { #expect(table[name] == dictionary[name]) }
    #expect(dictionary.count == names.count)
  }

  @Test func `the first name of all is found only when it was put there`() throws {
    // Free slots look like the name with number 0, but for their handles.
    let table = NameTable(capacity: 4)
    for index in 0..<50 { #expect(table[try #require(Name("free\(index)"))] == nil) }
  }
}
