// Scenes and choreographies from a seeded source, valid all of them.

import Scenario

extension TextSource {
  private mutating func coordinate() -> Double {
    number(-Limits.coordinate, Limits.coordinate)
  }

  private mutating func extent() -> Double {
    number(0, Limits.coordinate)
  }

  private mutating func size() -> Size {
    one(in: 2)
      ? Size(width: Double(below(800)), height: Double(below(800)))
      : Size(width: extent(), height: extent())
  }

  private mutating func view(_ name: Name, among views: [ViewDeclaration]) -> ViewDeclaration {
    let kind = pick(ViewKind.allCases)
    let superview = kind == .window || views.isEmpty || one(in: 4) ? nil : pick(views)
    var view: ViewDeclaration
    let size = size()
    switch below(4) {
    case 0:
      view = ViewDeclaration(
        name, kind: kind,
        bounds: Rect(origin: Point(x: coordinate(), y: coordinate()), size: size),
        center: Point(x: coordinate(), y: coordinate()))
    case 1:
      let origin = Point(x: Double(below(400)) / 2, y: Double(below(400)) / 4)
      view = ViewDeclaration(name, kind: kind, frame: Rect(origin: origin, size: size))
    default:
      let implied = superview?.bounds.size ?? views.first { $0.kind == .window }?.bounds.size
      view = ViewDeclaration(
        name, kind: kind, frame: Rect(origin: .zero, size: implied ?? size))
    }
    view.superview = superview?.name
    if one(in: 4) { decorate(&view) }
    return view
  }

  private mutating func decorate(_ view: inout ViewDeclaration) {
    if one(in: 2) {
      let entries = (0..<4).map { _ in number(-2, 2) }
      let transform = Transform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: coordinate(),
        ty: coordinate())
      view.transform = transform.isInvertible ? transform : .scale(number(0.5, 3))
    }
    view.alpha = number(0, 1)
    view.isHidden = one(in: 2)
    view.clips = one(in: 2)
    view.cornerRadius = extent()
    if one(in: 2) {
      view.mask = Ellipse(
        center: Point(x: coordinate(), y: coordinate()), rx: extent(), ry: extent())
    }
    if one(in: 2) { view.picture = Picture(name: name(), size: size()) }
    view.contentMode = pick(ContentMode.allCases)
  }

  /// A scene of up to eight views with items, stages and choreographies.
  mutating func scene() throws -> Scene {
    var names = Self.words
    names.shuffle(using: &self)
    var views: [ViewDeclaration] = []
    for name in names.prefix(below(9)) { views.append(view(name, among: views)) }
    var bindings: [Binding] = []
    if !views.isEmpty {
      names.shuffle(using: &self)
      for key in names.prefix(below(4)) { bindings.append(Binding(key, to: pick(views).name)) }
    }
    var stages: [StageDeclaration] = []
    names.shuffle(using: &self)
    for screen in views where screen.kind == .screen && one(in: 2) {
      guard let host = screen.superview else { continue }
      let kind = pick([StageKind.navigation, .modal(.over), .modal(.fullScreen)])
      var name = names[stages.count]
      let usual: Name = kind == .navigation ? "navigation" : "modal"
      let isFree = !stages.contains { $0.name == usual } && !names.prefix(9).contains(usual)
      if isFree && one(in: 2) { name = usual }
      stages.append(StageDeclaration(name, kind: kind, in: host, root: screen.name))
    }
    var choreographies: [Choreography] = []
    names.shuffle(using: &self)
    for name in names.prefix(max(0, below(5) - 2)) {
      choreographies.append(
        Choreography(
          name, entering: timeline(), leaving: timeline(), interaction: interaction()))
    }
    return try Scene(
      views: views, bindings: bindings, stages: stages, choreographies: choreographies)
  }

  private mutating func interaction() -> Interaction {
    switch below(3) {
    case 0: return .none
    case 1:
      var percent = Percent()
      if one(in: 2) { percent.completion = curve(0, 1) }
      if one(in: 2) { percent.speed = number(1.0 / 64, 64) }
      return .percent(percent)
    default:
      var drag = Drag()
      if one(in: 2) { drag.distance = number(0, 64) }
      if one(in: 2) { drag.velocity = extent() }
      if one(in: 2) { drag.springBack = duration() }
      if one(in: 2) { drag.curve = curve(0, 1) }
      return .drag(drag)
    }
  }

  private mutating func timeline() -> Timeline {
    var names = Self.words
    names.shuffle(using: &self)
    let count = one(in: 20) ? 30 : 1 + below(4)
    var timeline = Timeline(
      duration: duration(),
      phases: names.prefix(count).map { name in
        Phase(name, share: one(in: 4) ? Limits.share : 1 + below(9))
      })
    for _ in 0..<below(4) {
      let target = pick([
        Hold.Target.endpoint(.source), .endpoint(.destination), .screen(.upper), .screen(.lower),
      ])
      let first = below(count)
      timeline.holds.append(Hold(target, during: first...(first + below(count - first))))
    }
    if one(in: 2) {
      var traveller = Traveller(travel: track(count, -8, 8))
      if one(in: 2) { traveller.scale = track(count, 1.0 / 1_024, 1_024) }
      if one(in: 2) { traveller.alpha = track(count, 0, 1) }
      if one(in: 2) { traveller.shadow = track(count, 0, 1) }
      if one(in: 2) { traveller.shadowOffset = Size(width: coordinate(), height: coordinate()) }
      if one(in: 2) { traveller.shadowRadius = extent() }
      if one(in: 2) { traveller.sourceFit = pick(Fit.allCases) }
      if one(in: 2) { traveller.destinationFit = pick(Fit.allCases) }
      timeline.traveller = traveller
    }
    if one(in: 2) {
      let fill = one(in: 2) ? Backdrop.Fill.blur(extent()) : .grey(number(0, 1))
      timeline.backdrop = Backdrop(fill, alpha: track(count, 0, 1), persists: one(in: 2))
    }
    if one(in: 2) { timeline.upperAlpha = track(count, 0, 1) }
    if one(in: 2) { timeline.lowerAlpha = track(count, 0, 1) }
    if one(in: 2) {
      timeline.mask = Mask(
        pick(ScreenRole.allCases), closed: shape(), opened: shape(), openness: track(count, 0, 1))
    }
    timeline.isLowerOnTop = one(in: 4)
    return timeline
  }

  private mutating func shape() -> Mask.Shape {
    let role = pick(EndpointRole.allCases)
    return pick([.inscribed(role), .oval(role), .covering(role), .disc(role, radius: extent())])
  }

  /// A curve with a name, or one with ordinates from `low` to `high`.
  private mutating func curve(_ low: Double, _ high: Double) -> TimingCurve {
    let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .systemDefault]
    let own = TimingCurve(number(0, 1), number(low, high), number(0, 1), number(low, high))
    return one(in: 2) ? own ?? .linear : pick(named)
  }

  private mutating func track(_ phases: Int, _ low: Double, _ high: Double) -> Track {
    var track = Track(from: number(low, high), [])
    var first = below(phases)
    while first < phases, !one(in: 4) {
      let last = first + below(phases - first)
      track.segments.append(.init(first...last, to: number(low, high), curve(-8, 8)))
      first = last + 1 + below(2)
    }
    return track
  }
}
