// Drawing scenes: windows, stages, screens and views, nested, scrolled, turned, hidden and empty.

import Checking
import Scenario

/// A scene while it is being drawn.
///
/// Names come from fixed lists, so that small cases read well.
struct SceneDraft {
  private static let windows: [Name] = ["main", "second"]
  private static let roots: [Name] = ["list", "home", "base"]
  private static let screens: [Name] = ["detail", "photo", "info"]
  private static let plainNames: [Name] = ["thumb", "poster", "cell", "card", "label", "panel"]
  /// The keys of items that events quote.
  static let keys: [Name] = ["k1", "k2"]

  private(set) var views: [ViewDeclaration] = []
  private(set) var stages: [StageDeclaration] = []
  private(set) var bindings: [Binding] = []
  private(set) var choreographies: [Choreography] = []

  /// Draws a scene; it has what the aim of the events takes more often.
  ///
  /// Whatever the choices, it has no faults.
  static func draw(_ aim: Aim?, from source: Source) -> Scene {
    var draft = SceneDraft()
    draft.drawAll(aim, from: source)
    let scene = try? Scene(
      views: draft.views, bindings: draft.bindings, stages: draft.stages,
      choreographies: draft.choreographies)
    return scene ?? .empty
  }

  private mutating func drawAll(_ aim: Aim?, from source: Source) {
    source.span("windows") { drawWindow(0, from: source) }
    drawStage(0, host: views[0], isModal: aim?.needsDrag ?? false, from: source)
    source.several(1...3, "screen", more: aim?.screens ?? 5) { index in
      views.append(drawView(Self.screens[index], .screen, in: nil, from: source))
    }
    source.several(0...2, "stage", more: aim?.stages ?? 5) { _ in
      if source.chance(1, outOf: 3), views.count(where: { $0.kind == .window }) == 1 {
        drawWindow(1, from: source)
      }
      let host = views[source.reference(below: views.count)]
      drawStage(stages.count, host: host, from: source)
    }
    source.several(0...5, "view", more: aim?.views ?? 6) { index in
      let kind = source.choose(ViewKind.image, .view)
      let parent = source.reference(below: views.count + 1)
      let superview = parent < views.count ? views[parent].name : nil
      views.append(drawView(Self.plainNames[index], kind, in: superview, from: source))
    }
    source.repeated(0...2, "item") { index in
      let view = views[source.reference(below: views.count)].name
      bindings.append(Binding(Self.keys[index], to: view))
    }
    let ownShare = aim?.system == .own ? 11 : 4
    if source.chance(ownShare, outOf: 12) {
      choreographies.append(source.choreography(Self.ownName, aim))
    }
  }

  /// The name of the user's own choreography.
  static let ownName: Name = "custom"

  private mutating func drawWindow(_ index: Int, from source: Source) {
    var window = ViewDeclaration(
      Self.windows[index], kind: .window,
      frame: Rect(origin: .zero, size: Size(width: extent(source), height: extent(source))))
    if source.chance(1, outOf: 16) { window.transform = source.transform() }
    if source.chance(1, outOf: 16) { window.bounds.origin = source.point() }
    views.append(window)
  }

  /// The extent of a window: never negative, seldom strange.
  private func extent(_ source: Source) -> Double {
    source.chance(1, outOf: 8) ? source.extent() : Double(source.int(in: 1...700))
  }

  private mutating func drawStage(
    _ index: Int, host: ViewDeclaration, isModal: Bool = false, from source: Source
  ) {
    let kinds: [StageKind] = [.modal(.fullScreen), .modal(.over), .navigation]
    let kind = kinds[source.weighted(isModal ? [8, 8, 1] : index > 0 ? [1, 1, 2] : [1, 1, 1])]
    let root = drawView(Self.roots[index], .screen, in: host.name, from: source)
    views.append(root)
    let base: Name = kind == .navigation ? "navigation" : "modal"
    let isTaken = stages.contains { $0.name == base }
    let name: Name = isTaken ? (index == 1 ? "inner" : "other") : base
    stages.append(StageDeclaration(name, kind: kind, in: host.name, root: root.name))
  }

  private func drawView(
    _ name: Name, _ kind: ViewKind, in superview: Name?, from source: Source
  ) -> ViewDeclaration {
    var view = ViewDeclaration(
      name, kind: kind, in: superview, bounds: Rect(origin: .zero, size: source.size()),
      center: source.point())
    if source.chance(1, outOf: 2) {
      view.center = Point(x: view.bounds.size.width / 2, y: view.bounds.size.height / 2)
    }
    guard source.chance(2, outOf: 3) else { return view }
    if source.chance(1, outOf: 4) { view.bounds.origin = source.point() }
    if source.chance(1, outOf: 4) { view.transform = source.transform() }
    if source.chance(1, outOf: 8) { view.alpha = source.opacity() }
    if source.chance(1, outOf: 8) { view.isHidden = true }
    if source.chance(1, outOf: 8) { view.clips = true }
    if source.chance(1, outOf: 8) { view.cornerRadius = source.extent() }
    if source.chance(1, outOf: 8) {
      view.mask = Ellipse(center: source.point(), rx: source.extent(), ry: source.extent())
    }
    if source.chance(1, outOf: 3) {
      view.picture = Picture(name: source.choose("movie", "photo"), size: source.size())
      view.contentMode = source.choose(.fill, .aspectFit, .aspectFill)
    }
    return view
  }
}
