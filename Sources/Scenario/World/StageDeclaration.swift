// Declarations of stages: the places where transitions happen.

/// How a modal stage treats the presenter; UIKit's presentation styles, of which these two differ.
public enum PresentationStyle: String, Sendable, CaseIterable {
  /// The presenter is moved into the container for the transition, taken out when it ends, and put
  /// back at dismissal.
  case fullScreen
  /// The presenter is never touched.
  case over
}

/// What kind of stage it is.
public enum StageKind: Hashable, Sendable {
  /// A stack of screens of which the top one is seen: push and pop.
  case navigation
  /// Screens presented over one another: present and dismiss.
  case modal(PresentationStyle)
}

/// A stage as it stands when the scene begins.
public struct StageDeclaration: Hashable, Sendable {
  /// The name; unique among stages, without a dot.
  public var name: Name
  /// Navigation, or modal with its style.
  public var kind: StageKind
  /// The view whose bounds the stage fills.
  public var host: Name
  /// The screen at the bottom of the stack: declared as a screen, a child of `host`.
  public var root: Name

  /// Makes a declaration.
  public init(_ name: Name, kind: StageKind, in host: Name, root: Name) {
    self.name = name
    self.kind = kind
    self.host = host
    self.root = root
  }
}

/// A binding of an item's key to the view that shows it.
public struct Binding: Hashable, Sendable {
  /// The item's key.
  public var key: Name
  /// The view that shows the item.
  public var view: Name

  /// Makes a binding.
  public init(_ key: Name, to view: Name) {
    self.key = key
    self.view = view
  }
}
