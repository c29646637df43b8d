// A scene: everything that is declared before the first event. It cannot be made inconsistent.

/// The world before the first event: views, bindings, stages and the user's own choreographies.
public struct Scene: Hashable, Sendable {
  /// All of it, as scenes are handed around far more often than they are made.
  @usableFromInline
  struct Parts: Hashable, Sendable {
    @usableFromInline var views: [ViewDeclaration] = []
    var bindings: [Binding] = []
    @usableFromInline var stages: [StageDeclaration] = []
    var choreographies: [Choreography] = []
  }

  @usableFromInline let parts: Shared<Parts>

  /// The views, each after its superview.
  @inlinable
  public var views: [ViewDeclaration] { parts.value.views }
  /// The initial bindings of items, one a key.
  public var bindings: [Binding] { parts.value.bindings }
  /// The stages.
  @inlinable
  public var stages: [StageDeclaration] { parts.value.stages }
  /// The user's own choreographies, beside those that are shipped.
  public var choreographies: [Choreography] { parts.value.choreographies }

  /// Makes a scene, or throws every fault that there is: names declared twice, unknown or with a
  /// dot, numbers out of range, superviews declared later, a window with a superview, a stage whose
  /// root is not a screen in its host or belongs to two stages.
  public init(
    views: [ViewDeclaration], bindings: [Binding] = [], stages: [StageDeclaration] = [],
    choreographies: [Choreography] = []
  ) throws(SceneFaults) {
    parts = Shared(
      Parts(
        views: views, bindings: bindings, stages: stages, choreographies: choreographies))
    let faults = findFaults()
    if !faults.isEmpty { throw SceneFaults(faults: faults) }
  }

  /// The scene with nothing in it.
  public static let empty = Scene()

  private init() { parts = Shared(Parts()) }

  /// The choreography of that name: the user's own first, then the shipped ones.
  public func choreography(named name: Name) -> Choreography? {
    choreographies.first { $0.name == name } ?? Choreography.shipped.first { $0.name == name }
  }

  /// The timeline that a transition of this scene follows; `nil` for a choreography that is not known.
  public func timeline(of transition: TransitionObservation) -> Timeline? {
    let choreography = choreography(named: transition.choreography)
    return transition.isEntering ? choreography?.entering : choreography?.leaving
  }
}

/// Why a scene cannot be made: at least one fault.
public struct SceneFaults: Error, Hashable, Sendable {
  /// The faults, in the order of the declarations.
  public let faults: [SceneFault]

  init(faults: [SceneFault]) {
    self.faults = faults
  }
}

/// One fault of a declaration, and which declaration has it.
public struct SceneFault: Hashable, Sendable {
  /// The list that the declaration stands in.
  public enum List: String, Sendable {
    /// A view.
    case view
    /// A binding of an item.
    case item
    /// A stage.
    case stage
    /// A choreography.
    case choreography
  }

  /// The list that the faulty declaration stands in.
  public let list: List
  /// Its position in that list, from 0.
  public let position: Int
  /// What is wrong, as a sentence.
  public let sentence: String
}
