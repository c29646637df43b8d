// What a command talks to: streams, environment, clock, interruption; replaced in tests.

import Checking
import Foundation
import Synchronization

/// The surroundings of a command.
struct Console: Sendable {
  /// Writes text to the standard output, as it is.
  var write: @Sendable (String) -> Void
  /// Writes text to the standard error stream, as it is.
  var writeError: @Sendable (String) -> Void
  /// Whether the standard error stream is a terminal.
  var isTerminal: Bool
  /// Whether the standard output is one.
  var isOutputTerminal = false
  /// How many columns the terminal of the standard error stream has; `nil` where that is not known.
  var columns: @Sendable () -> Int? = { nil }
  /// The value of an environment variable.
  var variable: @Sendable (String) -> String?
  /// Seconds since some moment.
  var now: @Sendable () -> Double
  /// Takes an interrupt from the keyboard as a wish to end the run, from now on; a second one ends the
  /// process.
  ///
  /// For commands that look at ``isInterrupted`` only: others would seem to ignore the first one.
  var watchForInterrupts: @Sendable () -> Void = {}
  /// Whether the user wants the run to end.
  var isInterrupted: @Sendable () -> Bool
  /// How many processors there are.
  var processors = 1
  /// The directory in which failures are kept; `nil` keeps none.
  var storeRoot: String?
  /// The most bytes of memory that the process has held; `nil` where that is not known.
  var peakMemory: @Sendable () -> Int? = { nil }

  /// Why something that was written to the standard output is lost; `nil` if nothing is.
  ///
  /// A reader that has gone away wants no more, and loses nothing.
  var loss: @Sendable () -> String? = { nil }

  /// Writes a line to the standard output.
  func say(_ line: String) { write(line + "\n") }

  /// Writes a sentence to the standard error stream.
  func complain(_ sentence: String) { writeError("iris: \(sentence)\n") }

  /// The surroundings of this process.
  ///
  /// A reader that has gone away does not end the process.
  static var process: Console {
    signal(SIGPIPE, SIG_IGN)
    openClosedStreams()
    let lost = Mutex<Int32>(0)
    return Console(
      write: { text in
        let error = put(text, STDOUT_FILENO)
        if error != 0 && error != EPIPE { lost.withLock { $0 = error } }
      }, writeError: { _ = put($0, STDERR_FILENO) },
      isTerminal: isatty(STDERR_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1, columns: terminalColumns,
      variable: { processVariable($0) },
      now: { ProcessInfo.processInfo.systemUptime },
      watchForInterrupts: { handleInterrupts() }, isInterrupted: { wasInterrupted != 0 },
      processors: ProcessInfo.processInfo.activeProcessorCount, storeRoot: ".",
      peakMemory: processPeakMemory,
      loss: {
        let error = lost.withLock { $0 }
        return error == 0 ? nil : String(cString: strerror(error))
      })
  }

  /// Opens streams that were closed when the process began, to nowhere: the next file that is opened
  /// would take the place of one, and get what was meant for it.
  private static func openClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes all bytes, or as many as the reader takes before it goes away; the error, 0 for none.
  private static func put(_ text: String, _ descriptor: Int32) -> Int32 {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return count < 0 ? errno : EIO }
      start += count
    }
    return 0
  }
}

/// Set by the signal handler, which may do nothing else; read between cases.
nonisolated(unsafe) private var wasInterrupted: sig_atomic_t = 0

private func handleInterrupts() {
  signal(SIGINT) { _ in
    wasInterrupted = 1
    signal(SIGINT, SIG_DFL)
  }
}

/// The width of the terminal as it is now, or else as the environment has it.
@Sendable private func terminalColumns() -> Int? {
  var size = winsize()
  if ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
    return Int(size.ws_col)
  }
  return processVariable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
}

/// The most memory that this process has held, in bytes: the system counts kilobytes, but for
/// Darwin, which counts bytes.
@Sendable private func processPeakMemory() -> Int? {
  var usage = rusage()
  // 0 is the process itself; the name has another type on each platform.
  guard getrusage(0, &usage) == 0 else { return nil }
  #if canImport(Darwin)
    return Int(usage.ru_maxrss)
  #else
    return Int(usage.ru_maxrss) * 1_024
  #endif
}
