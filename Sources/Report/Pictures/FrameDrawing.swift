// Drawing one moment: the windows and what can be seen in them, back to front.

import Scenario

/// A view as it was drawn.
struct DrawnView {
  let view: ViewObservation
  /// From its space to the picture.
  let map: Transform
  /// How opaque it is, with the views that it is in.
  let opacity: Double
}

/// Draws an observation into a picture.
struct FrameDrawing {
  let scene: Scene
  let palette: Palette
  /// From screen space to the picture.
  let map: Transform
  /// A word that makes the names of this frame's clips its own.
  let mark: String

  private let declarations: [Name: ViewDeclaration]
  private var svg = SVG()
  private let seen: Observation
  private let fills: BackdropFills
  /// The sizes of pictures, by the names that their first declarations give them.
  private let sizes: [Name: Size]
  private var subviews: [Name: [ViewObservation]] = [:]
  private var clips = 0
  /// Views with a backdrop that blurs somewhere below them.
  private let holders: Set<Name>
  /// The names of the groups that lie behind what is drawn next, in its window.
  private var behind: [String] = []
  private var groups = 0
  private var windowClip: String?
  /// The blurs of the backdrops that were drawn.
  private(set) var blurs: Set<BlurFilter> = []
  /// Masked views and the maps from their spaces to the picture, to be outlined on top.
  private(set) var masked: [(view: ViewObservation, map: Transform)] = []
  /// All views that were drawn, with the same maps.
  private(set) var drawn: [DrawnView] = []

