// Fits, backdrops that stay, and the lower screen on top.

import Scenario
import Testing

@testable import Engine

@Suite struct EngineFitTests {
  private let end = Rect(x: 10, y: 20, width: 100, height: 50)
  private let bounds = Rect(x: 5, y: 7, width: 375, height: 667)

  private func fit(_ fit: Fit, _ width: Double, _ height: Double) -> Rect {
    fit.rectangle(of: Size(width: width, height: height), at: end, in: bounds)
  }

  @Test func `a picture takes the rectangle of its fit`() {
    #expect(fit(.fill, 3, 4) == end)
    #expect(fit(.aspectFit, 10, 10) == Rect(x: 35, y: 20, width: 50, height: 50))
    #expect(fit(.aspectFit, 40, 10) == Rect(x: 10, y: 32.5, width: 100, height: 25))
    #expect(fit(.aspectFill, 10, 10) == Rect(x: 10, y: -5, width: 100, height: 100))
    #expect(fit(.aspectFill, 40, 10) == Rect(x: -40, y: 20, width: 200, height: 50))
    #expect(fit(.widthFit, 375, 167) == Rect(x: 5, y: 257, width: 375, height: 167))
    // Document 003's 100×1000, which would lie at y = −1541.5.
    #expect(fit(.widthFit, 100, 1_000) == Rect(x: 5, y: 7, width: 375, height: 3_750))
  }

  @Test func `a picture without a size takes what there is`() {
    for size in [Size(width: 0, height: 9), Size(width: 100, height: 0), .zero] {
      #expect(fit(.aspectFit, size.width, size.height) == end)
      #expect(fit(.aspectFill, size.width, size.height) == end)
      #expect(fit(.widthFit, size.width, size.height) == bounds)
    }
  }

  @Test(arguments: EngineWorlds.kinds)
  func `an image lands on its aspect-fit rectangle`(kind: StageKind) throws {
    var engine = TransitionEngine(try EngineWorlds.gallery(kind))
    let zoom = engineZoom
    #expect(engine.enter(zoom, "large") == .accepted)
    #expect(engine.seen("stage.traveller").box == Rect(x: 10, y: 20, width: 30, height: 10))
    _ = engine.handle(.advance(Flicks(246_960_000 - 1)))
    let landed = engine.seen("stage.traveller").box
    #expect(abs(landed.origin.x) < 1e-6 && abs(landed.origin.y - 25) < 1e-6)
    #expect(abs(landed.size.width - 100) < 1e-6 && abs(landed.size.height - 50) < 1e-6)
    _ = engine.handle(.advance(Flicks(1)))
    #expect(engine.leave("large") == .accepted)
    #expect(engine.seen("stage.traveller").box == Rect(x: 0, y: 25, width: 100, height: 50))
    #expect(engine.seen("stage.traveller").picture == "sea")
  }

  @Test func `nothing is fitted without a picture, and masks never are`() throws {
    var engine = TransitionEngine(try EngineWorlds.gallery())
    let bare = Animation("imageZoom", from: .view("wall"), to: .view("picture"))
    #expect(engine.enter(bare, "large") == .accepted)
    _ = engine.handle(.finish("stage"))
    _ = engine.handle(.advance(Flicks(246_960_000 - 1)))
    #expect(abs(engine.seen("stage.traveller").box.size.height - 100) < 1e-6)
    #expect(engine.seen("stage.traveller").picture == nil)
    _ = engine.handle(.discard("large"))
    let browser = Animation("photoBrowser", from: .view("picture"), to: .view("thumb"))
    #expect(engine.enter(browser, "large") == .accepted)
    #expect(engine.seen("large").alpha == 0 && engine.seen("stage.backdrop").alpha == 0)
    _ = engine.handle(.advance(Flicks(352_800_000 - 1)))
    #expect(abs(engine.seen("stage.traveller").box.origin.y - 25) < 1e-6)
    #expect(engine.seen("stage.traveller").picture == "sea")
  }

  @Test func `a circle opens from a button in any corner, and covers`() throws {
    for (x, y) in [(311.0, 20.0), (20, 20), (311, 603), (20, 603)] {
      var engine = TransitionEngine(try EngineWorlds.demo(.navigation))
      let button = Rect(x: x, y: y, width: 44, height: 44)
      _ = engine.handle(.add("loose", to: "list"))
      _ = engine.handle(.setFrame("loose", button))
      let open = Animation("circularReveal", from: .view("loose"))
      #expect(engine.enter(open) == .accepted)
      let oval = Ellipse(center: Point(x: x + 22, y: y + 22), rx: 22, ry: 22)
      #expect(engine.seen("detail").mask?.shape == oval)
      // The farthest corner is as far from each of the four.
      #expect(abs((engine.seen("detail").mask?.opened?.rx ?? 0) - 708.177) < 1e-3)
      _ = engine.handle(.interrupt(nil))
      #expect(engine.leave() == .accepted)
      #expect(engine.seen("list").mask?.opened != nil && engine.seen("detail").mask == nil)
    }
  }
}

