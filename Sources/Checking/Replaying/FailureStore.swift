// Where failures are kept between runs, and how one is spelled.

/// Keeps the lines of failures between runs, one list a property.
///
/// Losing them costs time, never correctness: a store that cannot read answers with no lines, and
/// one that cannot write does nothing.
public protocol FailureStore: Sendable {
  /// The lines kept for a property; none if there are none.
  func load(_ name: String) -> [String]
  /// Replaces the lines kept for a property; no lines mean that nothing is kept.
  func save(_ lines: [String], for name: String)
}

extension FailureStore {
  /// The failure of a property that was kept last; nil if none is kept.
  public func newest(_ name: String) -> ReplayToken? {
    let last = load(name).lazy.reversed().compactMap { StoredFailure(line: $0) }.first
    return last.map { ReplayToken(name: name, values: $0.values) }
  }
}

/// A failure as a line of text: `iris-failure-1 FINGERPRINT TOKEN IDENTITY`.
struct StoredFailure: Equatable {
  /// Tells whether the generator still is the one that drew the tape.
  var fingerprint: String
  var values: [UInt64]
  var identity: String

  private static let mark = "iris-failure-1"

  init(fingerprint: String, values: [UInt64], identity: String) {
    self.fingerprint = fingerprint
    self.values = values
    self.identity = identity
  }

  /// Reads a line; nil if it is not one of a failure.
  init?(line: String) {
    let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.mark,
      let values = try? ReplayToken.decode(String(parts[2]))
    else { return nil }
    self.init(fingerprint: String(parts[1]), values: values, identity: String(parts[3]))
  }

  var line: String {
    let body = ReplayToken(name: "", values: values).body
    // One failure is one line, whatever its identity contains.
    let safe = identity.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return "\(Self.mark) \(fingerprint) \(body) \(safe.joined(separator: " "))"
  }
}

/// The caller's fingerprint, without spaces, and that of the kinds and bounds of the tape.
func fingerprint(_ given: String, of tape: Tape) -> String {
  let shape = String(tape.fingerprint, radix: 16)
  let name = given.split(whereSeparator: \.isWhitespace).joined(separator: "-")
  return name.isEmpty ? shape : "\(name)-\(shape)"
}
