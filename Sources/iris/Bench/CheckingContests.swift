// The contests of `iris bench checking`.

import Checking

enum CheckingContests {
  private static let seed: UInt64 = 1

  private static func settings(_ cases: Int) -> Settings {
    var settings = Settings(cases: cases)
    settings.seed = seed
    return settings
  }

  /// All of them, with their gates; `scale` multiplies the cases of a measurement.
  static func all(scale: Double) -> [Contest] {
    func cases(_ count: Int) -> Int { max(Int(Double(count) * scale), 1) }
    return [
      list(cases(200_000)), pair(cases(2_000_000)), machine(cases(40_000)), replay(cases(100_000)),
    ]
  }

  /// The sum of a list of 0 to 100 integers.
  private static func list(_ cases: Int) -> Contest {
    let generator = Gen.array(of: Gen.integer(Int64.self), count: 0...100)
    return Contest(
      name: "sum of a list", option: .list, unit: "cases", cases: cases, unitsPerCase: 1,
      greatestRatio: 2.5, leastRate: 1_000_000
    ) { cases in
      var sum: Int64 = 0
      _ = check("list", generator, settings: settings(cases)) { list in
        sum &+= list.reduce(0, &+)
        return true
      }
      return Int(sum)
    } bare: { cases in
      var sum: Int64 = 0
      for index in 0..<cases {
        var source = BareSource(runSeed: seed, index: index)
        var list: [Int64] = []
        let length = source.length(100)
        list.reserveCapacity(length)
        for _ in 0..<length { list.append(source.integer()) }
        sum &+= list.reduce(0, &+)
      }
      return Int(sum)
    }
  }

  private static func pair(_ cases: Int) -> Contest {
    let generator = Gen.pair(Gen.int(), Gen.int())
    return Contest(
      name: "two integers", option: .pair, unit: "cases", cases: cases, unitsPerCase: 1
    ) { cases in
      var sum = 0
      _ = check("pair", generator, settings: settings(cases)) { first, second in
        sum &+= first ^ second
        return true
      }
      return sum
    } bare: { cases in
      var sum = 0
      for index in 0..<cases {
        var source = BareSource(runSeed: seed, index: index)
        let first = Int(source.integer())
        sum &+= first ^ Int(source.integer())
      }
      return sum
    }
  }

  private static func machine(_ cases: Int) -> Contest {
    let machine = DictionaryMachine()
    let steps = DictionaryMachine.steps
    return Contest(
      name: "dictionary machine", option: .machine, unit: "steps", cases: cases,
      unitsPerCase: steps, leastRate: 5_000_000
    ) { cases in
      let outcome = check(
        "machine", machine: machine, count: steps...steps, settings: settings(cases))
      return outcome.isSuccess ? outcome.cases : -1
    } bare: { cases in
      var right = 0
      for index in 0..<cases {
        var source = BareSource(runSeed: seed, index: index)
        if DictionaryMachine.bareCase(&source) { right += 1 }
      }
      return right
    }
  }

  /// A tape of 70 flags and integers and the last flag, again and again.
  private static func replay(_ cases: Int) -> Contest {
    let replayer = Replayer(Gen.array(of: Gen.int(in: 0...1000), count: 0...100))
    let numbers = (0..<70 as Range<UInt64>).map { $0 * 13 }
    let token = ReplayToken(name: "list", values: numbers.flatMap { [1, $0] } + [0])
    return Contest(
      name: "replay of 141 choices", option: .replay, unit: "replays", cases: cases,
      unitsPerCase: 1
    ) { cases in
      var sum = 0
      for _ in 0..<cases { sum &+= replayer.value(of: token)?.reduce(0, &+) ?? -1 }
      return sum
    } bare: { cases in
      var sum = 0
      for _ in 0..<cases {
        var list: [Int] = []
        var position = 0
        while position < token.values.count, token.values[position] == 1 {
          list.append(Int(min(token.values[position + 1], 1000)))
          position += 2
        }
        sum &+= list.reduce(0, &+)
      }
      return sum
    }
  }
}
