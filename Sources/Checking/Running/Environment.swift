// The settings that come from the environment, and what is wrong with them.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An environment variable that cannot be understood.
public struct EnvironmentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One sentence that names the variable, its value and what was expected.
  public let description: String
}

extension Settings {
  /// These settings, changed by what the environment says.
  ///
  /// `IRIS_CASES` is a number of cases, at least 1. `IRIS_SEED` is a number, decimal or hexadecimal
  /// with `0x`, or `random` for a fresh one. `IRIS_REPLAY` is `name:TOKEN`. Variables that are not
  /// set, or empty, change nothing.
  ///
  /// - Parameter lookup: the value of a variable; by default that of the process.
  /// - Returns: the settings to use.
  /// - Throws: which variable cannot be understood, and why.
  public func applyingEnvironment(
    _ lookup: (String) -> String? = processVariable
  ) throws(EnvironmentError) -> Settings {
    var settings = self
    if let text = value("IRIS_CASES", lookup) {
      guard let cases = Int(text), cases >= 1 else {
        throw EnvironmentError(
          description: "IRIS_CASES is '\(text)'; it must be a whole number, at least 1.")
      }
      settings.cases = cases
    }
    if let text = value("IRIS_SEED", lookup) {
      guard let seed = Self.seed(parsing: text) else {
        throw EnvironmentError(
          description: "IRIS_SEED is '\(text)'; it must be a number below 2^64, decimal or "
            + "hexadecimal with 0x, or the word random.")
      }
      settings.seed = seed
    }
    if let text = value("IRIS_REPLAY", lookup) {
      do {
        settings.replay = try ReplayToken(parsing: text)
      } catch {
        throw EnvironmentError(description: "IRIS_REPLAY is '\(text)'. \(error)")
      }
    }
    return settings
  }

  /// A seed as people write it: decimal, hexadecimal with `0x`, or `random` for a fresh one; nil if
  /// it is none of these.
  public static func seed(parsing text: String) -> UInt64? {
    if text == "random" { return UInt64.random(in: .min ... .max) }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt64(text.dropFirst(2), radix: 16)
    }
    return UInt64(text)
  }
}

private func value(_ name: String, _ lookup: (String) -> String?) -> String? {
  guard let text = lookup(name), !text.isEmpty else { return nil }
  return text
}

/// The value of an environment variable of this process; nil if it is not set.
public func processVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
