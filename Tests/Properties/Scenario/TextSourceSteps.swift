// Events and expectations from a seeded source; what they name need not exist.

import Scenario

extension TextSource {
  private mutating func endpoint() -> Endpoint? {
    switch below(3) {
    case 0: nil
    case 1: .view(name())
    default: .item(name())
    }
  }

  private mutating func animation() -> Animation {
    let duration = one(in: 2) ? time() : nil
    return Animation(
      name(), lasting: duration, from: endpoint(), to: endpoint(), isInteractive: one(in: 2))
  }

  private mutating func arrival() -> Arrival {
    one(in: 3) ? .unanimated : .animated(animation())
  }

  private mutating func departure() -> Departure {
    switch below(3) {
    case 0: .asEntered
    case 1: .unanimated
    default: .animated(animation())
    }
  }

  private mutating func trigger() -> Trigger {
    switch below(8) {
    case 0: .willAppear(name())
    case 1: .didAppear(name())
    case 2: .willDisappear(name())
    case 3: .didDisappear(name())
    case 4: .begins(name())
    case 5: .phase(name(), integer())
    case 6: .completes(name())
    default: .ends(name())
    }
  }

  private mutating func pan() -> Pan {
    switch below(5) {
    case 0: .began
    case 1: .changed(point())
    case 2: .ended(point())
    case 3: .cancelled
    default: .failed
    }
  }

  private mutating func simpleEvent() -> Event {
    switch below(28) {
    case 0: .add(name(), to: name())
    case 1: .insert(name(), into: name(), at: integer())
    case 2: .remove(name())
    case 3: .front(name())
    case 4: .back(name())
    case 5: .setFrame(name(), rect())
    case 6: .setBounds(name(), rect())
    case 7: .setCenter(name(), point())
    case 8: .setTransform(name(), transform())
    case 9: .scroll(name(), to: point())
    case 10: .hide(name())
    case 11: .show(name())
    case 12: .setAlpha(name(), number())
    case 13: .bind(name(), to: name())
    case 14: .unbind(name())
    case 15: .resize(name(), Size(width: number(), height: number()))
    case 16: .push(name(), on: name(), arrival())
    case 17: .pop(name(), to: one(in: 2) ? nil : name(), departure())
    case 18: .present(name(), on: name(), arrival())
    case 19: .dismiss(name(), departure())
    case 20: .discard(name())
    case 21: .finish(name())
    case 22: .cancel(name())
    case 23: .interrupt(one(in: 2) ? nil : name())
    case 24: .start(name())
    case 25, 26: .pan(name(), pan())
    default: .advance(time())
    }
  }

  /// An event of any kind, in up to eight reactions.
  mutating func event() -> Event {
    var event = simpleEvent()
    var depth = 0
    while depth < 8, one(in: 5) {
      event = .upon(trigger(), event)
      depth += 1
    }
    return event
  }

  private mutating func viewFact() -> ViewFact {
    switch below(18) {
    case 0: .visible
    case 1: .hidden
    case 2: .exists
    case 3: .missing
    case 4: .box(rect())
    case 5: .bounds(rect())
    case 6: .center(point())
    case 7: .transform(transform())
    case 8: .inside(name(), at: one(in: 2) ? nil : integer())
    case 9: .detached
    case 10: .alpha(number())
    case 11: .shadow(number())
    case 12: .blur(number())
    case 13: .cornerRadius(number())
    case 14: .picture(name())
    case 15: .masked(ellipse())
    case 16: .opening(ellipse())
    default: .unmasked
    }
  }

  private mutating func stageFact() -> StageFact {
    switch below(8) {
    case 0: return .idle
    case 1:
      let count = below(4)
      return .stack((0..<count).map { _ in name() })
    case 2: return .phase(integer())
    case 3: return .elapsed(time())
    case 4: return .drive(pick(TransitionObservation.Drive.allCases))
    case 5: return .drag(pick(DragObservation.State.allCases))
    case 6: return .offset(point())
    default: return .completed(finished: integer(), cancelled: integer())
    }
  }

  /// An expectation of any kind.
  mutating func expectation() -> Expect {
    switch below(7) {
    case 0: .accepted
    case 1: .rejected(pick(Rejection.reasons))
    case 2: .stage(name(), stageFact())
    case 3: .screen(name(), pick(Appearance.allCases))
    case 4: .hit(point(), one(in: 3) ? nil : name())
    default: .view(name(), viewFact())
    }
  }

  /// A whole file.
  mutating func file() throws -> ScenarioFile {
    let scene = try scene()
    let count = below(12)
    let steps: [Step] = (0..<count).map { _ in
      one(in: 2) ? .event(event()) : .expect(expectation())
    }
    return ScenarioFile(scene: scene, steps: steps)
  }
}
