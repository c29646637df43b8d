// The command `iris`: hands the process's arguments and streams to the command line.

import Foundation
import Synchronization

@main
enum Main {
  /// Waits for the command on the main thread, rather than being asynchronous itself: then the main
  /// thread would end, and some profilers with it.
  static func main() {
    // First of all, as it opens streams that are closed before a thread's queue takes their places.
    let console = Console.process
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = Atomic<Int32>(ExitStatus.unusable)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      status.store(
        await IrisCommand(console: console).run(arguments), ordering: .sequentiallyConsistent)
      isDone.signal()
    }
    isDone.wait()
    exit(status.load(ordering: .sequentiallyConsistent))
  }
}
