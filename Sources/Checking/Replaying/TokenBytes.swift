// The bytes of a replay token: variable-length numbers and base64url text.

/// Appends a number in base 128, least digit first, the high bit set on all digits but the last.
func appendVariableLength(_ value: UInt64, to bytes: inout [UInt8]) {
  var rest = value
  while rest > 0x7F {
    bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
    rest >>= 7
  }
  bytes.append(UInt8(rest))
}

/// Reads a number in base 128 and moves the position past it; nil if it is cut short or too large.
func readVariableLength(_ bytes: [UInt8], at position: inout Int) -> UInt64? {
  var value: UInt64 = 0
  var shift: UInt64 = 0
  while position < bytes.count {
    let byte = bytes[position]
    position += 1
    if shift == 63 && byte > 1 { return nil }
    value |= UInt64(byte & 0x7F) << shift
    if byte < 0x80 { return value }
    shift += 7
    if shift > 63 { return nil }
  }
  return nil
}

private let alphabet = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

/// Base64url text without padding (RFC 4648 §5).
func base64URL(_ bytes: [UInt8]) -> String {
  var text: [UInt8] = []
  var buffer: UInt32 = 0
  var bits: UInt32 = 0
  for byte in bytes {
    buffer = buffer << 8 | UInt32(byte)
    bits += 8
    while bits >= 6 {
      bits -= 6
      text.append(alphabet[Int(buffer >> bits & 63)])
    }
  }
  if bits > 0 { text.append(alphabet[Int(buffer << (6 - bits) & 63)]) }
  return String(decoding: text, as: UTF8.self)
}

/// The bytes of base64url text.
func bytes(ofBase64URL text: String) throws(ReplayTokenError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer: UInt32 = 0
  var bits: UInt32 = 0
  for (offset, character) in text.enumerated() {
    guard let ascii = character.asciiValue, let digit = alphabet.firstIndex(of: ascii) else {
      throw .badCharacter(character, at: offset + 1)
    }
    buffer = buffer << 6 | UInt32(digit)
    bits += 6
    if bits >= 8 {
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
    }
  }
  // Bits to spare are 0, and fewer than a character has: otherwise something was lost or changed.
  if bits >= 6 || buffer & ((1 << bits) - 1) != 0 { throw .checksumDiffers }
  return bytes
}
