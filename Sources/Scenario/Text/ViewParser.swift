// Reading declarations of views.

/// What is known of a view by its name.
struct KnownView {
  /// The line of its declaration.
  var line: Int
  /// What it is declared as; `nil` when its declaration could not be read.
  var kind: ViewKind?
  /// Its superview.
  var superview: Name?
  /// Its bounds' size.
  var size: Size = .zero
  /// Whether the name was only found on a line that could not be read at all.
  var isGuess = false
}

/// What the attributes of a view's line have said so far.
struct ViewAttributes {
  /// The attributes' words, in the order in which they are printed.
  static let words = [
    "in", "frame", "bounds", "center", "transform", "alpha", "hidden", "clips", "corner", "mask",
    "picture", "mode",
  ]

  /// The words that were given, each with its place.
  var given: [Word] = []
  var superview: Name?
  var frame: Rect?
  var bounds: Rect?
  var center: Point?
  var transform = Transform.identity
  var alpha = 1.0
  var isHidden = false
  var clips = false
  var cornerRadius = 0.0
  var mask: Ellipse?
  var picture: Picture?
  var contentMode = ContentMode.fill

  /// A fault at the word of an attribute that was given.
  func fault(_ attribute: String, _ expected: String) -> Fault {
    let word = given.first { $0.text == attribute }
    return Fault(at: word?.offset ?? 0, found: "'\(attribute)'", expected: expected)
  }
}

extension ScenarioParser {
  /// Notes that a view of this name may have been meant to be declared.
  mutating func lose(_ name: Name) {
    lostView = true
    if known[name] == nil { known[name] = KnownView(line: line, isGuess: true) }
  }

  /// Reads a view's line; the word of its kind is next.
  mutating func readView(_ reader: inout LineReader) throws(Fault) {
    var name: Name?
    do throws(Fault) {
      let kind = try reader.choice(ViewKind.self)
      let newName = try self.newName(of: kind, &reader)
      name = newName
      if let view = try view(newName, of: kind, &reader) { return declare(view) }
      known[newName] = KnownView(line: line)
      lostView = true
    } catch {
      if let name { known[name] = KnownView(line: line) }
      lostView = true
      throw error
    }
  }

  private func newName(of kind: ViewKind, _ reader: inout LineReader) throws(Fault) -> Name {
    let place = reader
    let name = try reader.plainName("a name for the \(kind.rawValue)")
    if let earlier = known[name], !earlier.isGuess {
      throw place.fault("a new name: '\(name)' is declared on line \(earlier.line)")
    }
    return name
  }

  private mutating func declare(_ view: ViewDeclaration) {
    known[view.name] = KnownView(
      line: line, kind: view.kind, superview: view.superview, size: view.bounds.size)
    views.append(view)
    if view.kind == .window, windowSize == nil { windowSize = view.bounds.size }
    if view.kind == .screen, let superview = view.superview { lastScreen[superview] = view.name }
  }

  /// Reads the attributes; `nil` when the view leans on one whose declaration could not be read.
  private func view(
    _ name: Name, of kind: ViewKind, _ reader: inout LineReader
  ) throws(Fault) -> ViewDeclaration? {
    var attributes = ViewAttributes()
    if kind == .window, let word = reader.next, !ViewAttributes.words.contains(word) {
      attributes.frame = Rect(
        origin: .zero,
        size: Size(width: try reader.number(.extent), height: try reader.number(.extent)))
    }
    while reader.next != nil { try readAttribute(&attributes, of: kind, &reader) }
    guard attributes.transform.isInvertible else {
      throw attributes.fault("transform", "a transform that can be inverted")
    }
    guard let (bounds, center) = try geometry(of: kind, attributes, reader) else { return nil }
    return ViewDeclaration(
      name, kind: kind, in: attributes.superview, bounds: bounds, center: center,
      transform: attributes.transform, alpha: attributes.alpha, isHidden: attributes.isHidden,
      clips: attributes.clips, cornerRadius: attributes.cornerRadius, mask: attributes.mask,
      picture: attributes.picture, contentMode: attributes.contentMode)
  }

