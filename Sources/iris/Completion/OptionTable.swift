// The table of all commands, their options and what may stand behind them.

import Model
import Oracles
import Report
import Scenario

/// A command as shells complete it; the help is checked against it.
struct OptionTable: Sendable {
  /// What may stand at a place of the command line.
  struct Place: Equatable, Sendable {
    /// Words.
    var words: [String] = []
    /// Files with names of this pattern; none if `nil`.
    var files: String?

    /// Something that cannot be listed.
    static let anything = Place()
    /// The name of a scenario file.
    static let scenario = Place(files: "*.scenario")
    /// The name of any file.
    static let file = Place(files: "*")
    /// The name of a system.
    static let system = Place(words: SystemChoice.allCases.map(\.rawValue))
  }

  /// An option.
  struct Option: Sendable {
    /// Its names.
    let names: [String]
    /// What its value is; `nil` if it has none.
    let value: Place?

    /// An option without a value.
    static func flag(_ name: String) -> Option { Option(names: [name], value: nil) }

    /// An option with a value.
    static func value(_ names: String..., of place: Place = .anything) -> Option {
      Option(names: names, value: place)
    }
  }

  /// The command.
  let topic: Request.Topic
  /// Its options, without `--help`, which all have.
  let options: [Option]
  /// What its other arguments are.
  var subject = Place.anything

  /// All commands.
  static var all: [OptionTable] { Request.Topic.allCases.map(OptionTable.init) }

  /// The table of a command.
  init(_ topic: Request.Topic) {
    self.topic = topic
    switch topic {
    case .check:
      options = [
        .value("--cases"), .value("--seed", of: Place(words: ["random"])), .value("--jobs"),
        .value("--system", of: .system), .value("--shard", of: Place(words: ["none"])),
        .value("-o", "--output", of: .file), .value("--seconds"),
        .value("--clause", of: Place(words: Clause.allCases.map(\.rawValue))),
        .flag("--json"), .flag("--coverage"), .flag("--quiet"),
      ]
    case .merge:
      options = [.value("--jobs"), .flag("--coverage"), .flag("--json"), .flag("--quiet")]
      subject = .file
    case .replay:
      options = [.value("--against", of: .system), .flag("--last"), .flag("--step")]
      subject = .scenario
    case .render:
      options = [.value("-o", "--output", of: .file), .flag("--onion")]
      subject = .scenario
    case .explore:
      let worlds = SmallWorld.all.map(\.name) + ["all"]
      options = [
        .value("--world", of: Place(words: worlds, files: "*.scenario")), .value("--depth"),
        .value("--states"), .value("--jobs"), .value("--system", of: .system), .flag("--plain"),
        .flag("--quiet"),
      ]
    case .bench:
      let parts =
        Request.BenchOptions.Contest.allCases.map(\.rawValue)
        + Request.BenchOptions.Part.allCases.map(\.rawValue)
        + Request.BenchOptions.EnginePart.allCases.map(\.rawValue)
      let sides = Request.BenchOptions.Side.allCases.map(\.rawValue)
      options = [
        .value("--rounds"), .value("--only", of: Place(words: Self.once(parts))),
        .value("--side", of: Place(words: sides)), .value("--cases"), .value("--seeds"),
        .value("--jobs"), .value("--name"), .flag("--page"),
      ]
      subject = Place(words: Request.BenchOptions.Subject.allCases.map(\.rawValue))
    case .spec:
      options = [.flag("--json"), .flag("--page"), .flag("--measure"), .value("--cases")]
      let families = Specification.families.map(\.name)
      subject = Place(words: Clause.allCases.map(\.rawValue) + families + ["notation"])
    case .completion:
      options = []
      subject = Place(words: CompletionShell.allCases.map(\.rawValue))
    }
  }

  private static func once(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
