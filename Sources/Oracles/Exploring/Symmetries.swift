// Symmetries: renamings of views and stages that leave a world as it is.

import Model
import Scenario

/// A renaming under which a world is the same, as numbers and as names.
struct Symmetry: Sendable {
  let numbers: Renumbering
  let codes: NameCodes
}

extension SmallWorld {
  /// The renamings of views and of stages that make of the scene the same scene but for the order of
  /// its roots and stages, and of the alphabet the same set of events; the one that changes
  /// nothing first, and alone if `isPlain`.
  ///
  /// Keys keep reactions and items as they are spelled, so a world with one has no other; nor has one
  /// in which a stage is called as a view.
  func symmetries(isPlain: Bool = false) -> [Symmetry] {
    let same = Symmetry(
      numbers: Renumbering(
        oldView: Array(scene.views.indices), oldStage: Array(scene.stages.indices)),
      codes: NameCodes())
    let names = Set(scene.views.map(\.name))
    let isSpelled = scene.stages.contains { names.contains($0.name) }
    if isPlain || isSpelled || !scene.bindings.isEmpty || events.contains(where: \.isSpelled) {
      return [same]
    }
    var search = SymmetrySearch(self)
    search.run()
    if search.found.count == 1 { return [same] }
    return search.found.map { views, stages in
      Symmetry(
        numbers: Renumbering(oldView: views, oldStage: stages),
        codes: NameCodes(scene, oldView: views, oldStage: stages))
    }
  }

  /// How many renamings leave it as it is, the one included that changes nothing.
  public var symmetryCount: Int { symmetries().count }
}

/// A search for the permutations of a world: view by view, in the order of declaration.
private struct SymmetrySearch {
  private let world: SmallWorld
  private let alphabet: Set<Event>
  /// Where each view's declaration goes, so far.
  private var views: [Int] = []
  private(set) var found: [(views: [Int], stages: [Int])] = []

  init(_ world: SmallWorld) {
    self.world = world
    alphabet = Set(world.events)
  }

  private var scene: Scene { world.scene }

  mutating func run() {
    guard views.count < scene.views.count else { return check() }
    for candidate in scene.views.indices
    where !views.contains(candidate) && fits(views.count, candidate) {
      views.append(candidate)
      run()
      views.removeLast()
    }
  }

  /// Whether a view can go where another one is: both are declared alike, in superviews that go
  /// there too, and behind the same siblings.
  private func fits(_ view: Int, _ other: Int) -> Bool {
    var (one, two) = (scene.views[view], scene.views[other])
    let (parent, target) = (one.superview.flatMap(position), two.superview.flatMap(position))
    guard parent.map({ views[$0] }) == target else { return false }
    func rank(_ index: Int) -> Int {
      scene.views[..<index].count { $0.superview == scene.views[index].superview }
    }
    if parent != nil && rank(view) != rank(other) { return false }
    one.name = two.name
    one.superview = two.superview
    return one == two
  }

  private func position(_ name: Name) -> Int? {
    scene.views.firstIndex { $0.name == name }
  }

  private mutating func check() {
    var names: [Name: Name] = [:]
    for (old, new) in views.enumerated() { names[scene.views[old].name] = scene.views[new].name }
    var stages: [Int] = []
    for stage in scene.stages {
      let match = scene.stages.firstIndex {
        $0.kind == stage.kind && $0.host == names[stage.host] && $0.root == names[stage.root]
      }
      guard let match else { return }
      stages.append(match)
      names[stage.name] = scene.stages[match].name
    }
    let renaming = Rewriting(name: { [names] in names[$0] ?? $0 })
    let bindings = Set(scene.bindings)
    guard Set(scene.bindings.map { Binding($0.key, to: names[$0.view] ?? $0.view) }) == bindings,
      Set(world.events.map(renaming.event)) == alphabet
    else { return }
    found.append((views, stages))
  }
}

extension Event {
  /// Whether keys tell what this leaves behind by its spelling: a reaction, or an item.
  fileprivate var isSpelled: Bool {
    switch self {
    case .upon, .bind, .unbind: true
    case .push(_, _, .animated(let animation)), .present(_, _, .animated(let animation)),
      .pop(_, _, .animated(let animation)), .dismiss(_, .animated(let animation)):
      [animation.source, animation.destination].contains { endpoint in
        if case .item? = endpoint { true } else { false }
      }
    default: false
    }
  }
}
