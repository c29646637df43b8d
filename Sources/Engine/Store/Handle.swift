// Handles: the small numbers by which the engine knows views, stages, flights and timelines.

/// The index of a view, stage, flight or timeline in the arrays that hold its parts; stable for the
/// engine's life.
typealias Handle = Int32

extension Handle {
  /// The handle of nothing.
  static let none: Handle = -1
  /// Whether this is the handle of something.
  var exists: Bool { self >= 0 }
}

extension Array {
  /// The element of a handle, changed in place.
  subscript(_ handle: Handle) -> Element {
    get { self[Int(handle)] }
    _modify { yield &self[Int(handle)] }
  }
}
