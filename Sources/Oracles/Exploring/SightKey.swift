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

/// The key of an observation as it is written.
struct SightKey {
  private let codes: NameCodes
  private(set) var words: [UInt64] = []

  /// The key, by what names stand for; clock, log and last rejection are left out, of the numbers of
  /// transitions their order stays.
  init(_ seen: Observation, _ codes: NameCodes) {
    self.codes = codes
    words.reserveCapacity(32 * seen.views.count)
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

  private mutating func put(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

  private mutating func put(_ number: Double) {
    let bits = number.bitPattern
    words.append(bits << 12 | bits >> 52)
  }

  /// A name, by its code or by its bytes, seven a word behind their count.
  private mutating func put(_ name: Name?) {
    guard let name else { return put(-1) }
    if let code = codes.code(name) { return words.append(code) }
    let bytes = name.text.utf8
    words.append(1 << 48 + UInt64(bytes.count))
    var (word, count) = (UInt64(0), 0)
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count += 1
      if count == 7 {
        words.append(word)
        (word, count) = (0, 0)
      }
    }
    words.append(word)
  }

  private mutating func put(_ rect: Rect) {
    put(rect.origin.x)
    put(rect.origin.y)
    put(rect.size.width)
    put(rect.size.height)
  }

  private mutating func put(_ ellipse: Ellipse?) {
    guard let ellipse else { return put(-1) }
    put(1)
    put(ellipse.center.x)
    put(ellipse.center.y)
    put(ellipse.rx)
    put(ellipse.ry)
  }

  private mutating func put(_ view: ViewObservation) {
    put(view.name)
    put(view.superview)
    put(view.index)
    put((view.isHidden ? 1 : 0) + (view.isVisible ? 2 : 0))
    put(view.bounds)
    put(view.center.x)
    put(view.center.y)
    put(view.transform.a)
    put(view.transform.b)
    put(view.transform.c)
    put(view.transform.d)
    put(view.transform.tx)
    put(view.transform.ty)
    put(view.box)
    put(view.alpha)
    put(view.cornerRadius)
    put(view.shadow)
    put(view.blur)
    put(view.mask?.shape)
    put(view.mask?.opened)
    put(view.picture)
    put(view.contentMode == .fill ? 0 : view.contentMode == .aspectFit ? 1 : 2)
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
