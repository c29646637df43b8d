// Writing choreographies.

extension Choreography {
  /// The lines of the choreography, in a scenario's canonical text.
  var lines: [String] {
    ["choreography \(name)"] + interaction.lines
      + ["  entering \(TimeText.text(entering.duration))"] + entering.lines
      + ["  leaving \(TimeText.text(leaving.duration))"] + leaving.lines
  }
}

extension Interaction {
  /// The line that says it, with nothing in it that would be understood; none for none.
  fileprivate var lines: [String] {
    switch self {
    case .none:
      return []
    case .percent(let percent):
      let usual = Percent()
      var words = "  interaction percent"
      if percent.completion != usual.completion {
        words += " completion \(percent.completion.words)"
      }
      if percent.speed != usual.speed { words += " speed \(NumberText.text(percent.speed))" }
      return [words]
    case .drag(let drag):
      let usual = Drag()
      var words = "  interaction drag"
      if drag.distance != usual.distance { words += " distance \(NumberText.text(drag.distance))" }
      if drag.velocity != usual.velocity { words += " velocity \(NumberText.text(drag.velocity))" }
      if drag.springBack != usual.springBack {
        words += " springBack \(TimeText.text(drag.springBack))"
      }
      if drag.curve != usual.curve { words += " curve \(drag.curve.words)" }
      return [words]
    }
  }
}

extension Timeline {
  /// The lines after the one with the duration.
  fileprivate var lines: [String] {
    var lines = phases.map { "phase \($0.name) \($0.share)" }
    for hold in holds { lines.append("hold \(hold.target.word) in \(words(hold.phases))") }
    if let traveller { lines += self.lines(of: traveller) }
    if let backdrop {
      let fill =
        switch backdrop.fill {
        case .blur(let radius): "blur \(NumberText.text(radius))"
        case .grey(let white): "grey \(NumberText.text(white))"
        }
      let persists = backdrop.persists ? " persists" : ""
      lines.append("backdrop \(fill) \(words(backdrop.alpha))\(persists)")
    }
    if upperAlpha != .constant(1) { lines.append("upper \(words(upperAlpha))") }
    if lowerAlpha != .constant(1) { lines.append("lower \(words(lowerAlpha))") }
    if let mask {
      let shapes = "\(mask.closed.words) to \(mask.opened.words)"
      lines.append("mask \(mask.screen.rawValue) \(shapes) \(words(mask.openness))")
    }
    if isLowerOnTop { lines.append("lowerOnTop") }
    return lines.map { "    " + $0 }
  }

  private func lines(of traveller: Traveller) -> [String] {
    var lines = ["travel \(words(traveller.travel))"]
    if traveller.scale != .constant(1) { lines.append("scale \(words(traveller.scale))") }
    if traveller.alpha != .constant(1) { lines.append("opacity \(words(traveller.alpha))") }
    if traveller.shadow != .constant(0) { lines.append("shadow \(words(traveller.shadow))") }
    let offset = traveller.shadowOffset
    if offset != .zero {
      lines.append("shadowOffset \(NumberText.text(offset.width, offset.height))")
    }
    if traveller.shadowRadius != 0 {
      lines.append("shadowRadius \(NumberText.text(traveller.shadowRadius))")
    }
    if traveller.sourceFit != .fill { lines.append("sourceFit \(traveller.sourceFit.rawValue)") }
    if traveller.destinationFit != .fill {
      lines.append("destinationFit \(traveller.destinationFit.rawValue)")
    }
    return lines
  }

  private func words(_ track: Track) -> String {
    var words = "from \(NumberText.text(track.start))"
    for segment in track.segments {
      words += " to \(NumberText.text(segment.end)) in \(self.words(segment.phases))"
      words += " \(segment.curve.words)"
    }
    return words
  }

  private func words(_ range: ClosedRange<Int>) -> String {
    let first = phases[range.lowerBound].name
    let last = phases[range.upperBound].name
    return first == last ? first.text : "\(first) through \(last)"
  }
}

extension Hold.Target {
  fileprivate var word: String {
    switch self {
    case .endpoint(let role): role.rawValue
    case .screen(let role): role.rawValue
    }
  }
}

extension Mask.Shape {
  fileprivate var words: String {
    switch self {
    case .inscribed(let role): "inscribed \(role.rawValue)"
    case .oval(let role): "oval \(role.rawValue)"
    case .disc(let role, let radius): "disc \(role.rawValue) \(NumberText.text(radius))"
    case .covering(let role): "covering \(role.rawValue)"
    }
  }
}

extension TimingCurve {
  fileprivate var words: String {
    TimingCurve.named.first { $0.curve == self }?.name ?? "curve \(NumberText.text(x1, y1, x2, y2))"
  }
}
