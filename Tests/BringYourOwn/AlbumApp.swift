// A system of one's own: an app that hides what flies, around an engine that only flies it.

import Engine
import Scenario

/// The album: the engine flies the pictures, the app hides and shows them, as its delegate is told.
struct AlbumApp<Pictures: AlbumPictures>: TransitionSystem {
  private var engine: TransitionEngine
  private var pictures = Pictures()
  private let images: [Name]
  private var ends: [Name] = []

  init(_ scene: Scene) {
    engine = TransitionEngine(scene.withoutHolds)
    images = scene.views.filter { $0.kind == .image }.map(\.name)
    for view in scene.views where view.isHidden { pictures.set(view.name, isHidden: true) }
  }

  mutating func handle(_ event: Event) -> Response {
    let told = engine.observe().log.count
    let response = engine.handle(event)
    guard response == .accepted else { return response }
    switch event {
    case .present(_, _, .animated(let flight)): ends = flight.views
    case .hide(let name): pictures.set(name, isHidden: true)
    case .show(let name): pictures.set(name, isHidden: false)
    default: break
    }
    for entry in engine.observe().log.dropFirst(told) {
      switch entry.callback {
      case .willBegin: pictures.begin(ends)
      case .complete(_, _, let isFinished): pictures.end(ends, isFinished: isFinished)
      default: break
      }
    }
    for name in images {
      _ = engine.handle(pictures.isHidden(name) ? .hide(name) : .show(name))
    }
    return response
  }

  func observe() -> Observation { engine.observe() }
}

extension Animation {
  /// The views at its ends.
  fileprivate var views: [Name] {
    [source, destination].compactMap { end in
      if case .view(let name) = end { name } else { nil }
    }
  }
}

extension Scene {
  /// The same, but no flight of the user's own choreographies hides anything.
  fileprivate var withoutHolds: Scene {
    let bare = choreographies.map { choreography in
      var choreography = choreography
      choreography.entering.holds = []
      choreography.leaving.holds = []
      return choreography
    }
    // What was right with holds is right without.
    return
      (try? Scene(views: views, bindings: bindings, stages: stages, choreographies: bare)) ?? .empty
  }
}
