// The options of `iris bench`.

extension Request {
  /// The options of `iris bench`.
  struct BenchOptions: Equatable, Sendable {
    /// The parts that can be measured.
    enum Subject: String, CaseIterable, Sendable {
      /// The property-testing kit.
      case checking
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

    /// The two sides of a contest.
    enum Side: String, CaseIterable, Sendable {
      /// With the kit.
      case kit
      /// Without it.
      case bare
    }

    /// What is measured.
    var subject: Subject
    /// How often each side is measured.
    var rounds = 7
    /// The only contest, or all of them.
    var only: Contest?
    /// The only side, run once and not measured: for a profiler, or to count allocations.
    var side: Side?
    /// How many cases a side alone runs.
    var cases: Int?
  }

  /// Reads the options of `iris bench`.
  static func benchOptions(_ reader: inout ArgumentReader) throws(UsageError) -> BenchOptions {
    let rounds = try reader.number("--rounds", 1...1000)
    let only = try reader.choice("--only", BenchOptions.Contest.self)
    let side = try reader.choice("--side", BenchOptions.Side.self)
    let cases = try reader.number("--cases", 1...1_000_000_000)
    let word = try reader.subject("what to measure")
    guard let subject = BenchOptions.Subject(rawValue: word) else {
      let words = BenchOptions.Subject.allCases.map { "'\($0.rawValue)'" }
      throw UsageError(
        "'iris bench' cannot measure '\(word)'; it measures \(words.joined(separator: " or ")).")
    }
    if cases != nil && side == nil {
      throw UsageError("--cases goes with --side; try 'iris bench --help'.")
    }
    return BenchOptions(
      subject: subject, rounds: rounds ?? 7, only: only, side: side, cases: cases)
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
