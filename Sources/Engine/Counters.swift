// Counters: what the engine has had to do, independent of the machine.

import Scenario

/// How much work an engine has done since it was made, in `handle` and `keepConversion(of:)`;
/// looking (`observe`, `convert`, `box`) is not counted, since it changes nothing.
public struct Counters: Hashable, Sendable {
  /// How often a view was looked at to compose a map or to see whether one is still good.
  public internal(set) var viewsVisited = 0
  /// How many maps were composed.
  public internal(set) var transformsComposed = 0
  /// How many square roots were taken.
  public internal(set) var squareRoots = 0

  /// Nothing done yet.
  public init() {}
}

extension TransitionEngine {
  /// How many bytes a view takes in the arrays of the engine, its declaration included; room that arrays
  /// have for growth is not, nor what names and declarations share with the scene.
  package static var bytesPerView: Int {
    MemoryLayout<ViewDeclaration>.stride + ViewStore.bytesPerView
  }

  /// How many bytes a transition in flight takes, boundaries aside.
  package static var bytesPerTransition: Int {
    MemoryLayout<Flight>.stride + MemoryLayout<Overlay>.stride + MemoryLayout<DueHeap.Entry>.stride
      + MemoryLayout<Int32>.stride
  }
}
