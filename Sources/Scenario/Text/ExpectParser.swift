// Reading expectations. Views, stages and screens are told apart by what is said of them.

extension LineReader {
  private static let viewWords = [
    "visible", "hidden", "exists", "missing", "at", "bounds", "center", "transform", "in",
    "detached", "alpha", "shadow", "blur", "corner", "picture", "masked", "opening", "unmasked",
  ]

  private static let stageWords =
    ["idle", "stack", "phase", "elapsed", "completed", "offset"]
    + TransitionObservation.Drive.allCases.map(\.rawValue)
    + DragObservation.State.allCases.map(\.rawValue)

  private static let factWords =
    viewWords + stageWords + Appearance.allCases.map(\.rawValue)

  /// Reads `expect` and what follows it.
  mutating func expectation() throws(Fault) -> Expect {
    _ = try keyword(["expect"])
    if ahead(1) == nil, take("accepted") { return .accepted }
    // A view may be called `rejected`; no reason is spelled as a fact.
    if next == "rejected", !Self.factWords.contains(ahead(1) ?? "") {
      _ = take("rejected")
      guard let reason = next, Rejection.reasons.contains(reason) else {
        throw fault(
          "the reason of a rejection" + Spelling.hint(for: next, among: Rejection.reasons))
      }
      return .rejected(try keyword([reason]))
    }
    // So may one be called `hit`; no number is spelled as a fact.
    if next == "hit", !Self.factWords.contains(ahead(1) ?? "") { return try hit() }
    let name = try name("'accepted', 'rejected', 'hit', or the name of a view, a stage or a screen")
    guard let word = next, Self.factWords.contains(word) else {
      throw fault(
        "what is so, as 'visible', 'at' or 'idle'"
          + Spelling.hint(for: next, among: Self.factWords))
    }
    if let appearance = Appearance(rawValue: word) {
      _ = take(word)
      return .screen(name, appearance)
    }
    if Self.stageWords.contains(word) { return .stage(name, try stageFact()) }
    return .view(name, try viewFact())
  }

  /// Reads `hit X Y` and `nothing`, `VIEW` or `view VIEW`, which is for a view that is called so.
  private mutating func hit() throws(Fault) -> Expect {
    _ = try keyword(["hit"])
    let point = try point()
    if take("nothing") { return .hit(point, nil) }
    if ahead(1) != nil { _ = take("view") }
    return .hit(point, try name("the name of a view, or 'nothing'"))
  }

  private mutating func viewFact() throws(Fault) -> ViewFact {
    switch try keyword(Self.viewWords) {
    case "visible": return .visible
    case "hidden": return .hidden
    case "exists": return .exists
    case "missing": return .missing
    case "at": return .box(try rect())
    case "bounds": return .bounds(try rect())
    case "center": return .center(try point())
    case "transform": return .transform(try transform())
    case "in":
      let superview = try name("the name of the superview")
      return .inside(superview, at: take("at") ? try integer() : nil)
    case "detached": return .detached
    case "alpha": return .alpha(try number())
    case "shadow": return .shadow(try number())
    case "blur": return .blur(try number())
    case "corner": return .cornerRadius(try number())
    case "picture": return .picture(try name("the name of a picture"))
    case "masked": return .masked(try ellipse())
    case "opening": return .opening(try ellipse())
    default: return .unmasked
    }
  }

  private mutating func stageFact() throws(Fault) -> StageFact {
    let word = try keyword(Self.stageWords)
    if let drive = TransitionObservation.Drive(rawValue: word) { return .drive(drive) }
    if let state = DragObservation.State(rawValue: word) { return .drag(state) }
    switch word {
    case "stack":
      var screens: [Name] = []
      while next != nil { screens.append(try name("the name of a screen")) }
      return .stack(screens)
    case "phase": return .phase(try integer())
    case "elapsed": return .elapsed(try time())
    case "completed":
      let finished = try integer()
      _ = try keyword(["cancelled"])
      return .completed(finished: finished, cancelled: try integer())
    case "offset": return .offset(try point())
    default: return .idle
    }
  }

  /// Reads `x y rx [ry]`.
  private mutating func ellipse() throws(Fault) -> Ellipse {
    let center = try point()
    let rx = try number()
    return Ellipse(center: center, rx: rx, ry: next == nil ? rx : try number())
  }
}
