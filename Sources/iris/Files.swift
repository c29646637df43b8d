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

  /// How many bytes of a file are read at most: more than any scenario and any shard have.
  static let maximumBytes = 1 << 28

  /// The bytes of a file, which may be a pipe.
  ///
  /// - Throws: that it cannot be read, and why; or that it is too large.
  func bytes(of path: String) throws(UnusableInput) -> [UInt8] {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw UnusableInput(["'\(path)' is a directory, not a file."])
    }
    guard let file = fopen(path, "rb") else {
      if errno == ENOENT || errno == ENOTDIR {
        throw UnusableInput(["there is no file '\(path)'."])
      }
      throw UnusableInput(["the file '\(path)' cannot be read: \(Self.reason(errno))."])
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { break }
      bytes += block[..<count]
      if bytes.count > Self.maximumBytes {
        throw UnusableInput([
          "the file '\(path)' cannot be read: it has more than \(Self.maximumBytes) bytes."
        ])
      }
    }
    if ferror(file) != 0 {
      throw UnusableInput(["the file '\(path)' cannot be read: \(Self.reason(errno))."])
    }
    return bytes
  }

  /// Writes a text to a file.
  ///
  /// - Throws: that it cannot be written, and why.
  func write(_ text: String, to path: String) throws(UnusableInput) {
    guard let file = fopen(path, "wb") else { throw unwritable(path, errno) }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    let error = errno
    // What was kept back is written now, and may find no place.
    guard fclose(file) == 0 else { throw unwritable(path, errno) }
    if !isWritten { throw unwritable(path, error) }
  }

  /// Finds out whether a file can be written, without making it.
  ///
  /// - Throws: that it cannot, and why.
  func expectWritable(_ path: String) throws(UnusableInput) {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    if isDirectory.boolValue { throw unwritable(path, EISDIR) }
    if path.isEmpty { throw unwritable(path, ENOENT) }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard access(exists ? path : folder, W_OK) == 0 else { throw unwritable(path, errno) }
  }

  private func unwritable(_ path: String, _ error: Int32) -> UnusableInput {
    UnusableInput(["the file '\(path)' cannot be written: \(Self.reason(error))."])
  }

  /// What an error of the system's means.
  static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
