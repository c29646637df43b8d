// Reading declarations of items and stages. What they refer to is looked up when all is declared.

/// A line that binds an item, with the places of its words.
struct ItemLine {
  var line: Int
  var key: Name
  var view: Name
  /// The word of the view.
  var viewWord: Word
}

/// A line that declares a stage, with the places of its words.
struct StageLine {
  var line: Int
  var name: Name
  var kind: StageKind
  var host: Name
  var hostWord: Word
  /// The root, if it is named.
  var root: (name: Name, word: Word)?
}

extension ScenarioParser {
  /// Reads `KEY shows VIEW`.
  mutating func readItem(_ reader: inout LineReader) throws(Fault) {
    let place = reader
    let key = try reader.plainName("the item's key")
    if let earlier = itemLines[key] {
      throw place.fault("a new key: item '\(key)' is bound on line \(earlier)")
    }
    itemLines[key] = line
    _ = try reader.keyword(["shows"])
    let (view, word) = try reader.nameAndWord("the name of a view")
    try reader.finish()
    items.append(ItemLine(line: line, key: key, view: view, viewWord: word))
  }

  /// Reads `KIND [NAME] in|over HOST [STYLE] [root SCREEN]`.
  mutating func readStage(_ reader: inout LineReader) throws(Fault) {
    let kindWord = try reader.keyword(["navigation", "modal"])
    let isModal = kindWord == "modal"
    // `in` and `over` may be names too. With its style a modal stage has an even number of words
    // left when it has a name, a navigation stage an odd number.
    let links = ["in", "over"]
    let isEven = reader.rest.count.isMultiple(of: 2)
    let isNamed =
      !links.contains(reader.next ?? "in")
      || (links.contains(reader.ahead(1) ?? "") && isEven == isModal)
    let place = reader
    let name = isNamed ? try reader.plainName("the stage's name, 'in' or 'over'") : nil
    let stageName = name ?? (isModal ? .modal : .navigation)
    if let earlier = stageLines[stageName] {
      throw place.fault("a new name: stage '\(stageName)' is declared on line \(earlier)")
    }
    stageLines[stageName] = line
    _ = try reader.keyword(links)
    let (host, hostWord) = try reader.nameAndWord("the name of the host view")
    let kind = isModal ? StageKind.modal(try reader.choice(PresentationStyle.self)) : .navigation
    var root: (name: Name, word: Word)?
    if reader.next != nil {
      _ = try reader.keyword(["root"])
      root = try reader.nameAndWord("the name of the root screen")
    }
    try reader.finish()
    stages.append(
      StageLine(
        line: line, name: stageName, kind: kind, host: host, hostWord: hostWord, root: root))
  }

  /// Looks up the views of all items.
  mutating func resolveItems() {
    for item in items where known[item.view] == nil {
      report(Fault(item.viewWord, expected: "a view that is declared"), line: item.line)
    }
  }

  /// Looks up hosts and roots of all stages.
  mutating func resolveStages() -> [StageDeclaration] {
    var declarations: [StageDeclaration] = []
    var stageOfRoot: [Name: Name] = [:]
    for stage in stages {
      do throws(Fault) {
        guard let root = try root(of: stage) else { continue }
        let word = stage.root?.word ?? stage.hostWord
        if let other = stageOfRoot.updateValue(stage.name, forKey: root) {
          let start = stage.root == nil ? "'root SCREEN' after it" : "another screen"
          throw Fault(word, expected: "\(start): '\(root)' is the root of stage '\(other)'")
        }
        declarations.append(
          StageDeclaration(stage.name, kind: stage.kind, in: stage.host, root: root))
      } catch {
        report(error, line: stage.line)
      }
    }
    return declarations
  }

  /// The root of a stage; `nil` when a line that would have declared it could not be read.
  private func root(of stage: StageLine) throws(Fault) -> Name? {
    guard let host = known[stage.host] else {
      throw Fault(stage.hostWord, expected: "a view that is declared")
    }
    guard let (name, word) = stage.root else {
      if let screen = lastScreen[stage.host] { return screen }
      if lostView || host.kind == nil { return nil }
      throw Fault(stage.hostWord, expected: "a view with a screen declared in it")
    }
    guard let view = known[name] else { throw Fault(word, expected: "a screen that is declared") }
    guard let kind = view.kind else { return nil }
    guard kind == .screen, view.superview == stage.host else {
      throw Fault(word, expected: "a screen that is declared in '\(stage.host)'")
    }
    return name
  }
}

extension Name {
  /// The name of a navigation stage that is declared without one.
  static let navigation: Name = "navigation"
  /// The name of a modal stage that is declared without one.
  static let modal: Name = "modal"
}

extension LineReader {
  /// Reads a name, and gives its word too.
  fileprivate mutating func nameAndWord(_ what: String) throws(Fault) -> (name: Name, word: Word) {
    let place = self
    let name = try name(what)
    return (name, place.rest[place.rest.startIndex])
  }
}
