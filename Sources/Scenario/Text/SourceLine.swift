// The lines of a text and the words of a line.

/// A word of a line.
struct Word {
  /// The spelling.
  let text: String
  /// Where it begins, in bytes from the start of the line.
  let offset: Int
}

/// A line of a text as bytes, without its line break.
struct SourceLine {
  /// The bytes.
  let bytes: ArraySlice<UInt8>

  /// The lines of a text, split at line feeds; a carriage return before one belongs to it.
  static func lines(of bytes: [UInt8]) -> [SourceLine] {
    let newline = UInt8(ascii: "\n")
    return bytes.split(separator: newline, omittingEmptySubsequences: false).map { line in
      SourceLine(bytes: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }

  /// The column of the character at an offset in bytes, from 1.
  func column(at offset: Int) -> Int {
    String(decoding: bytes.prefix(offset), as: UTF8.self).count + 1
  }

  /// The words: what stands between spaces and tabs, up to a `#`; a colon is a word of its own.
  var words: [Word] {
    var words: [Word] = []
    var start: Int?
    func close(at end: Int) {
      guard let first = start else { return }
      let text = String(decoding: bytes[first..<end], as: UTF8.self)
      words.append(Word(text: text, offset: first - bytes.startIndex))
      start = nil
    }
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        close(at: index)
      case UInt8(ascii: "#"):
        close(at: index)
        return words
      case UInt8(ascii: ":"):
        close(at: index)
        words.append(Word(text: ":", offset: index - bytes.startIndex))
      default:
        if start == nil { start = index }
      }
    }
    close(at: bytes.endIndex)
    return words
  }

  /// What is wrong when the line is not UTF-8 throughout, comment included.
  var encodingFault: Fault? {
    guard let offset = firstInvalidByte else { return nil }
    let digits = String(bytes[bytes.startIndex + offset], radix: 16, uppercase: true)
    return Fault(at: offset, found: "the byte 0x\(digits)", expected: "text in UTF-8")
  }

  /// The offset of the first byte that is no part of UTF-8 text.
  private var firstInvalidByte: Int? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
