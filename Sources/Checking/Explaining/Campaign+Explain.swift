// Explaining a counterexample by variants of it.

extension Campaign {
  /// How many other values of a choice must fail before it counts as free.
  private static var leastVariants: Int { 4 }

  /// Asks the property about variants of a shrunk case, one choice changed in each.
  func explain(_ tape: Tape, _ value: Base.Value, _ identity: String) -> Explanation<Base.Value> {
    var explanation = Explanation<Base.Value>()
    let before = outcome.evaluations
    let description = "\(value)"
    var free: [Int: [UInt64]] = [:]
    for position in tape.values.indices where tape.isExplained(at: position) {
      guard outcome.evaluations - before < settings.maximumExplainEvaluations, !isStopped else {
        explanation.isComplete = false
        break
      }
      var variants: [String] = []
      var hasPassed = false
      for other in tape.otherValues(at: position) {
        guard let variant = variant(tape, position, other, identity) else { continue }
        hasPassed = !variant.fails
        if hasPassed { break }
        variants.append("\(variant.value)")
      }
      let enough = Int(min(tape.bounds[position], UInt64(Self.leastVariants)))
      if !hasPassed, variants.count >= enough {
        free[position] = tape.otherValues(at: position)
        explanation.freeChoices.append(
          Explanation.FreeChoice(
            position: position, label: tape.label(at: position, source.spanLabels),
            text: differingText(description, variants)))
      } else if hasPassed, tape.isNumber(at: position),
        let neighbour = nearestPassing(tape, position, identity)
      {
        explanation.neighbours.append(neighbour)
      }
    }
    explanation.areJointlyFree = areJointlyFree(tape, free, identity)
    explanation.evaluations = outcome.evaluations - before
    return explanation
  }

  /// The case with one choice changed; nil if it is discarded, or changes shape.
  private func variant(
    _ tape: Tape, _ position: Int, _ other: UInt64, _ identity: String
  ) -> (value: Base.Value, fails: Bool, passes: Bool)? {
    var values = tape.values
    values[position] = other
    return ask(values, identity)
  }

  private func ask(
    _ values: [UInt64], _ identity: String
  ) -> (value: Base.Value, fails: Bool, passes: Bool)? {
    source.begin(replaying: values)
    let value = generator.draw(from: source)
    guard source.hasTaken(values) else { return nil }
    outcome.evaluations += 1
    let verdict = property(value)
    if case .discarded = verdict.status { return nil }
    let fails = verdict.failures.contains { $0.identity == identity }
    return (value, fails, verdict.status == .passed)
  }

  /// The nearest number that passes, the simpler one first: 1 to 4 steps away, or 8, 16, 32 and then
  /// as few as will do.
  private func nearestPassing(
    _ tape: Tape, _ position: Int, _ identity: String
  ) -> Explanation<Base.Value>.Neighbour? {
    var failing: UInt64 = 0
    for distance in [1, 2, 3, 4, 8, 16, 32] as [UInt64] {
      for isSimpler in [true, false] {
        func passing(_ distance: UInt64) -> Base.Value? {
          passingValue(tape, position, distance, isSimpler, identity)
        }
        guard var value = passing(distance) else { continue }
        var nearest = distance
        while nearest - failing > 1 {
          let middle = failing + (nearest - failing) / 2
          if let closer = passing(middle) {
            (nearest, value) = (middle, closer)
          } else {
            failing = middle
          }
        }
        return Explanation.Neighbour(
          position: position, label: tape.label(at: position, source.spanLabels),
          distance: isSimpler ? -Int(nearest) : Int(nearest), value: value)
      }
      failing = distance
    }
    return nil
  }

  /// The case with a number moved by some steps, if it passes.
  private func passingValue(
    _ tape: Tape, _ position: Int, _ distance: UInt64, _ isSimpler: Bool, _ identity: String
  ) -> Base.Value? {
    let step = distance * tape.stride(at: position)
    let value = tape.values[position]
    if isSimpler ? step > value : step > tape.bounds[position] - value { return nil }
    let moved = isSimpler ? value - step : value + step
    guard let found = variant(tape, position, moved, identity), found.passes else { return nil }
    return found.value
  }

  /// Changes all free choices at once, a few times.
  private func areJointlyFree(
    _ tape: Tape, _ free: [Int: [UInt64]], _ identity: String
  ) -> Bool {
    guard free.count > 1 else { return true }
    for round in 0..<Self.leastVariants {
      var values = tape.values
      for position in values.indices {
        guard let others = free[position], !others.isEmpty else { continue }
        values[position] = others[(round + position) % others.count]
      }
      if let variant = ask(values, identity), !variant.fails { return false }
    }
    return true
  }
}

extension Tape {
  /// Whether a choice can be varied without changing the shape of the case around it.
  fileprivate func isExplained(at position: Int) -> Bool {
    isNumber(at: position) || kinds[position] == .alternative
  }

  /// A few other values of a choice: its neighbours, the ends, and some in between.
  fileprivate func otherValues(at position: Int) -> [UInt64] {
    let bound = bounds[position]
    let value = values[position]
    var others: [UInt64] = []
    var candidates = [value &- 1, value &+ 1, value &+ 2, 0, bound, bound / 2]
    for number in 1...3 as ClosedRange<UInt64> {
      let word = mix(UInt64(position) &* 0x9E37_79B9_7F4A_7C15 &+ number)
      candidates.append(bound == .max ? word : word % (bound + 1))
    }
    for candidate in candidates
    where candidate <= bound && candidate != value && !others.contains(candidate) {
      others.append(candidate)
    }
    return others
  }

  /// The labels of the spans around a choice, the outermost first; lists' own spans are left out.
  fileprivate func label(at position: Int, _ names: [String]) -> String {
    var path: [String] = []
    for span in spans where span.range.contains(position) && span.label < names.count {
      let name = names[span.label]
      if name != "list" && name != "steps" { path.append(name) }
    }
    return path.joined(separator: "/")
  }
}
