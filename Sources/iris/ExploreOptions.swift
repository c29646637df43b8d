// The options of `iris explore`.

extension Request {
  /// The options of `iris explore`; what is `nil` is as the world has it.
  struct ExploreOptions: Equatable, Sendable {
    /// The name of a world, the path of a scenario, or `all`; `nil` to list the worlds.
    var world: String?
    /// How many events deep.
    var depth: Int?
    /// How many states at most.
    var states: Int?
    /// How many states are expanded at once.
    var jobs: Int?
    /// The system that is explored.
    var system = SystemChoice.engine
    /// Whether states that differ by a symmetry are told apart.
    var isPlain = false
    /// Whether there is no progress.
    var isQuiet = false
  }

  /// Reads the options of `iris explore`.
  static func exploreOptions(_ reader: inout ArgumentReader) throws(UsageError) -> ExploreOptions {
    var options = ExploreOptions()
    options.world = try reader.value("--world")
    // States are numbered in 32 bits.
    options.depth = try reader.number("--depth", 0...1_000_000)
    options.states = try reader.number("--states", 1...1_000_000_000)
    options.jobs = try reader.number("--jobs", 1...1_000)
    options.system = try reader.choice("--system", SystemChoice.self) ?? .engine
    options.isPlain = reader.flag("--plain")
    options.isQuiet = reader.flag("--quiet")
    try reader.finish()
    if options.world == nil && options != ExploreOptions() {
      throw UsageError(
        "the options say how a world is explored, but none is named; say which by --world.")
    }
    return options
  }
}
