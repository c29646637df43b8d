// The model is asked for an expectation again only if its state has changed: what it says without is the same.

import Model
import Scenario
import Testing

@testable import Checking
@testable import Oracles

@Suite struct AskingTests {
  @Test func `what is known of a state is what the model would say of it again`() {
    let source = Source()
    var (changed, unchanged) = (0, 0)
    for seed in 0..<60 as Range<UInt64> {
      source.begin(seed: seed, size: 100, recording: true)
      let drawn = CaseGenerator().draw(from: source)
      var model = ReferenceModel(drawn.file.scene)
      var expected = model.expectation()
      for event in drawn.file.events {
        let (state, before) = (model, expected)
        _ = model.handle(event)
        expected = model.expectation(knowing: before, in: state)
        #expect(expected == model.expectation(), "\(seed): \(event)")
        if expected.representative == before.representative {
          unchanged += 1
        } else {
          changed += 1
        }
      }
    }
    #expect(changed > 100 && unchanged > 20)
  }
}