  private func readAttribute(
    _ attributes: inout ViewAttributes, of kind: ViewKind, _ reader: inout LineReader
  ) throws(Fault) {
    let place = reader
    let word = try reader.keyword(ViewAttributes.words)
    if attributes.given.contains(where: { $0.text == word }) {
      throw place.fault("no second '\(word)'")
    }
    if kind == .window, attributes.frame != nil, word == "frame" {
      throw place.fault("no 'frame' after a size")
    }
    attributes.given.append(place.rest[place.rest.startIndex])
    switch word {
    case "in":
      if kind == .window { throw place.fault("no superview: a window is a root") }
      let place = reader
      let superview = try reader.name("the name of the superview")
      if known[superview] == nil { throw place.fault("a view that is declared above") }
      attributes.superview = superview
    case "frame", "bounds":
      let rect = Rect(origin: try reader.coordinates(), size: try reader.extents())
      if word == "frame" { attributes.frame = rect } else { attributes.bounds = rect }
    case "center": attributes.center = try reader.coordinates()
    case "transform": attributes.transform = try reader.declaredTransform()
    case "alpha": attributes.alpha = try reader.number(.unit)
    case "hidden": attributes.isHidden = true
    case "clips": attributes.clips = true
    case "corner": attributes.cornerRadius = try reader.number(.extent)
    case "mask":
      let center = try reader.coordinates()
      let axes = try reader.extents()
      attributes.mask = Ellipse(center: center, rx: axes.width, ry: axes.height)
    case "picture": attributes.picture = try reader.picture()
    default: attributes.contentMode = try reader.choice(ContentMode.self)
    }
  }

  /// The bounds and the centre; `nil` when the view they follow from could not be read.
  private func geometry(
    of kind: ViewKind, _ attributes: ViewAttributes, _ reader: LineReader
  ) throws(Fault) -> (Rect, Point)? {
    if let frame = attributes.frame {
      for word in ["bounds", "center"] where attributes.given.contains(where: { $0.text == word }) {
        throw attributes.fault(word, "no '\(word)' beside the frame")
      }
      guard attributes.transform == .identity else {
        throw attributes.fault("transform", "'bounds' and 'center' in place of the frame with it")
      }
      let view = ViewDeclaration("view", frame: frame)
      guard view.center.isAcceptable else {
        throw attributes.fault("frame", "a frame with its middle within 2^32")
      }
      return (view.bounds, view.center)
    }
    if let bounds = attributes.bounds {
      guard let center = attributes.center else { throw reader.fault("'center' beside the bounds") }
      return (bounds, center)
    }
    if attributes.center != nil { throw reader.fault("'bounds' beside the center") }
    guard kind == .screen else {
      throw reader.fault(
        kind == .window ? "the window's size" : "'frame', or 'bounds' and 'center'")
    }
    if let superview = attributes.superview.flatMap({ known[$0] }) {
      if superview.kind == nil { return nil }
      return Self.filling(superview.size)
    }
    if let windowSize { return Self.filling(windowSize) }
    if lostView { return nil }
    throw reader.fault("'frame': there is no window above whose size it could have")
  }

  /// The geometry of a screen that is declared without any: all of a size, from the origin.
  static func filling(_ size: Size) -> (bounds: Rect, center: Point) {
    let view = ViewDeclaration("view", frame: Rect(origin: .zero, size: size))
    return (view.bounds, view.center)
  }
}

extension LineReader {
  /// Reads a point of a declaration.
  fileprivate mutating func coordinates() throws(Fault) -> Point {
    Point(x: try number(.coordinate), y: try number(.coordinate))
  }

  /// Reads a size of a declaration.
  fileprivate mutating func extents() throws(Fault) -> Size {
    Size(width: try number(.extent), height: try number(.extent))
  }

  /// Reads a transform of a declaration.
  fileprivate mutating func declaredTransform() throws(Fault) -> Transform {
    Transform(
      a: try number(.linear), b: try number(.linear), c: try number(.linear),
      d: try number(.linear), tx: try number(.coordinate), ty: try number(.coordinate))
  }

  /// Reads a picture's name and its size, `WxH`.
  fileprivate mutating func picture() throws(Fault) -> Picture {
    let name = try name("the picture's name")
    let place = self
    let word = try word("the picture's size, as 320x496")
    let extents = word.text.split(separator: "x", omittingEmptySubsequences: false)
      .map { NumberText.number(String($0)) ?? .nan }
    guard extents.count == 2, extents.allSatisfy(NumberRange.extent.range.contains) else {
      throw place.fault("the picture's size, as 320x496")
    }
    return Picture(name: name, size: Size(width: extents[0], height: extents[1]))
  }
}