  init(_ frame: Filmstrip.Frame, scene: Scene, palette: Palette, map: Transform, mark: String) {
    seen = frame.seen
    fills = frame.fills
    self.scene = scene
    self.palette = palette
    self.map = map
    self.mark = mark
    declarations = Dictionary(
      scene.views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    sizes = Dictionary(
      scene.views.compactMap(\.picture).map { ($0.name, $0.size) },
      uniquingKeysWith: { first, _ in first })
    holders = Self.holders(in: seen)
    for view in seen.views {
      if let superview = view.superview { subviews[superview, default: []].append(view) }
    }
    for (name, views) in subviews {
      subviews[name] = views.sorted { ($0.index, $0.name) < ($1.index, $1.name) }
    }
  }

  private static func holders(in seen: Observation) -> Set<Name> {
    let superviews = Dictionary(
      seen.views.map { ($0.name, $0.superview) }, uniquingKeysWith: { first, _ in first })
    var holders: Set<Name> = []
    for view in seen.views where view.blur > 0 {
      var superview = view.superview
      while let name = superview, holders.insert(name).inserted {
        superview = superviews[name] ?? nil
      }
    }
    return holders
  }

  /// The lines of the drawing.
  mutating func lines() -> [String] {
    for view in seen.views where declarations[view.name]?.kind == .window {
      draw(view, outer: map, depth: 0)
    }
    var overlay = MaskOverlay()
    for (view, map) in masked { overlay.draw(view, map: map) }
    return svg.lines + overlay.lines
  }

  private mutating func draw(
    _ view: ViewObservation, outer: Transform, opacity outside: Double = 1, depth: Int
  ) {
    let own = Transform(from: view).then(outer)
    // Only a system that shows views twice could go deeper than there are views.
    guard view.bounds.isFinite, own.magnification > 0, depth <= seen.views.count else { return }
    if view.isHidden {
      if view.picture != nil { svg.drawHidden(view, own) }
      return
    }
    if !(view.alpha > 0) { return }
    let opacity = outside * min(view.alpha, 1)
    drawn.append(DrawnView(view: view, map: own, opacity: opacity))
    if view.alpha < 1 { svg.open("g", [("opacity", SVG.number(view.alpha))]) }
    if view.shadow > 0 { drawShadow(view, own) }
    if let mask = view.mask {
      openClip { $0.element("ellipse", Shape.attributes(of: mask.shape, own)) }
      masked.append((view, own))
    }
    let farther = behind.count
    if holders.contains(view.name) {
      keep { $0.drawBody(view, own) }
    } else {
      drawBody(view, own)
    }
    let kind = declarations[view.name]?.kind
    let isClipping = kind == .window || declarations[view.name]?.clips == true
    if isClipping {
      let clip = openClip { $0.element("rect", Shape.attributes(of: view, own)) }
      if kind == .window { windowClip = clip }
    }
    drawSubviews(of: view, own, opacity, depth)
    if isClipping { svg.close("g") }
    behind.removeLast(behind.count - farther)
    if view.mask != nil { svg.close("g") }
    if kind == .window { svg.outline(view, own, Palette.ink, width: 1.4) }
    if view.alpha < 1 { svg.close("g") }
  }

  /// Draws subviews; those before one with a backdrop that blurs so that it can draw them again.
  private mutating func drawSubviews(
    of view: ViewObservation, _ map: Transform, _ opacity: Double, _ depth: Int
  ) {
    let subviews = subviews[view.name] ?? []
    let last = subviews.lastIndex { $0.blur > 0 || holders.contains($0.name) } ?? 0
    for (index, subview) in subviews.enumerated() {
      if index < last {
        keep { $0.draw(subview, outer: map, opacity: opacity, depth: depth + 1) }
      } else {
        draw(subview, outer: map, opacity: opacity, depth: depth + 1)
      }
    }
  }

  /// Draws something as a group with a name, which lies behind what comes next.
  private mutating func keep(_ body: (inout FrameDrawing) -> Void) {
    groups += 1
    let name = "\(mark)g\(groups)"
    svg.open("g", [("id", name)])
    body(&self)
    svg.close("g")
    behind.append(name)
  }

  /// Opens a group that a shape clips; the name of the clip.
  @discardableResult
  private mutating func openClip(_ shape: (inout SVG) -> Void) -> String {
    clips += 1
    let name = "\(mark)c\(clips)"
    svg.open("clipPath", [("id", name)])
    shape(&svg)
    svg.close("clipPath")
    svg.open("g", [("clip-path", "url(#\(name))")])
    return name
  }

  private mutating func drawBody(_ view: ViewObservation, _ map: Transform) {
    if view.name.isHelper, let role = role(of: view.name) {
      switch role {
      case .container: return
      case .backdrop: return drawBackdrop(view, map)
      case .traveller: return drawImage(view, map, outline: Palette.traveller, width: 2)
      }
    }
    switch declarations[view.name]?.kind {
    case .window?:
      svg.fill(view, map, "#ffffff")
    case .screen?:
      let colours = palette.screen(view.name)
      svg.fill(view, map, colours?.fill ?? "#f1f3f5", stroke: colours?.stroke ?? Palette.quiet)
      svg.label(view.name.text, view, map, colours?.stroke ?? Palette.quiet, isCentred: false)
    case .image?:
      drawImage(view, map, outline: nil, width: 0.7)
    case .view?, nil:
      if view.picture != nil { return drawImage(view, map, outline: nil, width: 0.7) }
      svg.outline(view, map, "#adb5bd", width: 0.7)
    }
  }

  private func role(of name: Name) -> HelperRole? {
    let role = name.text.split(separator: ".").last.map { word in
      word.prefix { $0.isLetter }
    }
    return role.flatMap { HelperRole(rawValue: String($0)) }
  }

  private mutating func drawImage(
    _ view: ViewObservation, _ map: Transform, outline: String?, width: Double
  ) {
    let colours = view.picture.map(palette.picture)
    let stroke = outline ?? colours?.stroke ?? Palette.quiet
    let shown = fitted(view)
    if shown.bounds != view.bounds { svg.outline(view, map, "#adb5bd", width: 0.7) }
    svg.fill(shown, map, colours?.fill ?? "#e9ecef", stroke: stroke, width: width)
    if let picture = view.picture {
      svg.label(picture.text, view, map, colours?.stroke ?? Palette.ink, isCentred: true)
    }
  }

  /// An aspect-fit image as the part of it that its picture takes; the others as they are.
  ///
  /// A picture that fills its view by its aspect lies beyond it only where the view does not clip,
  /// and is drawn as clipped.
  private func fitted(_ view: ViewObservation) -> ViewObservation {
    guard view.contentMode == .aspectFit, let picture = view.picture else { return view }
    let own = declarations[view.name]?.picture.flatMap { $0.name == picture ? $0.size : nil }
    guard let size = own ?? sizes[picture], size.width > 0, size.height > 0 else { return view }
    let bounds = view.bounds
    let scale = min(bounds.size.width / size.width, bounds.size.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    var fitted = view
    fitted.bounds = Rect(
      x: bounds.origin.x + (bounds.size.width - width) / 2,
      y: bounds.origin.y + (bounds.size.height - height) / 2, width: width, height: height)
    return fitted
  }

  /// A grey backdrop as it is, and one that blurs as what lies behind it, blurred; as a haze one whose
  /// transition has never been seen.
  private mutating func drawBackdrop(_ view: ViewObservation, _ map: Transform) {
    if view.blur > 0 { return drawBlur(view, map) }
    switch fills.fill(of: view.name, in: seen) {
    case .grey(let white):
      let part = SVG.number(min(max(white, 0), 1) * 100)
      svg.element(
        "rect", Shape.attributes(of: view, map) + [("fill", "rgb(\(part)%,\(part)%,\(part)%)")])
    case .blur: break
    case nil:
      svg.element(
        "rect",
        Shape.attributes(of: view, map) + [("fill", "#748296"), ("fill-opacity", "0.45")])
    }
  }

  private mutating func drawBlur(_ view: ViewObservation, _ map: Transform) {
    guard let blur = BlurFilter(deviation: view.blur * map.magnification) else { return }
    blurs.insert(blur)
    openClip { $0.element("rect", Shape.attributes(of: view, map)) }
    svg.open("g", [("filter", "url(#\(blur.id))")])
    if let windowClip { svg.open("g", [("clip-path", "url(#\(windowClip))")]) }
    for name in behind { svg.element("use", [("href", "#\(name)")]) }
    if windowClip != nil { svg.close("g") }
    svg.close("g")
    svg.close("g")
  }

  private mutating func drawShadow(_ view: ViewObservation, _ map: Transform) {
    let travellers = seen.stages.compactMap { stage in
      let isIts = Name(helper: .traveller, of: stage.name) == view.name
      return isIts ? stage.transition.flatMap { scene.timeline(of: $0)?.traveller } : nil
    }
    let offset = travellers.first?.shadowOffset ?? Size(width: 2, height: 2)
    let moved = Transform(a: 1, b: 0, c: 0, d: 1, tx: offset.width, ty: offset.height)
    svg.element(
      "rect",
      Shape.attributes(of: view, moved.then(map)) + [
        ("fill", "#000000"), ("fill-opacity", SVG.number(min(max(view.shadow, 0), 1))),
        ("filter", "url(#shadow)"),
      ])
  }
}
