// The state of the model: the app's scene, the stages' stacks and flights, the clock and the queue.

import Bounds
import Scenario

/// What the app can change of a declared view (V-4).
struct ViewState: Equatable, Sendable {
  var bounds: QuantityRect
  var center: QuantityPoint
  var transform: Transform
  var alpha: Double
  var isHidden: Bool
}

/// Where a view is in its superview.
struct Layout: Equatable, Sendable {
  let bounds: QuantityRect
  let center: QuantityPoint
}

/// A screen on a stack above the root (V-8).
struct Level: Equatable, Sendable {
  let screen: Int
  /// What it entered by; `nil` for at once (S-18).
  let entrance: Animation?
  /// Its geometry before it entered (S-21).
  let before: Layout
  /// The index that the presenter had among its siblings (V-10).
  let presenterIndex: Int
  /// What persists behind the screen (S-8).
  var backdrop: Backdrop?
}

/// A transition in flight.
struct Flight: Equatable, Sendable {
  let number: Int
  let choreography: Name
  let timeline: Timeline
  let boundaries: [Flicks]
  let duration: Flicks
  let isEntering: Bool
  let source: Int?
  let destination: Int?
  /// How a finger moves it; `nil` when it is not interactive.
  let percent: Percent?
  var drive: TransitionObservation.Drive
  var elapsed = Flicks.zero
  /// The last phase that was entered (S-22).
  var entered = 0
  /// The outcome that waits for the start: whether it is to be cancelled (S-26).
  var latched: Bool?
  /// The progress of the last pan that changed, and the one that pans count from (S-26b).
  var progress = 0.0
  var base = 0.0
  /// The rest of the way after a finger has let go.
  var settling: Settling?
  var lastSource: QuantityRect?
  var lastDestination: QuantityRect?

  /// V-13.
  var phase: Int { Model.phase(at: elapsed, boundaries: boundaries) }
  var isBackwards: Bool { drive == .cancelling }
  /// S-26: where it ends.
  var goal: Flicks { isBackwards ? .zero : duration }
}

/// A stage with its stack and its flight.
struct StageState: Equatable, Sendable {
  let index: Int
  let name: Name
  let kind: StageKind
  let host: Node
  let root: Int
  var levels: [Level] = []
  /// The level of the screen that is popped to; `nil` for the one below the top (S-18).
  var poppedTo: Int?
  var flight: Flight?
  var drag: DragState?

  var stack: [Int] { (0...levels.count).map { screen(level: $0) } }
  /// V-8: where a screen is on the stack, if it is.
  func position(of screen: Int) -> Int? {
    screen == root ? 0 : levels.firstIndex { $0.screen == screen }.map { $0 + 1 }
  }
  /// V-8: the screen of a level, 0 for the root.
  func screen(level: Int) -> Int { level == 0 ? root : levels[level - 1].screen }
  /// The top screen: the upper one of a transition.
  var upper: Int { screen(level: levels.count) }
  /// The level of the lower screen of a transition: of the one below the top, or popped to.
  var lowerLevel: Int { poppedTo ?? max(0, levels.count - 1) }
  var lower: Int { screen(level: lowerLevel) }
  var isNavigation: Bool { kind == .navigation }
  /// Whether the lower screen takes part in transitions; under `over` it is never touched.
  var touchesLower: Bool { kind != .modal(.over) }

  /// V-11: the container of a level; a navigation stage has one only.
  func container(level: Int) -> Node {
    .helper(.container, stage: index, level: isNavigation ? 1 : level)
  }

  /// V-11: the backdrop of a level, likewise.
  func backdrop(level: Int) -> Node {
    .helper(.backdrop, stage: index, level: isNavigation ? 1 : level)
  }

  /// The container of the top level.
  var container: Node { container(level: levels.count) }
  /// The backdrop of the top level.
  var backdrop: Node { backdrop(level: levels.count) }
  var traveller: Node { .helper(.traveller, stage: index, level: 1) }

  /// V-10: where the screen at this position of the stack belongs when it is out of the tree.
  func home(position: Int) -> Node {
    isNavigation || position == 0 ? host : container(level: position)
  }
}

/// A transition in flight and the index of its stage.
struct InFlight: Sendable {
  let stage: Int
  let flight: Flight
}

/// An event that waits for a callback (S-23).
struct Reaction: Equatable, Sendable {
  let trigger: Trigger
  let event: Event
}

