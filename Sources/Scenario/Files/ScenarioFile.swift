// A scenario: the unit that people exchange. A scene, then what happens and what must be seen.

/// A scene with what happens in it, step by step; with expectations it is a test by itself.
public struct ScenarioFile: Hashable, Sendable {
  /// The world before the first step.
  public var scene: Scene
  /// What happens and what must then be seen, in order.
  public var steps: [Step]

  /// Makes a scenario.
  public init(scene: Scene, steps: [Step]) {
    self.scene = scene
    self.steps = steps
  }

  /// Makes a scenario without expectations.
  public init(scene: Scene, events: [Event]) {
    self.init(scene: scene, steps: events.map(Step.event))
  }

  /// What happens, without what is expected.
  public var events: [Event] {
    steps.compactMap { step in
      if case .event(let event) = step { event } else { nil }
    }
  }
}

/// One line of a scenario after its declarations.
public enum Step: Hashable, Sendable {
  /// Something happens.
  case event(Event)
  /// Something must be so now.
  case expect(Expect)
}

/// Something that must be so at this point of a scenario.
///
/// A number agrees with what is seen when the two differ by no more than half a unit of the last
/// decimal that is written, and of the third decimal where fewer are written.
public enum Expect: Hashable, Sendable {
  /// The last event was accepted.
  case accepted
  /// The last event was refused, for the reason of this word (`Rejection.reasons`).
  case rejected(String)
  /// Something about a view, declared or helper.
  case view(Name, ViewFact)
  /// Something about a stage.
  case stage(Name, StageFact)
  /// How a screen stands by its callbacks.
  case screen(Name, Appearance)
  /// The view that a touch at this point of the screen reaches; `nil` for none.
  case hit(Point, Name?)
}

/// Something that can be so of a view.
public enum ViewFact: Hashable, Sendable {
  /// It is visible.
  case visible
  /// It is not visible.
  case hidden
  /// It is there: declared, or a helper of a running transition.
  case exists
  /// It is not there.
  case missing
  /// Its screen box.
  case box(Rect)
  /// Its bounds.
  case bounds(Rect)
  /// Its centre in its superview.
  case center(Point)
  /// Its transform.
  case transform(Transform)
  /// Its superview, and if given its index there.
  case inside(Name, at: Int?)
  /// It has no superview.
  case detached
  /// Its opacity.
  case alpha(Double)
  /// The opacity of its shadow.
  case shadow(Double)
  /// The radius of its blur.
  case blur(Double)
  /// Its corner radius.
  case cornerRadius(Double)
  /// The picture that it shows.
  case picture(Name)
  /// What its mask lets through.
  case masked(Ellipse)
  /// What its mask lets through when fully open.
  case opening(Ellipse)
  /// It has no mask.
  case unmasked
}

/// Something that can be so of a stage.
public enum StageFact: Hashable, Sendable {
  /// No transition is running.
  case idle
  /// The screens on its stack, the root first.
  case stack([Name])
  /// The phase of the running transition.
  case phase(Int)
  /// The position of the running transition.
  case elapsed(Flicks)
  /// Which way the running transition's time goes.
  case drive(TransitionObservation.Drive)
  /// How the top screen is dragged.
  case drag(DragObservation.State)
  /// How far the top screen is dragged.
  case offset(Point)
  /// How many transitions have been reported finished and cancelled on it.
  case completed(finished: Int, cancelled: Int)
}

/// How a screen stands by the callbacks that it has had.
public enum Appearance: String, Sendable, CaseIterable {
  /// Between willAppear and didAppear.
  case appearing
  /// After didAppear, or a root from the beginning.
  case appeared
  /// Between willDisappear and didDisappear.
  case disappearing
  /// After didDisappear, or never seen.
  case disappeared
}
