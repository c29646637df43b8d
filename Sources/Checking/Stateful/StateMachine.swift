// Stateful testing: a system is driven by commands, beside a model of it.

/// A kind of command in the table of a state machine.
public struct CommandKind: Sendable {
  /// What the kind is called, in labels and reports.
  public let name: String
  /// How often it is drawn, in proportion to the others; 0 or less means never.
  public let weight: Int

  /// A kind of command.
  public init(_ name: String, weight: Int = 1) {
    self.name = name
    self.weight = weight
  }
}

/// A system, a model of it, and the commands that both understand.
///
/// A case is a sequence of commands. The table of kinds is the same at every step, and a command
/// that does not apply is left out, since to choose among the commands that happen to apply would
/// make the meaning of a choice depend on all before it, and shrinking hard. Commands refer to the
/// results of earlier ones by number, drawn by `source.reference(below:)`: such numbers follow
/// where shrinking deletes a command.
public protocol StateMachine: Sendable {
  /// One command with its arguments.
  associatedtype Command
  /// What the model knows.
  associatedtype Model
  /// What is tested.
  associatedtype System

  /// The kinds of commands, the simplest first; at least one.
  var kinds: [CommandKind] { get }
  /// The model at the start.
  func initialModel() -> Model
  /// A fresh system.
  func makeSystem() -> System
  /// Draws the arguments of a command; nil if its precondition does not hold in the model.
  ///
  /// - Parameters:
  ///   - kind: its position in the table of kinds.
  ///   - model: what the model knows before the command.
  ///   - source: what to draw the arguments from.
  /// - Returns: the command, or nil.
  func draw(kind: Int, given model: Model, from source: Source) -> Command?
  /// What a command does to the model.
  func advance(_ model: inout Model, by command: Command)
  /// Runs a command on the system and compares with the model as it was before the command.
  func run(_ command: Command, on system: inout System, given model: Model) -> Verdict
}

extension Gen {
  /// Sequences of commands of a state machine, each applicable where it stands.
  @inlinable
  public static func commands<Machine: StateMachine>(
    of machine: Machine, count: ClosedRange<Int> = 0...50
  ) -> some Generator<[Machine.Command]> {
    CommandGenerator(machine: machine, count: count)
  }
}

@usableFromInline
struct CommandGenerator<Machine: StateMachine>: Generator {
  @usableFromInline let machine: Machine
  @usableFromInline let count: ClosedRange<Int>
  @usableFromInline let weights: [Int]
  @usableFromInline let names: [String]

  @inlinable
  init(machine: Machine, count: ClosedRange<Int>) {
    self.machine = machine
    self.count = count
    weights = machine.kinds.map(\.weight)
    names = machine.kinds.map(\.name)
  }

  @inlinable
  func draw(from source: Source) -> [Machine.Command] {
    var model = machine.initialModel()
    var commands: [Machine.Command] = []
    commands.reserveCapacity(max(count.lowerBound, 0))
    let tally = source.tally(of: names)
    source.keptSteps(count, "command") {
      let kind = source.command(weights)
      guard let command = machine.draw(kind: kind, given: model, from: source) else {
        return false
      }
      machine.advance(&model, by: command)
      commands.append(command)
      source.count(kind, in: tally)
      return true
    }
    return commands
  }
}

extension StateMachine {
  /// Runs commands on a fresh system; the verdict of the first one that does not pass, with the
  /// number of the step and the command in its message.
  @inlinable
  public func verdict(on commands: [Command]) -> Verdict {
    var model = initialModel()
    var system = makeSystem()
    var labels: [String] = []
    var entries: [TableEntry] = []
    for (index, command) in commands.enumerated() {
      let verdict = run(command, on: &system, given: model)
      if !verdict.isUnclassified {
        labels += verdict.labels
        entries += verdict.entries
      }
      switch verdict.status {
      case .passed: break
      case .discarded: return Verdict(verdict.status, labels: labels, entries: entries)
      case .failed(let failures):
        let place = "step \(index + 1) of \(commands.count), \(command): "
        return Verdict(
          .failed(
            failures.map { Failure(identity: $0.identity, message: place + $0.message) }),
          labels: labels, entries: entries)
      }
      advance(&model, by: command)
    }
    return Verdict(.passed, labels: labels, entries: entries)
  }
}

/// Checks a state machine on many sequences of commands.
///
/// - Parameters:
///   - name: names the property in replay tokens and in the store.
///   - machine: the system and its model.
///   - count: how many commands a case has.
///   - settings: how many cases, from which seed, and so on.
/// - Returns: what was found; a counterexample's value is the sequence of commands.
@inlinable
public func check<Machine: StateMachine>(
  _ name: String, machine: Machine, count: ClosedRange<Int> = 0...50,
  settings: Settings = Settings()
) -> Outcome<[Machine.Command]> {
  check(name, Gen.commands(of: machine, count: count), settings: settings) {
    machine.verdict(on: $0)
  }
}
