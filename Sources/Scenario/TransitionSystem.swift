// The protocol through which every implementation is driven and seen.

/// A system that performs transitions: ours, a deliberately wrong one, or a user's own.
///
/// A system is a value: a copy goes on independently of its original.
public protocol TransitionSystem: Sendable {
  /// Starts a world as the scene declares it, at time 0.
  init(_ scene: Scene)

  /// Lets something happen. An event that is rejected changes nothing but `lastRejection`.
  mutating func handle(_ event: Event) -> Response

  /// Everything that can be seen now. Looking changes nothing.
  func observe() -> Observation
}
