// Writing scenarios: the canonical text of a value, which reads back as the same value.

extension ScenarioFile {
  /// The canonical text: the version, the declarations, an empty line, the steps; one space between
  /// two words, and nothing that would be understood without being said.
  ///
  /// It reads back as an equal value. What cannot be written down is only what means nothing: a
  /// reaction nested more than 8 deep, and a rejection whose word is not in `Rejection.reasons`.
  /// `nan` reads back as one, though it does not equal itself.
  public var text: String {
    var lines = ["iris \(ScenarioParser.versionWord)"]
    var printer = ViewPrinter()
    for view in scene.views { lines.append(printer.line(of: view)) }
    for item in scene.bindings { lines.append("item \(item.key) shows \(item.view)") }
    for stage in scene.stages { lines.append(printer.line(of: stage)) }
    for choreography in scene.choreographies { lines += choreography.lines }
    if !steps.isEmpty { lines.append("") }
    for step in steps { lines.append(step.line) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Step {
  /// The step as a line of a scenario.
  var line: String {
    switch self {
    case .event(let event): event.line
    case .expect(let expect): expect.line
    }
  }
}

/// Writes views in their order, and after them stages.
private struct ViewPrinter {
  /// The sizes of the views so far.
  private var sizes: [Name: Size] = [:]
  /// The size of the first window so far.
  private var windowSize: Size?
  /// For each view the last screen in it.
  private var lastScreen: [Name: Name] = [:]

  mutating func line(of view: ViewDeclaration) -> String {
    var words = ["\(view.kind.rawValue) \(view.name)"]
    let frame = frame(of: view)
    if view.kind == .window, let size = frame?.size, frame?.origin == .zero {
      words.append(NumberText.text(size.width, size.height))
    }
    if let superview = view.superview { words.append("in \(superview)") }
    if let frame {
      let isImplied =
        view.kind == .window
        ? frame.origin == .zero : view.kind == .screen && frame == impliedFrame(of: view)
      if !isImplied { words.append("frame \(frame.words)") }
    } else {
      words.append("bounds \(view.bounds.words)")
      words.append("center \(view.center.words)")
    }
    words += properties(of: view)
    note(view)
    return words.joined(separator: " ")
  }

  func line(of stage: StageDeclaration) -> String {
    var words: [String] = ["stage"]
    switch stage.kind {
    case .navigation:
      words.append("navigation")
      if stage.name != .navigation { words.append(stage.name.text) }
      words.append("in \(stage.host)")
    case .modal(let style):
      words.append("modal")
      if stage.name != .modal { words.append(stage.name.text) }
      words.append("over \(stage.host) \(style.rawValue)")
    }
    if lastScreen[stage.host] != stage.root { words.append("root \(stage.root)") }
    return words.joined(separator: " ")
  }

  private mutating func note(_ view: ViewDeclaration) {
    sizes[view.name] = view.bounds.size
    if view.kind == .window, windowSize == nil { windowSize = view.bounds.size }
    if view.kind == .screen, let superview = view.superview { lastScreen[superview] = view.name }
  }

  /// The frame from which the bounds and the centre follow exactly, if there is one.
  private func frame(of view: ViewDeclaration) -> Rect? {
    guard view.bounds.origin == .zero, view.transform == .identity else { return nil }
    let size = view.bounds.size
    let origin = Point(
      x: view.center.x - size.width / 2, y: view.center.y - size.height / 2)
    let frame = Rect(origin: origin, size: size)
    guard frame.isAcceptable, ViewDeclaration("view", frame: frame).center == view.center else {
      return nil
    }
    return frame
  }

  /// The frame that a screen has without saying so.
  private func impliedFrame(of view: ViewDeclaration) -> Rect? {
    let size = view.superview.map { sizes[$0] } ?? windowSize
    return size.map { Rect(origin: .zero, size: $0) }
  }

  private func properties(of view: ViewDeclaration) -> [String] {
    var words: [String] = []
    if view.transform != .identity { words.append("transform \(view.transform.words)") }
    if view.alpha != 1 { words.append("alpha \(NumberText.text(view.alpha))") }
    if view.isHidden { words.append("hidden") }
    if view.clips { words.append("clips") }
    if view.cornerRadius != 0 { words.append("corner \(NumberText.text(view.cornerRadius))") }
    if let mask = view.mask {
      words.append("mask \(mask.center.words) \(NumberText.text(mask.rx, mask.ry))")
    }
    if let picture = view.picture {
      let width = NumberText.text(picture.size.width)
      words.append("picture \(picture.name) \(width)x\(NumberText.text(picture.size.height))")
    }
    if view.contentMode != .fill { words.append("mode \(view.contentMode.rawValue)") }
    return words
  }
}

extension Point {
  /// The two coordinates.
  var words: String { NumberText.text(x, y) }
}

extension Rect {
  /// The four numbers.
  var words: String { NumberText.text(origin.x, origin.y, size.width, size.height) }
}

extension Transform {
  /// The six entries.
  var words: String { NumberText.text(a, b, c, d, tx, ty) }
}
