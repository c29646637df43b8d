// The command line: from arguments to an exit status.

import Engine
import Model
import Scenario

/// How a command ends.
enum ExitStatus {
  /// Nothing was found.
  static let success: Int32 = 0
  /// A counterexample was found.
  static let failure: Int32 = 1
  /// The input cannot be used.
  static let unusable: Int32 = 2
}

/// A reason why a command cannot go on, in sentences for the standard error stream.
struct UnusableInput: Error {
  /// The sentences, one a line.
  let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }
}

/// The command.
struct IrisCommand: Sendable {
  /// What it talks to.
  let console: Console
  /// Whether benches do all of their work and judge their gates; else they do a small part, to be tried.
  var measuresInFull = isRelease

  private static var isRelease: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Runs the command with the arguments behind its name.
  ///
  /// - Returns: the exit status.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let status = try await run(Request(arguments))
      guard let loss = console.loss() else { return status }
      console.complain("the standard output cannot be written: \(loss).")
    } catch let error as UsageError {
      console.complain(error.sentence)
    } catch let error as UnusableInput {
      for line in error.lines { console.complain(line) }
    } catch {
      console.complain("\(error)")
    }
    return ExitStatus.unusable
  }

  private func run(_ request: Request) async throws -> Int32 {
    switch request {
    case .check, .merge, .explore: console.watchForInterrupts()
    default: break
    }
    switch request {
    case .help(let topic):
      console.write(Help.text(topic))
      return ExitStatus.success
    case .version:
      console.say(Help.version)
      return ExitStatus.success
    case .check(let options):
      return switch options.system {
      case .engine: try await check(options, TransitionEngine.init)
      case .model: try await check(options, ReferenceModel.init)
      }
    case .merge(let options):
      return try await merge(options)
    case .replay(let options):
      return switch options.against {
      case .engine: try replay(options, TransitionEngine.init)
      case .model: try replay(options, ReferenceModel.init)
      }
    case .render(let options):
      return try render(options)
    case .explore(let options):
      return switch options.system {
      case .engine: try await explore(options, TransitionEngine.init)
      case .model: try await explore(options, ReferenceModel.init)
      }
    case .bench(let options):
      return await bench(options)
    case .spec(let options):
      return try spec(options)
    case .completion(let shell):
      console.write(CompletionScript(shell).text)
      return ExitStatus.success
    }
  }
}
