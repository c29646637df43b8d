// What a property says about one value.

/// One way in which a value breaks a property.
public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is broken: failures with different identities are different faults.
  ///
  /// Each fault is shrunk and reported by itself. The name of a clause, for example; empty if there
  /// is only one.
  public var identity: String
  /// What was found and what should have been; a few lines at most.
  public var message: String

  /// A failure of the fault `identity`.
  public init(identity: String, message: String) {
    self.identity = identity
    self.message = message
  }

  /// The identity and the message.
  public var description: String { identity.isEmpty ? message : "\(identity): \(message)" }
}

/// What a property says about one value: it holds, it does not, or it does not apply.
public struct Verdict: Equatable, Sendable {
  /// The three kinds of verdict.
  public enum Status: Equatable, Sendable {
    /// The property holds.
    case passed
    /// The property does not apply to the value.
    case discarded(String)
    /// The property is broken, in these ways; at least one.
    case failed([Failure])
  }

  /// Which kind of verdict it is.
  public var status: Status
  /// Classes that the case belongs to; the run counts them.
  public var labels: [String]
  /// Entries of tables; the run counts them, as often as they occur.
  public var entries: [TableEntry]

  /// A verdict of a kind; a failed one without failures has passed.
  public init(_ status: Status, labels: [String] = [], entries: [TableEntry] = []) {
    self.status = status == .failed([]) ? .passed : status
    self.labels = labels
    self.entries = entries
  }

  @usableFromInline
  init(unchecked status: Status) {
    self.status = status
    labels = []
    entries = []
  }

  /// Whether there is nothing about the case to count.
  @inlinable
  var isUnclassified: Bool { labels.isEmpty && entries.isEmpty }

  /// The property holds.
  @inlinable
  public static var passed: Verdict { Verdict(unchecked: .passed) }

  /// The property does not apply, for this reason.
  public static func discarded(_ reason: String) -> Verdict { Verdict(.discarded(reason)) }

  /// The property is broken.
  public static func failed(_ identity: String, _ message: String) -> Verdict {
    Verdict(.failed([Failure(identity: identity, message: message)]))
  }

  /// The property is broken.
  public static func failed(_ failure: Failure) -> Verdict { Verdict(.failed([failure])) }

  /// Broken with this message unless a condition holds.
  @inlinable
  public static func require(
    _ condition: Bool, _ identity: String = "", _ message: @autoclosure () -> String
  ) -> Verdict {
    condition ? .passed : .failed(identity, message())
  }

  /// All of these at once: broken if any is, with all failures; else discarded if any is; with the
  /// labels of all.
  public static func all(_ verdicts: [Verdict]) -> Verdict {
    var failures: [Failure] = []
    var discard: String?
    for verdict in verdicts {
      switch verdict.status {
      case .passed: break
      case .discarded(let reason): discard = discard ?? reason
      case .failed(let found): failures += found
      }
    }
    let status: Status =
      failures.isEmpty ? discard.map(Status.discarded) ?? .passed : .failed(failures)
    return Verdict(
      status, labels: verdicts.flatMap(\.labels), entries: verdicts.flatMap(\.entries))
  }

  /// The first of these that has not passed; the ones behind it are not computed.
  public static func first(_ verdicts: () -> Verdict...) -> Verdict {
    var labels: [String] = []
    var entries: [TableEntry] = []
    for verdict in verdicts {
      let found = verdict()
      labels += found.labels
      entries += found.entries
      if found.status != .passed {
        return Verdict(found.status, labels: labels, entries: entries)
      }
    }
    return Verdict(.passed, labels: labels, entries: entries)
  }

  /// The same verdict with more labels.
  public func labelled(_ more: String...) -> Verdict {
    Verdict(status, labels: labels + more, entries: entries)
  }

  /// The same verdict with one more label if a condition holds.
  public func classified(_ condition: Bool, as label: String) -> Verdict {
    condition ? labelled(label) : self
  }

  /// The same verdict with an entry of a table, counted as often as it occurs.
  public func tabulated(_ table: String, _ entry: String) -> Verdict {
    Verdict(
      status, labels: labels, entries: entries + [TableEntry(table: table, entry: entry)])
  }

  /// The failures, if it has failed.
  public var failures: [Failure] {
    if case .failed(let failures) = status { return failures }
    return []
  }

  /// The first failure, if it has failed.
  public var failure: Failure? { failures.first }
}

/// What a property may return: a ``Verdict``, or a `Bool` that says whether it holds.
public protocol VerdictConvertible: Sendable {
  /// The verdict.
  var verdict: Verdict { get }
}

extension Verdict: VerdictConvertible {
  /// The verdict itself.
  @inlinable
  public var verdict: Verdict { self }
}

extension Bool: VerdictConvertible {
  /// Passed if true, else failed.
  @inlinable
  public var verdict: Verdict { self ? .passed : .failed("", "the property is false") }
}
