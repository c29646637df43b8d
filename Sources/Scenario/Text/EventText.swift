// Writing events and callbacks.

extension Event {
  /// The event as a line of a scenario, in its canonical spelling.
  public var line: String {
    // In a loop, so that no depth of nesting exhausts the stack.
    var words = ""
    var event = self
    while case .upon(let trigger, let reaction) = event {
      words += "upon \(trigger.words): "
      event = reaction
    }
    return words + event.ownWords
  }

  private var ownWords: String {
    switch self {
    case .add(let view, let superview): "add \(view) to \(superview)"
    case .insert(let view, let superview, let index): "insert \(view) into \(superview) at \(index)"
    case .remove(let view): "remove \(view)"
    case .front(let view): "front \(view)"
    case .back(let view): "back \(view)"
    case .setFrame(let view, let frame): "frame \(view) \(frame.words)"
    case .setBounds(let view, let bounds): "bounds \(view) \(bounds.words)"
    case .setCenter(let view, let center): "center \(view) \(center.words)"
    case .setTransform(let view, let transform): "transform \(view) \(transform.words)"
    case .scroll(let view, let origin): "scroll \(view) to \(origin.words)"
    case .hide(let view): "hide \(view)"
    case .show(let view): "show \(view)"
    case .setAlpha(let view, let alpha): "alpha \(view) \(NumberText.text(alpha))"
    case .bind(let key, let view): "bind \(key) to \(view)"
    case .unbind(let key): "unbind \(key)"
    case .resize(let window, let size):
      "resize \(window) \(NumberText.text(size.width, size.height))"
    case .push(let screen, let stage, let arrival):
      "push \(screen)" + (stage == .navigation ? "" : " on \(stage)") + arrival.words
    case .pop(let stage, let screen, let departure):
      "pop" + Self.popped(stage) + (screen.map { " to \($0)" } ?? "") + departure.words
    case .present(let screen, let stage, let arrival):
      "present \(screen)" + (stage == .modal ? "" : " on \(stage)") + arrival.words
    case .dismiss(let screen, let departure): "dismiss \(screen)" + departure.words
    case .discard(let screen): "discard \(screen)"
    case .finish(let stage): "finish \(stage)"
    case .cancel(let stage): "cancel \(stage)"
    case .interrupt(let stage): "interrupt" + (stage.map { " \($0)" } ?? "")
    case .start(let stage): "start \(stage)"
    case .pan(let stage, let pan): "pan \(stage) \(pan.words)"
    case .advance(let time): "advance \(TimeText.text(time))"
    case .upon: line
    }
  }

  /// A stage after `pop`: `on` says that a name is one where it could be something else.
  private static func popped(_ stage: Name) -> String {
    if stage == .navigation { return "" }
    return LineReader.afterPop.contains(stage.text) ? " on \(stage)" : " \(stage)"
  }
}

extension Arrival {
  /// What follows the stage, with a space in front.
  fileprivate var words: String {
    switch self {
    case .unanimated: " unanimated"
    case .animated(let animation): " " + animation.words
    }
  }
}

extension Departure {
  /// What follows the stage or the screen, with a space in front.
  fileprivate var words: String {
    switch self {
    case .asEntered: ""
    case .unanimated: " unanimated"
    case .animated(let animation): " " + animation.words
    }
  }
}

extension Animation {
  fileprivate var words: String {
    var words = "with \(choreography)"
    if isInteractive { words += " interactively" }
    if let duration { words += " lasting \(TimeText.text(duration))" }
    if let source { words += " from \(source.words)" }
    if let destination { words += " to \(destination.words)" }
    return words
  }
}

extension Pan {
  fileprivate var words: String {
    switch self {
    case .began: "began"
    case .changed(let translation): "changed \(translation.words)"
    case .ended(let velocity): "ended \(velocity.words)"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension Endpoint {
  fileprivate var words: String {
    switch self {
    case .view(let view): view.text
    case .item(let key): "item \(key)"
    }
  }
}

extension Trigger {
  fileprivate var words: String {
    switch self {
    case .willAppear(let screen): "\(screen) will appear"
    case .didAppear(let screen): "\(screen) appears"
    case .willDisappear(let screen): "\(screen) will disappear"
    case .didDisappear(let screen): "\(screen) disappears"
    case .begins(let stage): "\(stage) begins"
    case .phase(let stage, let phase): "\(stage) phase \(phase)"
    case .completes(let stage): "\(stage) completes"
    case .ends(let stage): "\(stage) ends"
    }
  }
}

extension Callback {
  /// The callback as a line of a log: `modal #1 phase 2`, `detail appears`.
  public var line: String {
    switch self {
    case .willBegin(let stage, let number): "\(stage) #\(number) begins"
    case .phase(let stage, let number, let phase): "\(stage) #\(number) phase \(phase)"
    case .complete(let stage, let number, let isFinished):
      "\(stage) #\(number) completes \(isFinished ? "finished" : "cancelled")"
    case .didEnd(let stage, let number): "\(stage) #\(number) ends"
    case .willAppear(let screen): "\(screen) will appear"
    case .didAppear(let screen): "\(screen) appears"
    case .willDisappear(let screen): "\(screen) will disappear"
    case .didDisappear(let screen): "\(screen) disappears"
    }
  }
}
