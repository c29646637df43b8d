// Exact coverage of rectangles by circles.

import Bounds
import Scenario
import Testing

@testable import Model

@Suite struct CoverageTests {
  private let screen = Rect(x: 0, y: 0, width: 375, height: 667)

  @Test func `a circle of a Pythagorean radius covers exactly`() {
    let bounds = Rect(x: 0, y: 0, width: 3, height: 4)
    #expect(Coverage.leastRadius(covering: bounds, from: .zero) == 5)
    #expect(Coverage.covers(bounds, center: .zero, radius: 5))
    #expect(!Coverage.covers(bounds, center: .zero, radius: 5.0.nextDown))
  }

  /// √(315² + 467²) = √317314 ≈ 563.30631, from the poster of document 000.
  @Test func `the poster's circle needs a radius of 563.306 points`() {
    let radius = Coverage.leastRadius(covering: screen, from: Point(x: 60, y: 200))
    #expect((563.30631..<563.30632).contains(radius))
  }

  @Test func `the least radius covers, is tight, and its predecessor does not cover`() {
    for step in 0..<200 {
      let point = Point(x: Double(step * 37 % 400) / 7, y: Double(step * 91 % 700) / 3)
      let bounds = Rect(
        x: Double(step) / 9, y: -3.1, width: 100 + Double(step) * 0.7, height: 0.1 * Double(step))
      let radius = Coverage.leastRadius(covering: bounds, from: point)
      #expect(Coverage.covers(bounds, center: point, radius: radius))
      #expect(!Coverage.covers(bounds, center: point, radius: radius.nextDown))
      #expect(Coverage.isTight(bounds, center: point, radius: radius))
    }
  }

  @Test func `tight ends at a relative 2⁻⁴⁹`() {
    let bounds = Rect(x: 0, y: 0, width: 3, height: 4)
    let limit = 5 * (1 + 0x1p-49)
    #expect(!Coverage.isTight(bounds, center: .zero, radius: limit.nextUp))
    #expect(Coverage.isTight(bounds, center: .zero, radius: limit.nextDown))
    #expect(!Coverage.isTight(bounds, center: .zero, radius: 6))
  }

  @Test func `a far corner that rounds away still counts`() {
    let bounds = Rect(x: 1, y: 0, width: 0x1p-60, height: 0)
    #expect(!Coverage.covers(bounds, center: .zero, radius: 1))
    #expect(Coverage.leastRadius(covering: bounds, from: .zero) == 1.0.nextUp)
  }

  @Test func `a point is covered by radius 0 alone`() {
    #expect(Coverage.leastRadius(covering: .zero, from: .zero) == 0)
    #expect(Coverage.covers(.zero, center: .zero, radius: 0))
    #expect(Coverage.isTight(.zero, center: .zero, radius: 0))
    #expect(!Coverage.isTight(.zero, center: .zero, radius: .leastNonzeroMagnitude))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite cover nothing`(number: Double) {
    #expect(!Coverage.covers(screen, center: .zero, radius: number))
    #expect(!Coverage.isTight(screen, center: .zero, radius: number))
    #expect(!Coverage.covers(screen, center: Point(x: number, y: 0), radius: 1))
    #expect(Coverage.leastRadius(covering: screen, from: Point(x: 0, y: number)) == .infinity)
  }

  @Test
  func `a negative radius covers nothing, and the greatest rectangle needs more than a Double`() {
    #expect(!Coverage.covers(screen, center: .zero, radius: -1_000))
    let greatest = Double.greatestFiniteMagnitude
    let bounds = Rect(x: 0, y: 0, width: greatest, height: greatest)
    #expect(Coverage.leastRadius(covering: bounds, from: .zero) == .infinity)
  }
}
