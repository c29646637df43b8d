// Shrinking other cases that fail in the same way, for the simplest result of all.

extension Campaign {
  /// Shrinks further failing cases of the run, and keeps the result that is simplest.
  ///
  /// Shrinking moves from one failing case to a simpler one near it; where none is near, a simpler
  /// one may still be far off. Of two jugs of 3 and 5 units, 4 units are measured in six steps or,
  /// by another way round, in eight, and no failing sequence lies between these two. Other cases
  /// lead to the other end. Where all simpler tapes were searched already, there is nothing to
  /// find.
  func shrinkOtherCases(
    _ shrinker: Shrinker, _ subject: any ShrinkSubject, _ identity: String, _ origin: Origin
  ) {
    let first = origin.caseIndex ?? -1
    var starts = 16
    var budget = max(1500, 3 * shrinker.evaluations)
    for index in first + 1...first + 400 {
      if shrinker.isLeast || shrinker.isExhausted || isStopped || starts == 0 { return }
      source.begin(
        seed: caseSeed(runSeed: settings.seed, index: index), size: size(ofCase: index),
        recording: true)
      let value = generator.draw(from: source)
      let tape = source.tape
      if source.isDiscarded || tape.count > settings.maximumChoices { continue }
      outcome.evaluations += 1
      guard property(value).failures.contains(where: { $0.identity == identity }) else { continue }
      starts -= 1
      let limit = min(budget, settings.maximumShrinkEvaluations - shrinker.evaluations)
      let other = Shrinker(
        tape, subject: subject, maximumEvaluations: max(limit, 1),
        goesOn: { [unowned self] in self.goesOn(origin, shrinker.evaluations + $0) })
      other.runPasses()
      budget -= other.evaluations
      shrinker.adopt(other)
      if budget <= 0 { return }
    }
  }
}
