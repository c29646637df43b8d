// What exploring a world gives, and how far it may go.

import Model
import Scenario

/// How far a world is explored, and how.
public struct ExplorationLimits: Sendable {
  /// How many events deep; `nil` for as deep as it goes.
  public var depth: Int?
  /// How many states at most; `nil` for all.
  public var states: Int?
  /// How many states may be expanded at once; it changes nothing but the time.
  public var jobs = 1
  /// Whether states that differ by a symmetry of the world are told apart.
  public var isPlain = false
  /// How many systems may be held for the states that are still to be expanded.
  ///
  /// Those of further states are made again from their traces. It changes nothing but time and
  /// memory.
  public var heldSystems = 100_000

  /// No limits, one job.
  public init() {}
}

/// A world's states, as far as it was explored.
public struct Exploration: Sendable {
  /// How many different states were reached, the first one included.
  public internal(set) var states = 1
  /// How many states these stand for, when those are told apart that differ by a symmetry.
  public internal(set) var unfoldedStates = 1
  /// How many pairs of an expanded state and an event that it accepts.
  public internal(set) var transitions = 0
  /// How many pairs of an expanded state and an event that it refuses.
  public internal(set) var refusals = 0
  /// The length of the longest of the shortest traces.
  public internal(set) var depth = 0
  /// How many states there were of the depth of which there were most, among those expanded.
  public internal(set) var width = 1
  /// Why it went no further.
  public internal(set) var end = End.exhausted
  /// The shortest trace that breaks a clause, of these the first in the order of the alphabet.
  public internal(set) var counterexample: TraceFailure?
  /// How often an oracle was alarmed by a shortened history and the whole one explained it.
  public internal(set) var falseAlarms = 0
}

extension Exploration {
  /// Why an exploration ends.
  public enum End: Sendable {
    /// All reachable states were expanded.
    case exhausted
    /// The limit on the depth was reached.
    case depth
    /// The limit on the number of states was reached.
    case states
    /// It was told to stop.
    case stopped
    /// A clause broke.
    case failed
  }
}

/// A trace that breaks a clause.
public struct TraceFailure: Sendable {
  /// What happens.
  public let events: [Event]
  /// What broke, most telling first; at least one.
  public let violations: [Violation]
}
