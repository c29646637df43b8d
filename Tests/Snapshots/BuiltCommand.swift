// The `iris` that was built with the tests, run as a process of its own.

import Foundation
import Testing

/// The built command.
enum BuiltCommand {
  /// Where it is: beside the bundle of the tests.
  static var url: URL {
    #if os(macOS)
      let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      let folder = (bundles.first ?? .main).bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("iris")
  }

  /// Runs it in a folder, with nothing in its environment but these variables.
  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    output: URL
  ) throws -> Int32 {
    try start(arguments, in: folder, environment: environment, output: output)()
  }

  /// Starts it; what is returned waits for its end and returns its exit status.
  static func start(
    _ arguments: [String], in folder: URL, environment: [String: String], output: URL
  ) throws -> () -> Int32 {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    return {
      process.waitUntilExit()
      return process.terminationStatus
    }
  }
}
