// How one shrinking pass is tested alone: on a tape given by hand, against a property.

import Testing

@testable import Checking

/// A generator and a property, as the shrinker sees them.
final class TestSubject<Base: Generator>: ShrinkSubject {
  private let generator: Base
  private let holds: (Base.Value) -> Bool
  private let source = Source()
  private(set) var value: Base.Value?

  init(_ generator: Base, _ holds: @escaping (Base.Value) -> Bool) {
    self.generator = generator
    self.holds = holds
  }

  func replay(_ values: [UInt64]) -> (tape: Tape, isDiscarded: Bool) {
    source.begin(replaying: values)
    value = generator.draw(from: source)
    return (source.tape, source.isDiscarded)
  }

  func fails() -> Bool { value.map { !holds($0) } ?? false }
}

/// What a pass alone, run until it finds nothing more, makes of the case that `tape` leads to.
func shrunk<Base: Generator>(
  _ passes: [any ShrinkPass.Type], _ generator: Base, _ tape: [UInt64],
  sourceLocation: SourceLocation = #_sourceLocation, holds: @escaping (Base.Value) -> Bool
) -> Base.Value? {
  let subject = TestSubject(generator, holds)
  let start = subject.replay(tape).tape
  #expect(start.values == tape, "the tape of the test", sourceLocation: sourceLocation)
  #expect(subject.fails(), "the property holds at the start", sourceLocation: sourceLocation)
  let shrinker = Shrinker(start, subject: subject, maximumEvaluations: 10_000)
  var before: Int
  repeat {
    before = shrinker.steps
    for pass in passes { pass.run(shrinker) }
  } while shrinker.steps > before
  #expect(!shrinker.isExhausted, "the pass does not end", sourceLocation: sourceLocation)
  _ = subject.replay(shrinker.best.values)
  return subject.value
}
