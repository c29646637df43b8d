// The timelines of the flights: those compiled, and the boundaries of those in flight.

import Scenario

/// All timelines, and the boundaries of those in flight.
struct TimelineStore {
  /// What is compiled.
  let compiled: CompiledTimelines
  private var boundaries: [Int64] = []
  /// By timeline, stretches of the boundaries that no flight of it uses now.
  private var freeBoundaries: [[Int]]

  /// The scene's own timelines beside those that are shipped.
  init(_ scene: Scene) {
    compiled = .of(scene)
    freeBoundaries = Array(repeating: [], count: compiled.count)
  }
}

extension TimelineStore {
  /// Computes the boundaries of a flight of that duration; returns where they begin.
  mutating func takeBoundaries(of timeline: Handle, lasting duration: Int64) -> Int {
    let count = compiled[timeline].phaseCount
    let base: Int
    if let free = freeBoundaries[timeline].popLast() {
      base = free
    } else {
      base = boundaries.count
      boundaries.append(contentsOf: repeatElement(0, count: count + 1))
    }
    for index in 0...count {
      let (part, whole) = compiled.shares(of: timeline, before: index)
      boundaries[base + index] = Self.part(of: duration, part, outOf: whole)
    }
    return base
  }

  /// Gives a flight's boundaries back.
  mutating func releaseBoundaries(of timeline: Handle, at base: Int) {
    freeBoundaries[timeline].append(base)
  }

  /// duration·sum/total, rounded to the nearest whole number, halves to even (V-12), in 128 bits.
  ///
  /// sum ≤ total keeps the quotient within the duration.
  private static func part(of duration: Int64, _ sum: UInt64, outOf total: UInt64) -> Int64 {
    let product = UInt64(duration).multipliedFullWidth(by: sum)
    let (quotient, remainder) = total.dividingFullWidth(product)
    let twice = 2 * remainder
    let isUp = twice > total || (twice == total && quotient % 2 == 1)
    return Int64(quotient) + (isUp ? 1 : 0)
  }

  /// Boundary k of the flight whose boundaries begin at `base`.
  func boundary(_ index: Int, at base: Int) -> Int64 { boundaries[base + index] }

  /// Which part of its way a movement has made at a position (V-15); the flight's boundaries begin at
  /// `base`.
  func part(of movement: CompiledMovement, at position: Int64, boundaries base: Int) -> Double {
    let end = boundaries[base + Int(movement.last)]
    guard position < end else { return 1 }
    let begin = boundaries[base + Int(movement.first)]
    // Both differences are at most 2⁵³, so they are exact and the quotient is correctly rounded.
    let progress = Double(position - begin) / Double(end - begin)
    return compiled.ease(movement.easing, at: progress)
  }
}

extension Double {
  /// The number between this and another one; at 0 and at 1 exactly the one and the other.
  func blended(to end: Double, by part: Double) -> Double {
    part == 1 ? end : self + (end - self) * part
  }

  /// This, kept within [0, 1].
  var clampedToUnit: Double { self < 0 ? 0 : self > 1 ? 1 : self }
}
