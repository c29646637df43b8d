// Generators of characters and strings.

extension Gen {
  /// A character of the alphabet given, the first the simplest; `a` if the alphabet is empty.
  public static func character(of alphabet: String) -> some Generator<Character> {
    let characters = Array(alphabet)
    return build { $0.element(of: characters) ?? "a" }
  }

  /// Any character: letters and digits first, then all of ASCII, then any scalar of Unicode.
  public static func character() -> some Generator<Character> {
    build { Character($0.scalar()) }
  }

  /// A string of characters of the alphabet given; the empty one is the simplest.
  public static func string(
    of alphabet: String, count: ClosedRange<Int> = 0...40
  ) -> some Generator<String> {
    array(of: character(of: alphabet), count: count).map { String($0) }
  }

  /// Any string, with at most `count` scalars of Unicode; the empty one is the simplest.
  public static func string(count: ClosedRange<Int> = 0...40) -> some Generator<String> {
    build { source in
      var text = ""
      source.repeated(count, "character") { _ in text.unicodeScalars.append(source.scalar()) }
      return text
    }
  }
}

extension Source {
  /// Any scalar of Unicode: letters and digits first, then all of ASCII, then everything.
  public func scalar() -> Unicode.Scalar {
    switch weighted([6, 3, 1]) {
    case 0: return letters[integer(in: 0...letters.count - 1)]
    case 1: return Unicode.Scalar(UInt8(integer(in: 0...127)))
    default:
      // The surrogates, which are no scalars, are left out by counting over them.
      let number = UInt32(integer(in: 0...0x10_F7FF))
      return Unicode.Scalar(number < 0xD800 ? number : number + 0x800) ?? "?"
    }
  }
}

private let letters = Array(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".unicodeScalars)