@Suite struct EngineBackdropTests {
  @Test func `a backdrop stays behind its screen, level by level`() throws {
    for kind in [StageKind.modal(.over), .modal(.fullScreen)] {
      var engine = TransitionEngine(try EngineWorlds.gallery(kind))
      let before = engine.observe().views
      #expect(engine.enter(engineZoom, "large") == .accepted)
      _ = engine.handle(.advance(.milliseconds(350)))
      #expect(engine.subviews(of: "stage.container") == ["stage.backdrop", "large"])
      #expect(engine.seen("stage.backdrop").alpha == 1)
      #expect(engine.enter(Animation("scrub", lasting: .zero), "other") == .accepted)
      #expect(engine.subviews(of: "stage.container2") == ["stage.backdrop2", "other"])
      let second = engine.seen("stage.backdrop2")
      #expect(second.alpha == 0.5 && second.blur == 4)
      let helpers = engine.observe().views.map(\.name).suffix(4)
      #expect(
        helpers == ["stage.container", "stage.container2", "stage.backdrop", "stage.backdrop2"])
      _ = engine.handle(.resize("main", Size(width: 60, height: 40)))
      #expect(engine.seen("stage.backdrop").bounds.size == Size(width: 60, height: 40))
      _ = engine.handle(.resize("main", Size(width: 100, height: 100)))
      #expect(engine.leave("other", .unanimated) == .accepted)
      #expect(engine.subviews(of: "stage.container2").isEmpty)
      #expect(engine.leave("large") == .accepted)
      _ = engine.handle(.advance(.milliseconds(350)))
      #expect(engine.observe().views == before)
    }
  }

  @Test func `a leaving that knows no backdrop takes it out, and back when cancelled`() throws {
    var engine = TransitionEngine(try EngineWorlds.gallery(.modal(.fullScreen)))
    #expect(engine.enter(Animation("hold"), "large") == .accepted)
    _ = engine.handle(.advance(Flicks(10)))
    #expect(engine.seen("stage.backdrop").alpha == 0.75)
    #expect(engine.leave("large") == .accepted)
    #expect(engine.subviews(of: "stage.container") == ["wall", "large"])
    _ = engine.handle(.cancel("stage"))
    #expect(engine.subviews(of: "stage.container") == ["stage.backdrop", "large"])
    // One that has a backdrop of its own uses the same, and leaves it as it was.
    let own = Departure.animated(Animation("imageZoom"))
    #expect(engine.leave("large", own) == .accepted)
    #expect(engine.seen("stage.backdrop").alpha == 1)
    #expect(
      engine.subviews(of: "stage.container").dropLast() == ["wall", "stage.backdrop", "large"])
    _ = engine.handle(.advance(Flicks(99)))
    _ = engine.handle(.cancel("stage"))
    _ = engine.handle(.advance(Flicks(99)))
    #expect(engine.seen("stage.backdrop").alpha == 0.75)
    #expect(engine.subviews(of: "stage.container") == ["stage.backdrop", "large"])
    // Where nothing stays, a cancelled leaving takes its own backdrop with it.
    _ = engine.handle(.discard("large"))
    #expect(engine.enter(nil, "large") == .accepted)
    #expect(engine.leave("large", own) == .accepted)
    _ = engine.handle(.cancel("stage"))
    #expect(engine.subviews(of: "stage.container") == ["large"])
  }

  @Test func `the lower screen may lie on top`() throws {
    for kind in EngineWorlds.kinds {
      var engine = TransitionEngine(try EngineWorlds.gallery(kind))
      #expect(engine.enter(Animation("scrub"), "large") == .accepted)
      var order: [Name] = ["large", "stage.backdrop", "wall", "stage.traveller"]
      if kind == .modal(.over) { order.remove(at: 2) }
      #expect(engine.subviews(of: "stage.container") == order)
      _ = engine.handle(.interrupt(nil))
      #expect(engine.seen("large").isVisible)
      let isModal = kind != .navigation
      #expect(
        engine.subviews(of: "stage.container") == (isModal ? ["stage.backdrop", "large"] : []))
    }
    var engine = TransitionEngine(try EngineWorlds.demo(.navigation))
    #expect(engine.enter(nil) == .accepted)
    #expect(engine.leave("detail", .animated(Animation("ping"))) == .accepted)
    #expect(engine.subviews(of: "stage.container") == ["detail", "list"])
  }
}
