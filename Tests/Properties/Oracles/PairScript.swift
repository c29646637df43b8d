// Scripts that lead the model to each place that a transition of a system can stand at.

import Model
import Scenario
import Testing

@testable import Oracles

/// A scene, and the model after the events that lead to a place.
struct PairScript {
  let scene: Scene
  let model: ReferenceModel

  /// Scripts for all places of a system, by the clock and by the finger, on stages of both kinds.
  static func all(of system: CoveredSystem) throws -> [PairScript] {
    let interactions: [Interaction] =
      system == .own ? [.percent(Percent()), .drag(Drag())] : [.none]
    return try interactions.flatMap { interaction in
      try [StageKind.modal(.over), .navigation].flatMap { kind in
        let scene = try scene(kind, own: own(interaction))
        return Walk(system, in: scene, kind).prefixes.map { events in
          PairScript(scene: scene, model: ReferenceModel(scene, after: events))
        }
      }
    }
  }

  /// Four phases of half a second each.
  private static func own(_ interaction: Interaction) -> Choreography {
    let names: [Name] = ["one", "two", "three", "four"]
    let timeline = Timeline(
      duration: .milliseconds(2_000), phases: names.map { Phase($0, share: 1) })
    return Choreography("custom", entering: timeline, leaving: timeline, interaction: interaction)
  }

  /// A stage of a kind that is led to places, named `modal` or `navigation`, and beside it one of each
  /// kind with a screen that can leave.
  static func scene(_ kind: StageKind, own: Choreography? = nil) throws -> Scene {
    let screen = Rect(x: 0, y: 0, width: 400, height: 600)
    let half = Rect(x: 0, y: 0, width: 40, height: 60)
    return try Scene(
      views: [
        ViewDeclaration("main", kind: .window, frame: screen),
        ViewDeclaration("list", kind: .screen, in: "main", frame: screen),
        ViewDeclaration("menu", kind: .screen, in: "main", frame: half),
        ViewDeclaration("side", kind: .screen, in: "main", frame: half),
        ViewDeclaration("thumb", kind: .image, in: "list", frame: half),
        ViewDeclaration("label", kind: .view, in: "list", frame: half),
      ]
        + (["detail", "photo", "info", "page"] as [Name]).map {
          ViewDeclaration($0, kind: .screen, frame: screen)
        } + [ViewDeclaration("poster", kind: .image, in: "detail", frame: half)],
      bindings: [Binding("k1", to: "thumb")],
      stages: [
        StageDeclaration(
          kind == .navigation ? "navigation" : "modal", kind: kind, in: "main", root: "list"),
        StageDeclaration("sidebar", kind: .navigation, in: "main", root: "menu"),
        StageDeclaration("sheet", kind: .modal(.over), in: "main", root: "side"),
      ], choreographies: own.map { [$0] } ?? [])
  }

  /// An event or more of each kind, whichever place it comes to.
  static let tries: [Event] =
    [
      .add("label", to: "list"), .insert("label", into: "list", at: 0), .remove("label"),
      .front("label"), .back("label"), .setFrame("label", .zero), .setBounds("label", .zero),
      .setCenter("label", .zero), .setTransform("label", .identity), .scroll("label", to: .zero),
      .hide("label"), .show("label"), .setAlpha("label", 0.5), .bind("k2", to: "label"),
      .unbind("k1"), .resize("main", Size(width: 300, height: 500)), .discard("detail"),
      .dismiss("detail", .unanimated), .dismiss("page", .unanimated), .interrupt(nil),
      .advance(Flicks(1)), .upon(.didAppear("photo"), .hide("label")),
    ]
    + (["modal", "navigation", "sidebar", "sheet"] as [Name]).flatMap { stage -> [Event] in
      [
        .push("photo", on: stage, .unanimated), .pop(stage, .unanimated),
        .present("photo", on: stage, .unanimated), .finish(stage), .cancel(stage),
        .interrupt(stage), .start(stage), .pan(stage, .began), .pan(stage, .changed(.zero)),
        .pan(stage, .ended(.zero)), .pan(stage, .cancelled), .pan(stage, .failed),
      ]
    }
}

/// The ways to the places of one system, on one stage.
private struct Walk {
  let choreography: Choreography
  let stage: Name
  let isModal: Bool

  init(_ system: CoveredSystem, in scene: Scene, _ kind: StageKind) {
    choreography = system.choreography ?? scene.choreographies[0]
    isModal = kind != .navigation
    stage = isModal ? "modal" : "navigation"
  }

  /// The screens beside, which can leave.
  private let beside: [Event] = [
    .push("info", on: "sidebar", .unanimated), .present("page", on: "sheet", .unanimated),
  ]

  /// The events that lead to each place.
  var prefixes: [[Event]] { flights(isEntering: true) + flights(isEntering: false) + presented }

  private func enter(_ arrival: Arrival) -> Event {
    isModal ? .present("detail", on: stage, arrival) : .push("detail", on: stage, arrival)
  }

  private func begin(isEntering: Bool, isInteractive: Bool) -> [Event] {
    let animation = Animation(
      choreography.name, from: .view("thumb"), to: .view("poster"), isInteractive: isInteractive)
    if isEntering { return beside + [enter(.animated(animation))] }
    return beside + [
      enter(.unanimated),
      isModal ? .dismiss("detail", .animated(animation)) : .pop(stage, .animated(animation)),
    ]
  }

  /// Waiting; then in each phase: running, finishing, cancelling, and these by the finger.
  private func flights(isEntering: Bool) -> [[Event]] {
    let timeline = isEntering ? choreography.entering : choreography.leaving
    let clocked = begin(isEntering: isEntering, isInteractive: false)
    let waiting = begin(isEntering: isEntering, isInteractive: true)
    let bounds = boundaries(of: timeline.duration, shares: timeline.phases.map(\.share))
    var all = [waiting]
    for (begin, end) in zip(bounds, bounds.dropFirst()) {
      let middle = begin + Flicks((end - begin).count / 2)
      let way = 400 * Double(middle.count) / Double(timeline.duration.count)
      let running = clocked + [.advance(middle)]
      let tracking = waiting + [.start(stage), .pan(stage, .changed(Point(x: way, y: 0)))]
      for prefix in [running, tracking] {
        all += [prefix, prefix + [.finish(stage)], prefix + [.cancel(stage)]]
      }
    }
    return all
  }

  /// Entered: at rest, dragged, springing back.
  ///
  /// Where there is no drag the pans are refused.
  private var presented: [[Event]] {
    let resting =
      begin(isEntering: true, isInteractive: false) + [.advance(choreography.entering.duration)]
    let dragged = resting + [.pan(stage, .began), .pan(stage, .changed(Point(x: 50, y: 0)))]
    return [resting, dragged, dragged + [.pan(stage, .cancelled)]]
  }
}
