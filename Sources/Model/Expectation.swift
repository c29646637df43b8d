// Expectations: what a correct implementation may be observed as.

import Bounds
import Scenario

/// What may be seen at one moment: discrete parts exactly, numbers as envelopes.
public struct Expectation: Equatable, Sendable {
  /// The time since the scene began.
  public let time: Flicks
  /// The views, in the order of S-12.
  public let views: [ViewExpectation]
  /// The stages, in the order of declaration.
  public let stages: [StageObservation]
  /// How far the top screen of a stage is dragged, by the stage's name; nothing for one without a drag.
  public let drags: [Name: PointEnvelope]
  /// The choreography that the top screen of a stage entered by, by the stage's name; nothing for a
  /// root, and for a screen that entered unanimated.
  public let entrances: [Name: Name]
  /// The transitions in flight, in the order of their numbers.
  public let flights: [FlightExpectation]
  /// The callbacks since the scene began.
  public let log: [LogEntry]
  /// The reason of the last event that was refused.
  public fileprivate(set) var lastRejection: Rejection?

  /// S-12, with the model's own numbers.
  public var representative: Observation {
    Observation(
      time: time, views: views.map(\.representative), stages: stages, log: log,
      lastRejection: lastRejection)
  }

  /// S-13: the same after an event that was refused for that reason, and changed nothing else.
  func afterRefusing(_ reason: Rejection?) -> Expectation {
    var expectation = self
    expectation.lastRejection = reason
    return expectation
  }
}

/// What may be seen of one view; the properties are those of `ViewObservation`.
public struct ViewExpectation: Equatable, Sendable {
  /// The name.
  public let name: Name
  /// What it is declared as; `nil` for a helper.
  public let kind: ViewKind?
  /// What it is for; `nil` for a declared view.
  public let role: HelperRole?
  /// The superview; `nil` for a root.
  public let superview: Name?
  /// The position among its siblings; 0 for a root.
  public let index: Int
  /// Whether the view itself is hidden.
  public let isHidden: Bool
  /// Whether it can be seen (S-3).
  public let isVisible: Bool
  /// The bounds.
  public let bounds: RectEnvelope
  /// The centre.
  public let center: PointEnvelope
  /// The transform.
  public let transform: TransformEnvelope
  /// The screen box.
  public let box: RectEnvelope
  /// The opacity.
  public let alpha: Envelope
  /// The corner radius.
  public let cornerRadius: Envelope
  /// The opacity of the shadow.
  public let shadow: Envelope
  /// The radius of the blur.
  public let blur: Envelope
  /// The mask.
  public let mask: MaskExpectation?
  /// The name of the picture.
  public let picture: Name?
  /// How the picture is fitted.
  public let contentMode: ContentMode

  /// V-4, with the model's own numbers.
  public var representative: ViewObservation {
    ViewObservation(
      name: name, superview: superview, index: index, isHidden: isHidden, isVisible: isVisible,
      bounds: bounds.value, center: center.value, transform: transform.value, box: box.value,
      alpha: alpha.value, cornerRadius: cornerRadius.value, shadow: shadow.value,
      blur: blur.value,
      mask: mask.map { MaskObservation(shape: $0.shape.value, opened: $0.opened?.value) },
      picture: picture, contentMode: contentMode)
  }
}

/// What may be seen of a mask.
public struct MaskExpectation: Equatable, Sendable {
  /// What it lets through now.
  public let shape: EllipseEnvelope
  /// What it lets through when fully open; `nil` for the app's own mask.
  public let opened: EllipseEnvelope?
  /// Whether it covers the masked view's bounds when fully open; not claimed where the chain between
  /// anchor and mask leaves the range of `Double`.
  public let isCovering: Bool
}

/// What the model knows of a transition in flight.
public struct FlightExpectation: Equatable, Sendable {
  /// The stage.
  public let stage: Name
  /// The number, from 1.
  public let number: Int
  /// The timeline.
  public let timeline: Timeline
  /// b(0) … b(n) (V-12).
  public let boundaries: [Flicks]
  /// The position on the timeline.
  public let elapsed: Flicks
  /// The index of the phase (V-13).
  public let phase: Int
  /// Which way time runs.
  public let drive: TransitionObservation.Drive
  /// Whether it follows a finger rather than the clock.
  public let isInteractive: Bool
  /// Whether the upper screen enters.
  public let isEntering: Bool
  /// The screen that enters or leaves.
  public let upper: Name
  /// The screen that is covered or uncovered; `nil` under style `over`.
  public let lower: Name?
  /// The container.
  public let container: Name
  /// The view at the start of the flight, if there is one.
  public let source: Name?
  /// The view at the end of the flight, if there is one.
  public let destination: Name?
  /// Whether the source's view is connected (S-5).
  public let isSourceConnected: Bool
  /// Whether the destination's view is connected (S-5).
  public let isDestinationConnected: Bool
  /// The source's rectangle in container space (S-5).
  public let sourceRect: RectEnvelope
  /// The destination's rectangle in container space (S-5).
  public let destinationRect: RectEnvelope
  /// The source's rectangle as the picture is fitted to it (V-16); `nil` without a traveller.
  public let landingSource: RectEnvelope?
  /// The destination's rectangle as the picture is fitted to it (V-16); `nil` without a traveller.
  public let landingDestination: RectEnvelope?
  /// Where the traveller is from 0 to 1; `nil` without one.
  public let travel: Envelope?
  /// The traveller's scale; `nil` without one.
  public let scale: Envelope?
  /// How far the mask has opened; `nil` without one, or on a lower screen under `over`.
  public let openness: Envelope?
}
