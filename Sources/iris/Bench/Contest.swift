// Two ways of doing the same, measured in turn in one process.

/// The kit and the bare loop over the same cases.
struct Contest {
  /// What is done.
  let name: String
  /// Its name among the options of the command.
  let option: Request.BenchOptions.Contest
  /// What is counted a second.
  let unit: String
  /// How many cases a measurement runs.
  let cases: Int
  /// How many of the unit a case has.
  let unitsPerCase: Int
  /// The most that the kit may take, in times of the bare loop; no gate if nil.
  var greatestRatio: Double?
  /// The least that the kit must do a second; no gate if nil.
  var leastRate: Double?
  /// Runs a number of cases with the kit; a checksum of all values.
  let kit: (Int) -> Int
  /// Runs the same cases without it; the same checksum.
  let bare: (Int) -> Int
}

/// What a contest came to.
struct ContestResult {
  let kitRate: Double
  let bareRate: Double
  /// The kit's rate in its fastest round.
  let greatestKitRate: Double
  /// Of the medians' times: the kit's by the bare loop's.
  let ratio: Double
  /// Whether both came to the same values.
  let isSame: Bool

  /// Runs both sides in turn, so that whatever else the machine does hits both alike.
  init(_ contest: Contest, rounds: Int) {
    let clock = ContinuousClock()
    var kitTimes: [Double] = []
    var bareTimes: [Double] = []
    var isSame = true
    for _ in 0..<rounds {
      var sums = (kit: 0, bare: 0)
      let start = clock.now
      sums.kit = contest.kit(contest.cases)
      let middle = clock.now
      sums.bare = contest.bare(contest.cases)
      let end = clock.now
      kitTimes.append((middle - start) / .seconds(1))
      bareTimes.append((end - middle) / .seconds(1))
      isSame = isSame && sums.kit == sums.bare
    }
    let kitTime = Self.median(kitTimes)
    let bareTime = Self.median(bareTimes)
    let units = Double(contest.cases * contest.unitsPerCase)
    self.isSame = isSame
    kitRate = units / kitTime
    greatestKitRate = units / (kitTimes.min() ?? kitTime)
    bareRate = units / bareTime
    ratio = kitTime / bareTime
  }

  private static func median(_ times: [Double]) -> Double {
    times.sorted()[times.count / 2]
  }

  /// The gates that are missed, each in a sentence.
  func missedGates(_ contest: Contest) -> [String] {
    var missed: [String] = []
    if let greatest = contest.greatestRatio, ratio > greatest {
      missed.append("\(contest.name): the kit takes more than \(greatest) times the bare loop.")
    }
    // Whatever else the machine does makes a round slower, never faster.
    if let least = contest.leastRate, greatestKitRate < least {
      missed.append("\(contest.name): fewer than \(Int(least)) \(contest.unit) a second.")
    }
    if !isSame { missed.append("\(contest.name): the two loops came to different values.") }
    return missed
  }
}
