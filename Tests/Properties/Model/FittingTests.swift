// Fitted rectangles, and the flights of documents 001 and 003 on them.

import Bounds
import Scenario
import Testing

@testable import Model

@Suite struct FittingTests {
  private let rect = Rect(x: 0, y: 0, width: 100, height: 200)
  private let container = Rect(x: 0, y: 20, width: 375, height: 667)

  private func fitted(_ fit: Fit, _ width: Double, _ height: Double) -> RectEnvelope {
    QuantityRect(rect).fitted(
      fit, to: Size(width: width, height: height), in: QuantityRect(container)
    ).envelope
  }

  @Test func `fill leaves the rectangle as it is`() {
    #expect(fitted(.fill, 320, 496).value == rect)
    #expect(fitted(.fill, 320, 496).x.width == 0)
  }

  /// The scales are 100/320 = 0.3125 and 200/496 or 200/500.
  @Test func `aspect-fit lies inside, aspect-fill around, both about the middle`() {
    #expect(fitted(.aspectFit, 320, 496).value == Rect(x: 0, y: 22.5, width: 100, height: 155))
    let filled = fitted(.aspectFill, 320, 500)
    #expect(filled.x.contains(-14) && filled.width.contains(128))
    #expect(filled.y.contains(0) && filled.height.contains(200))
  }

  /// Document 003: 375·1000/100 = 3750, where the document has y = −1541.5.
  @Test func `width-fit is centred, and from the top where it is taller`() {
    #expect(
      fitted(.widthFit, 750, 400).value == Rect(x: 0, y: 253.5, width: 375, height: 200))
    #expect(
      fitted(.widthFit, 100, 1_000).value == Rect(x: 0, y: 20, width: 375, height: 3_750))
  }

  @Test(arguments: [(0.0, 496.0), (320, 0)])
  func `a picture without a size keeps the rectangle, or fills the container`(
    width: Double, height: Double
  ) {
    #expect(fitted(.aspectFit, width, height).value == rect)
    #expect(fitted(.aspectFill, width, height).value == rect)
    #expect(fitted(.widthFit, width, height).value == container)
  }

  @Test func `a picture too thin for Double claims nothing`() {
    #expect(fitted(.aspectFill, .leastNonzeroMagnitude, 1).width.contains(.nan))
  }

  private func flight(_ name: Name, from source: Name, to destination: Name) throws
    -> FlightExpectation
  {
    let way = Arrival.animated(Animation(name, from: .view(source), to: .view(destination)))
    let seen = expectation(
      of: try posterScene(.modal(.over)), after: [.present("detail", on: "stage", way)])
    return try #require(seen.flights.first)
  }

  /// s = min(80/320, 124/496) = 1/4: the poster is of the picture's aspect.
  @Test func `an image zooms to the aspect-fit rectangle`() throws {
    let poster = try flight("imageZoom", from: "thumb", to: "poster")
    #expect(poster.landingDestination?.value == Rect(x: 20, y: 138, width: 80, height: 124))
    let whole = try flight("imageZoom", from: "thumb", to: "detail")
    #expect(whole.destinationRect.value == Rect(x: 0, y: 0, width: 375, height: 667))
    // 375·496/320 = 581.25, and (667 − 581.25)/2 = 42.875.
    #expect(whole.landingDestination?.value == Rect(x: 0, y: 42.875, width: 375, height: 581.25))
    #expect(whole.landingSource?.value == Rect(x: 20, y: 120, width: 80, height: 124))
    #expect(!whole.isInteractive)
  }

  @Test func `the picture is the destination's where the source has none`() throws {
    let browser = try flight("photoBrowser", from: "list", to: "poster")
    #expect(browser.landingSource?.value == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(browser.landingDestination?.value == Rect(x: 0, y: 42.875, width: 375, height: 581.25))
    let without = try flight("photoBrowser", from: "list", to: "detail")
    #expect(without.landingDestination?.value == without.destinationRect.value)
    #expect(try flight("ping", from: "thumb", to: "poster").landingSource == nil)
  }

  /// Document 002: in 375 × 667 a button of 44 × 44 at (20, 20) opens to √(333² + 625²) = 708.177.
  @Test(arguments: [(20.0, 20.0), (311, 20), (311, 603), (20, 603)])
  func `the circle of a button in any corner covers the screen`(x: Double, y: Double) throws {
    let events: [Event] = [
      .setFrame("thumb", Rect(x: x, y: y, width: 44, height: 44)),
      .push(
        "detail", on: "stage", .animated(Animation("circularReveal", from: .view("thumb")))),
    ]
    let seen = expectation(of: try posterScene(.navigation), after: events)
    let mask = try #require(seen.representative.view("detail")?.mask)
    #expect(mask.shape == Ellipse(center: Point(x: x + 22, y: y + 22), rx: 22, ry: 22))
    let opened = try #require(mask.opened)
    let screen = Rect(x: 0, y: 0, width: 375, height: 667)
    #expect(Coverage.covers(screen, center: opened.center, radius: opened.rx))
    #expect((708.176...708.178).contains(opened.rx))
  }

  @Test func `backwards the lower screen is revealed on top`() throws {
    let flight = Animation("circularReveal", from: .view("thumb"))
    let events: [Event] = [
      .push("detail", on: "stage", .unanimated), .pop("stage", .animated(flight)),
    ]
    let seen = expectation(of: try posterScene(.navigation), after: events).representative
    #expect(seen.view("detail")?.index == 0 && seen.view("list")?.index == 1)
    #expect(seen.view("list")?.mask?.opened != nil && seen.view("detail")?.mask == nil)
  }
}
