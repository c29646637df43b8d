// Finding everything that is wrong with a scene, so that a person can mend it in one go.

extension Scene {
  /// Every fault, in the order of the declarations.
  func findFaults() -> [SceneFault] {
    viewFaults() + bindingFaults() + stageFaults() + choreographyFaults()
  }

  private func viewFaults() -> [SceneFault] {
    var faults: [SceneFault] = []
    var declared: [Name: ViewKind] = [:]
    for (position, view) in views.enumerated() {
      func fault(_ sentence: String) {
        faults.append(SceneFault(list: .view, position: position, sentence: sentence))
      }
      if view.name.isHelper { fault("'\(view.name)' is a helper's name: no dot is allowed here") }
      if declared[view.name] != nil { fault("'\(view.name)' is declared twice") }
      if let superview = view.superview {
        if view.kind == .window { fault("a window has no superview") }
        if declared[superview] == nil { fault("'\(superview)' is not declared before its subview") }
      }
      for sentence in valueFaults(of: view) { fault(sentence) }
      declared[view.name] = view.kind
    }
    return faults
  }

  private func valueFaults(of view: ViewDeclaration) -> [String] {
    var sentences: [String] = []
    if !view.bounds.isAcceptable {
      sentences.append("bounds must be finite, at most 2^32, and not negative in size")
    }
    if !view.center.isAcceptable { sentences.append("center must be finite and at most 2^32") }
    if !view.transform.isInRange {
      sentences.append("transform entries must be at most 2^16, translations at most 2^32")
    } else if !view.transform.isInvertible {
      sentences.append("transform cannot be inverted")
    }
    if !(0...1).contains(view.alpha) { sentences.append("alpha must be from 0 to 1") }
    if !(view.cornerRadius >= 0 && view.cornerRadius.isAcceptable) {
      sentences.append("corner radius must be from 0 to 2^32")
    }
    if let mask = view.mask, !mask.isAcceptable {
      sentences.append("mask must be finite, at most 2^32, with semi-axes that are not negative")
    }
    if let picture = view.picture, !picture.size.isAcceptable {
      sentences.append("picture size must be from 0 to 2^32")
    }
    return sentences
  }

  private func bindingFaults() -> [SceneFault] {
    var faults: [SceneFault] = []
    var keys: Set<Name> = []
    let names = Set(views.map(\.name))
    for (position, binding) in bindings.enumerated() {
      func fault(_ sentence: String) {
        faults.append(SceneFault(list: .item, position: position, sentence: sentence))
      }
      if !keys.insert(binding.key).inserted { fault("item '\(binding.key)' is bound twice") }
      if binding.key.isHelper { fault("'\(binding.key)': no dot is allowed in an item's key") }
      if !names.contains(binding.view) { fault("there is no view '\(binding.view)'") }
    }
    return faults
  }

  private func stageFaults() -> [SceneFault] {
    var faults: [SceneFault] = []
    var stageNames: Set<Name> = []
    var roots: Set<Name> = []
    // Looked up by name, so that the time stays linear in the scene.
    let declared = Dictionary(views.map { ($0.name, $0) }, uniquingKeysWith: { view, _ in view })
    for (position, stage) in stages.enumerated() {
      func fault(_ sentence: String) {
        faults.append(SceneFault(list: .stage, position: position, sentence: sentence))
      }
      if stage.name.isHelper { fault("'\(stage.name)': no dot is allowed in a stage's name") }
      if !stageNames.insert(stage.name).inserted {
        fault("stage '\(stage.name)' is declared twice")
      }
      if !roots.insert(stage.root).inserted { fault("'\(stage.root)' is the root of two stages") }
      if declared[stage.host] == nil { fault("there is no view '\(stage.host)'") }
      guard let root = declared[stage.root] else {
        fault("there is no view '\(stage.root)'")
        continue
      }
      if root.kind != .screen { fault("'\(stage.root)' is not a screen") }
      if root.superview != stage.host { fault("'\(stage.root)' is not a subview of its host") }
    }
    return faults
  }

  private func choreographyFaults() -> [SceneFault] {
    var faults: [SceneFault] = []
    var names = Set(Choreography.shipped.map(\.name))
    for (position, choreography) in choreographies.enumerated() {
      var sentences = choreography.findFaults()
      if !names.insert(choreography.name).inserted {
        sentences.append("choreography '\(choreography.name)' is declared twice or shipped")
      }
      if choreography.name.isHelper {
        sentences.append("'\(choreography.name)': no dot is allowed in a choreography's name")
      }
      faults += sentences.map {
        SceneFault(list: .choreography, position: position, sentence: $0)
      }
    }
    return faults
  }
}
