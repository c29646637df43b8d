// Cases for a system that knows few kinds of events.

import Checking
import Oracles
import Scenario

/// What can happen to an album: photos come and go, are turned back and hurried, time passes, and the
/// app hides and shows its pictures itself.
struct AlbumCases: Generator {
  /// The album.
  let scene: Scene

  func draw(from source: Source) -> Case {
    let events = source.list(0...12, "event") { () -> Event in
      switch source.index(below: 7) {
      case 0: .advance(.milliseconds(Int64(source.int(in: 0...500))))
      case 1: .present("photo", on: "modal", .animated(Self.flight))
      case 2: .dismiss("photo", .asEntered)
      case 3: .cancel("modal")
      case 4: .finish("modal")
      case 5: .hide(source.bool() ? "thumb" : "poster")
      default: .show(source.bool() ? "thumb" : "poster")
      }
    }
    return Case(file: ScenarioFile(scene: scene, events: events))
  }

  private static let flight = Animation("lift", from: .view("thumb"), to: .view("poster"))
}
