// The failure store in files under .iris/failures, through the C library alone.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps failures in the directory `.iris/failures`, one text file a property.
///
/// The file is named after the property, with every byte other than an ASCII letter, a digit, `-`,
/// `_` and `.` spelled `%XX`. A failing read or write is passed over in silence.
public struct DirectoryFailureStore: FailureStore {
  private let root: String

  /// A store below a directory; by default the current one.
  public init(root: String = ".") {
    self.root = root
  }

  /// The file of a property.
  public func path(of name: String) -> String {
    "\(root)/.iris/failures/\(Self.fileName(name))"
  }

  /// The lines of the property's file; none if there is no such file.
  public func load(_ name: String) -> [String] {
    guard let file = fopen(path(of: name), "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Writes the property's file, or removes it if there are no lines.
  public func save(_ lines: [String], for name: String) {
    if lines.isEmpty {
      _ = remove(path(of: name))
      return
    }
    _ = mkdir("\(root)/.iris", 0o755)
    _ = mkdir("\(root)/.iris/failures", 0o755)
    // Written beside and renamed: a run that is interrupted leaves the old file or the new one.
    let temporary = path(of: name) + ".new"
    guard let file = fopen(temporary, "wb") else { return }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    let closed = fclose(file)
    if written == bytes.count && closed == 0 {
      _ = rename(temporary, path(of: name))
    } else {
      _ = remove(temporary)
    }
  }

  private static func fileName(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      let isPlain =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        // A leading point would hide the file, or name a directory.
        case UInt8(ascii: "."): !result.isEmpty
        default: false
        }
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
