// The scenes on which the engine is measured.

import Scenario

enum EngineScenes {
  private static let screen = Rect(x: 0, y: 0, width: 375, height: 667)

  /// A name that is made of a word and a number; all words here make one.
  static func name(_ word: String, _ number: Int) -> Name { Name("\(word)\(number)") ?? "none" }

  /// A scene whose declarations are right, since they are made here; a mistake would leave it empty.
  private static func scene(_ views: [ViewDeclaration], _ stages: [StageDeclaration] = []) -> Scene
  {
    (try? Scene(views: views, stages: stages)) ?? .empty
  }

  /// Stages of all kinds, each with its own host, root and screen, and an image in both; and so many
  /// more views that there are `views` of them, in a tree where each has ten subviews.
  static func crowd(stages count: Int, views total: Int) -> Scene {
    var views = [
      ViewDeclaration("main", kind: .window, frame: screen),
      ViewDeclaration("yard", kind: .window, frame: screen),
    ]
    var stages: [StageDeclaration] = []
    for index in 0..<count {
      let (host, root, page) = (name("host", index), name("root", index), name("page", index))
      let picture = Picture(name: "movie", size: Size(width: 320, height: 496))
      views += [
        ViewDeclaration(host, in: "main", frame: screen),
        ViewDeclaration(root, kind: .screen, in: host, frame: screen),
        ViewDeclaration(
          name("thumb", index), kind: .image, in: root,
          frame: Rect(x: Double(index % 200), y: 120, width: 80, height: 124), picture: picture),
        ViewDeclaration(page, kind: .screen, frame: screen),
        ViewDeclaration(
          name("full", index), kind: .image, in: page,
          frame: Rect(x: 20, y: 138, width: 300, height: 465), picture: picture),
      ]
      stages.append(
        StageDeclaration(name("stage", index), kind: kind(of: index), in: host, root: root))
    }
    for index in 0..<max(0, total - views.count) {
      let parent = index == 0 ? "yard" : name("plot", (index - 1) / 10)
      views.append(
        ViewDeclaration(
          name("plot", index), in: parent, frame: Rect(x: 1, y: 2, width: 30, height: 40)))
    }
    return scene(views, stages)
  }

  private static func kind(of index: Int) -> StageKind {
    switch index % 3 {
    case 0: .navigation
    case 1: .modal(.fullScreen)
    default: .modal(.over)
    }
  }

  /// The entering on a stage of ``crowd(stages:views:)``: the five systems in turn.
  static func enter(_ index: Int, lasting duration: Flicks? = nil, from source: Name? = nil)
    -> Event
  {
    let choreography = Choreography.shipped[index % Choreography.shipped.count].name
    let animation = Animation(
      choreography, lasting: duration, from: .view(source ?? name("thumb", index)),
      to: .view(name("full", index)))
    let (page, stage) = (name("page", index), name("stage", index))
    return kind(of: index) == .navigation
      ? .push(page, on: stage, .animated(animation))
      : .present(page, on: stage, .animated(animation))
  }

  /// The leaving on a stage.
  static func leave(_ index: Int, lasting duration: Flicks) -> Event {
    let choreography = Choreography.shipped[index % Choreography.shipped.count].name
    let departure = Departure.animated(
      Animation(
        choreography, lasting: duration, from: .view(name("full", index)),
        to: .view(name("thumb", index))))
    return kind(of: index) == .navigation
      ? .pop(name("stage", index), departure)
      : .dismiss(name("page", index), departure)
  }

  /// Two chains of views below one window, so many deep, with so many leaves each; nothing is upright.
  static func chains(depth: Int, leaves: Int) -> Scene {
    var views = [ViewDeclaration("main", kind: .window, frame: screen)]
    for side in ["east", "west"] {
      for level in 0..<depth {
        views.append(
          link(name(side, level), in: level == 0 ? "main" : name(side, level - 1), level))
      }
      for leaf in 0..<leaves {
        views.append(link(name(side + "leaf", leaf), in: name(side, depth - 1), leaf))
      }
    }
    views.append(ViewDeclaration("aside", in: "main", frame: screen))
    return scene(views)
  }

  private static func link(_ name: Name, in parent: Name, _ number: Int) -> ViewDeclaration {
    ViewDeclaration(
      name, in: parent,
      bounds: Rect(x: Double(number % 7), y: 3, width: 300, height: 500),
      center: Point(x: 150, y: 250 + Double(number % 3)),
      transform: Transform(a: 0.98, b: 0.0625, c: -0.0625, d: 1.015625, tx: 1, ty: -2))
  }

  /// Two views with that many subviews, and none.
  static func siblings(_ count: Int) -> Scene {
    var views = [
      ViewDeclaration("main", kind: .window, frame: screen),
      ViewDeclaration("east", in: "main", frame: screen),
      ViewDeclaration("west", in: "main", frame: screen),
    ]
    for index in 0..<count {
      views.append(
        ViewDeclaration(
          name("leaf", index), in: "east", frame: Rect(x: 1, y: 2, width: 30, height: 40)))
    }
    return scene(views)
  }
}
