// The options of `iris bench`.

extension Request {
  /// The options of `iris bench`.
  struct BenchOptions: Equatable, Sendable {
    /// The parts that can be measured.
    enum Subject: String, CaseIterable, Sendable {
      /// The property-testing kit.
      case checking
      /// How soon known-wrong systems are found.
      case deviations
      /// The engine, beside the least that its work costs and beside the model.
      case engine
      /// How costs grow with sizes.
      case growth
      /// The model, the engine and the oracles, step by step.
      case lockstep
    }

    /// What the engine is measured at.
    enum EnginePart: String, CaseIterable, Sendable {
      /// Frames with many transitions in flight.
      case frame
      /// Boxes of views in the spaces of others.
      case conversion
      /// Changes of the tree.
      case tree
      /// Holds that many share, and whole runs.
      case holds
      /// Timing curves.
      case curves
    }

    /// What the kit is measured with.
    enum Contest: String, CaseIterable, Sendable {
      /// The sum of a list.
      case list
      /// Two integers.
      case pair
      /// A state machine of dictionaries.
      case machine
      /// Replaying a tape.
      case replay
    }

    /// What of the lockstep is measured.
    enum Part: String, CaseIterable, Sendable {
      /// Drawing the cases.
      case generation
      /// The engine alone.
      case engine
      /// The model alone.
      case model
      /// Both, compared.
      case lockstep
      /// Both, compared and judged by every oracle.
      case oracles
      /// All that `iris check` does.
      case campaign
      /// The same on two processors.
      case jobs
      /// Shrinking a failure.
      case shrink
    }

    /// The two sides of a contest.
    enum Side: String, CaseIterable, Sendable {
      /// With the kit.
      case kit
      /// Without it.
      case bare
      /// Of the engine's contests, the engine.
      case engine
      /// The model.
      case model
    }

    /// What is measured.
    var subject: Subject
    /// How often each side is measured.
    var rounds = 7
    /// The only contest, or all of them.
    var only: Contest?
    /// The only part of the lockstep, or all of them.
    var part: Part?
    /// The only part of the engine, or all of them.
    var enginePart: EnginePart?
    /// Whether the engine's table is printed as a page in Markdown, and growth as a chart in SVG.
    var isPage = false
    /// What must be in the name of a contest of the engine, if it is to be run.
    var name: String?
    /// The only side, run once and not measured: for a profiler, or to count allocations.
    var side: Side?
    /// How many cases a side alone runs, or a round of the lockstep.
    var cases: Int?
    /// With how many seeds known-wrong systems are hunted.
    var seeds = 20
    /// How many hunts run at once.
    var jobs: Int?
  }

  /// Reads the options of `iris bench`.
  static func benchOptions(_ reader: inout ArgumentReader) throws(UsageError) -> BenchOptions {
    let rounds = try reader.number("--rounds", 1...1000)
    let only = try reader.value("--only")
    let side = try reader.choice("--side", BenchOptions.Side.self)
    let cases = try reader.number("--cases", 1...1_000_000_000)
    let seeds = try reader.number("--seeds", 1...1000)
    let jobs = try reader.number("--jobs", 1...1000)
    let name = try reader.value("--name")
    let isPage = reader.flag("--page")
    let word = try reader.subject("what to measure")
    guard let subject = BenchOptions.Subject(rawValue: word) else {
      let words = BenchOptions.Subject.allCases.map { "'\($0.rawValue)'" }
      throw UsageError(
        "'iris bench' cannot measure '\(word)'; it measures \(words.joined(separator: " or ")).")
    }
    var options = BenchOptions(subject: subject, rounds: rounds ?? 7, side: side, cases: cases)
    options.isPage = isPage
    if isPage && subject != .engine && subject != .growth {
      throw UsageError("--page goes with 'iris bench engine' or 'growth'.")
    }
    if subject != .engine && name != nil {
      throw UsageError("--name goes with 'iris bench engine'.")
    }
    if subject != .deviations && (seeds != nil || jobs != nil) {
      throw UsageError("--seeds and --jobs go with 'iris bench deviations'.")
    }
    switch subject {
    case .deviations:
      if rounds != nil || only != nil || side != nil || cases != nil {
        throw UsageError("'iris bench deviations' takes --seeds and --jobs only.")
      }
      (options.seeds, options.jobs) = (seeds ?? 20, jobs)
    case .checking:
      if cases != nil && side == nil {
        throw UsageError(
          "--cases goes with --side or with 'lockstep'; try 'iris bench --help'.")
      }
      if side == .engine || side == .model {
        throw UsageError("the sides of 'iris bench checking' are 'kit' and 'bare'.")
      }
      options.only = try only.map { (only) throws(UsageError) in
        try ArgumentReader.choice("--only", only, BenchOptions.Contest.self)
      }
    case .growth:
      if only != nil || side != nil || cases != nil {
        throw UsageError("'iris bench growth' takes --rounds and --page only.")
      }
    case .engine:
      if (cases != nil) != (side != nil) || side == .kit {
        throw UsageError(
          "'iris bench engine' takes --side engine, bare or model, and --cases, together or not at all."
        )
      }
      options.name = name
      options.enginePart = try only.map { (only) throws(UsageError) in
        try ArgumentReader.choice("--only", only, BenchOptions.EnginePart.self)
      }
    case .lockstep:
      if side != nil {
        throw UsageError("--side goes with 'checking' or 'engine'; try 'iris bench --help'.")
      }
      options.part = try only.map { (only) throws(UsageError) in
        try ArgumentReader.choice("--only", only, BenchOptions.Part.self)
      }
    }
    return options
  }
}

extension ArgumentReader {
  /// Takes an option whose value is a whole number of a range.
  mutating func number(
    _ name: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = try value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name) is '\(text)'; it must be a whole number from \(range.lowerBound) to "
          + "\(range.upperBound).")
    }
    return number
  }
}
