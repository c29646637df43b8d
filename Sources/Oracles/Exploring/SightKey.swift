// Keys of what is seen: equal for two observations that differ by times, numbers and log only.

import Model
import Scenario

/// What names stand for when views and stages have other numbers.
struct NameCodes: Sendable {
  private var codes: [Name: UInt64] = [:]
  /// Whether every name stands for itself.
  let isPlain: Bool

  /// Every name for itself.
  init() { isPlain = true }

  /// The names of a scene, and of its helpers, in an order of views and of stages.
  init(_ scene: Scene, oldView: [Int], oldStage: [Int]) {
    isPlain = false
    for (number, old) in oldView.enumerated() { codes[scene.views[old].name] = UInt64(number) }
    let roles = HelperRole.allCases
    // No stack is higher than there are screens.
    for (number, old) in oldStage.enumerated() {
      codes[scene.stages[old].name] = UInt64(1_000 + number)
      for (position, role) in roles.enumerated() {
        for level in 1...max(1, scene.views.count) {
          let name = Name(helper: role, of: scene.stages[old].name, level: level)
          codes[name] = UInt64(((number + 1) * roles.count + position) * 10_000 + level)
        }
      }
    }
  }

  /// The number that a name stands for; `nil` for one that it does not know.
  func code(_ name: Name) -> UInt64? { codes[name] }
}

/// The key of an observation as it is written: to the bit, and so that no two read alike.
struct SightKey {
  private let codes: NameCodes
  private var taking = Fingerprint.Taking()

  /// The key, by what names stand for; clock, log and last rejection are left out, of the numbers of
  /// transitions their order stays.
  init(_ seen: Observation, _ codes: NameCodes) {
    self.codes = codes
    put(seen.views.count)
    if codes.isPlain {
      for index in seen.views.indices { put(seen.views[index]) }
    } else {
      let order = seen.views.indices.map { (codes.code(seen.views[$0].name) ?? .max, $0) }
      for (_, index) in order.sorted(by: <) { put(seen.views[index]) }
    }
    let stages =
      codes.isPlain
      ? seen.stages
      : seen.stages.sorted { codes.code($0.name) ?? .max < codes.code($1.name) ?? .max }
    for stage in stages { put(stage, among: stages) }
  }

  /// What stands for the key.
  var fingerprint: Fingerprint { taking.fingerprint }

  private mutating func put(_ number: Int) { taking.take(UInt64(bitPattern: Int64(number))) }

  private mutating func put(_ number: Double) { taking.take(number.bitPattern) }

  /// A name, by its code, or above all codes by its number in this process; keys are only compared.
  private mutating func put(_ name: Name?) {
    guard let name else { return taking.take(.max) }
    if !codes.isPlain, let code = codes.code(name) { return taking.take(code) }
    taking.take(1 << 63 | name.number)
  }

  private mutating func put(_ point: Point) {
    put(point.x)
    put(point.y)
  }

  private mutating func put(_ rect: Rect) {
    put(rect.origin)
    put(rect.size.width)
    put(rect.size.height)
  }

  private mutating func put(_ ellipse: Ellipse?) {
    guard let ellipse else { return put(-1) }
    put(1)
    put(ellipse.center)
    put(ellipse.rx)
    put(ellipse.ry)
  }

  /// A view; that a part of it is as in most views is told by one bit.
  private mutating func put(_ view: ViewObservation) {
    let isMoved = !view.transform.isBitwise(.identity)
    let isDressed =
      view.cornerRadius.bitPattern | view.shadow.bitPattern | view.blur.bitPattern != 0
      || view.mask != nil || view.picture != nil
    put(view.name)
    put(view.superview)
    put(view.index)
    put(
      (view.isHidden ? 1 : 0) + (view.isVisible ? 2 : 0) + (isMoved ? 4 : 0) + (isDressed ? 8 : 0)
        + 16 * view.contentMode.number)
    put(view.bounds)
    put(view.center)
    put(view.box)
    put(view.alpha)
    if isMoved { put(view.transform) }
    if !isDressed { return }
    put(view.cornerRadius)
    put(view.shadow)
    put(view.blur)
    put(view.mask?.shape)
    put(view.mask?.opened)
    put(view.picture)
  }

  private mutating func put(_ transform: Transform) {
    put(transform.a)
    put(transform.b)
    put(transform.c)
    put(transform.d)
    put(transform.tx)
    put(transform.ty)
  }

  private mutating func put(_ stage: StageObservation, among stages: [StageObservation]) {
    put(stage.name)
    put(stage.stack.count)
    for screen in stage.stack { put(screen) }
    if let transition = stage.transition {
      put(1 + stages.count { ($0.transition?.number ?? .max) < transition.number })
      put(transition.choreography)
      put((transition.isEntering ? 1 : 0) + 2 * transition.drive.number)
      put(transition.phase)
      put(Int(transition.elapsed.count))
      put(Int(transition.duration.count))
    } else {
      put(0)
    }
    if let drag = stage.drag {
      put(drag.state == .dragging ? 1 : drag.state == .springing ? 2 : 3)
      put(drag.offset.x)
      put(drag.offset.y)
    } else {
      put(0)
    }
  }
}

extension TransitionObservation.Drive {
  fileprivate var number: Int {
    switch self {
    case .pending: 0
    case .tracking: 1
    case .running: 2
    case .finishing: 3
    case .cancelling: 4
    }
  }
}

extension ContentMode {
  fileprivate var number: Int { self == .fill ? 0 : self == .aspectFit ? 1 : 2 }
}

extension Transform {
  /// Whether this is another one to the bit.
  fileprivate func isBitwise(_ other: Transform) -> Bool {
    a.bitPattern == other.a.bitPattern && b.bitPattern == other.b.bitPattern
      && c.bitPattern == other.c.bitPattern && d.bitPattern == other.d.bitPattern
      && tx.bitPattern == other.tx.bitPattern && ty.bitPattern == other.ty.bitPattern
  }
}
