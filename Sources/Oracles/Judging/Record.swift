// What a run leaves behind for the oracles: every moment, before and after, seen and expected.

import Model
import Scenario

/// A broken clause.
public struct Violation: Hashable, Sendable {
  /// The clause.
  public let clause: Clause
  /// The number of events that had been handled when it showed; 0 before the first.
  public let step: Int
  /// What is wrong, with what was expected and what was seen, in a sentence.
  public let sentence: String

  /// Makes a violation.
  public init(_ clause: Clause, step: Int, _ sentence: String) {
    self.clause = clause
    self.step = step
    self.sentence = sentence
  }
}

/// One event of a run; it never changes, so records share it.
public final class Moment: Sendable {
  /// The number of the event, from 1.
  public let step: Int
  /// The event.
  public let event: Event
  /// What the system answered.
  public let response: Response
  /// What the model answered.
  public let expectedResponse: Response
  /// What was seen before.
  public let before: Observation
  /// What is seen after.
  public let after: Observation
  /// What the model says of before.
  public let expectedBefore: Expectation
  /// What the model says of after.
  public let expected: Expectation
  private let measured: Survey?

  /// Makes a moment, with what is measured of `after` where it is known that oracles will ask.
  init(
    step: Int, event: Event, response: Response, expectedResponse: Response, before: Observation,
    after: Observation, expectedBefore: Expectation, expected: Expectation, survey: Survey?
  ) {
    self.step = step
    self.event = event
    self.response = response
    self.expectedResponse = expectedResponse
    self.before = before
    self.after = after
    self.expectedBefore = expectedBefore
    self.expected = expected
    measured = survey
  }

  /// What is measured of after.
  var survey: Survey { measured ?? Survey(after.views) }

  /// Whether the system accepted the event.
  var isAccepted: Bool { response == .accepted }
}

/// A run: a scene and its moments so far.
public struct Record: Sendable {
  private let setting: Setting
  /// The moments.
  public internal(set) var moments: [Moment] = []
  /// The app's hidden flags of the declared views, or `nil` once a reaction was armed that may change
  /// them.
  var flags: [Bool]?
  /// Names of views that reactions armed so far may touch.
  var reactive: [Name] = []
  /// Whether any reaction was armed.
  var hasReactions = false
  /// Whether a finger took part.
  var hasGestures = false

  init(scene: Scene, start: Observation, expectedStart: Expectation) {
    setting = Setting(scene, start, expectedStart)
    flags = scene.views.map(\.isHidden)
  }

  /// The scene.
  public var scene: Scene { setting.scene }
  /// What was seen before the first event.
  public var start: Observation { setting.start }
  /// What the model says of that.
  public var expectedStart: Expectation { setting.expectedStart }

  /// What a stage is declared as.
  func stage(_ name: Name) -> StageDeclaration? { scene.stages.first { $0.name == name } }

  /// The position of the declaration of a view, which is mostly at a place that is known: looks list
  /// the declared views first.
  func declaration(of name: Name, near place: Int = 0) -> Int? {
    let views = scene.views
    if place < views.count && views[place].name == name { return place }
    return views.indices.first { views[$0].name == name }
  }

  /// What no moment changes; all copies of a record share it.
  private final class Setting: Sendable {
    let scene: Scene
    let start: Observation
    let expectedStart: Expectation

    init(_ scene: Scene, _ start: Observation, _ expectedStart: Expectation) {
      self.scene = scene
      self.start = start
      self.expectedStart = expectedStart
    }
  }

  /// Appends a moment, and keeps the books that several oracles read.
  mutating func append(_ moment: Moment) {
    moments.append(moment)
    guard moment.isAccepted else { return }
    if moment.event.isGesture { hasGestures = true }
    switch moment.event {
    case .hide(let view): setFlag(of: view, true)
    case .show(let view): setFlag(of: view, false)
    case .upon(_, let event):
      hasReactions = true
      note(reaction: event)
    default: break
    }
  }

  private mutating func setFlag(of view: Name, _ isHidden: Bool) {
    if let position = declaration(of: view) { flags?[position] = isHidden }
  }

  private mutating func note(reaction: Event) {
    switch reaction {
    case .hide, .show: flags = nil
    case .upon(_, let event): note(reaction: event)
    case .add(let view, _), .insert(let view, _, _), .remove(let view), .front(let view),
      .back(let view):
      reactive.append(view)
    default: break
    }
  }

  /// The observation after so many events.
  func observation(after step: Int) -> Observation {
    step == 0 ? start : moments[step - 1].after
  }

  /// The names on all stacks of an observation.
  static func stacked(_ observation: Observation) -> [Name] {
    observation.stages.flatMap(\.stack)
  }
}

extension Event {
  /// Whether a finger takes part, or is to take part.
  var isGesture: Bool {
    switch self {
    case .pan, .start: true
    case .push(_, _, .animated(let animation)), .present(_, _, .animated(let animation)),
      .pop(_, _, .animated(let animation)), .dismiss(_, .animated(let animation)):
      animation.isInteractive
    case .upon(_, let event): event.isGesture
    default: false
    }
  }

  /// The view that a tree event moves.
  var movedView: Name? {
    switch self {
    case .add(let view, _), .insert(let view, _, _), .remove(let view), .front(let view),
      .back(let view):
      view
    default: nil
    }
  }
}

extension Observation {
  /// The names of the helpers of a stage, as they are listed.
  func helperNames(of stage: Name) -> [Name] {
    var names: [Name] = []
    for position in views.indices where views[position].name.isHelper(of: stage) {
      names.append(views[position].name)
    }
    return names
  }

  /// The names of the subviews of a view, back to front.
  func subviewNames(of name: Name) -> [Name] {
    positions(in: name).map { views[$0].name }
  }

  /// The positions of the subviews of a view, back to front.
  func positions(in superview: Name) -> [Int] {
    let views = views
    var positions = views.indices.filter { views[$0].superview == superview }
    positions.sort { views[$0].index < views[$1].index }
    return positions
  }
}
