// Reading and writing the files that a command is given.

import Foundation
import Scenario

extension IrisCommand {
  /// The scenario in a file.
  ///
  /// - Throws: that the file cannot be read, or every mistake in it as FILE:LINE:COLUMN.
  func scenario(in path: String) throws(UnusableInput) -> ParsedScenario {
    let bytes = try bytes(of: path)
    do throws(ParseErrors) {
      return try ParsedScenario.parse(bytes: bytes)
    } catch {
      throw UnusableInput(error.errors.map { "\(path):\($0)" })
    }
  }

  /// The bytes of a file.
  ///
  /// - Throws: that it cannot be read.
  func bytes(of path: String) throws(UnusableInput) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw UnusableInput(["there is no file '\(path)'."])
    }
    if isDirectory.boolValue { throw UnusableInput(["'\(path)' is a directory, not a file."]) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UnusableInput(["the file '\(path)' cannot be read."])
    }
    return [UInt8](data)
  }

  /// Writes a text to a file.
  ///
  /// - Throws: that it cannot be written.
  func write(_ text: String, to path: String) throws(UnusableInput) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UnusableInput(["the file '\(path)' cannot be written."])
    }
  }
}
