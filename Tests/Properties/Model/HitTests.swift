// Which view a touch finds.

import Oracles
import Scenario
import Testing

@testable import Model

@Suite struct HitTests {
  private func found(
    _ x: Double, _ y: Double, after events: [Event] = [], of scene: Scene? = nil
  ) throws -> Name? {
    let scene = try scene ?? posterScene(.navigation)
    let observation = expectation(of: scene, after: events).representative
    return hit(Point(x: x, y: y), in: observation, of: scene)
  }

  @Test func `the foremost view that holds the point, lower bounds included`() throws {
    #expect(try found(20, 120) == "thumb")
    #expect(try found(100, 120) == "list")
    #expect(try found(99.9, 243.9) == "thumb")
    #expect(try found(0, 0) == "list")
    #expect(try found(375, 0) == nil)
    #expect(try found(-1, 0) == nil)
    #expect(try found(0, 667) == nil)
    #expect(try found(.nan, 0) == nil)
  }

  @Test func `hidden and faint views are not found, nor what lies in them`() throws {
    #expect(try found(30, 130, after: [.hide("thumb")]) == "list")
    #expect(try found(30, 130, after: [.setAlpha("list", 0.009)]) == "main")
    #expect(try found(30, 130, after: [.setAlpha("list", 0.01)]) == "thumb")
    #expect(try found(30, 130, after: [.hide("main")]) == nil)
  }

  @Test func `a scaled and turned view is found where it is seen`() throws {
    let turned = Transform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    let events = [Event.setTransform("thumb", turned)]
    #expect(try found(60 - 123, 182 - 79, after: events) == nil)
    #expect(try found(60 + 123, 182 - 79, after: events) == "thumb")
    #expect(try found(60 + 125, 182 - 79, after: events) == "list")
  }

  @Test func `containers take touches, travellers let them through`() throws {
    let events: [Event] = [.push("detail", on: "stage", .animated(posterFlight))]
    // The traveller lies on the thumb, the new screen is held, the old one is in the container.
    #expect(try found(30, 150, after: events) == "list")
    let presented: [Event] = [.present("detail", on: "stage", .animated(posterFlight))]
    let scene = try posterScene(.modal(.over))
    // The backdrop is clear at first.
    #expect(try found(30, 150, after: presented, of: scene) == "stage.container")
    let later = presented + [.advance(.milliseconds(500))]
    #expect(try found(30, 150, after: later, of: scene) == "stage.backdrop")
    let done = events + [.advance(.milliseconds(1_600))]
    #expect(try found(30, 150, after: done) == "poster")
    #expect(try found(0, 0, after: done) == "detail")
  }

  @Test func `the window declared last is asked first`() throws {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let scene = try Scene(views: [
      ViewDeclaration("one", kind: .window, frame: frame),
      ViewDeclaration("two", kind: .window, frame: Rect(x: 5, y: 0, width: 10, height: 10)),
    ])
    #expect(try found(6, 1, of: scene) == "two")
    #expect(try found(4, 1, of: scene) == "one")
  }

  @Test func `an observation that contains itself is searched once`() throws {
    let scene = try posterScene(.navigation)
    var observation = expectation(of: scene, after: []).representative
    observation.views[0].superview = "thumb"
    observation.views[2].transform = .scale(0)
    observation.views.append(observation.views[2])
    #expect(hit(Point(x: 30, y: 130), in: observation, of: scene) == "list")
  }
}