/// The whole state.
struct World: Equatable, Sendable {
  let scene: Scene
  var views: [ViewState]
  var superviews: NodeTable<Node>
  var subviews: NodeTable<[Node]>
  var bindings: [Name: Int] = [:]
  var stages: [StageState] = []
  var clock = Flicks.zero
  var begun = 0
  var due: [LogEntry] = []
  var log: [LogEntry] = []
  var reactions: [Reaction] = []
  var lastRejection: Rejection?

  /// V-8, V-10: the tree, the bindings and the stages as they are declared.
  init(_ scene: Scene) {
    self.scene = scene
    superviews = NodeTable(views: scene.views.map { _ in nil })
    subviews = NodeTable(views: scene.views.map { _ in nil })
    views = scene.views.map {
      ViewState(
        bounds: QuantityRect($0.bounds), center: QuantityPoint($0.center), transform: $0.transform,
        alpha: $0.alpha, isHidden: $0.isHidden)
    }
    for (index, view) in scene.views.enumerated() {
      if let superview = view.superview { attach(.view(index), to: .view(position(of: superview))) }
    }
    for binding in scene.bindings { bindings[binding.key] = position(of: binding.view) }
    stages = scene.stages.enumerated().map { index, stage in
      StageState(
        index: index, name: stage.name, kind: stage.kind, host: .view(position(of: stage.host)),
        root: position(of: stage.root))
    }
  }

  /// V-4: the position of a declared view.
  func position(of name: Name) -> Int {
    scene.views.prefix { $0.name != name }.count
  }

  /// V-11: what a node is called.
  func name(of node: Node) -> Name {
    switch node {
    case .view(let index): scene.views[index].name
    case .helper(let role, let stage, let level):
      Name(helper: role, of: stages[stage].name, level: level)
    }
  }

  /// V-8: whether a view is on any stack.
  func isStacked(_ view: Int) -> Bool { stages.contains { $0.position(of: view) != nil } }

  /// S-25: the flights, in the order of their numbers.
  var flights: [InFlight] {
    stages.indices.compactMap { stage in
      stages[stage].flight.map { InFlight(stage: stage, flight: $0) }
    }.sorted { $0.flight.number < $1.flight.number }
  }
}

// MARK: The tree

extension World {
  /// V-4: takes a node out of its superview, if it has one.
  mutating func detach(_ node: Node) {
    if let superview = superviews[node] { subviews[superview]?.removeAll { $0 == node } }
    superviews[node] = nil
  }

  /// V-4: the subviews, back to front.
  func children(of node: Node) -> [Node] {
    subviews[node] ?? []
  }

  /// V-4, V-10: makes a node a subview: the last one, or the one at an index of the others if there are enough.
  mutating func attach(_ node: Node, to superview: Node, at index: Int = .max) {
    detach(node)
    superviews[node] = superview
    var siblings = children(of: superview)
    siblings.insert(node, at: min(index, siblings.count))
    subviews[superview] = siblings
  }

  /// V-4: the position of a subview.
  func index(of node: Node, in superview: Node) -> Int {
    children(of: superview).prefix { $0 != node }.count
  }

  /// S-19: the position of the first of these among the subviews of one view.
  func index(ofFirst nodes: [Node], in superview: Node) -> Int {
    children(of: superview).prefix { !nodes.contains($0) }.count
  }

  /// V-4.
  func root(of node: Node) -> Node {
    var root = node
    while let superview = superviews[root] { root = superview }
    return root
  }

  /// V-4: whether the root is a window.
  func isOnScreen(_ node: Node) -> Bool {
    isWindow(root(of: node))
  }

  /// V-4.
  func isWindow(_ node: Node) -> Bool {
    if case .view(let index) = node { scene.views[index].kind == .window } else { false }
  }

  /// V-10: the superview, or the view of the home.
  func parent(of node: Node) -> Node? {
    if let superview = superviews[node] { return superview }
    for stage in stages {
      if case .view(let view) = node, let position = stage.position(of: view) {
        return stage.home(position: position)
      }
    }
    return nil
  }

  /// S-13, S-17: whether `node` is `ancestor` or reaches it by parent.
  func reaches(_ ancestor: Node, from node: Node) -> Bool {
    node == ancestor || parent(of: node).map { reaches(ancestor, from: $0) } ?? false
  }
}
