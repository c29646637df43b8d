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
    // Cases count like evaluations, so that a fault that is rare does not cost more than others.
    var budget = max(4000, 2 * shrinker.evaluations)
    var index = origin.caseIndex ?? -1
    // Of a case with nothing but the simplest choices there is no simpler one to look for.
    func isSettled() -> Bool { shrinker.isLeast || shrinker.best.values.allSatisfy { $0 == 0 } }
    while budget > 0 && !isSettled() && !shrinker.isExhausted && !isStopped {
      index += 1
      budget -= 1
      source.begin(
        seed: caseSeed(runSeed: settings.seed, index: index), size: size(ofCase: index),
        recording: true)
      let value = generator.draw(from: source)
      let tape = source.tape
      if source.isDiscarded { continue }
      outcome.evaluations += 1
      guard property(value).failures.contains(where: { $0.identity == identity }) else { continue }
      let limit = min(budget, settings.maximumShrinkEvaluations - shrinker.evaluations)
      let other = Shrinker(
        tape, subject: subject, maximumEvaluations: max(limit, 1),
        goesOn: { [unowned self] in self.goesOn(origin, shrinker.evaluations + $0) })
      other.runPasses()
      budget -= other.evaluations
      shrinker.adopt(other)
    }
  }
}
