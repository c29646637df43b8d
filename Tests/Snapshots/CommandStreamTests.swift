// The streams of the process: read from a pipe, closed, full, or with a reader that goes away.

import Foundation
import Testing

@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/sh")))
struct CommandStreamTests {
  private static let scenario = "iris 1\nwindow main 9 9\nadvance 1s\n"

  /// What a shell prints that runs a script in a folder with a scenario, in which `$iris` is the command.
  private func run(_ script: String, in directory: URL) throws -> String {
    let file = directory.appendingPathComponent("a.scenario")
    try Self.scenario.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = directory
    process.environment = ["iris": BuiltCommand.url.path, "PATH": "/usr/bin:/bin"]
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a scenario may come through a pipe`() async throws {
    try await withTemporaryDirectory { directory in
      let output = try run(#"cat a.scenario | "$iris" replay /dev/stdin; echo $?"#, in: directory)
      #expect(output.hasPrefix("/dev/stdin: passes on the engine, 1 events, "))
      #expect(output.hasSuffix("\n0\n"))
    }
  }

  @Test func `a reader that goes away is no failure`() async throws {
    try await withTemporaryDirectory { directory in
      // More than a pipe holds.
      let script = """
        for event in $(seq 1500); do echo advance 1s; done >>a.scenario
        "$iris" replay --step a.scenario | wc -c
        { "$iris" replay --step a.scenario; echo $? >status; } | head -1
        cat status
        """
      let lines = try run(script, in: directory).split(separator: "\n")
      #expect(lines.count == 3 && lines.last == "0")
      #expect(lines.first.flatMap { Int($0.filter(\.isNumber)) } ?? 0 > 1 << 16)
      #expect(lines[1].hasPrefix("start "))
    }
  }

  @Test func `streams that are closed lose what is said, and nothing else`() async throws {
    try await withTemporaryDirectory { directory in
      let script = """
        "$iris" render a.scenario -o open.svg
        "$iris" render a.scenario -o closed.svg >&- 2>&- <&-
        echo $?
        sed s/closed/open/ closed.svg | cmp - open.svg && echo same
        "$iris" check --cases 70 >&- 2>&-; echo $?
        "$iris" check --nonsense 2>&-; echo $?
        """
      let output = try run(script, in: directory)
      #expect(output == "open.svg: written\n0\nsame\n0\n2\n")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `output that finds no place is told, and fails`() async throws {
    try await withTemporaryDirectory { directory in
      let output = try run(
        #"LC_ALL=C "$iris" spec >/dev/full; echo $?; "$iris" spec -x 2>/dev/full; echo $?"#,
        in: directory)
      let reason = String(cString: strerror(ENOSPC))
      #expect(output == "iris: the standard output cannot be written: \(reason).\n2\n2\n")
    }
  }

  /// How the command ends that is interrupted after two seconds, and what it has printed.
  private func interrupt(_ arguments: [String], in directory: URL) throws -> (
    status: Int32, isSignal: Bool, output: String
  ) {
    let file = directory.appendingPathComponent("output")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = BuiltCommand.url
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = FileHandle.nullDevice
    // A process has the mask of the thread that starts it, and those that tests run on let no signal in.
    var interrupt = sigset_t()
    var before = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    Thread.sleep(forTimeInterval: 2)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    return (
      process.terminationStatus, process.terminationReason == .uncaughtSignal,
      try String(contentsOf: file, encoding: .utf8)
    )
  }

  @Test func `an interrupt ends a measurement at once, and an exploration with a report`()
    async throws
  {
    try await withTemporaryDirectory { directory in
      let measured = try interrupt(["bench", "checking", "--rounds", "1000"], in: directory)
      #expect(measured.isSignal && measured.status == SIGINT)
      let explored = try interrupt(["explore", "--world", "all", "--quiet"], in: directory)
      #expect(!explored.isSignal && explored.status == 0)
      #expect(explored.output.contains(", interrupted\n"))
    }
  }
}
