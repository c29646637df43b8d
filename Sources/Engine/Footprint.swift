// Footprint: how many bytes the parts of an engine take.

import Scenario

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
