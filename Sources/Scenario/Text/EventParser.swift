// Reading events. Whether the names in them exist is for the run to say, not for the text.

extension LineReader {
  /// How deeply reactions may be nested in text.
  static let nesting = 8

  /// The words that an event begins with.
  static let eventWords = [
    "add", "insert", "remove", "front", "back", "frame", "bounds", "center", "transform", "scroll",
    "hide", "show", "alpha", "bind", "unbind", "resize", "push", "pop", "present", "dismiss",
    "discard", "finish", "cancel", "interrupt", "start", "pan", "advance", "upon",
  ]

  /// Reads an event, reactions included.
  mutating func event() throws(Fault) -> Event {
    var triggers: [Trigger] = []
    while next == "upon" {
      if triggers.count == Self.nesting {
        throw fault("no more than \(Self.nesting) nested 'upon'")
      }
      _ = take("upon")
      triggers.append(try trigger())
    }
    var event = try simpleEvent()
    while let trigger = triggers.popLast() { event = .upon(trigger, event) }
    return event
  }

  private mutating func simpleEvent() throws(Fault) -> Event {
    guard let next, Self.eventWords.contains(next) else {
      throw fault("an event" + Spelling.hint(for: next, among: Self.eventWords))
    }
    switch try keyword(Self.eventWords) {
    case "add": return .add(try view(), to: try view(after: "to"))
    case "insert":
      return .insert(try view(), into: try view(after: "into"), at: try integer(after: "at"))
    case "remove": return .remove(try view())
    case "front": return .front(try view())
    case "back": return .back(try view())
    case "frame": return .setFrame(try view(), try rect())
    case "bounds": return .setBounds(try view(), try rect())
    case "center": return .setCenter(try view(), try point())
    case "transform": return .setTransform(try view(), try transform())
    case "scroll":
      let view = try view()
      _ = try keyword(["to"])
      return .scroll(view, to: try point())
    case "hide": return .hide(try view())
    case "show": return .show(try view())
    case "alpha": return .setAlpha(try view(), try number())
    case "bind": return .bind(try name("an item's key"), to: try view(after: "to"))
    case "unbind": return .unbind(try name("an item's key"))
    case "resize":
      return .resize(
        try name("the name of a window"), Size(width: try number(), height: try number()))
    case let word: return try transitionEvent(word)
    }
  }

  private mutating func transitionEvent(_ word: String) throws(Fault) -> Event {
    switch word {
    case "push": return .push(try screen(), on: try stage(or: .navigation), try arrival())
    case "pop": return try pop()
    case "present": return .present(try screen(), on: try stage(or: .modal), try arrival())
    case "dismiss": return .dismiss(try screen(), try departure())
    case "discard": return .discard(try screen())
    case "finish": return .finish(try stage())
    case "cancel": return .cancel(try stage())
    case "interrupt": return .interrupt(next == nil ? nil : try stage())
    case "start": return .start(try stage())
    case "pan": return .pan(try stage(), try pan())
    default: return .advance(try time())
    }
  }

  /// Reads what a pan recognizer reports.
  private mutating func pan() throws(Fault) -> Pan {
    switch try keyword(["began", "changed", "ended", "cancelled", "failed"]) {
    case "began": return .began
    case "changed": return .changed(try point())
    case "ended": return .ended(try point())
    case "cancelled": return .cancelled
    default: return .failed
    }
  }

  /// Reads `TARGET TRIGGER:`.
  private mutating func trigger() throws(Fault) -> Trigger {
    let target = try name("the name of a screen or a stage")
    let trigger: Trigger
    switch try keyword([
      "will", "appears", "disappears", "begins", "phase", "completes", "ends",
    ]) {
    case "will":
      let appears = try keyword(["appear", "disappear"]) == "appear"
      trigger = appears ? .willAppear(target) : .willDisappear(target)
    case "appears": trigger = .didAppear(target)
    case "disappears": trigger = .didDisappear(target)
    case "begins": trigger = .begins(target)
    case "phase": trigger = .phase(target, try integer())
    case "completes": trigger = .completes(target)
    default: trigger = .ends(target)
    }
    _ = try keyword([":"])
    return trigger
  }

  private mutating func view() throws(Fault) -> Name {
    try name("the name of a view")
  }

  private mutating func view(after word: String) throws(Fault) -> Name {
    _ = try keyword([word])
    return try view()
  }

  private mutating func integer(after word: String) throws(Fault) -> Int {
    _ = try keyword([word])
    return try integer()
  }

  private mutating func screen() throws(Fault) -> Name {
    try name("the name of a screen")
  }

  private mutating func stage() throws(Fault) -> Name {
    try name("the name of a stage")
  }

  /// Reads `[on STAGE]`.
  private mutating func stage(or other: Name) throws(Fault) -> Name {
    take("on") ? try stage() : other
  }

  /// Reads what follows `pop`: `[STAGE]`, or `on STAGE`, which is for stages whose names could be
  /// something else here; `[to SCREEN]`; how.
  private mutating func pop() throws(Fault) -> Event {
    let isStage = next.map { !LineReader.afterPop.contains($0) } ?? false
    let popped = isStage ? try stage() : try stage(or: .navigation)
    let screen = take("to") ? try self.screen() : nil
    return .pop(popped, to: screen, try departure())
  }

  /// The words that may follow `pop`.
  static let afterPop = ["on", "to", "with", "unanimated"]
}

extension LineReader {
  /// Reads `unanimated` or `with …`.
  private mutating func arrival() throws(Fault) -> Arrival {
    let words = ["with", "unanimated"]
    return try keyword(words) == "with" ? .animated(try animation()) : .unanimated
  }

  /// Reads `unanimated`, `with …` or nothing.
  private mutating func departure() throws(Fault) -> Departure {
    if next == nil { return .asEntered }
    let words = ["with", "unanimated"]
    return try keyword(words) == "with" ? .animated(try animation()) : .unanimated
  }

  /// Reads `CHOREOGRAPHY [interactively] [lasting TIME] [from END] [to END]`.
  private mutating func animation() throws(Fault) -> Animation {
    var animation = Animation(try name("the name of a choreography"))
    var allowed = ["interactively", "lasting", "from", "to"]
    while next != nil {
      switch try keyword(allowed) {
      case "interactively":
        animation.isInteractive = true
        allowed = ["lasting", "from", "to"]
      case "lasting":
        animation.duration = try time()
        allowed = ["from", "to"]
      case "from":
        animation.source = try endpoint(isLast: false)
        allowed = ["to"]
      default:
        animation.destination = try endpoint(isLast: true)
        return animation
      }
    }
    return animation
  }

  /// Reads `VIEW` or `item KEY`.
  ///
  /// A view may be called `item`: it is one at the end of the line, and
  /// before a `to` that an end of the flight follows.
  private mutating func endpoint(isLast: Bool) throws(Fault) -> Endpoint {
    let isView: Bool
    switch rest.count {
    case 1: isView = true
    case 3: isView = !isLast && ahead(1) == "to"
    case 4: isView = !isLast && ahead(1) == "to" && ahead(2) == "item"
    default: isView = false
    }
    if next == "item", !isView {
      _ = take("item")
      return .item(try name("the key of an item"))
    }
    return .view(try name("the name of a view, or 'item' and its key"))
  }
}
