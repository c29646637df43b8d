// Events: reasons of rejection in their order, the tree, reactions, and that nothing stops.

import Scenario
import Testing

@testable import Engine

@Suite struct EngineEventTests {
  private let huge = 0x1p33

  @Test func `every reason is given`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    let skew = Transform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    let flat = Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    _ = engine.handle(.setTransform("loose", skew))
    let events: [(Event, Rejection)] = [
      (.add("x", to: "main"), .unknownView("x")),
      (.add("stage.traveller", to: "main"), .helperView("stage.traveller")),
      (.add("no.container", to: "main"), .helperView("no.container")),
      (.add("main", to: "x"), .unknownView("x")), (.add("main", to: "list"), .windowView("main")),
      (.add("list", to: "list"), .managedScreen("list")),
      (.add("label", to: "label"), .cycle("label", "label")),
      (.insert("loose", into: "main", at: 3), .indexOutOfRange(3)),
      (.insert("loose", into: "main", at: .min), .indexOutOfRange(.min)),
      (.insert("label", into: "main", at: 2), .indexOutOfRange(2)),
      (.remove("main"), .windowView("main")), (.remove("list"), .managedScreen("list")),
      (.front("loose"), .noSuperview("loose")), (.back("main"), .windowView("main")),
      (.setFrame("loose", Rect(x: .nan, y: 0, width: 0, height: 0)), .valueOutOfRange),
      (.setFrame("loose", .zero), .frameUndefined("loose")),
      (.setBounds("loose", Rect(x: 0, y: 0, width: -1, height: 0)), .valueOutOfRange),
      (.setCenter("loose", Point(x: huge, y: 0)), .valueOutOfRange),
      (.setTransform("loose", .scale(.infinity)), .valueOutOfRange),
      (.setTransform("loose", flat), .singularTransform),
      (.scroll("loose", to: Point(x: 0, y: .nan)), .valueOutOfRange),
      (.hide("x"), .unknownView("x")), (.show("x"), .unknownView("x")),
      (.setAlpha("loose", .nan), .valueOutOfRange), (.bind("k", to: "x"), .unknownView("x")),
      (.unbind("k"), .notBound("k")), (.resize("list", .zero), .notAWindow("list")),
      (.resize("main", Size(width: -1, height: 0)), .valueOutOfRange),
      (.present("detail", on: "x", .unanimated), .unknownStage("x")),
      (.push("detail", on: "stage", .unanimated), .wrongStage("stage")),
      (.pop("stage", .asEntered), .wrongStage("stage")),
      (.pop("x", .asEntered), .unknownStage("x")),
      (.present("loose", on: "stage", .unanimated), .notAScreen("loose")),
      (.present("list", on: "stage", .unanimated), .screenInUse("list")),
      (.dismiss("list", .asEntered), .notPresented("list")),
      (.discard("loose"), .notPresented("loose")), (.finish("stage"), .notInFlight("stage")),
      (.cancel("x"), .unknownStage("x")), (.interrupt("stage"), .notInFlight("stage")),
      (.advance(Flicks(-1)), .timeOutOfRange), (.advance(Flicks(.max)), .timeOutOfRange),
      (.advance(Flicks(.min)), .timeOutOfRange),
      (.upon(.didAppear("loose"), .interrupt(nil)), .notAScreen("loose")),
      (.upon(.phase("x", 0), .interrupt(nil)), .unknownStage("x")),
    ]
    let before = engine.observe()
    for (event, reason) in events {
      #expect(engine.handle(event) == .rejected(reason), "\(event)")
      var now = engine.observe()
      #expect(now.lastRejection == reason)
      now.lastRejection = nil
      #expect(now == before)
    }
  }

  @Test func `animations are checked in their order`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    func reason(_ animation: Animation) -> Response {
      engine.handle(.present("detail", on: "stage", .animated(animation)))
    }
    let long = Flicks(Limits.time.count + 1)
    #expect(reason(Animation("x", lasting: long)) == .rejected(.unknownChoreography("x")))
    #expect(
      reason(Animation("imageMask", lasting: long, from: .view("x")))
        == .rejected(.timeOutOfRange))
    #expect(
      reason(Animation("imageMask", from: .view("x"), to: .view("y.z")))
        == .rejected(.unknownView("x")))
    #expect(
      reason(Animation("imageMask", from: .item("x"), to: .view("y.z")))
        == .rejected(.helperView("y.z")))
    #expect(reason(engineFlight) == .accepted)
    #expect(reason(Animation("imageMask")) == .rejected(.busy("stage")))
    #expect(engine.handle(.dismiss("detail", .asEntered)) == .rejected(.busy("stage")))
    #expect(engine.handle(.setCenter("detail", .zero)) == .rejected(.managedLayout("detail")))
    #expect(engine.handle(.finish("stage")) == .accepted)
    #expect(engine.handle(.cancel("stage")) == .rejected(.settling("stage")))
    _ = engine.handle(.interrupt(nil))
    #expect(engine.handle(.present("more", on: "stage", .unanimated)) == .accepted)
    #expect(engine.handle(.dismiss("detail", .asEntered)) == .rejected(.notOnTop("detail")))
    #expect(engine.handle(.discard("detail")) == .accepted)
    #expect(engine.observe().stage("stage")?.stack == ["list"])
  }

  @Test func `a screen cannot enter a stage inside itself, nor one off screen`() throws {
    var engine = TransitionEngine(try EngineWorlds.city())
    #expect(
      engine.handle(.push("s1", on: "deep", .unanimated)) == .rejected(.cycle("s1", "s1")))
    let flight = Arrival.animated(Animation("imageMask"))
    #expect(engine.handle(.push("s2", on: "deep", flight)) == .rejected(.offScreen("deep")))
    #expect(engine.handle(.push("s2", on: "deep", .unanimated)) == .accepted)
    #expect(engine.handle(.pop("deep", .unanimated)) == .accepted)
    #expect(engine.handle(.pop("deep", .unanimated)) == .rejected(.atRoot("deep")))
    // A view over a screen that is out of the tree still reaches the host through its home.
    #expect(engine.handle(.push("s3", on: "nav", .unanimated)) == .accepted)
    #expect(engine.handle(.add("base", to: "tab")) == .rejected(.cycle("base", "tab")))
  }

  @Test func `siblings keep their order but for the one that moves`() throws {
    let children: [Name] = ["c0", "c1", "c2", "c3", "c4"]
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    var engine = TransitionEngine(
      try Scene(
        views: [ViewDeclaration("p", frame: frame)]
          + children.map { ViewDeclaration($0, in: "p", frame: frame) }))
    var order = children
    var dice = EngineDice(seed: 4)
    for _ in 0..<300 {
      let child = dice.pick(children)
      var rest = order.filter { $0 != child }
      let index = Int.random(in: 0...rest.count, using: &dice)
      switch Int.random(in: 0..<5, using: &dice) {
      case 0 where order.contains(child):
        #expect(engine.handle(.front(child)) == .accepted)
        rest.append(child)
      case 1 where order.contains(child):
        #expect(engine.handle(.back(child)) == .accepted)
        rest.insert(child, at: 0)
      case 2:
        #expect(engine.handle(.add(child, to: "p")) == .accepted)
        rest.append(child)
      case 3: #expect(engine.handle(.remove(child)) == .accepted)
      default:
        #expect(engine.handle(.insert(child, into: "p", at: index)) == .accepted)
        rest.insert(child, at: index)
      }
      order = rest
      #expect(engine.subviews(of: "p") == order)
    }
  }

  @Test func `frames are set through scale and translation`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.navigation))
    let transform = Transform(a: -2, b: 0, c: 0, d: 0.5, tx: 3, ty: 4)
    #expect(engine.handle(.setTransform("loose", transform)) == .accepted)
    let frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(engine.handle(.setFrame("loose", frame)) == .accepted)
    #expect(engine.seen("loose").box == frame)
    #expect(engine.handle(.setAlpha("list", 0)) == .accepted)
    #expect(!engine.seen("thumb").isVisible)
  }

  @Test(arguments: EngineWorlds.kinds)
  func `screens enter and leave at once`(kind: StageKind) throws {
    var engine = TransitionEngine(try EngineWorlds.demo(kind))
    let before = engine.observe()
    #expect(engine.enter(nil) == .accepted)
    #expect(engine.enter(nil, "more") == .accepted)
    #expect(engine.observe().stage("stage")?.stack == ["list", "detail", "more"])
    #expect(engine.seen("more").isVisible)
    #expect(engine.seen("list").isVisible == (kind == .modal(.over)))
    #expect(engine.leave("more") == .accepted)
    #expect(engine.leave("detail", .unanimated) == .accepted)
    for (now, then) in zip(engine.observe().views, before.views) where now.name != "detail" {
      #expect(now == then)
    }
    #expect(engine.observe().views.count == before.views.count)
    #expect(engine.observe().log.count == (kind == .modal(.over) ? 8 : 16))
  }

  @Test func `the presenter returns to its index, or to the last that there is`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.modal(.fullScreen)))
    _ = engine.handle(.add("loose", to: "main"))
    _ = engine.handle(.back("label"))
    #expect(engine.enter(nil) == .accepted)
    #expect(engine.subviews(of: "main") == ["label", "loose", "stage.container"])
    _ = engine.handle(.remove("label"))
    _ = engine.handle(.remove("loose"))
    #expect(engine.leave() == .accepted)
    #expect(engine.subviews(of: "main") == ["list"])
  }

  @Test func `reactions are handled once, in their order, inside the callback`() throws {
    var engine = TransitionEngine(try EngineWorlds.demo(.navigation))
    let reactions: [(Trigger, Event)] = [
      (.willAppear("detail"), .advance(.zero)), (.willAppear("detail"), .hide("label")),
      (.begins("stage"), .setAlpha("label", 0.5)), (.phase("stage", 1), .cancel("stage")),
      (.willDisappear("list"), .upon(.willDisappear("list"), .show("label"))),
      (.completes("stage"), .hide("loose")), (.didDisappear("detail"), .remove("label")),
      (.didAppear("list"), .push("more", on: "stage", .unanimated)),
      (.ends("stage"), .resize("main", .zero)), (.phase("stage", .max), .interrupt(nil)),
    ]
    for (trigger, event) in reactions { #expect(engine.handle(.upon(trigger, event)) == .accepted) }
    #expect(engine.enter(engineFlight) == .accepted)
    #expect(engine.observe().lastRejection == .insideCallback)
    #expect(engine.seen("label").isHidden && engine.seen("label").alpha == 0.5)
    _ = engine.handle(.advance(.milliseconds(1_000)))
    #expect(engine.observe().stage("stage")?.stack == ["list", "more"])
    #expect(engine.seen("loose").isHidden && engine.seen("label").superview == nil)
    #expect(!engine.seen("label").isHidden)
    #expect(engine.seen("main").bounds.size == .zero)
    #expect(engine.reactions.count == 1)
  }
}
