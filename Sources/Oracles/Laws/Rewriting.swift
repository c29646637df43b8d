// Rewriting scenes and events: other names, other lengths, other times.

import Scenario

/// A change of all names, lengths or times of a scene and its events alike.
struct Rewriting: Sendable {
  /// What becomes of the names of views, stages and items.
  var name: @Sendable (Name) -> Name = { $0 }
  /// What all lengths are multiplied by.
  var length = 1.0
  /// What all durations and advances are multiplied by.
  var time: Int64 = 1
  /// What the choreographies are called, where their lengths or times are others.
  var choreography: @Sendable (Name) -> Name = { $0 }

  /// The rewritten scene; `nil` if it is none, as when a length comes out too large.
  func scene(_ scene: Scene) -> Scene? {
    let views = scene.views.map(view)
    let bindings = scene.bindings.map { Binding(name($0.key), to: name($0.view)) }
    let stages = scene.stages.map {
      StageDeclaration(name($0.name), kind: $0.kind, in: name($0.host), root: name($0.root))
    }
    var choreographies = scene.choreographies
    if length != 1 || time != 1 {
      choreographies = (scene.choreographies + Choreography.shipped).map(choreography)
    }
    return try? Scene(
      views: views, bindings: bindings, stages: stages, choreographies: choreographies)
  }

  private func view(_ view: ViewDeclaration) -> ViewDeclaration {
    var changed = ViewDeclaration(
      name(view.name), kind: view.kind, in: view.superview.map(name), bounds: rect(view.bounds),
      center: point(view.center), transform: transform(view.transform), alpha: view.alpha,
      isHidden: view.isHidden, clips: view.clips, cornerRadius: view.cornerRadius * length)
    changed.mask = view.mask.map(ellipse)
    changed.picture = view.picture.map { Picture(name: $0.name, size: size($0.size)) }
    changed.contentMode = view.contentMode
    return changed
  }

  private func choreography(_ choreography: Choreography) -> Choreography {
    Choreography(
      self.choreography(choreography.name), entering: timeline(choreography.entering),
      leaving: timeline(choreography.leaving), interaction: interaction(choreography.interaction))
  }

  private func interaction(_ interaction: Interaction) -> Interaction {
    guard case .drag(var drag) = interaction else { return interaction }
    drag.velocity *= length
    drag.springBack = Flicks(drag.springBack.count * time)
    return .drag(drag)
  }

  private func timeline(_ timeline: Timeline) -> Timeline {
    var changed = timeline
    changed.duration = Flicks(timeline.duration.count * time)
    changed.traveller?.shadowOffset = size(timeline.traveller?.shadowOffset ?? .zero)
    changed.traveller?.shadowRadius *= length
    if case .blur(let radius)? = timeline.backdrop?.fill {
      changed.backdrop?.fill = .blur(radius * length)
    }
    if let mask = timeline.mask {
      changed.mask = Mask(
        mask.screen, closed: shape(mask.closed), opened: shape(mask.opened),
        openness: mask.openness)
    }
    return changed
  }

  private func shape(_ shape: Mask.Shape) -> Mask.Shape {
    if case .disc(let anchor, let radius) = shape {
      .disc(anchor, radius: radius * length)
    } else {
      shape
    }
  }

  func point(_ point: Point) -> Point { Point(x: point.x * length, y: point.y * length) }

  func size(_ size: Size) -> Size {
    Size(width: size.width * length, height: size.height * length)
  }

  func rect(_ rect: Rect) -> Rect { Rect(origin: point(rect.origin), size: size(rect.size)) }

  func ellipse(_ ellipse: Ellipse) -> Ellipse {
    Ellipse(center: point(ellipse.center), rx: ellipse.rx * length, ry: ellipse.ry * length)
  }

  func transform(_ transform: Transform) -> Transform {
    var changed = transform
    changed.tx *= length
    changed.ty *= length
    return changed
  }
}

extension Rewriting {
  /// The rewritten event.
  func event(_ event: Event) -> Event {
    switch event {
    case .add(let child, let parent): .add(name(child), to: name(parent))
    case .insert(let child, let parent, let index):
      .insert(name(child), into: name(parent), at: index)
    case .remove(let view): .remove(name(view))
    case .front(let view): .front(name(view))
    case .back(let view): .back(name(view))
    case .setFrame(let view, let frame): .setFrame(name(view), rect(frame))
    case .setBounds(let view, let bounds): .setBounds(name(view), rect(bounds))
    case .setCenter(let view, let center): .setCenter(name(view), point(center))
    case .setTransform(let view, let map): .setTransform(name(view), transform(map))
    case .scroll(let view, let origin): .scroll(name(view), to: point(origin))
    case .hide(let view): .hide(name(view))
    case .show(let view): .show(name(view))
    case .setAlpha(let view, let alpha): .setAlpha(name(view), alpha)
    case .bind(let key, let view): .bind(name(key), to: name(view))
    case .unbind(let key): .unbind(name(key))
    case .resize(let window, let extent): .resize(name(window), size(extent))
    case .push(let screen, let stage, let arrival):
      .push(name(screen), on: name(stage), self.arrival(arrival))
    case .pop(let stage, let screen, let departure):
      .pop(name(stage), to: screen.map(name), self.departure(departure))
    case .present(let screen, let stage, let arrival):
      .present(name(screen), on: name(stage), self.arrival(arrival))
    case .dismiss(let screen, let departure): .dismiss(name(screen), self.departure(departure))
    case .discard(let screen): .discard(name(screen))
    case .finish(let stage): .finish(name(stage))
    case .cancel(let stage): .cancel(name(stage))
    case .interrupt(let stage): .interrupt(stage.map(name))
    case .start(let stage): .start(name(stage))
    case .pan(let stage, let pan): .pan(name(stage), self.pan(pan))
    case .advance(let span): .advance(flicks(span))
    case .upon(let trigger, let inner): .upon(self.trigger(trigger), self.event(inner))
    }
  }

  private func pan(_ pan: Pan) -> Pan {
    switch pan {
    case .changed(let translation): .changed(point(translation))
    case .ended(let velocity): .ended(point(velocity))
    case .began, .cancelled, .failed: pan
    }
  }

  private func flicks(_ span: Flicks) -> Flicks { Flicks(span.count &* time) }

  private func arrival(_ arrival: Arrival) -> Arrival {
    if case .animated(let animation) = arrival {
      .animated(self.animation(animation))
    } else {
      arrival
    }
  }

  private func departure(_ departure: Departure) -> Departure {
    if case .animated(let animation) = departure {
      .animated(self.animation(animation))
    } else {
      departure
    }
  }

  private func animation(_ animation: Animation) -> Animation {
    Animation(
      choreography(animation.choreography), lasting: animation.duration.map(flicks),
      from: animation.source.map(endpoint), to: animation.destination.map(endpoint),
      isInteractive: animation.isInteractive)
  }

  private func endpoint(_ endpoint: Endpoint) -> Endpoint {
    switch endpoint {
    case .view(let view): .view(name(view))
    case .item(let key): .item(name(key))
    }
  }

  private func trigger(_ trigger: Trigger) -> Trigger {
    switch trigger {
    case .willAppear(let screen): .willAppear(name(screen))
    case .didAppear(let screen): .didAppear(name(screen))
    case .willDisappear(let screen): .willDisappear(name(screen))
    case .didDisappear(let screen): .didDisappear(name(screen))
    case .begins(let stage): .begins(name(stage))
    case .phase(let stage, let index): .phase(name(stage), index)
    case .completes(let stage): .completes(name(stage))
    case .ends(let stage): .ends(name(stage))
    }
  }
}
