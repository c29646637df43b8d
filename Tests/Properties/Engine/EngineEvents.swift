// Random events, sense or not.

import Scenario

/// Draws events from everything that can be written, sense or not.
struct EngineEvents {
  var dice: EngineDice
  let views: [Name]
  let stages: [Name]
  /// What there is and makes sense, so that half of the events have a chance.
  let screens: [Name]
  let known: [Name]
  let keys: [Name] = ["k", "seven", "none"]

  private mutating func view() -> Name { dice.pick(views) }
  private mutating func stage() -> Name { dice.pick(stages) }

  private mutating func number() -> Double {
    let least = Double.leastNonzeroMagnitude
    let odd = [0, -0.0, 1, -1, 0.5, .nan, .infinity, 0x1p32, -0x1p32, 0x1p33, least, 0x1p-16]
    let isOdd = Int.random(in: 0..<4, using: &dice) == 0
    return isOdd ? dice.pick(odd) : Double.random(in: -200...600, using: &dice).rounded()
  }

  private mutating func time() -> Int64 {
    let odd = [Int64.min, -1, 0, 1, 2, 9, 700, 352_800_000, 1_128_960_000, 1 << 53, .max]
    return dice.pick(odd)
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number().magnitude, height: number().magnitude)
  }

  private mutating func endpoint() -> Endpoint? {
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: nil
    case 1: .item(dice.pick(keys))
    default: .view(view())
    }
  }

  private mutating func animation() -> Animation {
    let name: Name = dice.pick([
      "imageMask", "reveal", "plain", "imageZoom", "imageZoom", "hold", "circularReveal", "scrub",
      "snap", "photoBrowser", "unheard-of",
    ])
    let isLikely = ["circularReveal", "scrub", "snap"].contains(name)
    let isInteractive = Int.random(in: 0..<8, using: &dice) < (isLikely ? 6 : 1)
    let duration = Bool.random(using: &dice) ? nil : Flicks(time())
    return Animation(
      name, lasting: duration, from: endpoint(), to: endpoint(), isInteractive: isInteractive)
  }

  private mutating func trigger() -> Trigger {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: .willAppear(view())
    case 1: .didAppear(view())
    case 2: .willDisappear(view())
    case 3: .didDisappear(view())
    case 4: .begins(stage())
    case 5: .phase(stage(), dice.pick([0, 1, 2, .max, .min]))
    case 6: .completes(stage())
    default: .ends(stage())
    }
  }

  mutating func next() -> Event {
    known.isEmpty || Bool.random(using: &dice) ? any() : sensible()
  }

  private mutating func sensible() -> Event {
    let (stage, screen) = (dice.pick(known), dice.pick(screens))
    let name: Name = dice.pick([
      "imageZoom", "imageZoom", "hold", "circularReveal", "scrub", "snap",
    ])
    let isFinger = name != "imageZoom" && name != "hold" && Bool.random(using: &dice)
    let animation = Animation(
      name, lasting: dice.pick([nil, nil, Flicks(1_000), Flicks(3)]), from: endpoint(),
      isInteractive: isFinger)
    let x = Double.random(in: -60...160, using: &dice)
    switch Int.random(in: 0..<16, using: &dice) {
    case 0..<2: return .present(screen, on: stage, .animated(animation))
    case 2: return .push(screen, on: stage, .animated(animation))
    case 3: return dice.pick([.dismiss(screen, .asEntered), .pop(stage, .animated(animation))])
    case 4..<7: return .pan(stage, .began)
    case 7..<11: return .pan(stage, .changed(Point(x: x, y: x / 8)))
    case 11:
      return .pan(stage, .ended(dice.pick([.zero, Point(x: 9, y: 0), Point(x: x, y: 2_000)])))
    case 12: return dice.pick([.start(stage), .finish(stage), .cancel(stage)])
    default:
      return .advance(Flicks(dice.pick([1, 3, 100, 400, 90_000_000, 250_000_000, 300_000_000])))
    }
  }

  private mutating func any() -> Event {
    switch Int.random(in: 0..<24, using: &dice) {
    case 0..<3: tree()
    case 3..<6: property()
    case 6: .advance(Flicks(time()))
    case 7..<10: .advance(Flicks(Int64.random(in: 0...400_000_000, using: &dice)))
    case 10: .upon(trigger(), next())
    case 11..<18: gesture()
    default: transition()
    }
  }

  private mutating func gesture() -> Event {
    let pan: Pan =
      switch Int.random(in: 0..<10, using: &dice) {
      case 0..<4: .changed(point())
      case 4..<6: .ended(point())
      case 6: .cancelled
      case 7: .failed
      default: .began
      }
    return Int.random(in: 0..<5, using: &dice) == 0 ? .start(stage()) : .pan(stage(), pan)
  }

  private mutating func tree() -> Event {
    let index = dice.pick([0, 1, 2, .max, .min, -1])
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: return .add(view(), to: view())
    case 1: return .insert(view(), into: view(), at: index)
    case 2: return .remove(view())
    case 3: return .front(view())
    case 4: return .back(view())
    default: return .bind(dice.pick(keys), to: view())
    }
  }

  private mutating func property() -> Event {
    switch Int.random(in: 0..<10, using: &dice) {
    case 0: return .setFrame(view(), rect())
    case 1: return .setBounds(view(), rect())
    case 2: return .setCenter(view(), point())
    case 3:
      return .setTransform(
        view(), Transform(a: number(), b: number(), c: number(), d: number(), tx: 0, ty: number()))
    case 4: return .scroll(view(), to: point())
    case 5: return .hide(view())
    case 6: return .show(view())
    case 7: return .setAlpha(view(), number())
    case 8: return .unbind(dice.pick(keys))
    default: return .resize(view(), rect().size)
    }
  }

  private mutating func transition() -> Event {
    let arrival: Arrival =
      Int.random(in: 0..<3, using: &dice) == 0 ? .unanimated : .animated(animation())
    let departure: Departure = dice.pick([.asEntered, .unanimated, .animated(animation())])
    switch Int.random(in: 0..<12, using: &dice) {
    case 0..<2: return .push(view(), on: stage(), arrival)
    case 2..<5: return .present(view(), on: stage(), arrival)
    case 5: return .pop(stage(), departure)
    case 6: return .dismiss(view(), departure)
    case 7: return .discard(view())
    case 8: return .finish(stage())
    case 9: return .cancel(stage())
    case 10: return .interrupt(stage())
    default: return .interrupt(nil)
    }
  }
}
