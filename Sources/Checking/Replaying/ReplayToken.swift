// Replay tokens: a tape as a short text that can be pasted.

/// A case in one word: the name of its property and the choices of its tape.
///
/// Spelled `name:TOKEN`, where TOKEN is base64url text (RFC 4648 §5, without padding) of a version
/// byte, each choice as a little-endian base-128 number, and three bytes of checksum.
public struct ReplayToken: Equatable, Sendable, CustomStringConvertible {
  /// The property that the case belongs to.
  public let name: String
  /// The choices.
  public let values: [UInt64]

  static let version: UInt8 = 1
  private static let checksumLength = 3

  /// The token of a tape.
  public init(name: String, values: [UInt64]) {
    self.name = name
    self.values = values
  }

  /// Reads `name:TOKEN`; the name may contain colons.
  ///
  /// - Throws: what is wrong with the text.
  public init(parsing text: String) throws(ReplayTokenError) {
    guard let colon = text.lastIndex(of: ":") else { throw .nameMissing }
    name = String(text[..<colon])
    if name.isEmpty { throw .nameMissing }
    values = try Self.decode(String(text[text.index(after: colon)...]))
  }

  /// The part behind the name.
  public var body: String {
    var bytes = [Self.version]
    for value in values { appendVariableLength(value, to: &bytes) }
    bytes += Self.checksum(bytes)
    return base64URL(bytes)
  }

  /// `name:TOKEN`.
  public var description: String { "\(name):\(body)" }

  /// The choices of a TOKEN.
  static func decode(_ body: String) throws(ReplayTokenError) -> [UInt64] {
    if body.isEmpty { throw .tooShort }
    let bytes = try bytes(ofBase64URL: body)
    guard let version = bytes.first, bytes.count > checksumLength else { throw .tooShort }
    guard version == Self.version else { throw .unknownVersion(version) }
    let content = Array(bytes.dropLast(checksumLength))
    guard checksum(content) == Array(bytes.suffix(checksumLength)) else { throw .checksumDiffers }
    var values: [UInt64] = []
    var position = 1
    while position < content.count {
      guard let value = readVariableLength(content, at: &position) else { throw .numberDamaged }
      values.append(value)
    }
    return values
  }

  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let mixed = mix(hash)
    return (0..<checksumLength).map { UInt8(truncatingIfNeeded: mixed >> UInt64($0 * 8)) }
  }
}

/// Why a text is no replay token.
public enum ReplayTokenError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no `name:` before the token.
  case nameMissing
  /// A character that base64url text does not contain, and its position from 1.
  case badCharacter(Character, at: Int)
  /// Less than a whole token.
  case tooShort
  /// Written by a version of the kit that spells tokens in another way.
  case unknownVersion(UInt8)
  /// Some characters were lost or changed.
  case checksumDiffers
  /// A choice ends in the middle of its number, or exceeds 64 bits.
  case numberDamaged

  /// One sentence that says what is wrong.
  public var description: String {
    switch self {
    case .nameMissing: "A replay token is spelled name:TOKEN; the name is missing."
    case .badCharacter(let character, let position):
      "The replay token has the character '\(character)' at position \(position); "
        + "only letters, digits, '-' and '_' occur in one."
    case .tooShort: "The replay token is cut short."
    case .unknownVersion(let version):
      "The replay token is of version \(version); this kit reads version \(ReplayToken.version)."
    case .checksumDiffers: "The replay token is damaged: its checksum does not match."
    case .numberDamaged: "The replay token is damaged: a number in it is not complete."
    }
  }
}
