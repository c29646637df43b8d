// Reading the arguments of one command: options by name, in any order, then what is left.

import Scenario

/// The arguments of a command, taken one by one.
struct ArgumentReader {
  private let command: Request.Topic
  private var rest: [String]
  /// The options without a value that were looked for.
  private var flags: [String] = []

  /// The arguments behind the command.
  ///
  /// `--name=value` is the same as `--name value`; behind `--`
  /// nothing is an option.
  init(command: Request.Topic, _ arguments: [String]) {
    self.command = command
    rest = arguments
  }

  /// Whether help is asked for.
  var asksForHelp: Bool {
    options.contains { rest[$0] == "--help" || rest[$0] == "-h" }
  }

  /// The positions before a `--`.
  private var options: Range<Int> {
    0..<(rest.firstIndex(of: "--") ?? rest.count)
  }

  /// Takes an option without a value; whether it was there.
  mutating func flag(_ name: String) -> Bool {
    flags.append(name)
    guard let index = options.first(where: { rest[$0] == name }) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes an option with its value; `nil` if it is not there.
  ///
  /// - Throws: that the value is missing, or that the option is there twice.
  mutating func value(_ names: String...) throws(UsageError) -> String? {
    var found: String?
    while let index = options.first(where: { position in
      names.contains { rest[position] == $0 || rest[position].hasPrefix($0 + "=") }
    }) {
      let word = rest.remove(at: index)
      let name = names.first { word == $0 || word.hasPrefix($0 + "=") } ?? word
      if found != nil { throw UsageError("\(name) is given twice.") }
      if word != name {
        found = String(word.dropFirst(name.count + 1))
      } else if index < rest.count, rest[index] != "--" {
        found = rest.remove(at: index)
      } else {
        throw UsageError("\(name) needs a value; try 'iris \(command.rawValue) --help'.")
      }
    }
    return found
  }

  /// Takes an option whose value is one of a few words.
  ///
  /// - Throws: that the value is none of them.
  mutating func choice<Choice>(
    _ name: String, _ type: Choice.Type
  ) throws(UsageError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = try value(name) else { return nil }
    return try Self.choice(name, text, type)
  }

  /// Reads the value of an option as one of a few words.
  ///
  /// - Throws: that the value is none of them.
  static func choice<Choice>(
    _ name: String, _ text: String, _ type: Choice.Type
  ) throws(UsageError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      throw UsageError("\(name) is '\(text)'; it must be \(words).")
    }
    return choice
  }

  /// Takes the only argument that is no option, after all options were taken.
  ///
  /// - Throws: that it is missing, or that there is more.
  mutating func subject(_ what: String) throws(UsageError) -> String {
    if let unknown = unknownOption { throw unknown }
    if let mark = rest.firstIndex(of: "--") { rest.remove(at: mark) }
    guard let subject = rest.first else {
      throw UsageError(
        "'iris \(command.rawValue)' needs \(what); try 'iris \(command.rawValue) --help'.")
    }
    if rest.count > 1 {
      throw UsageError("'iris \(command.rawValue)' takes \(what), but '\(rest[1])' follows it.")
    }
    return subject
  }

  /// Takes all arguments that are no options, after all options were taken; at least one.
  ///
  /// - Throws: that there is none.
  mutating func subjects(_ what: String) throws(UsageError) -> [String] {
    if let unknown = unknownOption { throw unknown }
    if let mark = rest.firstIndex(of: "--") { rest.remove(at: mark) }
    if rest.isEmpty {
      throw UsageError(
        "'iris \(command.rawValue)' needs \(what); try 'iris \(command.rawValue) --help'.")
    }
    return rest
  }

  /// Takes the only argument that is no option, after all options were taken; `nil` if there is none.
  ///
  /// - Throws: that there is more.
  mutating func optionalSubject(_ what: String) throws(UsageError) -> String? {
    if let unknown = unknownOption { throw unknown }
    return rest.contains { $0 != "--" } ? try subject(what) : nil
  }

  /// Ends a command that takes options only.
  ///
  /// - Throws: that something is left over.
  mutating func finish() throws(UsageError) {
    if let unknown = unknownOption { throw unknown }
    if let mark = rest.firstIndex(of: "--") { rest.remove(at: mark) }
    if let surplus = rest.first {
      throw UsageError(
        "'iris \(command.rawValue)' takes options only, but '\(surplus)' is none; "
          + "try 'iris \(command.rawValue) --help'.")
    }
  }

  private var unknownOption: UsageError? {
    let position = options.first { rest[$0].hasPrefix("-") && rest[$0] != "-" }
    guard let word = position.map({ rest[$0] }) else { return nil }
    let (name, help) = ("'iris \(command.rawValue)'", "try 'iris \(command.rawValue) --help'.")
    if flags.contains(word) { return UsageError("\(word) is given twice.") }
    if let flag = flags.first(where: { word.hasPrefix($0 + "=") }) {
      return UsageError("\(flag) takes no value, but is given as '\(word)'; \(help)")
    }
    let names = OptionTable(command).options.flatMap(\.names) + ["--help"]
    let hint = Spelling.hint(for: word, among: names.filter { $0.hasPrefix("--") })
    return UsageError("\(name) has no option '\(word)'\(hint); \(help)")
  }
}
