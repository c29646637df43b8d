// The log: the callbacks that a system has made, with their times.

/// A callback and when it was made.
public struct LogEntry: Hashable, Sendable {
  /// The time since the scene began.
  public var time: Flicks
  /// What was called.
  public var callback: Callback

  /// Makes an entry.
  public init(_ time: Flicks, _ callback: Callback) {
    self.time = time
    self.callback = callback
  }
}

/// A callback to the app.
public enum Callback: Hashable, Sendable {
  /// A transition of this number begins on the stage.
  case willBegin(Name, Int)
  /// The transition of this number is in the phase of this index from now on.
  case phase(Name, Int, Int)
  /// The transition of this number is complete; `false` when it was cancelled.
  case complete(Name, Int, Bool)
  /// The transition of this number has ended: the last callback of its life.
  case didEnd(Name, Int)
  /// The screen is about to appear.
  case willAppear(Name)
  /// The screen has appeared.
  case didAppear(Name)
  /// The screen is about to disappear.
  case willDisappear(Name)
  /// The screen has disappeared.
  case didDisappear(Name)
}
