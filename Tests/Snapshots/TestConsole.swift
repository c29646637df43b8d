// A console whose streams are kept, for running commands in tests.

import Checking
import Foundation

@testable import iris

/// Runs commands in a process of its own making: nothing leaves it.
final class TestConsole: @unchecked Sendable {
  private let lock = NSLock()
  private var written = ""
  private var complained = ""
  private var seconds = 0.0

  /// The environment that commands see.
  var environment: [String: String] = [:]
  /// Whether commands think that they talk to a terminal.
  var isTerminal = false
  /// How wide the terminal is; not known if `nil`.
  var columns: Int?
  /// Where failures are kept; nowhere if `nil`.
  var storeRoot: String?
  /// After how many looks at the clock the user interrupts; never if `nil`.
  var patience: Int?
  /// How many seconds pass between two looks at the clock.
  var pace = 0.0

  /// What the last run wrote.
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the command with arguments.
  func run(_ arguments: String...) async -> Result { await run(arguments: arguments) }

  /// Runs the command with arguments.
  func run(arguments: [String]) async -> Result {
    let status = await command.run(arguments)
    return lock.withLock {
      defer { (written, complained) = ("", "") }
      return Result(status: status, output: written, errors: complained)
    }
  }

  /// The command, talking to this console.
  var command: IrisCommand {
    let environment = environment
    return IrisCommand(
      console: Console(
        write: { [self] text in lock.withLock { written += text } },
        writeError: { [self] text in lock.withLock { complained += text } },
        isTerminal: isTerminal, columns: { [columns] in columns }, variable: { environment[$0] },
        now: { [self] in
          lock.withLock {
            seconds += pace
            return seconds
          }
        },
        isInterrupted: { [self] in
          lock.withLock {
            guard let left = patience else { return false }
            patience = left - 1
            return left <= 0
          }
        },
        storeRoot: storeRoot), measuresInFull: false)
  }
}

/// The part of replay tokens behind the name.
enum Tokens {
  /// The text of a list of choices.
  static func body(of values: [UInt64]) -> String { ReplayToken(name: "x", values: values).body }
}
